import 'fake-indexeddb/auto';
import { newId } from '@lectern/base';
import type { LivePorts } from '@lectern/courseware/live';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OfflineDatabase } from '../../courseware/index.ts';
import { LessonHome } from '../kept/lesson-home.ts';
import { sendLeftDocuments } from './send-left-documents.ts';

/** No socket of these ever answers. */
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

/** A lesson that was taught without a network and left, with something in its document. */
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

it('sends the documents of lessons that are over, but of none of which the server is still to be told', async () => {
  const userId = newId();
  const [told, untold] = [await taught(userId), await taught(userId)];
  const sent: string[] = [];
  await sendLeftDocuments(userId, [untold], async (_, lessonId) => {
    const home = await LessonHome.open(userId, lessonId, SILENT);
    // What connects and hears nothing is waited for.
    return Object.assign(home, { connect: () => void sent.push(lessonId) });
  });
  expect(sent).toEqual([told]);
});
