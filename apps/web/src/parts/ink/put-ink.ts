import { type CoursewareStore, orderBetween } from '@lectern/courseware';
import { inkElementOf } from '@lectern/stage/ink';
import type { InkBook } from './ink-book.ts';

/** Puts the ink of these pages into the courseware, above what is there, as one step; pages that are gone are left out. */
export function putInk(book: InkBook, pageIds: readonly string[], store: CoursewareStore): void {
  store.transact((edit) => {
    for (const pageId of pageIds) {
      if (!edit.find('page', pageId)) continue;
      let last = edit.children(pageId).at(-1);
      for (const stroke of book.strokes(pageId)) {
        // The same ink is put there once, however often the lesson is ended.
        if (edit.get(stroke.id)) continue;
        const order = orderBetween(last && edit.find('element', last)?.order, undefined);
        // When it was written is the lesson's.
        const { written: _, ...drawn } = stroke;
        edit.create(inkElementOf(drawn, { parentId: pageId, order }));
        last = stroke.id;
      }
    }
  });
}
