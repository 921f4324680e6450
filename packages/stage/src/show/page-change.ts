import type { CoursewareReader, Transition } from '@lectern/courseware';
import type { ShowState } from './show-state.ts';

export type PageChange = Pick<ShowState, 'pageId' | 'fromPageId' | 'direction'>;

/** Whether a transition is visible: `none` only defines when the next page follows. */
export function isSeen(transition: Transition | undefined): transition is Transition {
  return transition !== undefined && transition.type !== 'none' && transition.type !== 'cut';
}

/**
 * The transition to play, if any. It plays on the way forward; going back and jumping show the page at once, as in
 * PowerPoint, except that a morph is played in reverse.
 */
export function transitionTo(reader: CoursewareReader, show: PageChange): Transition | undefined {
  const { pageId, fromPageId, direction } = show;
  if (direction === 'forward' && pageId !== undefined) return reader.find('page', pageId)?.transition;
  if (direction !== 'back' || fromPageId === undefined) return undefined;
  const passed = reader.find('page', fromPageId)?.transition;
  return passed?.type === 'morph' ? passed : undefined;
}
