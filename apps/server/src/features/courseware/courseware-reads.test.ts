import { blankCourseware, type CoursewareSnapshot, stateOfSnapshot } from '@lectern/courseware';
import { afterEach, describe, expect, it } from 'vitest';
import { CoursewareReads } from './courseware-reads.ts';

const state = stateOfSnapshot(blankCourseware());
/** With another deck: what an edit made of it. */
const edited = stateOfSnapshot({
  records: blankCourseware().records.map((each) =>
    each.kind === 'deck' ? { ...each, size: { w: 960, h: 720 } } : each,
  ),
});

let open: CoursewareReads[] = [];
let contentsRead = 0;
let seq = 0;

function reads(isAsked = true): CoursewareReads {
  contentsRead = 0;
  const live = {
    seq: async () => seq,
    content: async () => {
      contentsRead += 1;
      return { seq, updates: [edited] };
    },
  };
  const made = new CoursewareReads(live, isAsked);
  open.push(made);
  return made;
}

function widthOf({ records }: CoursewareSnapshot): number | undefined {
  return records.find((each) => each.kind === 'deck')?.size.w;
}

afterEach(async () => {
  seq = 0;
  await Promise.all(open.map((each) => each.close()));
  open = [];
});

describe('the records of a new courseware', () => {
  it('are those that were made while it was stored, and made anew once it was edited', async () => {
    const all = reads();
    all.readAhead(state)('new');
    expect(widthOf(await all.snapshot('new'))).toBe(1280);
    expect(contentsRead).toBe(0);
    seq = 1;
    expect(widthOf(await all.snapshot('new'))).toBe(960);
    expect(contentsRead).toBe(1);
  });

  it('are made when they are asked for where the courseware was not stored after all', async () => {
    const all = reads();
    all.readAhead(state);
    expect(widthOf(await all.snapshot('another'))).toBe(960);
  });

  it('are not made ahead where nobody asks, nor while somebody waits for others', async () => {
    const elsewhere = reads(false);
    elsewhere.readAhead(state)('new');
    expect(widthOf(await elsewhere.snapshot('new'))).toBe(960);
    const busy = reads();
    const waiting = busy.snapshot('another');
    // It has the thread once the log was asked how far it is.
    await Promise.resolve();
    await Promise.resolve();
    busy.readAhead(state)('new');
    await waiting;
    expect(widthOf(await busy.snapshot('new'))).toBe(960);
  });

  it('are made when they are asked for where the making ahead failed', async () => {
    const all = reads();
    const keep = all.readAhead(new Uint8Array([255, 255, 255]));
    keep('new');
    await all.snapshot('new').catch(() => undefined);
    expect(widthOf(await all.snapshot('new'))).toBe(960);
  });
});
