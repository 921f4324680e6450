import { type CoursewareStore, orderBetween } from '@lectern/courseware';
import { inkElementOf } from '@lectern/stage/ink';
import type { InkBook } from './ink-book.ts';

/** Adds the ink of these pages to the courseware, above its elements, as one step; removed pages are left out. */
export function putInk(book: InkBook, pageIds: readonly string[], store: CoursewareStore): void {
  store.transact((edit) => {
    for (const pageId of pageIds) {
      if (!edit.find('page', pageId)) continue;
      let last = edit.children(pageId).at(-1);
      for (const stroke of book.strokes(pageId)) {
        // A stroke is added once, even if the end of the lesson is repeated.
        if (edit.get(stroke.id)) continue;
        const order = orderBetween(last && edit.find('element', last)?.order, undefined);
        // The time of writing belongs to the lesson and is not copied.
        const { written: _, ...drawn } = stroke;
        edit.create(inkElementOf(drawn, { parentId: pageId, order }));
        last = stroke.id;
      }
    }
  });
}
