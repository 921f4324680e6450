import type { Edit } from '../document/edit.ts';
import { setFrame } from '../edits/frames/frames.ts';
import { sameFrame } from '../edits/frames/geometry.ts';
import { placeholdersOn } from '../edits/pages/placeholders.ts';
import type { Deck, FittedFrom } from '../records/deck.ts';
import type { Master } from '../records/design.ts';
import type { Element } from '../records/element.ts';
import type { Frame } from '../records/elements/element-base.ts';
import type { Table } from '../records/table.ts';
import type { ListStyle, Paragraph, ParagraphProps, RunProps, TextBody } from '../records/text.ts';
import { layoutOf } from '../resolve/design.ts';
import { onLayout } from '../resolve/placeholder.ts';

export interface PageSize {
  readonly w: number;
  readonly h: number;
}

/** Limits of a page's width and height, logical pixels: PowerPoint allows 1 to 56 inches. */
export const LEAST_PAGE = 96;
export const MOST_PAGE = 5376;

/** Sizes offered by name. A4 is landscape, 297 × 210 mm. */
export const PAGE_SIZES = {
  wide: { w: 1280, h: 720 },
  standard: { w: 960, h: 720 },
  a4: { w: 1122.5, h: 793.7 },
} as const satisfies Readonly<Record<string, PageSize>>;

/**
 * Gives all pages another size, logical pixels. `fit` scales elements and font sizes so that all content is on the new
 * page; returning to a former size restores the former sizes. `keep` does not scale. In both cases the content stays
 * about the middle, and placeholders at the positions of their layout follow the layout. Layouts and masters are
 * stretched to the new page, which their backgrounds and bands fill.
 */
export function resizePages(edit: Edit, wanted: PageSize, content: 'fit' | 'keep'): void {
  const deck = edit.find('deck', 'deck');
  const size = { w: bounded(wanted.w), h: bounded(wanted.h) };
  if (!deck || isSame(deck.size, size)) return;
  const before = deck.size;
  const placed = followedPlaces(edit);
  const from = content === 'fit' ? fittedFrom(edit, deck, placed) : undefined;
  // Relative to the size for which the content was made, not to the last size: the result does not depend on the sizes
  // in between.
  const scale = from ? fitting(from, size) / fitting(from, before) : 1;
  edit.update('deck', { size, fittedFrom: from && isSame(from, size) ? undefined : from });
  const designs = [...edit.all('master'), ...edit.all('layout')].map(({ id }) => id);
  stretchDesign(edit, designs, size.w / before.w, size.h / before.h, scale);
  if (deck.textStyle && scale !== 1) edit.update('deck', { textStyle: scaledLevels(deck.textStyle, scale) });
  const at = fittedPoint(before, size, scale);
  for (const page of edit.pages())
    for (const id of edit.children(page)) {
      const element = edit.find('element', id);
      if (!element) continue;
      scaleWords(edit, element, scale);
      const place = edit.find('element', placed.get(id) ?? '')?.frame;
      setFrame(edit, id, place ?? scaledFrame(element.frame, scale, at));
    }
}

function isSame(one: PageSize, other: PageSize): boolean {
  return one.w === other.w && one.h === other.h;
}

/** Scale at which content that fills one page is wholly on the other. */
function fitting(from: PageSize, to: PageSize): number {
  return Math.min(to.w / from.w, to.h / from.h);
}

/**
 * Page size for which the content was made. It becomes the current size if later elements would be outside a page of
 * the former size, or if a layout's placeholder has more text than any had then.
 */
function fittedFrom(edit: Edit, deck: Deck, placed: ReadonlyMap<string, string>): FittedFrom {
  const first = deck.fittedFrom ?? {
    ...deck.size,
    reach: { left: 0, top: 0, right: 0, bottom: 0 },
    letters: 0,
  };
  const scale = fitting(first, deck.size);
  const at = fittedPoint(first, deck.size, scale);
  const reach = { left: 0, top: 0, right: first.w, bottom: first.h };
  let letters = 0;
  for (const page of edit.pages())
    for (const id of edit.children(page)) {
      const element = edit.find('element', id);
      if (!element) continue;
      // An element that its layout places has the layout's box, for any length of the element's text.
      if (placed.has(id)) {
        letters = Math.max(letters, lettersOf(element));
        continue;
      }
      const { frame } = element;
      const left = (frame.x - at.x) / scale;
      const top = (frame.y - at.y) / scale;
      reach.left = Math.min(reach.left, left);
      reach.top = Math.min(reach.top, top);
      reach.right = Math.max(reach.right, left + frame.w / scale);
      reach.bottom = Math.max(reach.bottom, top + frame.h / scale);
    }
  if (!deck.fittedFrom) return { ...first, reach, letters };
  const old = first.reach;
  // One pixel of tolerance for rounding.
  const isWithin =
    letters <= first.letters &&
    reach.left > old.left - 1 &&
    reach.top > old.top - 1 &&
    reach.right < old.right + 1 &&
    reach.bottom < old.bottom + 1;
  return isWithin ? first : fittedFrom(edit, { ...deck, fittedFrom: undefined }, placed);
}

function lettersOf(element: Element): number {
  if (element.type !== 'shape') return 0;
  const runs = element.text?.paragraphs.flatMap((paragraph) => paragraph.runs) ?? [];
  return runs.reduce((sum, run) => sum + ('text' in run ? run.text.length : 1), 0);
}

/**
 * Stretches masters and layouts to a page `sx` times as wide and `sy` times as high, and their font sizes by `scale`.
 */
export function stretchDesign(
  edit: Edit,
  ids: readonly string[],
  sx: number,
  sy: number,
  scale: number,
): void {
  for (const id of ids) {
    for (const child of edit.children(id)) {
      const element = edit.find('element', child);
      if (!element) continue;
      scaleWords(edit, element, scale);
      const { frame } = element;
      const stretched = { ...frame, x: frame.x * sx, y: frame.y * sy, w: frame.w * sx, h: frame.h * sy };
      setFrame(edit, child, stretched);
    }
    const { title, body, other } = edit.find('master', id)?.textStyles ?? {};
    if (scale === 1 || !(title || body || other)) continue;
    const textStyles = {
      ...(title && { title: scaledLevels(title, scale) }),
      ...(body && { body: scaledLevels(body, scale) }),
      ...(other && { other: scaledLevels(other, scale) }),
    };
    edit.update<Master>(id, { textStyles });
  }
}

function bounded(length: number): number {
  return Math.round(Math.min(Math.max(length, LEAST_PAGE), MOST_PAGE) * 10) / 10;
}

/** The layout's placeholder by the id of each placeholder on a page that is where the layout has it. */
function followedPlaces(edit: Edit): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const page of edit.pages()) {
    const models = placeholdersOn(edit, layoutOf(edit, page)?.id ?? '');
    for (const own of placeholdersOn(edit, page)) {
      const model = own.placeholder && onLayout(own.placeholder, models, (each) => each.placeholder);
      if (model && own.type === 'shape' && sameFrame(own.frame, model.frame)) places.set(own.id, model.id);
    }
  }
  return places;
}

/** Offset of a scaled page on a page of another size, so that their middles coincide. */
export function fittedPoint(
  before: PageSize,
  size: PageSize,
  scale: number,
): { readonly x: number; readonly y: number } {
  return { x: (size.w - before.w * scale) / 2, y: (size.h - before.h * scale) / 2 };
}

export function scaledFrame(
  frame: Frame,
  scale: number,
  at: { readonly x: number; readonly y: number },
): Frame {
  const { x, y, w, h } = frame;
  return { ...frame, x: at.x + x * scale, y: at.y + y * scale, w: w * scale, h: h * scale };
}

/** Scales font sizes and other measures of an element's text that do not depend on its frame. */
export function scaleWords(edit: Edit, element: Element, scale: number): void {
  if (scale === 1) return;
  if (element.type === 'group')
    for (const id of edit.children(element.id)) {
      const child = edit.find('element', id);
      if (child) scaleWords(edit, child, scale);
    }
  if (element.type === 'shape' && (element.text || element.textDefaults))
    edit.update(element.id, {
      text: element.text && scaledText(element.text, scale),
      textDefaults: element.textDefaults && scaledLevels(element.textDefaults, scale),
    });
  if (element.type === 'table') edit.update(element.id, { table: scaledTable(element.table, scale) });
  if (element.type === 'formula' && element.size !== undefined)
    edit.update(element.id, { size: points(element.size * scale) });
}

function scaledTable(table: Table, scale: number): Table {
  const cells = Object.entries(table.cells).map(([key, cell]) => [
    key,
    cell.text ? { ...cell, text: scaledText(cell.text, scale) } : cell,
  ]);
  return { ...table, cells: Object.fromEntries(cells) };
}

function scaledText(text: TextBody, scale: number): TextBody {
  return {
    ...text,
    paragraphs: text.paragraphs.map((paragraph) => scaledParagraph(paragraph, scale)),
    ...(text.levels && { levels: scaledLevels(text.levels, scale) }),
  };
}

function scaledParagraph(paragraph: Paragraph, scale: number): Paragraph {
  const { props, runs, endProps } = paragraph;
  return {
    ...paragraph,
    runs: runs.map((run) => (run.props ? { ...run, props: scaledRun(run.props, scale) } : run)),
    ...(props && { props: scaledLook(props, scale) }),
    ...(endProps && { endProps: scaledRun(endProps, scale) }),
  };
}

function scaledLevels(levels: ListStyle, scale: number): ListStyle {
  return levels.map(({ paragraph, run }) => ({
    ...(paragraph && { paragraph: scaledLook(paragraph, scale) }),
    ...(run && { run: scaledRun(run, scale) }),
  }));
}

function scaledRun(props: RunProps, scale: number): RunProps {
  return props.size === undefined ? props : { ...props, size: points(props.size * scale) };
}

function scaledLook(props: ParagraphProps, scale: number): ParagraphProps {
  const scaled: ParagraphProps = { ...props };
  for (const key of ['marginLeft', 'marginRight', 'indent'] as const) {
    const value = props[key];
    if (value !== undefined) scaled[key] = value * scale;
  }
  for (const key of ['lineSpacing', 'spaceBefore', 'spaceAfter'] as const) {
    const value = props[key];
    if (value?.type === 'points') scaled[key] = { ...value, value: points(value.value * scale) };
  }
  return scaled;
}

/** Rounds to a thousandth of a point, so that scaling back restores a size in tenths. */
function points(value: number): number {
  const tenths = Math.round(value * 10) / 10;
  const isTenths = Math.abs(value - tenths) < 0.002;
  return Math.max(1, isTenths ? tenths : Math.round(value * 1000) / 1000);
}
