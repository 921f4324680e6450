import { CoursewareStore } from '@lectern/courseware';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { PatientReader } from './patient-reader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('PatientReader', () => {
  it('notifies at once when no urgent work runs', () => {
    const { reader, change } = opened(() => false);
    const told = vi.fn();
    reader.subscribeRecord('words', told);
    change();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('notifies once after several changes when the urgent work pauses', () => {
    const { reader, change } = opened(() => true);
    const [record, all] = [vi.fn(), vi.fn()];
    reader.subscribeRecord('words', record);
    reader.subscribe(all);
    for (let key = 0; key < 5; key += 1) {
      change();
      vi.advanceTimersByTime(100);
    }
    expect([record.mock.calls.length, all.mock.calls.length]).toEqual([0, 0]);
    vi.advanceTimersByTime(200);
    // A listener that receives changes gets each of them.
    expect([record.mock.calls.length, all.mock.calls.length]).toEqual([1, 5]);
  });

  it('notifies after a maximum delay when the urgent work never pauses', () => {
    const { reader, change } = opened(() => true);
    const told = vi.fn();
    reader.subscribeRecord('words', told);
    for (let key = 0; key < 20; key += 1) {
      change();
      vi.advanceTimersByTime(100);
    }
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('does not notify listeners that unsubscribed meanwhile', () => {
    const { reader, change } = opened(() => true);
    const told = vi.fn();
    const leave = reader.subscribeRecord('words', told);
    change();
    leave();
    vi.advanceTimersByTime(5_000);
    expect(told).not.toHaveBeenCalled();
  });

  it('returns the current records, whether or not it has notified', () => {
    const { reader, change, store } = opened(() => true);
    change();
    expect(reader.find('section', 'words')?.name).toBe('字');
    expect(reader.find('section', 'words')).toBe(store.find('section', 'words'));
  });
});

function opened(isUrgent: () => boolean) {
  const store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => edit.create({ kind: 'section', id: 'words', order: 'a0', name: '' }));
  let count = 0;
  const change = () => {
    count += 1;
    store.transact((edit) => edit.update('words', { name: '字'.repeat(count) }));
  };
  return { reader: new PatientReader(store, isUrgent), change, store };
}
