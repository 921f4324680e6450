import { newId } from '@lectern/base';
import type { LessonValue } from '@lectern/courseware/lesson';
import type { Moved } from '../show/movable-elements.tsx';

/** The largest stored distance that is accepted, logical pixels; a larger distance is invalid. */
const FARTHEST = 100_000;
/** The most copies and dragged elements of a lesson; above it, copies must be thrown away first. */
export const MOST_DRAGGED = 1_000;
/** Separator between an element's id and the rest of the id of its copy; generated ids do not contain it. */
const APART = '\u0001';

/** A new id for a copy that is dragged off an element. */
export function newCopyOf(elementId: string): string {
  return elementId + APART + newId();
}

/** The id of the element that was copied; undefined for an id that is not of a copy. */
export function copiedElement(id: string): string | undefined {
  const at = id.indexOf(APART);
  return at < 0 ? undefined : id.slice(0, at);
}

/**
 * Distances by which elements and their copies were dragged, by id, as stored in a lesson. Stored values are checked,
 * because another version may have written them.
 */
export function draggedIn(values: Readonly<Record<string, LessonValue>>): ReadonlyMap<string, Moved> {
  return new Map(
    Object.entries(values)
      .slice(0, MOST_DRAGGED)
      .flatMap(([id, value]) => {
        const [x, y] = Array.isArray(value) ? value : [];
        return isNear(x) && isNear(y) ? [[id, { x, y }] as const] : [];
      }),
  );
}

function isNear(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= FARTHEST;
}
