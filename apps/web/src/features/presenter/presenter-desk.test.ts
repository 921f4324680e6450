import { blankCourseware, SnapshotReader } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { whatComesNext } from './presenter-desk.tsx';

describe('the next content of a show', () => {
  const blank = blankCourseware();
  const [made] = blank.records.filter((each) => each.kind === 'page');
  if (!made) throw new Error('a blank courseware has no page');
  const records = [
    ...blank.records.filter(({ kind }) => kind !== 'page' && kind !== 'element'),
    { ...made, id: 'a', order: 'a1' },
    { ...made, id: 'h', order: 'a2', hidden: true },
    { ...made, id: 'b', order: 'a3' },
  ];
  const reader = new SnapshotReader({ records });
  const steps = (done: number, of: number) => ({ done, of, triggered: { e: 1 } });

  it('is the next step of the page while it has one', () => {
    expect(whatComesNext(reader, 'a', steps(1, 2))).toEqual({
      type: 'step',
      pageId: 'a',
      steps: steps(2, 2),
    });
  });

  it('is the next visible page in its initial state, and undefined after the last page', () => {
    expect(whatComesNext(reader, 'a', steps(2, 2))).toMatchObject({
      type: 'page',
      pageId: 'b',
      steps: { done: 0 },
    });
    expect(whatComesNext(reader, 'h', steps(0, 0))).toMatchObject({ type: 'page', pageId: 'b' });
    expect(whatComesNext(reader, 'b', steps(0, 0))).toEqual({ type: 'nothing' });
  });
});
