import { EditPermission } from '@lectern/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { accountRow, lessonRow, openTestDatabase } from '../../../test/setup/test-database.ts';
import type { Ground } from '../../platform/feature.ts';
import { createLog } from '../../platform/log/log.ts';
import { DEACTIVATED_TOPIC } from '../accounts/index.ts';
import type { LiveKind } from '../live-documents/index.ts';
import { LessonsStore } from './lessons.store.ts';
import { type LessonPorts, registerLessons } from './register-lessons.ts';

const opened = await openTestDatabase();
const { database } = opened;
const store = new LessonsStore(database.withTables());
afterAll(() => opened.close());

let kind: LiveKind;
const listeners = new Map<string, () => void>();

/** Registers the feature in a process with these roles. */
function register(...roles: readonly string[]) {
  const ground = {
    database,
    config: { roles },
    clock: { now: () => Date.now() },
    log: createLog('silent'),
    routes: { handle: () => undefined, serve: () => undefined },
    bus: {
      publish: async () => undefined,
      subscribe: (topic: string, listener: () => void) => {
        listeners.set(topic, listener);
        return () => listeners.delete(topic);
      },
    },
  } as unknown as Ground;
  const liveDocuments = {
    register(given: LiveKind) {
      kind = given;
      return { closeFor: async () => undefined };
    },
  };
  const ports = { liveDocuments, classes: {}, documents: {}, notifications: {} };
  return registerLessons(ground, ports as unknown as LessonPorts);
}

beforeAll(async () => {
  await accountRow(database, { id: 'chen' });
  await accountRow(database, { id: 'gone', deactivated_at: new Date() });
});

it('the live document of a lesson is edited by its teacher alone', async () => {
  const { close } = register('api');
  await lessonRow(database, { id: 'lesson', teacher_id: 'chen' });
  expect(await kind.home?.permissionOf('chen', 'lesson')).toBe(EditPermission.EDIT);
  expect(await kind.home?.permissionOf('li', 'lesson')).toBe(EditPermission.NONE);
  expect(await kind.home?.permissionOf('chen', 'none')).toBe(EditPermission.NONE);
  await close();
});

it('lessons of a teacher end when the teacher is deactivated, until the feature is closed', async () => {
  const { close } = register('api');
  await lessonRow(database, { id: 'left', teacher_id: 'gone' });
  listeners.get(DEACTIVATED_TOPIC)?.();
  await vi.waitFor(async () => expect((await store.find('left'))?.end_at).not.toBeNull(), 20_000);
  await close();
  expect(listeners.has(DEACTIVATED_TOPIC)).toBe(false);
});

it('a worker ends lessons of deactivated teachers and abandoned lessons at its start', async () => {
  // The first run takes place after a random time.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await lessonRow(database, { id: 'deactivated', teacher_id: 'gone', last_at: new Date() });
  await lessonRow(database, { id: 'abandoned', teacher_id: 'chen', last_at: new Date(0) });
  const { close } = register('worker');
  await vi.waitFor(async () => {
    expect((await store.find('deactivated'))?.end_at).not.toBeNull();
    expect((await store.find('abandoned'))?.is_left).toBe(true);
  }, 20_000);
  await close();
  expect(listeners.has(DEACTIVATED_TOPIC)).toBe(false);
});
