import type { RunProps } from '@lectern/courseware';
import { Plugin } from 'prosemirror-state';
import { marksOf } from './schema.ts';

/**
 * Gives text that is typed into an empty paragraph the style of the paragraph's end: letters that the browser inserts
 * lack it.
 */
export function emptyLookPlugin(): Plugin {
  return new Plugin({
    appendTransaction(_transactions, _before, state) {
      const { $from, empty } = state.selection;
      if (!empty || state.storedMarks || $from.parent.content.size > 0) return null;
      const look = $from.parent.attrs.endProps as RunProps | null | undefined;
      return look ? state.tr.setStoredMarks(marksOf(look)) : null;
    },
  });
}
