import type { RunProps } from '@lectern/courseware';
import { Plugin } from 'prosemirror-state';
import { marksOf } from './schema.ts';

/** What is typed into an empty paragraph looks as its end says: the letters that the browser puts in know nothing of it. */
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
