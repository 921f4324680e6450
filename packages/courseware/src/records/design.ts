import * as z from 'zod/mini';
import { animation } from './animation.ts';
import { colorMap } from './page.ts';
import { effects, fill, line, themeSlot } from './paint.ts';
import { orderKey, recordId } from './scalar.ts';
import { listStyle } from './text.ts';

const fontSet = z.object({
  latin: z.string().check(z.maxLength(128)),
  eastAsian: z.optional(z.string().check(z.maxLength(128))),
  complexScript: z.optional(z.string().check(z.maxLength(128))),
  /** Fonts by script, such as `Hans` → 宋体. */
  scripts: z.optional(z.record(z.string().check(z.maxLength(16)), z.string().check(z.maxLength(128)))),
});

/** Colours, fonts and effects that the deck's records refer to by slot. */
export const theme = z.object({
  kind: z.literal('theme'),
  id: recordId,
  name: z.optional(z.string().check(z.maxLength(1024))),
  /** Colours by slot (dk1 to folHlink), six hexadecimal digits. */
  colors: z.partialRecord(themeSlot, z.string().check(z.regex(/^[0-9a-fA-F]{6}$/))),
  fonts: z.object({ major: fontSet, minor: fontSet }),
  fills: z.optional(z.array(fill)),
  backgroundFills: z.optional(z.array(fill)),
  lines: z.optional(z.array(line)),
  effects: z.optional(z.array(effects)),
  origin: z.optional(z.string().check(z.maxLength(512))),
});
export type Theme = z.infer<typeof theme>;

export const master = z.object({
  kind: z.literal('master'),
  id: recordId,
  themeId: recordId,
  order: orderKey,
  name: z.optional(z.string().check(z.maxLength(1024))),
  background: z.optional(fill),
  colorMap: z.optional(colorMap),
  /** Text formats of titles, of bodies and of other text, by level (p:txStyles). */
  textStyles: z.optional(
    z.object({ title: z.optional(listStyle), body: z.optional(listStyle), other: z.optional(listStyle) }),
  ),
  /** Animations of the master's shapes and placeholders, played on its pages before the pages' own animations. */
  animations: z.optional(z.array(animation).check(z.maxLength(1000))),
  origin: z.optional(z.string().check(z.maxLength(512))),
});
export type Master = z.infer<typeof master>;

export const layout = z.object({
  kind: z.literal('layout'),
  id: recordId,
  masterId: recordId,
  order: orderKey,
  name: z.optional(z.string().check(z.maxLength(1024))),
  /** Type of layout (19.7.15), such as `title` or `twoObj`. */
  type: z.optional(z.string().check(z.maxLength(32))),
  background: z.optional(fill),
  colorMap: z.optional(colorMap),
  /** A separate theme instead of the master's (a:themeOverride). */
  themeId: z.optional(recordId),
  showMasterShapes: z.optional(z.boolean()),
  /** Animations of the layout's shapes and placeholders, played on its pages before the pages' own animations. */
  animations: z.optional(z.array(animation).check(z.maxLength(1000))),
  origin: z.optional(z.string().check(z.maxLength(512))),
});
export type Layout = z.infer<typeof layout>;
