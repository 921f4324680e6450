import type { Dispose } from '@lectern/base';
import { type CoursewareStore, type Element, fitGroupsAround, strayedLines } from '@lectern/courseware';
import { placesIn } from './follow-glue.ts';
import { sitesOf } from './page-sites.ts';

/**
 * Keeps connected lines at their shapes after a merge. The user who moves a shape writes the frames of the lines that
 * are connected to it. When two users move both shapes of a line at once, one frame wins that fits neither position;
 * undo after such a merge has the same effect. Every client that sees this moves the line back to its sites. All write
 * the same frame, so the order does not matter.
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
