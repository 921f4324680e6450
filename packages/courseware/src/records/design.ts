import { z } from 'zod';
import { colorMap } from './page.ts';
import { effects, fill, line, themeSlot } from './paint.ts';
import { orderKey, recordId } from './scalar.ts';
import { listStyle } from './text.ts';

const fontSet = z.object({
  latin: z.string().max(128),
  eastAsian: z.string().max(128).optional(),
  complexScript: z.string().max(128).optional(),
  /** By script, such as `Hans` → 宋体. */
  scripts: z.record(z.string().max(16), z.string().max(128)).optional(),
});

/** Colours, fonts and effects that the deck's records name by slot. */
export const theme = z.object({
  kind: z.literal('theme'),
  id: recordId,
  name: z.string().max(1024).optional(),
  /** Six hexadecimal digits a slot (dk1 to folHlink). */
  colors: z.partialRecord(themeSlot, z.string().regex(/^[0-9a-fA-F]{6}$/)),
  fonts: z.object({ major: fontSet, minor: fontSet }),
  fills: z.array(fill).optional(),
  backgroundFills: z.array(fill).optional(),
  lines: z.array(line).optional(),
  effects: z.array(effects).optional(),
  origin: z.string().max(512).optional(),
});
export type Theme = z.infer<typeof theme>;

export const master = z.object({
  kind: z.literal('master'),
  id: recordId,
  themeId: recordId,
  order: orderKey,
  name: z.string().max(1024).optional(),
  background: fill.optional(),
  colorMap: colorMap.optional(),
  /** The text of titles, of bodies and of all else, by level (p:txStyles). */
  textStyles: z
    .object({ title: listStyle.optional(), body: listStyle.optional(), other: listStyle.optional() })
    .optional(),
  origin: z.string().max(512).optional(),
});
export type Master = z.infer<typeof master>;

export const layout = z.object({
  kind: z.literal('layout'),
  id: recordId,
  masterId: recordId,
  order: orderKey,
  name: z.string().max(1024).optional(),
  /** 19.7.15, such as `title` or `twoObj`. */
  type: z.string().max(32).optional(),
  background: fill.optional(),
  colorMap: colorMap.optional(),
  showMasterShapes: z.boolean().optional(),
  origin: z.string().max(512).optional(),
});
export type Layout = z.infer<typeof layout>;
