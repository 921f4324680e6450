import { newId } from '@lectern/base';
import {
  builtInTableStyle,
  type ElementDraft,
  insertInSight,
  newTable,
  type Paragraph,
  setFrame,
  type Table,
} from '@lectern/courseware';
import {
  type EditSession,
  type ForeignBlock,
  type ForeignCell,
  type ForeignElement,
  readForeign,
} from '@lectern/stage/edit';
import { placesOf } from './paste-cells.ts';

export { foreignRoot } from '@lectern/stage/edit';

/**
 * Font sizes to try, points, largest first so that the last row of a classroom can read; smaller sizes where the page
 * is not high enough.
 */
const WORD_SIZES = [24, 20, 16, 14, 12];
/** Sizes of headings, as multiples of the text's size. */
const HEADINGS = [5 / 3, 4 / 3, 7 / 6];
const CELL_SIZE = 18;
const LEAST_CELL_SIZE = 12;
/** The user is asked before a table of more cells is pasted: no page can show it, and it slows its page. */
const CELLS_UNASKED = 1_000;
/** A table of more cells does not suit a slide. */
const CELLS_MAX = 10_000;
/**
 * Greatest share of the page's width that pasted blocks fill; the gap between two blocks and row heights are in logical
 * pixels.
 */
const WIDEST = 0.8;
const GAP = 16;
const ROW = 48;
/** Height of a line in the smallest size with its insets. */
const LEAST_ROW = 29;

export interface TableSize {
  readonly rows: number;
  readonly columns: number;
}

/** How to paste a large table. */
export type LargeTableAnswer = 'table' | 'words' | 'nothing';

/**
 * Why no element was put on the page: the text is to be pasted instead, the table is too large, or the user cancelled.
 */
export type UnpastedForeign = 'as words' | 'too large' | 'nothing';

export interface PastedForeign {
  readonly hasWords: boolean;
  /** Pictures embedded in the HTML, as files. */
  readonly pictures: readonly File[];
  /** Number of pictures with other addresses, which are not fetched. */
  readonly left: number;
}

/**
 * Puts another program's HTML on the current page: text as text boxes with their emphasis, links and lists, tables as
 * tables, large tables after `asks`.
 */
export async function pasteForeign(
  session: EditSession,
  root: ForeignElement,
  asks: (size: TableSize) => Promise<LargeTableAnswer>,
  grow: (ids: readonly string[], merge: string) => void = () => undefined,
): Promise<PastedForeign | UnpastedForeign> {
  const { blocks, pictures, left } = readForeign(root);
  const largest = largestTable(blocks);
  const cells = largest ? largest.rows * largest.columns : 0;
  if (cells > CELLS_MAX) return 'too large';
  if (largest && cells > CELLS_UNASKED) {
    const answer = await asks(largest);
    if (answer !== 'table') return answer === 'words' ? 'as words' : 'nothing';
  }
  // The page shown after the user's answer.
  const pageId = session.pageId.get();
  if (pageId === undefined) return 'nothing';
  const page = session.store.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const { placed, height } = fittingBlocks(root, blocks, page);
  let y = Math.max(0, (page.h - height) / 2);
  const ids: string[] = [];
  const merge = `paste:${newId()}`;
  if (blocks.length > 0)
    session.edit(
      (edit) => {
        for (const { w, h, draft } of placed) {
          ids.push(insertInSight(edit, pageId, draft({ x: (page.w - w) / 2, y, w, h })));
          y += h + GAP;
        }
      },
      { merge },
    );
  if (ids.length > 0) {
    session.choose(ids);
    // The height of the text is known only after rendering.
    grow(ids, merge);
    underEachOther(session, ids, page, merge);
  }
  return {
    hasWords: blocks.length > 0,
    pictures: await Promise.all(pictures.map(fileOf)),
    left,
  };
}

/** Moves the elements below a grown element down, at most to the bottom of the page, and centres all of them. */
function underEachOther(session: EditSession, ids: readonly string[], page: Size, merge: string): void {
  const frames = ids.flatMap((id) => {
    const frame = session.store.find('element', id)?.frame;
    return frame ? [{ id, frame }] : [];
  });
  const height = frames.reduce((sum, { frame }) => sum + frame.h, GAP * (frames.length - 1));
  let y = Math.max(0, (page.h - height) / 2);
  const moved = frames.flatMap(({ id, frame }) => {
    const at = { ...frame, y };
    y += frame.h + GAP;
    return Math.abs(at.y - frame.y) < 0.5 ? [] : [{ id, frame: at }];
  });
  if (moved.length > 0)
    session.edit(
      (edit) => {
        for (const { id, frame } of moved) setFrame(edit, id, frame);
      },
      { merge },
    );
}

interface Placed {
  readonly w: number;
  readonly h: number;
  readonly draft: (frame: ElementDraft['frame']) => ElementDraft;
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Returns the blocks in the largest font size in which all of them fit on the page. */
function fittingBlocks(
  root: ForeignElement,
  blocks: readonly ForeignBlock[],
  page: Size,
): { placed: readonly Placed[]; height: number } {
  let placed: readonly Placed[] = [];
  let height = 0;
  const hasWords = blocks.some(({ kind }) => kind === 'text');
  for (const words of WORD_SIZES) {
    const headings = HEADINGS.map((share) => Math.round(share * words));
    // The text of tables always has the same size.
    const sized = hasWords ? readForeign(root, { words, headings }).blocks : blocks;
    placed = sized.map((block) => placedBlock(block, page));
    height = placed.reduce((sum, { h }) => sum + h, GAP * (placed.length - 1));
    if (height <= page.h || !hasWords) break;
  }
  return { placed, height };
}

function placedBlock(block: ForeignBlock, page: Size): Placed {
  return block.kind === 'table' ? placedTable(block, page) : placedText(block.paragraphs, page);
}

function placedText(paragraphs: readonly Paragraph[], page: Size): Placed {
  const lengths = paragraphs.map((paragraph) => widthOf(paragraph));
  const w = Math.min(page.w * WIDEST, Math.max(160, Math.max(...lengths) + 24));
  const heights = paragraphs.map((paragraph, index) => {
    const lines = Math.max(1, Math.ceil((lengths[index] ?? 0) / (w - 20)));
    return lines * sizeOf(paragraph) * (4 / 3) * 1.2;
  });
  const h = heights.reduce((sum, each) => sum + each, 10);
  return {
    w,
    h,
    draft: (frame) => ({
      type: 'shape',
      frame,
      textBox: true,
      geometry: { type: 'preset', preset: 'rect' },
      fill: { type: 'none' },
      line: { fill: { type: 'none' } },
      text: {
        paragraphs: [...paragraphs],
        box: { wrap: true, autofit: { type: 'grow' }, anchor: 't' },
      },
    }),
  };
}

function sizeOf({ runs }: Paragraph): number {
  return runs[0]?.props?.size ?? CELL_SIZE;
}

/**
 * Estimates the width of a paragraph's text on one line, logical pixels: a Latin letter is about half as wide as a
 * Chinese character.
 */
function widthOf(paragraph: Paragraph): number {
  const words = paragraph.runs
    .map((run) => (run.type === 'text' ? run.text : run.type === 'formula' ? lettersOf(run.latex) : ''))
    .join('');
  const ems = [...words].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1.02 : 0.56), 0);
  return ems * sizeOf(paragraph) * (4 / 3) + (paragraph.props?.marginLeft ?? 0);
}

/** The letters of a formula without command names, to estimate its width. */
function lettersOf(latex: string): string {
  return latex.replace(/\\[A-Za-z]+|[{}\\_^&]/g, ' ').replace(/\s+/g, ' ');
}

/** Id of PowerPoint's table style "No Style, No Grid", so that only the cells' own formats show. */
const OWN_STYLE = '{2D5ABB26-0587-4C30-8999-92F81FD0307C}';

type ForeignTable = Extract<ForeignBlock, { kind: 'table' }>;

function placedTable({ rows, widths }: ForeignTable, page: Size): Placed {
  const places = placesOf(rows);
  const columns = Math.max(...places.map(({ column, cell }) => column + cell.colSpan));
  const w = Math.min(page.w * WIDEST, Math.max(columns * 120, 240));
  const height = Math.max(LEAST_ROW, Math.min(ROW, (page.h * 0.9) / rows.length));
  const size = Math.max(LEAST_CELL_SIZE, Math.min(CELL_SIZE, Math.floor(height / 2.4)));
  const empty = newTable(rows.length, columns, w);
  const wide = shares(widths, columns, w);
  const hasLook = rows.some((each) =>
    each.some(({ look }) => look.fill !== undefined || look.borders !== undefined),
  );
  const cells: Record<string, Table['cells'][string]> = {};
  for (const [key, cell] of Object.entries(empty.cells))
    cells[key] = { ...cell, text: { paragraphs: [{ runs: [], endProps: { size } }] } };
  for (const { row, column, cell } of places) {
    const rowSpan = Math.min(cell.rowSpan, rows.length - row);
    for (let r = row; r < row + rowSpan; r++)
      for (let c = column; c < column + cell.colSpan; c++) delete cells[keyOf(empty, r, c)];
    cells[keyOf(empty, row, column)] = {
      text: { paragraphs: sized(cell.paragraphs, size) },
      anchor: 'ctr',
      ...cell.look,
      ...(cell.colSpan > 1 && { colSpan: cell.colSpan }),
      ...(rowSpan > 1 && { rowSpan }),
    };
  }
  const table: Table = {
    ...empty,
    rows: empty.rows.map((row) => ({ ...row, height })),
    columns: empty.columns.map((column, at) => ({ ...column, width: wide[at] ?? column.width })),
    cells,
    ...(hasLook && { style: builtInTableStyle(OWN_STYLE), bandRows: false }),
    firstRow: rows[0]?.every(isHeading) ?? false,
  };
  return { w, h: height * rows.length, draft: (frame) => ({ type: 'table', frame, table }) };
}

/** Returns the widths of the columns in proportion, none too narrow for a word. */
function shares(widths: readonly (number | undefined)[], columns: number, w: number): readonly number[] {
  const known = widths.filter((width) => width !== undefined);
  if (known.length === 0) return Array.from({ length: columns }, () => w / columns);
  const mean = known.reduce((sum, width) => sum + width, 0) / known.length;
  const each = Array.from({ length: columns }, (_, at) => Math.max(mean / 4, widths[at] ?? mean));
  const all = each.reduce((sum, width) => sum + width, 0);
  return each.map((width) => (width / all) * w);
}

/** Whether a cell is a header cell, by its tag or because all of its text is bold. */
function isHeading({ isHeading: isMarked, paragraphs }: ForeignCell): boolean {
  const runs = paragraphs.flatMap((paragraph) => paragraph.runs);
  return isMarked || (runs.length > 0 && runs.every((run) => run.props?.bold === true));
}

function keyOf({ rows, columns }: Table, row: number, column: number): string {
  return `${rows[row]?.id}:${columns[column]?.id}`;
}

function sized(paragraphs: readonly Paragraph[], size: number): Paragraph[] {
  if (paragraphs.length === 0) return [{ runs: [], endProps: { size } }];
  return paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => ({ ...run, props: { ...run.props, size } })),
    endProps: { size },
  }));
}

/** Returns the size of the table with the most cells. */
function largestTable(blocks: readonly ForeignBlock[]): TableSize | undefined {
  let largest: TableSize | undefined;
  for (const block of blocks) {
    if (block.kind === 'text') continue;
    const size = { rows: block.rows.length, columns: columnsOf(block.rows) };
    if (!largest || size.rows * size.columns > largest.rows * largest.columns) largest = size;
  }
  return largest;
}

/** An upper bound of the number of columns: cells spanned from a row above are not subtracted. */
function columnsOf(rows: readonly (readonly ForeignCell[])[]): number {
  return rows.reduce((most, cells) => Math.max(most, spanOf(cells)), 0);
}

function spanOf(cells: readonly ForeignCell[]): number {
  return cells.reduce((sum, { colSpan }) => sum + colSpan, 0);
}

async function fileOf(address: string, index: number): Promise<File> {
  const blob = await (await fetch(address)).blob();
  return new File([blob], `picture-${index + 1}.${blob.type.slice('image/'.length)}`, { type: blob.type });
}
