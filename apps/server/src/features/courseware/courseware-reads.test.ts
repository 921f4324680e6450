import { blankCourseware, type CoursewareSnapshot, stateOfSnapshot } from '@lectern/courseware';
import { afterEach, describe, expect, it } from 'vitest';
import { CoursewareReads } from './courseware-reads.ts';

const state = stateOfSnapshot(blankCourseware());
/** An update with another deck size, which stands for an edit. */
const edited = stateOfSnapshot({
  records: blankCourseware().records.map((each) =>
    each.kind === 'deck' ? { ...each, size: { w: 960, h: 720 } } : each,
  ),
});

let open: CoursewareReads[] = [];
let contentsRead = 0;
let seqsAsked = 0;
let seq = 0;

function reads(isAsked = true, keptAnswers?: number, ready?: Promise<void>): CoursewareReads {
  contentsRead = 0;
  seqsAsked = 0;
  const live = {
    seq: async () => {
      seqsAsked += 1;
      return seq;
    },
    content: async () => {
      contentsRead += 1;
      await ready;
      return { seq, updates: [edited] };
    },
  };
  const made = new CoursewareReads(live, isAsked, undefined, keptAnswers);
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
  it('are computed ahead while it is stored, and again after an edit', async () => {
    const all = reads();
    all.readAhead(state)('new');
    expect(widthOf(await all.snapshot('new'))).toBe(1280);
    expect(contentsRead).toBe(0);
    seq = 1;
    expect(widthOf(await all.snapshot('new'))).toBe(960);
    expect(contentsRead).toBe(1);
  });

  it('are computed on request when the courseware could not be stored', async () => {
    const all = reads();
    all.readAhead(state);
    expect(widthOf(await all.snapshot('another'))).toBe(960);
  });

  it('are not computed ahead in a process that serves no readers, nor while a reader waits', async () => {
    const elsewhere = reads(false);
    elsewhere.readAhead(state)('new');
    expect(widthOf(await elsewhere.snapshot('new'))).toBe(960);
    const busy = reads();
    const waiting = busy.snapshot('another');
    // The thread is busy once the log's position has been read.
    await Promise.resolve();
    await Promise.resolve();
    busy.readAhead(state)('new');
    await waiting;
    expect(widthOf(await busy.snapshot('new'))).toBe(960);
  });

  it('are computed on request when computing them ahead failed', async () => {
    const all = reads();
    const keep = all.readAhead(new Uint8Array([255, 255, 255]));
    keep('new');
    await all.snapshot('new').catch(() => undefined);
    expect(widthOf(await all.snapshot('new'))).toBe(960);
  });
});

describe('a courseware that a user reads', () => {
  it('is looked up during the permission check, and is computed and returned only after permission is granted', async () => {
    const all = reads();
    let allow = () => {};
    const allowed = new Promise<void>((resolve) => {
      allow = resolve;
    });
    const read = all.readFor('li', 'some', 'records', allowed);
    expect(seqsAsked).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(contentsRead).toBe(0);
    allow();
    expect((await read).size).toBeGreaterThan(0);
    expect([seqsAsked, contentsRead]).toEqual([1, 1]);
  });

  it('is refused with the error of the permission check, whether it exists or not', async () => {
    for (const there of [0, undefined]) {
      seq = there as number;
      const all = reads();
      const refused = Promise.reject(new Error('not for you'));
      await expect(all.readFor('li', 'some', 'records', refused)).rejects.toThrow('not for you');
      expect(contentsRead).toBe(0);
    }
  });
});

describe('pages that are rendered ahead', () => {
  const wish = (page: number) => ({ page, mode: 'show', language: 'zh' }) as const;

  it('do not delay coursewares, however many windows reconnect at once', async () => {
    let go = () => {};
    const ready = new Promise<void>((resolve) => {
      go = resolve;
    });
    const all = reads(true, undefined, ready);
    const windows = ['one', 'two', 'three', 'four'];
    const asked = windows.flatMap((each) => [all.page(each, wish(1), 'li'), all.read(each, 'records', 'li')]);
    // The waiting calls have their turns by this time.
    await new Promise((resolve) => setImmediate(resolve));
    go();
    const ends = await Promise.allSettled(asked);
    expect(ends.map(({ status }) => status)).toEqual(asked.map(() => 'fulfilled'));
  });

  it('are dropped from the cache, oldest first, when there are many, even if they are empty', async () => {
    const all = reads(true, 3);
    for (const page of [101, 102, 103, 104]) await all.page('some', wish(page), 'li');
    expect(contentsRead).toBe(4);
    await all.page('some', wish(104), 'li');
    expect(contentsRead).toBe(4);
    await all.page('some', wish(101), 'li');
    expect(contentsRead).toBe(5);
  });
});
