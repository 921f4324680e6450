import type { Edit } from '../document/edit.ts';
import { setFrame } from '../edits/frames/frames.ts';
import { sameFrame } from '../edits/frames/geometry.ts';
import { addPlaceholder, isMark, placeholdersOn } from '../edits/pages/placeholders.ts';
import type { Element } from '../records/element.ts';
import type { Frame, Placeholder } from '../records/elements/element-base.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import type { Paragraph, RunProps, TextBody } from '../records/text.ts';
import { layoutOf, type PlaceholderElement } from '../resolve/design.ts';
import { ORPHAN, onLayout, placeholderKind } from '../resolve/placeholder.ts';

/** Run properties that stay when a page is reset: emphasis, links, and how a word is read. */
const KEPT = [
  'bold',
  'italic',
  'underline',
  'strike',
  'baseline',
  'emphasisMark',
  'ruby',
  'lang',
  'link',
  'hoverLink',
  'linkOwnColor',
] as const satisfies readonly (keyof RunProps)[];

/** Whether the placeholder has no content yet. */
export function isEmptyPlaceholder(element: Element): boolean {
  if (element.type !== 'shape' || element.fill) return false;
  return (element.text?.paragraphs ?? []).every(({ runs }) =>
    runs.every((run) => run.type === 'text' && run.text === ''),
  );
}

/**
 * Gives pages another layout. Filled placeholders are moved into placeholders of the new layout, titles into titles and
 * contents in their order; further filled placeholders keep their positions. The other placeholders of the new layout
 * are added empty.
 */
export function setLayout(edit: Edit, pageIds: readonly string[], layoutId: string): void {
  if (!edit.find('layout', layoutId)) return;
  for (const id of pageIds) if (edit.find('page', id)) moveToLayout(edit, id, layoutId, 'all');
}

/**
 * Gives one page another layout. With `unmoved`, for a change of only the theme, elements that a user moved off their
 * placeholder stay there, and placeholders that a user deleted are not added again.
 */
export function moveToLayout(
  edit: Edit,
  pageId: string,
  layoutId: string,
  which: 'all' | 'unmoved',
  /** Placeholders of the page's former layout. */
  before: readonly PlaceholderElement[] = placeholdersOn(edit, layoutOf(edit, pageId)?.id ?? ''),
): void {
  const places = placeholdersOn(edit, layoutId);
  const own = placeholdersOn(edit, pageId);
  const contents = own.filter((element) => !isMark(element));
  const free = new Set(places.filter((place) => !isMark(place)));
  const moves = new Map<PlaceholderElement, PlaceholderElement>();
  const filled = contents.filter((element) => !isEmptyPlaceholder(element)).sort(byIndex);
  for (const element of filled) {
    const place = placeFor(element, [...free]);
    if (!place) continue;
    free.delete(place);
    moves.set(element, place);
  }
  for (const element of own.filter(isMark)) {
    const place = places.find(({ placeholder }) => placeholder?.type === element.placeholder?.type);
    if (place) moves.set(element, place);
  }
  edit.update(pageId, { layoutId });
  const empty = contents.filter((element) => !moves.has(element) && isEmptyPlaceholder(element));
  for (const element of contents) {
    if (moves.has(element)) continue;
    if (empty.includes(element)) edit.remove(element.id);
    // PowerPoint marks content without a placeholder of the layout by this index: it keeps the format of contents.
    else
      edit.update(element.id, { placeholder: { type: element.placeholder?.type ?? 'body', index: ORPHAN } });
  }
  for (const [element, place] of moves) {
    const home = element.placeholder && onLayout(element.placeholder, before, placeholderOf);
    if (which === 'all' || (home && sameFrame(home.frame, element.frame)))
      setFrame(edit, element.id, fittedFrame(element, place.frame));
    edit.update(element.id, { placeholder: place.placeholder });
  }
  const left = empty.map(kindOf);
  for (const place of places) {
    if (!free.has(place) || place.type !== 'shape') continue;
    const at = left.indexOf(kindOf(place));
    if (which === 'unmoved' && at < 0) continue;
    if (at >= 0) left.splice(at, 1);
    addPlaceholder(edit, pageId, place);
  }
}

function kindOf({ placeholder }: PlaceholderElement): string {
  return placeholderKind(placeholder?.type ?? 'body');
}

/**
 * Resets pages to their layout: positions, sizes and formats of placeholders; deleted placeholders are added again.
 * Emphasis of words stays, and so do all elements that are no placeholders.
 */
export function resetPages(edit: Edit, pageIds: readonly string[]): void {
  for (const pageId of pageIds) {
    const layout = layoutOf(edit, pageId);
    if (!layout) continue;
    moveToLayout(edit, pageId, layout.id, 'all');
    for (const element of placeholdersOn(edit, pageId)) {
      if (element.type !== 'shape') continue;
      const { levels: _levels, box: _box, ...text } = element.text ?? { paragraphs: [{ runs: [] }] };
      edit.update<ShapeElement>(element.id, {
        fill: undefined,
        line: undefined,
        effects: undefined,
        text: { ...text, paragraphs: text.paragraphs.map(plainParagraph) } satisfies TextBody,
      });
    }
  }
}

function plainParagraph({ props, runs, endProps }: Paragraph): Paragraph {
  const level = props?.level === undefined ? undefined : { level: props.level };
  const end = endProps && keptProps(endProps);
  return {
    runs: runs.map(({ props: look, ...run }) => {
      const kept = look && keptProps(look);
      return kept ? { ...run, props: kept } : run;
    }),
    ...(level && { props: level }),
    ...(end && { endProps: end }),
  };
}

function keptProps(look: RunProps): RunProps | undefined {
  const entries = KEPT.flatMap((key) => (look[key] === undefined ? [] : [[key, look[key]]]));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function placeFor(
  element: PlaceholderElement,
  free: readonly PlaceholderElement[],
): PlaceholderElement | undefined {
  const kind = kindOf(element);
  const alike = free.filter((place) => kindOf(place) === kind);
  const isPicture = element.type !== 'shape';
  const fitting = alike.filter(({ placeholder }) => (placeholder?.type === 'pic') === isPicture);
  // A picture may take any content placeholder; a text does not take one for pictures.
  const [place] = fitting.length > 0 || !isPicture ? fitting : alike;
  return place;
}

function byIndex(a: PlaceholderElement, b: PlaceholderElement): number {
  return (a.placeholder?.index ?? 0) - (b.placeholder?.index ?? 0);
}

function placeholderOf({ placeholder }: PlaceholderElement): Placeholder | undefined {
  return placeholder;
}

/** A text takes the placeholder's whole frame; an element with an aspect ratio keeps it and is centred. */
export function fittedFrame(element: PlaceholderElement, place: Frame): Frame {
  const { frame } = element;
  if (element.type === 'shape' || frame.w <= 0 || frame.h <= 0) return place;
  const scale = Math.min(place.w / frame.w, place.h / frame.h);
  const w = frame.w * scale;
  const h = frame.h * scale;
  return { ...frame, x: place.x + (place.w - w) / 2, y: place.y + (place.h - h) / 2, w, h };
}
