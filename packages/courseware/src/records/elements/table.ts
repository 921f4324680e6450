import * as z from 'zod/mini';
import type { Merging } from '../merging.ts';
import { table } from '../table.ts';
import { elementBase, placeholder } from './element-base.ts';

export const tableElement = z.object({
  ...elementBase,
  type: z.literal('table'),
  table,
  placeholder: z.optional(placeholder),
});
export type TableElement = z.infer<typeof tableElement>;

export const tableMerging: Merging<TableElement> = { table: { as: 'table' } };
