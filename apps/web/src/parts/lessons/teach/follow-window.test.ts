import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HostLease } from '../host/host-lease.ts';
import type { LessonHome } from '../kept/lesson-home.ts';
import type { RunningLesson } from '../kept/running-lesson.ts';
import type { LessonOutbox } from '../outbox/lesson-outbox.ts';
import { followWindow } from './follow-window.ts';

const ports = vi.hoisted(() => ({
  isOnline: false,
  change: (): void => undefined,
  push: undefined as { onMessage(message: unknown): void; onReady(): void } | undefined,
  stopped: [] as string[],
}));
vi.mock('../../../platform/connection/window-connection.ts', () => ({
  connection: {
    get: () => ports.isOnline,
    subscribe: (listener: () => void) => {
      ports.change = listener;
      return () => ports.stopped.push('connection');
    },
  },
}));
vi.mock('../../../platform/push/window-push.ts', () => ({
  subscribePush: (listener: NonNullable<typeof ports.push>) => {
    ports.push = listener;
    return () => ports.stopped.push('push');
  },
}));

let page: EventTarget & { visibilityState: string };
let done: unknown[];
const note = (name: string) => (given?: unknown) =>
  void done.push(given === undefined ? name : [name, given]);
const lesson = { id: 'l1', note: note('note'), setInSight: note('sight') } as unknown as RunningLesson;
const home = { flush: note('flush'), reconnect: note('reconnect') } as unknown as LessonHome;
const outbox = { deliver: note('deliver') } as unknown as LessonOutbox;
const lease = { ask: note('ask') } as unknown as HostLease;

let end: () => void;
const windowEvents = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  ports.isOnline = false;
  ports.push = undefined;
  ports.stopped = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
  end = followWindow(lesson, home, outbox, lease);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const turn = (visibilityState: string) => {
  done = [];
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
  return done;
};

it('reports at once whether the window is visible', () => {
  expect(done).toEqual([['sight', true]]);
});

it('stores the document when the window is hidden, and renews the lease when it is visible again', () => {
  expect(turn('hidden')).toEqual([['sight', false], 'flush']);
  expect(turn('visible')).toEqual([['sight', true], 'ask']);
});

it('stores the notes every ten seconds, and notes and document when the page closes', () => {
  done = [];
  vi.advanceTimersByTime(9_999);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['note']);
  windowEvents.dispatchEvent(new Event('pagehide'));
  expect(done).toEqual(['note', 'note', 'flush']);
});

it('sends, reconnects and renews the lease when the network is back, not when it is lost', () => {
  done = [];
  ports.change();
  expect(done).toEqual([]);
  ports.isOnline = true;
  ports.change();
  expect(done).toEqual(['deliver', 'reconnect', 'ask']);
});

it('renews the lease at once when another device wants this lesson, and at each connection', () => {
  done = [];
  ports.push?.onMessage({ kind: 'lesson_host', lesson_id: 'other' });
  ports.push?.onMessage({ kind: 'export', lesson_id: 'l1' });
  expect(done).toEqual([]);
  ports.push?.onMessage({ kind: 'lesson_host', lesson_id: 'l1' });
  ports.push?.onReady();
  expect(done).toEqual([['ask', true], 'ask']);
});

it('listens to no messages without a lease', () => {
  end();
  ports.push = undefined;
  end = followWindow(lesson, home, outbox, undefined);
  expect(ports.push).toBeUndefined();
  expect(turn('visible')).toEqual([['sight', true]]);
});

it('does nothing after it is stopped', () => {
  end();
  expect(ports.stopped).toEqual(['connection', 'push']);
  expect(turn('hidden')).toEqual([]);
  windowEvents.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(20_000);
  expect(done).toEqual([]);
});
