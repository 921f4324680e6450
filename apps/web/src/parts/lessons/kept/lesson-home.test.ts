import 'fake-indexeddb/auto';
import { newId } from '@lectern/base';
import type { LivePorts } from '@lectern/courseware/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OfflineDatabase } from '../../courseware/index.ts';
import { LessonHome } from './lesson-home.ts';

/** A network whose sockets never open. */
const NO_NETWORK: LivePorts = {
  open: () => ({ send() {}, close() {} }),
  token: async () => undefined,
  later: () => () => undefined,
  random: () => 0.5,
};

const open = (userId: string, lessonId: string) => LessonHome.open(userId, lessonId, NO_NETWORK);

async function unsaved(userId: string): Promise<readonly string[]> {
  const database = new OfflineDatabase(userId);
  const names = await database.unsaved();
  database.close();
  return names;
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('the document of a lesson in a window', () => {
  it('is restored after the window closed offline, and still waits for the server', async () => {
    const [userId, lessonId] = [newId(), newId()];
    const home = await open(userId, lessonId);
    home.document.state('timer').change({ endsAt: 5 });
    home.ink.transact((edit) => edit.create({ kind: 'page', id: 'p', order: 'a0' }));
    await vi.waitFor(async () => expect(await unsaved(userId)).toEqual([`lesson ${lessonId}`]));
    await home.leave('over');

    const again = await open(userId, lessonId);
    expect(again.document.state('timer').get()).toEqual({ endsAt: 5 });
    expect(again.ink.pages()).toEqual(['p']);
    await again.leave('goes on');
    expect(await unsaved(userId)).toEqual([`lesson ${lessonId}`]);
  });

  it('is deleted when the lesson was only a preview of the slides', async () => {
    const [userId, lessonId] = [newId(), newId()];
    const home = await open(userId, lessonId);
    home.document.state('signs').change({ shown: 'quiet' });
    await vi.waitFor(async () => expect(await unsaved(userId)).toHaveLength(1));
    await home.drop();
    expect(await unsaved(userId)).toEqual([]);
    const again = await open(userId, lessonId);
    expect(again.document.state('signs').get()).toEqual({});
    await again.leave('goes on');
  });

  it('is returned to its own user, and not to another user of this browser', async () => {
    const lessonId = newId();
    const home = await open(newId(), lessonId);
    home.document.state('timer').change({ endsAt: 5 });
    await home.leave('goes on');
    const other = await open(newId(), lessonId);
    expect(other.document.state('timer').get()).toEqual({});
    await other.leave('goes on');
  });
});
