import type { Dispose } from '@lectern/base';
import { type CoursewareStore, type Element, fitGroupsAround, strayedLines } from '@lectern/courseware';
import { placesIn } from './follow-glue.ts';
import { sitesOf } from './sites.ts';

/**
 * Who moves a shape writes the frames of the lines that are glued to it. Of two who move both shapes of a line at once one
 * frame is left, which fits neither place; the same comes of an undo after such a meeting. Everyone who sees that a line
 * left its sites by it puts it back there. All write the same frame, so that it does not matter who comes last.
 */
export function agreeOnGlue(store: CoursewareStore): Dispose {
  return store.subscribe(({ source, before }) => {
    if (!before || (source !== 'remote' && source !== 'undo')) return;
    const moved = new Map<string, Element>();
    for (const [id, record] of before) {
      const now = store.find('element', id);
      if (now && record.kind === 'element' && placesIn(record) !== placesIn(now)) moved.set(id, record);
    }
    if (moved.size === 0) return;
    const patches = strayedLines(store, moved, sitesOf);
    if (patches.size === 0) return;
    store.transact(
      (edit) => {
        for (const [id, patch] of patches) edit.update(id, patch);
        fitGroupsAround(edit, [...patches.keys()]);
      },
      { source: 'agreement' },
    );
  });
}
