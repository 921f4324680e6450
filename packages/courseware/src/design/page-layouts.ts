import type { Edit } from '../document/edit.ts';
import { setFrame } from '../edits/frames.ts';
import { addPlaceholder, isMark, placeholdersOn } from '../edits/placeholders.ts';
import type { Element } from '../records/element.ts';
import type { Frame, Placeholder } from '../records/elements/element-base.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import type { Paragraph, RunProps, TextBody } from '../records/text.ts';
import { layoutOf, type PlaceholderElement } from '../resolve/design.ts';
import { ORPHAN, onLayout, placeholderKind } from '../resolve/placeholder.ts';
import { sameFrame } from './same-frame.ts';

/** What of a text's look stays when a page is reset: what stresses a word, leads elsewhere or says how it is read. */
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

/** Whether there is nothing in it yet. */
export function isEmptyPlaceholder(element: Element): boolean {
  if (element.type !== 'shape' || element.fill) return false;
  return (element.text?.paragraphs ?? []).every(({ runs }) =>
    runs.every((run) => run.type === 'text' && run.text === ''),
  );
}

/**
 * Gives pages another layout. What was filled in goes to the new layout's places, titles to titles and contents in their
 * order; what has no place there stays where it is; the new layout's other places come empty.
 */
export function setLayout(edit: Edit, pageIds: readonly string[], layoutId: string): void {
  if (!edit.find('layout', layoutId)) return;
  for (const id of pageIds) if (edit.find('page', id)) moveToLayout(edit, id, layoutId, 'all');
}

/**
 * One page onto a layout. `unmoved`, as when only the theme becomes another: what somebody has put elsewhere than its
 * layout had it stays there, and places that somebody has deleted do not come again.
 */
export function moveToLayout(
  edit: Edit,
  pageId: string,
  layoutId: string,
  which: 'all' | 'unmoved',
  /** The places of the layout that it had. */
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
    // PowerPoint's way to say that it is a content without a place: it keeps the look that contents have.
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
 * Puts pages back as their layout has them: places, sizes and looks of its placeholders, those that were deleted come
 * again. What stresses words stays, and so does all that is no placeholder.
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
  // A picture may lie where any content lies; words do not go where a picture is to be.
  const [place] = fitting.length > 0 || !isPicture ? fitting : alike;
  return place;
}

function byIndex(a: PlaceholderElement, b: PlaceholderElement): number {
  return (a.placeholder?.index ?? 0) - (b.placeholder?.index ?? 0);
}

function placeholderOf({ placeholder }: PlaceholderElement): Placeholder | undefined {
  return placeholder;
}

/** A text takes the whole place; what has a shape of its own keeps it and lies in the middle. */
export function fittedFrame(element: PlaceholderElement, place: Frame): Frame {
  const { frame } = element;
  if (element.type === 'shape' || frame.w <= 0 || frame.h <= 0) return place;
  const scale = Math.min(place.w / frame.w, place.h / frame.h);
  const w = frame.w * scale;
  const h = frame.h * scale;
  return { ...frame, x: place.x + (place.w - w) / 2, y: place.y + (place.h - h) / 2, w, h };
}
