import { z } from 'zod';
import { color, fill, line } from './paint.ts';
import { length, positiveLength } from './scalar.ts';
import { textBody } from './text.ts';

export const tableCell = z.object({
  text: textBody,
  /** Columns and rows that the cell covers; the covered ones have no cell of their own. */
  colSpan: z.number().int().min(1).max(1000).optional(),
  rowSpan: z.number().int().min(1).max(1000).optional(),
  fill: fill.optional(),
  borders: z
    .object({
      l: line.optional(),
      t: line.optional(),
      r: line.optional(),
      b: line.optional(),
      tlbr: line.optional(),
      bltr: line.optional(),
    })
    .optional(),
  insets: z
    .object({ l: length.optional(), t: length.optional(), r: length.optional(), b: length.optional() })
    .optional(),
  anchor: z.enum(['t', 'ctr', 'b']).optional(),
  vertical: z
    .enum(['horz', 'vert', 'vert270', 'wordArtVert', 'eaVert', 'mongolianVert', 'wordArtVertRtl'])
    .optional(),
});
export type TableCell = z.infer<typeof tableCell>;

const tableStylePart = z.object({
  fill: fill.optional(),
  borders: z
    .object({
      l: line.optional(),
      t: line.optional(),
      r: line.optional(),
      b: line.optional(),
      insideH: line.optional(),
      insideV: line.optional(),
      tlbr: line.optional(),
      bltr: line.optional(),
    })
    .optional(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  color: color.optional(),
  font: z.enum(['major', 'minor']).optional(),
});

/** A table style (20.1.4.2): the look of the whole and of its special rows and columns. */
export const tableStyle = z.object({
  id: z.string().max(64),
  name: z.string().max(128).optional(),
  background: fill.optional(),
  parts: z.partialRecord(
    z.enum([
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
    ]),
    tableStylePart,
  ),
});
export type TableStyle = z.infer<typeof tableStyle>;

export const table = z.object({
  columns: z.array(z.object({ id: z.string().max(64), width: positiveLength })).max(1000),
  rows: z.array(z.object({ id: z.string().max(64), height: positiveLength })).max(10_000),
  /** By `rowId:columnId` of the cell's top left; a place that a span covers has none. */
  cells: z.record(z.string().max(130), tableCell),
  style: tableStyle.optional(),
  firstRow: z.boolean().optional(),
  lastRow: z.boolean().optional(),
  firstColumn: z.boolean().optional(),
  lastColumn: z.boolean().optional(),
  bandRows: z.boolean().optional(),
  bandColumns: z.boolean().optional(),
  fill: fill.optional(),
});
export type Table = z.infer<typeof table>;
