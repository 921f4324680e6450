import 'fake-indexeddb/auto';
import { newId } from '@lectern/base';
import type { LivePorts } from '@lectern/courseware/live';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OfflineDatabase } from '../../courseware/index.ts';
import { LessonHome } from '../kept/lesson-home.ts';
import { sendLeftDocuments } from './send-left-documents.ts';

/** Ports whose sockets never respond. */
const SILENT: LivePorts = {
  open: () => ({ send() {}, close() {} }),
  token: async () => undefined,
  later: () => () => undefined,
  random: () => 0.5,
};

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => vi.unstubAllGlobals());

/** Teaches and leaves a lesson offline, with content in its document. */
async function taught(userId: string): Promise<string> {
  const lessonId = newId();
  const home = await LessonHome.open(userId, lessonId, SILENT);
  home.document.state('timer').change({ endsAt: 5 });
  const database = new OfflineDatabase(userId);
  await vi.waitFor(async () => expect(await database.unsaved()).toContain(`lesson ${lessonId}`));
  database.close();
  await home.leave('over');
  return lessonId;
}

it('sendLeftDocuments sends the documents of finished lessons, except lessons that the server may not know yet', async () => {
  const userId = newId();
  const [told, untold] = [await taught(userId), await taught(userId)];
  const sent: string[] = [];
  await sendLeftDocuments(userId, [untold], async (_, lessonId) => {
    const home = await LessonHome.open(userId, lessonId, SILENT);
    // A connection without response would be waited for.
    return Object.assign(home, { connect: () => void sent.push(lessonId) });
  });
  expect(sent).toEqual([told]);
});
