import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastQueue } from './toast-queue.ts';

let queue: ToastQueue;

beforeEach(() => {
  vi.useFakeTimers();
  queue = new ToastQueue();
});
afterEach(() => vi.useRealTimers());

const texts = () => queue.toasts.get().map(({ text }) => text);

describe('a queue of toasts', () => {
  it('removes a toast automatically after four seconds, and a failure after eight', () => {
    queue.show({ text: 'saved' });
    queue.show({ text: 'lost', kind: 'failure' });
    vi.advanceTimersByTime(4_000);
    expect(texts()).toEqual(['lost']);
    vi.advanceTimersByTime(4_000);
    expect(texts()).toEqual([]);
  });

  const undo = { label: 'undo', run: () => undefined };

  it('keeps toasts with an action while the pointer is on one of them, and then each for its full duration', () => {
    queue.show({ text: 'moved', action: undo });
    vi.advanceTimersByTime(7_000);
    queue.hold();
    queue.show({ text: 'lost', kind: 'failure' });
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['moved', 'lost']);
    queue.release();
    vi.advanceTimersByTime(7_999);
    expect(texts()).toEqual(['moved', 'lost']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('removes toasts without an action in their time, also under the pointer', () => {
    queue.show({ text: 'moved', action: undo });
    queue.show({ text: 'saved' });
    queue.hold();
    vi.advanceTimersByTime(4_000);
    expect(texts()).toEqual(['moved']);
  });

  it('releases the other toasts when the toast under the pointer is dismissed', () => {
    const id = queue.show({ text: 'moved', action: undo });
    queue.show({ text: 'renamed', action: undo });
    queue.hold();
    queue.dismiss(id);
    vi.advanceTimersByTime(8_000);
    expect(texts()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps a toast until it is dismissed when its lifetime is 0', () => {
    const id = queue.show({ text: 'new version', lifetime: 0 });
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['new version']);
    queue.dismiss(id);
    expect(texts()).toEqual([]);
  });

  it('keeps only the newest four toasts', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) queue.show({ text });
    expect(texts()).toEqual(['b', 'c', 'd', 'e']);
  });

  it('shows the same text once, and restarts its time when it is shown again', () => {
    queue.show({ text: 'saved' });
    vi.advanceTimersByTime(3_000);
    queue.show({ text: 'saved' });
    expect(texts()).toEqual(['saved']);
    vi.advanceTimersByTime(3_000);
    expect(texts()).toEqual(['saved']);
  });

  it('replaces an earlier toast about the same subject', () => {
    queue.show({ text: 'saved' });
    queue.show({ text: 'you may edit', about: 'permission' });
    queue.show({ text: 'you may look', about: 'permission' });
    expect(texts()).toEqual(['saved', 'you may look']);
  });

  it('leaves no timer running when its toasts are removed', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) queue.show({ text });
    for (const { id } of queue.toasts.get()) queue.dismiss(id);
    expect(vi.getTimerCount()).toBe(0);
  });
});
