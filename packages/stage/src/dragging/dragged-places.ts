import { newId } from '@lectern/base';
import type { LessonValue } from '@lectern/courseware/lesson';
import type { Moved } from '../show/movable-elements.tsx';

/** Nothing lies farther than that, logical pixels: what says so was not written here. */
const FARTHEST = 100_000;
/** A hand that pulled out so many has to throw some away first. */
export const MOST_DRAGGED = 1_000;
/** Between the id of an element and what tells its copies apart; ids that are made here have none. */
const APART = '\u0001';

/** What a copy that is pulled out of an element is called. */
export function newCopyOf(elementId: string): string {
  return elementId + APART + newId();
}

/** The element of which something is a copy; undefined for an element itself. */
export function copiedElement(id: string): string | undefined {
  const at = id.indexOf(APART);
  return at < 0 ? undefined : id.slice(0, at);
}

/**
 * How far elements and copies of them were dragged, by what they are called, as a lesson keeps it. Nothing in a lesson is
 * trusted: another version may have written it.
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
