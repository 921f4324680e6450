import type { CoursewareReader, Transition } from '@lectern/courseware';
import type { ShowState } from './show-state.ts';

export type PageChange = Pick<ShowState, 'pageId' | 'fromPageId' | 'direction'>;

/** `none` only says when the next page comes. */
export function isSeen(transition: Transition | undefined): transition is Transition {
  return transition !== undefined && transition.type !== 'none' && transition.type !== 'cut';
}

/**
 * A transition plays on the way forward; going back and jumping show the page at once, as PowerPoint does. What morphed
 * morphs back.
 */
export function transitionTo(reader: CoursewareReader, show: PageChange): Transition | undefined {
  const { pageId, fromPageId, direction } = show;
  if (direction === 'forward' && pageId !== undefined) return reader.find('page', pageId)?.transition;
  if (direction !== 'back' || fromPageId === undefined) return undefined;
  const passed = reader.find('page', fromPageId)?.transition;
  return passed?.type === 'morph' ? passed : undefined;
}
