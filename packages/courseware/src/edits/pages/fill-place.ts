import { newId } from '@lectern/base';
import type { Edit } from '../../document/edit.ts';
import type { Element } from '../../records/element.ts';
import type { Frame } from '../../records/elements/element-base.ts';
import type { ShapeElement } from '../../records/elements/shape.ts';
import { type ElementDraft, removeElements } from '../elements.ts';
import { isEmptyPlace, placeholdersOn } from './placeholders.ts';

export type PlaceFiller = 'picture' | 'video' | 'table' | 'chart' | 'diagram';

/** Types of placeholders for one kind of content alone (19.7.10). */
const OWN_TYPES: Readonly<Record<PlaceFiller, string>> = {
  picture: 'pic',
  video: 'media',
  table: 'tbl',
  chart: 'chart',
  diagram: 'dgm',
};
/**
 * Least height of a text placeholder to fill, as a share of the page's height: a lower placeholder is for a caption.
 */
const LEAST = 0.25;

/**
 * The empty placeholder for a new element: the selected placeholder, otherwise a placeholder for its kind, for any
 * content, or for text, in this order. Undefined without one.
 */
export function emptyPlace(
  reader: Pick<Edit, 'children' | 'find'>,
  pageId: string,
  kind: PlaceFiller,
  chosen: readonly string[] = [],
): ShapeElement | undefined {
  const least = (reader.find('deck', 'deck')?.size.h ?? 720) * LEAST;
  const rank = ({ id, frame, placeholder }: ShapeElement) => {
    const at = [OWN_TYPES[kind], 'obj', 'body'].indexOf(placeholder?.type ?? '');
    if (at < 0) return undefined;
    if (chosen.includes(id)) return -1;
    return at === 2 && frame.h < least ? undefined : at;
  };
  return placeholdersOn(reader, pageId)
    .filter(isEmptyPlace)
    .flatMap((place) => {
      const ranked = rank(place);
      return ranked === undefined || place.hidden ? [] : [{ place, ranked }];
    })
    .sort((one, other) => one.ranked - other.ranked)[0]?.place;
}

/**
 * Replaces an empty placeholder by an element with the same stacking position and, if its kind allows, the same link to
 * the layout; returns its id.
 */
export function fillPlace(edit: Edit, place: ShapeElement, draft: ElementDraft): string {
  const id = newId();
  const { parentId, order, placeholder } = place;
  removeElements(edit, [place.id]);
  const tie = draft.type === 'video' || draft.type === 'tool' ? {} : { placeholder };
  edit.create({ ...draft, ...tie, kind: 'element', id, parentId, order } as Element);
  return id;
}

/** Frame in the middle of a placeholder, at the given size or scaled down to fit. */
export function fittedIn(place: Frame, size: { readonly w: number; readonly h: number }): Frame {
  const scale = Math.min(1, place.w / size.w, place.h / size.h);
  const [w, h] = [size.w * scale, size.h * scale];
  return { x: place.x + (place.w - w) / 2, y: place.y + (place.h - h) / 2, w, h };
}
