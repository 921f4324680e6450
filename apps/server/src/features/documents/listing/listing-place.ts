import { LecternError } from '@lectern/protocol';
import { z } from 'zod';
import type { DocumentRow } from '../documents.rows.ts';

export type ListingOrder = 'name' | 'update_at' | 'create_at' | 'size';

/** The last row of a page: its value in the order, and its id. */
export interface ListingPlace {
  readonly folder: boolean;
  readonly value: string | number;
  readonly id: string;
}

/** Largest valid time, milliseconds. A position contains milliseconds of a time, bytes of a size, or a name. */
const LATEST = 8.64e15;
const written = z.tuple([
  z.enum(['name', 'update_at', 'create_at', 'size']),
  z.boolean(),
  z.union([
    z
      .string()
      .max(400)
      .regex(/^[^\0]*$/),
    z.int().min(0).max(LATEST),
  ]),
  z.uuid(),
]);

/** The cursor of a row, from which the next page continues. */
export function placeOf(row: DocumentRow, order: ListingOrder): string {
  const value = {
    name: () => row.name,
    update_at: () => row.updated_at.getTime(),
    create_at: () => row.created_at.getTime(),
    size: () => row.size,
  }[order]();
  const place: z.infer<typeof written> = [order, row.resource_type_code === 'folder', value, row.id];
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Throws INVALID_INPUT unless `placeOf` wrote the cursor for this order. */
export function readPlace(cursor: string, order: ListingOrder): ListingPlace {
  const refused = new LecternError('INVALID_INPUT', { field: 'cursor' });
  try {
    const [of, folder, value, id] = written.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (of !== order || (typeof value === 'string') !== (order === 'name')) throw refused;
    return { folder, value, id };
  } catch {
    throw refused;
  }
}
