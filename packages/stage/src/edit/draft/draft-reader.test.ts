import { type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { describe, expect, it, vi } from 'vitest';
import { shapeRecord } from '../testing/records.ts';
import { DraftReader } from './draft-reader.ts';

const box = (x: number) => ({ x, y: 0, w: 10, h: 10 });
const stored = new SnapshotReader({
  records: [
    { kind: 'page', id: 'page', order: 'a0' },
    shapeRecord('a', box(1), 'page', 'a1'),
    shapeRecord('b', box(2), 'page', 'a2'),
  ] as CoursewareRecord[],
});
const draft = (id: string, x: number) => [id, shapeRecord(id, box(x))] as const;

describe('DraftReader', () => {
  it('returns drafts before stored records', () => {
    const reader = new DraftReader(stored);
    reader.show(new Map([draft('a', 50)]));
    expect(reader.find('element', 'a')?.frame.x).toBe(50);
    expect(reader.get('a')).toMatchObject({ frame: box(50) });
    expect(reader.find('element', 'b')?.frame.x).toBe(2);
    expect(reader.get('b')).toMatchObject({ frame: box(2) });
    expect(reader.find('page', 'a')).toBeUndefined();
    reader.clear();
    expect(reader.find('element', 'a')?.frame.x).toBe(1);
  });

  it('reads everything else from the stored courseware', () => {
    const reader = new DraftReader(stored);
    reader.show(new Map([draft('a', 50)]));
    expect(reader.children('page')).toEqual(['a', 'b']);
    expect(reader.pages()).toEqual(['page']);
    expect(reader.all('page')).toEqual(stored.all('page'));
  });

  it('notifies the subscribers of records that are, or no longer are, drafts', () => {
    const reader = new DraftReader(stored);
    const [a, b] = [vi.fn(), vi.fn()];
    const stop = reader.subscribeRecord('a', a);
    reader.subscribeRecord('b', b);
    reader.show(new Map([draft('a', 50)]));
    expect([a, b].map((each) => each.mock.calls.length)).toEqual([1, 0]);
    reader.show(new Map([draft('b', 60)]));
    expect([a, b].map((each) => each.mock.calls.length)).toEqual([2, 1]);
    stop();
    reader.show(new Map([draft('a', 70)]));
    expect([a, b].map((each) => each.mock.calls.length)).toEqual([2, 2]);
  });

  it('keeps the other subscribers of a record when one stops', () => {
    const reader = new DraftReader(stored);
    const [one, other] = [vi.fn(), vi.fn()];
    const stop = reader.subscribeRecord('a', one);
    reader.subscribeRecord('a', other);
    stop();
    reader.show(new Map([draft('a', 50)]));
    expect([one, other].map((each) => each.mock.calls.length)).toEqual([0, 1]);
  });

  it('notifies no subscriber when there is no draft to clear', () => {
    const reader = new DraftReader(stored);
    const listener = vi.fn();
    reader.subscribeRecord('a', listener);
    const show = vi.spyOn(reader, 'show');
    reader.clear();
    expect(show).not.toHaveBeenCalled();
    reader.show(new Map([draft('a', 50)]));
    reader.clear();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
