import { Emitter, Signal } from '@lectern/base';
import type { LiveState } from '@lectern/courseware/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAVING_MS, SavedTracker } from './saved-state.ts';

/** A mock source whose state the test sets. */
class Source {
  state: LiveState = { type: 'synced', readOnly: false };
  isStored = true;
  wasRejected = false;
  isKept = true;
  readonly waitingFiles = new Signal(0);
  readonly #changed = new Emitter();
  readonly subscribe = this.#changed.subscribe;

  say(words: Partial<Pick<Source, 'state' | 'isStored' | 'wasRejected' | 'isKept'>>): void {
    Object.assign(this, words);
    this.#changed.emit();
  }
}

let source: Source;
let trackers: SavedTracker[];

beforeEach(() => {
  vi.useFakeTimers();
  source = new Source();
  trackers = [];
});
afterEach(() => {
  for (const tracker of trackers) tracker.dispose();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

function track(copyHeldSomething = false): SavedTracker {
  const tracker = new SavedTracker(
    { connection: source, copy: source, waitingFiles: source.waitingFiles },
    copyHeldSomething,
  );
  trackers.push(tracker);
  return tracker;
}

describe('the save state', () => {
  it('is offline, not "saved", while a picture waits in this browser', () => {
    const tracker = track();
    source.say({ state: { type: 'offline', reason: 'unreachable' } as LiveState });
    source.waitingFiles.set(1);
    vi.advanceTimersByTime(SAVING_MS);
    expect(tracker.get().type).toBe('offline');
    // The edits reach the server before the picture.
    source.say({ state: { type: 'synced', readOnly: false } });
    expect(tracker.get().type).toBe('saving');
    source.waitingFiles.set(0);
    expect(tracker.get().type).toBe('saved');
  });

  it('is saved, saving, and saved again after the server acknowledged the edit', () => {
    const tracker = track();
    expect(tracker.get().type).toBe('saved');
    source.say({ isStored: false });
    expect(tracker.get().type).toBe('saving');
    source.say({ isStored: true });
    expect(tracker.get().type).toBe('saved');
  });

  it('is offline within three seconds of an unacknowledged edit', () => {
    const tracker = track();
    source.say({ isStored: false });
    vi.advanceTimersByTime(SAVING_MS);
    expect(SAVING_MS).toBeLessThan(3_000);
    expect(tracker.get()).toEqual({ type: 'offline' });
    source.say({ isKept: false });
    expect(tracker.get()).toEqual({ type: 'failed', reason: 'not-kept' });
  });

  it('does not restart its delay with every further edit', () => {
    const tracker = track();
    for (let at = 0; at < SAVING_MS; at += 100) {
      source.say({ isStored: false });
      vi.advanceTimersByTime(100);
    }
    expect(tracker.get().type).toBe('offline');
  });

  it('contains the reason when the server refuses edits', () => {
    const tracker = track();
    source.say({ isStored: false, state: { type: 'offline', reason: 'storage-full' } });
    expect(tracker.get()).toEqual({ type: 'failed', reason: 'storage-full' });
    source.say({ isStored: false, state: { type: 'offline', reason: 'too-large' } });
    expect(tracker.get()).toEqual({ type: 'failed', reason: 'too-large' });
    source.say({ state: { type: 'refused', reason: 'forbidden' } });
    expect(tracker.get()).toEqual({ type: 'failed', reason: 'forbidden' });
    source.say({ isStored: true, wasRejected: true, state: { type: 'synced', readOnly: true } });
    expect(tracker.get()).toEqual({ type: 'failed', reason: 'forbidden' });
  });

  it('does not report edits of an earlier visit as saved before the server has acknowledged them', () => {
    source.state = { type: 'connecting' };
    const tracker = track(true);
    expect(tracker.get().type).toBe('saving');
    vi.advanceTimersByTime(SAVING_MS);
    expect(tracker.get().type).toBe('offline');
    source.say({ state: { type: 'synced', readOnly: false } });
    expect(tracker.get().type).toBe('saved');
  });
});
