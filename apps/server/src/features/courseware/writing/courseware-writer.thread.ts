import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { defined } from '@lectern/base';
import {
  assetsIn,
  type CoursewareRecord,
  type CoursewareSnapshot,
  SnapshotReader,
  snapshotOfUpdates,
} from '@lectern/courseware';
import { writeNdpx } from '@lectern/courseware/ndpx';
import { ExportBroken, readOriginal, writePptx } from '@lectern/pptx';
import { giveMemoryBack } from '../../../platform/memory.ts';
import { withKeysInNotes } from './key-notes.ts';
import type { PageComments, WriterAnswer, WriterRequest, WrittenForm } from './writer-words.ts';

/** The most comments that a page's record may contain. */
const COMMENTS_OF_PAGE = 1_000;

const port = defined(parentPort, 'the port of the thread');

function say(answer: WriterAnswer, moved: readonly ArrayBuffer[] = []): void {
  port.postMessage(answer, [...moved]);
}

function nextRequest(): Promise<WriterRequest> {
  return new Promise((resolve) => port.once('message', resolve));
}

async function write(): Promise<void> {
  const request = await nextRequest();
  if (request.kind !== 'write') throw new Error('expected a write request as the first message');
  const whole = snapshotOfUpdates(request.updates);
  const snapshot = request.unsaid
    ? withoutComments(whole, request.form)
    : withComments(whole, request.comments);
  if (request.form !== 'pptx') {
    const assets = await ask([...assetsIn(snapshot.records)]);
    sayWritten(writeNdpx({ snapshot, assets, kind: request.documentKind }));
  } else await writePresentation(request, request.keys ? withKeysInNotes(snapshot, request.keys) : snapshot);
}

/** Comments are stored beside the records; in a file they are part of the pages' records. */
function withComments({ records }: CoursewareSnapshot, comments: PageComments): CoursewareSnapshot {
  if (comments.size === 0) return { records };
  const said = (record: CoursewareRecord): CoursewareRecord => {
    const more = record.kind === 'page' ? comments.get(record.id) : undefined;
    if (record.kind !== 'page' || !more) return record;
    return { ...record, comments: [...(record.comments ?? []), ...more].slice(0, COMMENTS_OF_PAGE) };
  };
  return { records: records.map(said) };
}

/**
 * The imported file may hold comments of PowerPoint's users. A presentation is written over that file; other formats
 * leave it out.
 */
function withoutComments({ records }: CoursewareSnapshot, form: WrittenForm): CoursewareSnapshot {
  const source = records.find((record) => record.kind === 'deck')?.source?.asset;
  const bare = (record: CoursewareRecord): CoursewareRecord[] => {
    if (record.kind === 'page') return [{ ...record, comments: undefined }];
    if (form === 'pptx') return [record];
    if (record.kind === 'deck') return [{ ...record, source: undefined }];
    return record.kind === 'asset' && record.id === source ? [] : [record];
  };
  return { records: records.flatMap(bare) };
}

async function writePresentation(
  request: Extract<WriterRequest, { kind: 'write' }>,
  snapshot: CoursewareSnapshot,
): Promise<void> {
  const deck = snapshot.records.find((record) => record.kind === 'deck');
  const imported = deck?.kind === 'deck' && deck.source?.format === 'pptx' ? deck.source.asset : undefined;
  const source = request.anew ? undefined : imported;
  const file = source === undefined ? undefined : (await ask([source], true)).get(source);
  const reader = new SnapshotReader(snapshot);
  const original = file && (await readOriginal(file, { hash: sha256, wanted: reader }));
  const assets = await ask(wantedBy(snapshot).filter((hash) => !original?.hasFile(hash)));
  let problem: string | undefined;
  const undrawn = new Set<string>();
  const bytes = writePptx(reader, (hash) => assets.get(hash), {
    title: request.title,
    now: request.now,
    pictures: request.pictures,
    original,
    undrawn: (id) => undrawn.add(id),
    problem: (error) => {
      problem = messageOf(error);
    },
  });
  sayWritten(bytes, problem, [...undrawn]);
}

function sayWritten(bytes: Uint8Array, problem?: string, undrawn: readonly string[] = []): void {
  const answer: WriterAnswer = {
    kind: 'written',
    bytes,
    undrawn,
    ...(problem === undefined ? {} : { problem }),
  };
  say(answer, bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : []);
}

async function ask(hashes: readonly string[], original = false): Promise<ReadonlyMap<string, Uint8Array>> {
  const answer = nextRequest();
  say({ kind: 'wanted', hashes, ...(original && { original }) });
  const given = await answer;
  if (given.kind !== 'assets') throw new Error('expected a message with the requested assets');
  return given.assets;
}

/** The assets that the file needs, except the imported file, which is requested separately. */
function wantedBy({ records }: CoursewareSnapshot): string[] {
  return [
    ...assetsIn(
      records
        .filter((record) => record.kind !== 'asset')
        .map((record) => (record.kind === 'deck' ? { ...record, source: undefined } : record)),
    ),
  ];
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

write()
  .catch((error: unknown) => {
    if (error instanceof ExportBroken) say({ kind: 'broken', rules: error.rules });
    else say({ kind: 'failed', message: messageOf(error) });
  })
  // Runs when no variable references the written file any more, so that its memory can be freed.
  .finally(() => setImmediate(giveMemoryBack));
