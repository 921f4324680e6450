import { blankCourseware, SnapshotReader } from '@lectern/courseware';
import { writePptx } from '@lectern/pptx';

/** Four pages that advance automatically after ten minutes, so that the show can be paused. */
export function playingDeck(): { readonly name: string; readonly buffer: Buffer } {
  const blank = blankCourseware();
  const [page] = blank.records.filter((each) => each.kind === 'page');
  if (!page) throw new Error('a blank courseware has no page');
  const transition = { type: 'fade', duration: 100, after: 600_000 };
  const pages = [0, 1, 2, 3].map((i) => ({ ...page, transition, id: `page${i}`, order: `a${i}` }));
  const rest = blank.records.filter(({ kind }) => kind !== 'page' && kind !== 'element');
  const reader = new SnapshotReader({ records: [...rest, ...pages] });
  return {
    name: '植物的生长.pptx',
    buffer: Buffer.from(writePptx(reader, () => undefined, { now: 0 })),
  };
}
