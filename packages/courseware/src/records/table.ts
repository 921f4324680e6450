import * as z from 'zod/mini';
import { color, fill, line } from './paint.ts';
import { length, positiveLength } from './scalar.ts';
import { textBody } from './text.ts';

export const tableCell = z.object({
  text: textBody,
  /** Number of columns and rows that the cell covers; the covered positions have no cell. */
  colSpan: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  rowSpan: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  fill: z.optional(fill),
  /** Scaling of a picture fill: it fills the cell, or is shown whole. If omitted, the scaling in `fill` applies. */
  pictureFit: z.optional(z.enum(['cover', 'contain'])),
  borders: z.optional(
    z.object({
      l: z.optional(line),
      t: z.optional(line),
      r: z.optional(line),
      b: z.optional(line),
      tlbr: z.optional(line),
      bltr: z.optional(line),
    }),
  ),
  insets: z.optional(
    z.object({ l: z.optional(length), t: z.optional(length), r: z.optional(length), b: z.optional(length) }),
  ),
  anchor: z.optional(z.enum(['t', 'ctr', 'b'])),
  vertical: z.optional(
    z.enum(['horz', 'vert', 'vert270', 'wordArtVert', 'eaVert', 'mongolianVert', 'wordArtVertRtl']),
  ),
});
export type TableCell = z.infer<typeof tableCell>;

const tableStylePart = z.object({
  fill: z.optional(fill),
  borders: z.optional(
    z.object({
      l: z.optional(line),
      t: z.optional(line),
      r: z.optional(line),
      b: z.optional(line),
      insideH: z.optional(line),
      insideV: z.optional(line),
      tlbr: z.optional(line),
      bltr: z.optional(line),
    }),
  ),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  color: z.optional(color),
  font: z.optional(z.enum(['major', 'minor'])),
});

/** Rows, columns and cells that a table style can format, in ascending precedence. */
export const tableStyleParts = [
  'wholeTbl',
  'band1H',
  'band2H',
  'band1V',
  'band2V',
  'lastCol',
  'firstCol',
  'lastRow',
  'firstRow',
  'seCell',
  'swCell',
  'neCell',
  'nwCell',
] as const;

/** A table style (20.1.4.2): format of the whole and of its special rows and columns. */
export const tableStyle = z.object({
  id: z.string().check(z.maxLength(64)),
  name: z.optional(z.string().check(z.maxLength(128))),
  background: z.optional(fill),
  parts: z.partialRecord(z.enum(tableStyleParts), tableStylePart),
});
export type TableStyle = z.infer<typeof tableStyle>;

export const table = z.object({
  columns: z
    .array(z.object({ id: z.string().check(z.maxLength(64)), width: positiveLength }))
    .check(z.maxLength(1000)),
  rows: z
    .array(z.object({ id: z.string().check(z.maxLength(64)), height: positiveLength }))
    .check(z.maxLength(10_000)),
  /** Cells by `rowId:columnId` of their top left position; positions covered by a span have none. */
  cells: z.record(z.string().check(z.maxLength(130)), tableCell),
  /** Texts of covered positions: they are hidden, and return when the cell is split. */
  covered: z.optional(z.record(z.string().check(z.maxLength(130)), textBody)),
  style: z.optional(tableStyle),
  firstRow: z.optional(z.boolean()),
  lastRow: z.optional(z.boolean()),
  firstColumn: z.optional(z.boolean()),
  lastColumn: z.optional(z.boolean()),
  bandRows: z.optional(z.boolean()),
  bandColumns: z.optional(z.boolean()),
  fill: z.optional(fill),
  /** The first column is at the right. */
  rtl: z.optional(z.boolean()),
});
export type Table = z.infer<typeof table>;
