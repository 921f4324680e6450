import { once } from 'node:events';
import { CoursewareStore, isCourseware } from '@lectern/courseware';
import { fillPath } from '@lectern/protocol';
import { getAccount } from '@lectern/protocol/accounts';
import { PUSH_PATH } from '@lectern/protocol/constants';
import { coursewareRecords } from '@lectern/protocol/courseware';
import { getDocument } from '@lectern/protocol/documents';
import type { AuthToken } from '@lectern/protocol/tokens';
import { holds, type LiveWindow, openWindow } from '../live-window.ts';
import { sign } from '../measured-server.ts';
import { timedCall } from './timed-call.ts';

export interface CrowdOrder {
  readonly host: string;
  readonly id: string;
  readonly teacher: AuthToken;
  readonly viewers: readonly AuthToken[];
  /** Number of windows per viewer. */
  readonly windows: number;
}

/** Times in milliseconds. */
export interface CrowdAnswer {
  readonly joinedMs: number;
  readonly pushMs: number;
  readonly acknowledged: readonly number[];
  /** Delay of each edit in each window. */
  readonly seen: readonly number[];
  readonly calls: readonly number[];
}

const EDITS = 30;
const EDIT_EVERY_MS = 400;
const OPENED_PAGES = 1_000;
const OPENED_AT_ONCE = 32;

async function pushSocket(host: string, token: AuthToken): Promise<WebSocket> {
  const socket = new WebSocket(`ws://${host}${PUSH_PATH}`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ authorization: sign(token, 'GET', PUSH_PATH, host) }));
  // The first message reports that it is ready.
  await once(socket, 'message');
  return socket;
}

async function edits(order: CrowdOrder, windows: readonly LiveWindow[]) {
  const [acknowledged, seen]: [number[], number[]] = [[], []];
  const { doc, connection, close } = openWindow(order.host, order.teacher, order.id);
  await holds(connection, () => connection.state.type === 'synced' && isCourseware(doc));
  const store = new CoursewareStore(doc);
  let sentAt = 0;
  for (const window of windows) window.doc.on('update', () => seen.push(performance.now() - sentAt));
  for (let edit = 0; edit < EDITS; edit += 1) {
    sentAt = performance.now();
    store.transact((change) => change.update('deck', { size: { w: 1280, h: 721 + edit } }));
    await holds(connection, () => connection.isStored);
    acknowledged.push(performance.now() - sentAt);
    await new Promise((resolve) => setTimeout(resolve, EDIT_EVERY_MS));
  }
  store.dispose();
  close();
  return { acknowledged, seen };
}

/** The calls of a player that opens: the page, the user, the document and its records. */
async function openPages({ host, id, viewers }: CrowdOrder, times: number[]): Promise<void> {
  let left = OPENED_PAGES;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const token = viewers[left % viewers.length] as AuthToken;
      const account = fillPath(getAccount.path, { id: token.user_id });
      const document = `${fillPath(getDocument.path, { id })}?client_platform=web`;
      const records = fillPath(coursewareRecords.path, { id });
      const calls = ['/', account, document, records].map((path) => timedCall(host, token, path, times));
      await Promise.all(calls);
    }
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, visitor));
}

process.once('message', async (order: CrowdOrder) => {
  const { host, id, viewers, windows: each } = order;
  const tokens = viewers.flatMap((viewer) => Array.from({ length: each }, () => viewer));
  const begun = performance.now();
  const windows = tokens.map((token) => openWindow(host, token, id));
  await Promise.all(
    windows.map(({ connection, doc }) =>
      holds(connection, () => connection.state.type === 'synced' && isCourseware(doc)),
    ),
  );
  const joinedMs = performance.now() - begun;
  const sockets = await Promise.all(tokens.map((token) => pushSocket(host, token)));
  const pushMs = performance.now() - begun - joinedMs;
  const { acknowledged, seen } = await edits(order, windows);
  if (seen.length < windows.length * EDITS) throw new Error(`edits were seen only ${seen.length} times`);
  const calls: number[] = [];
  await openPages(order, calls);
  for (const socket of sockets) socket.close();
  for (const window of windows) window.close();
  const answer: CrowdAnswer = { joinedMs, pushMs, acknowledged, seen, calls };
  // The message is large, and is still being sent when this returns.
  process.send?.(answer, () => process.disconnect());
});
