import type { CoursewareReader } from '@lectern/courseware';

/** One page per sheet, several small pages per sheet, or each page above its notes. */
export type PrintForm = 'slides' | 'handout2' | 'handout4' | 'handout6' | 'notes';
/** `page` has the proportions of the courseware's pages, so that no margin is left. */
export type Paper = 'page' | 'A4' | 'A3' | 'Letter';

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Position of a page on its sheet, logical pixels, and its scale. */
export interface PrintedPage {
  readonly pageId: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface PrintPlan {
  /** Paper size and margin for the `@page` rule, millimetres. */
  readonly paper: Size;
  readonly margin: number;
  /** Printable area, logical pixels: the paper within its margin. */
  readonly sheet: Size;
  /** Distance from the top at which the notes begin, logical pixels; undefined when no notes are printed. */
  readonly notesFrom: number | undefined;
  readonly sheets: readonly (readonly PrintedPage[])[];
}

/** Sizes in portrait, millimetres. */
const PAPERS = { A4: { w: 210, h: 297 }, A3: { w: 297, h: 420 }, Letter: { w: 215.9, h: 279.4 } } as const;
/** Longer side of paper with the proportions of the pages, millimetres: the longer side of A4. */
const LONG_MM = 297;
/** Margin for handouts and notes, millimetres: printers leave as much blank anyway. */
const MARGIN_MM = 12;
/** Gap between the small pages of a handout, logical pixels; the page numbers are in it. */
const GAP = 36;
const COLUMNS = { handout2: 1, handout4: 2, handout6: 2 } as const;
const ROWS = { handout2: 2, handout4: 2, handout6: 3 } as const;

/** Returns the papers of a form: several small pages do not fill paper of their own proportions. */
export function papersFor(form: PrintForm): readonly Paper[] {
  return form === 'slides' ? ['A4', 'A3', 'Letter', 'page'] : ['A4', 'A3', 'Letter'];
}

/**
 * Returns the selected pages, including hidden ones; otherwise all pages that are not hidden, or all when every page is
 * hidden.
 */
export function pagesToPrint(
  reader: Pick<CoursewareReader, 'pages' | 'find'>,
  chosen: readonly string[] | undefined,
): readonly string[] {
  const pages = reader.pages();
  const wanted = chosen
    ? pages.filter((id) => chosen.includes(id))
    : pages.filter((id) => !reader.find('page', id)?.hidden);
  return wanted.length > 0 ? wanted : pages;
}

/** Lays out pages on paper. Slides use the orientation of the pages; handouts and notes use portrait. */
export function printPlan(
  pages: readonly string[],
  page: Size,
  { form, paper: wanted }: { readonly form: PrintForm; readonly paper: Paper },
): PrintPlan {
  const margin = form === 'slides' ? 0 : MARGIN_MM;
  const paper = paperOf(page, form, papersFor(form).includes(wanted) ? wanted : 'A4');
  const sheet = { w: pixels(paper.w - 2 * margin), h: pixels(paper.h - 2 * margin) };
  const boxes = boxesOf(form, sheet);
  const sheets = Array.from({ length: Math.ceil(pages.length / boxes.length) }, (_, index) =>
    pages.slice(index * boxes.length, (index + 1) * boxes.length).flatMap((pageId, place) => {
      const box = boxes[place];
      return box ? [{ pageId, ...fitted(page, box, form === 'notes') }] : [];
    }),
  );
  const [first] = sheets[0] ?? [];
  const notesFrom = form === 'notes' && first ? first.y + page.h * first.scale + GAP : undefined;
  return { paper, margin, sheet, notesFrom, sheets };
}

function paperOf(page: Size, form: PrintForm, paper: Paper): Size {
  if (paper === 'page') {
    const scale = LONG_MM / Math.max(page.w, page.h);
    return { w: page.w * scale, h: page.h * scale };
  }
  const { w, h } = PAPERS[paper];
  return form === 'slides' && page.w >= page.h ? { w: h, h: w } : { w, h };
}

/** Returns a length in CSS pixels, rounded down and less one pixel, so that no sheet spills onto the next. */
function pixels(millimetres: number): number {
  return Math.floor((millimetres / 25.4) * 96) - 1;
}

interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

function boxesOf(form: PrintForm, sheet: Size): readonly Box[] {
  if (form === 'slides') return [{ x: 0, y: 0, ...sheet }];
  if (form === 'notes') return [{ x: 0, y: 0, w: sheet.w, h: sheet.h / 2 }];
  const [columns, rows] = [COLUMNS[form], ROWS[form]];
  const w = (sheet.w - GAP * (columns - 1)) / columns;
  const h = (sheet.h - GAP * rows) / rows;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: (index % columns) * (w + GAP),
    y: Math.floor(index / columns) * (h + GAP),
    w,
    h,
  }));
}

/** Scales a page to fit a box, centred; at the box's top where notes follow. */
function fitted(page: Size, box: Box, atTop: boolean): Omit<PrintedPage, 'pageId'> {
  const scale = Math.min(box.w / page.w, box.h / page.h);
  return {
    scale,
    x: box.x + (box.w - page.w * scale) / 2,
    y: atTop ? box.y : box.y + (box.h - page.h * scale) / 2,
  };
}
