import { parentPort } from 'node:worker_threads';
import { defined } from '@lectern/base';
import {
  assetsIn,
  type CoursewareSnapshot,
  CoursewareStore,
  SnapshotReader,
  snapshotOf,
} from '@lectern/courseware';
import { writePptx } from '@lectern/pptx';
import * as Y from 'yjs';
import type { PptxAnswer, PptxRequest } from './pptx-words.ts';

const port = defined(parentPort, 'the port of the thread');

function say(answer: PptxAnswer, moved: readonly ArrayBuffer[] = []): void {
  port.postMessage(answer, [...moved]);
}

function nextRequest(): Promise<PptxRequest> {
  return new Promise((resolve) => port.once('message', resolve));
}

async function write(): Promise<void> {
  const request = await nextRequest();
  if (request.kind !== 'write') throw new Error('the first word is what to write');
  const doc = new Y.Doc();
  Y.applyUpdate(doc, request.state);
  const snapshot = snapshotOf(new CoursewareStore(doc));
  const answer = nextRequest();
  say({ kind: 'wanted', hashes: wantedBy(snapshot) });
  const given = await answer;
  if (given.kind !== 'assets') throw new Error('the second word is the assets');
  const { title, now } = request;
  const bytes = writePptx(new SnapshotReader(snapshot), (hash) => given.assets.get(hash), { title, now });
  say({ kind: 'written', bytes }, bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : []);
}

/** The file that a courseware was imported from is not needed to write another. */
function wantedBy({ records }: CoursewareSnapshot): string[] {
  return [
    ...assetsIn(
      records.map((record) => (record.kind === 'deck' ? { ...record, source: undefined } : record)),
    ),
  ];
}

write().catch((error: unknown) => {
  say({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
});
