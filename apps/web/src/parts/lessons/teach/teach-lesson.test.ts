// @isolated: a lesson of the first test goes on when its server has not responded for seconds.
import 'fake-indexeddb/auto';
import { newId } from '@lectern/base';
import type { HostAnswer } from '@lectern/protocol/lesson-hosts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EndedLessons } from '../kept/ended-lessons.ts';
import { KeptLessons } from '../kept/kept-lessons.ts';
import { LessonHome } from '../kept/lesson-home.ts';
import { newLesson } from '../kept/running-lesson.ts';
import type { KeptLesson } from '../state/taught-lesson.ts';
import { ARRIVES_MS } from './teach-here.ts';
import { teachLesson } from './teach-lesson.ts';

const { calls, sent, waits, network } = vi.hoisted(() => ({
  calls: {
    PANEL_ID: 'wall',
    askHost: vi.fn<() => Promise<HostAnswer>>(),
    letHostGo: vi.fn(async () => undefined),
  },
  sent: [] as { readonly kind: string }[],
  waits: [] as number[],
  network: { get: vi.fn(() => true), subscribe: () => () => undefined },
}));
vi.mock('../host/host-calls.ts', () => calls);
vi.mock('../outbox/lesson-outboxes.ts', () => ({
  outboxOf: () => ({
    add: async (message: { kind: string }) => void sent.push(message),
    deliver: async () => undefined,
    onStored: () => () => undefined,
  }),
}));
vi.mock('../../../platform/connection/window-connection.ts', () => ({ connection: network }));
vi.mock('../../../platform/push/window-push.ts', () => ({ subscribePush: () => () => undefined }));
vi.mock('../../../platform/connection/retry-timer.ts', () => ({
  later(milliseconds: number, work: () => void) {
    waits.push(milliseconds);
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
}));
vi.mock('../host/take-over.ts', () => ({ takesOver: () => undefined }));

/** Each test uses another lesson, because a window holds its lesson until it is taught elsewhere. */
let coursewareId = newId();

beforeEach(() => {
  coursewareId = newId();
  const local = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  });
  vi.stubGlobal('BroadcastChannel', undefined);
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
  sent.length = 0;
  waits.length = 0;
  network.get.mockReturnValue(true);
});
afterEach(() => vi.unstubAllGlobals());

/** Stores a lesson in this browser: one page with ink. */
async function kept(userId: string, lessonId: string): Promise<void> {
  const home = await LessonHome.open(userId, lessonId);
  home.ink.transact((edit) => edit.create({ kind: 'page', id: 'p', order: 'a0' }));
  home.document.state('timer').change({ endsAt: 5 });
  await home.leave('goes on');
}

const seen = ({ ink, tools }: KeptLesson) => [ink.pages(), tools.state('timer').get()];

it('teachLesson shows this browser’s copy of a lesson at once, while the server does not respond', async () => {
  const userId = newId();
  const notes = { ...newLesson(coursewareId, Date.now()), told: true };
  new KeptLessons(userId).keep(coursewareId, notes);
  await kept(userId, notes.id);
  calls.askHost.mockReturnValueOnce(new Promise(() => undefined));
  const shown = await new Promise<KeptLesson | undefined>((onKept) => {
    void teachLesson(userId, { id: coursewareId, name: () => '秋天的雨', onLost: () => undefined, onKept });
  });
  expect(shown && seen(shown)).toEqual([['p'], { endsAt: 5 }]);
});

it('teachLesson takes over a lesson of another device with this browser’s copy, at once when offline', async () => {
  const [userId, lessonId] = [newId(), newId()];
  await kept(userId, lessonId);
  network.get.mockReturnValue(false);
  const lesson = { id: lessonId, begin_at: Date.now(), class_id: null, told: true };
  const onKept = vi.fn();
  const teaching = await teachLesson(
    userId,
    { id: coursewareId, name: () => '秋天的雨', onLost: () => undefined, onKept },
    { how: 'take', lesson },
  );
  // While the browser is offline, the call does not wait for changes from another device.
  expect(waits.filter((milliseconds) => milliseconds === ARRIVES_MS)).toEqual([]);
  if (teaching.type !== 'here') throw new Error(teaching.type);
  expect(teaching.lesson.ink.pages()).toEqual(['p']);
  expect(teaching.lesson.state('timer').get()).toEqual({ endsAt: 5 });
  expect(onKept).toHaveBeenCalledOnce();
  teaching.lesson.leave();
});

it('teachLesson hides the copy of a lesson when another device teaches it', async () => {
  const userId = newId();
  const notes = { ...newLesson(coursewareId, Date.now()), told: true };
  new KeptLessons(userId).keep(coursewareId, notes);
  await kept(userId, notes.id);
  const lesson = { id: notes.id, begin_at: 1, class_id: null, told: true };
  calls.askHost.mockResolvedValueOnce({ state: 'elsewhere', lesson, lasts_ms: 1 });
  const onKept = vi.fn();
  const teaching = await teachLesson(userId, {
    id: coursewareId,
    name: () => '',
    onLost: () => undefined,
    onKept,
  });
  expect(teaching.type).toBe('device');
  expect(onKept.mock.calls.map(([each]) => each !== undefined)).toEqual([true, false]);
});

it('teachLesson resumes an ended lesson with its document in this browser, although its end was sent', async () => {
  const userId = newId();
  network.get.mockReturnValue(false);
  const taught = await teachLesson(userId, {
    id: coursewareId,
    name: () => '秋天的雨',
    onLost: () => undefined,
  });
  if (taught.type !== 'here') throw new Error(taught.type);
  expect(taught.lesson.isOnlyLook()).toBe(true);
  taught.lesson.showPage('p', 2);
  taught.lesson.state('timer').change({ endsAt: 5 });
  taught.lesson.count();
  expect(taught.lesson.isOnlyLook()).toBe(false);
  taught.lesson.end();
  expect(new EndedLessons(userId).resume(coursewareId)).toBe(true);
  sent.length = 0;
  // The window's lock is released a moment later.
  const again = await vi.waitFor(async () => {
    const teaching = await teachLesson(userId, { id: coursewareId, name: () => '', onLost: () => undefined });
    if (teaching.type !== 'here') throw new Error(teaching.type);
    return teaching;
  });
  expect(again.lesson.id).toBe(taught.lesson.id);
  expect(sent.map(({ kind }) => kind)).toEqual(['resume', 'begin']);
  expect(again.lesson.state('timer').get()).toEqual({ endsAt: 5 });
  expect(new KeptLessons(userId).of(coursewareId)).not.toHaveProperty('resumeAt');
  again.lesson.leave();
});
