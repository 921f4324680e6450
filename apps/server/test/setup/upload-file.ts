import type { Language, Reply } from '@lectern/protocol';
import { getTranscode, type TranscodeTask } from '@lectern/protocol/transcoding';
import { completeUpload, createUpload, putChunk, UPLOAD_CHUNK_BYTES } from '@lectern/protocol/uploads';
import type { Session, TestServer } from './test-server.ts';

/** Uploads a whole file as the desk does, in pieces. */
export async function uploadFile(
  server: TestServer,
  session: Session,
  name: string,
  bytes: Uint8Array,
  options: { readonly parentId?: string; readonly language?: Language } = {},
): Promise<Reply<typeof completeUpload>> {
  const { id } = await server.call(
    createUpload,
    { body: { name, size: bytes.length, parent_id: options.parentId } },
    session,
  );
  for (let offset = 0; offset < bytes.length; offset += UPLOAD_CHUNK_BYTES) {
    const rawBody = bytes.subarray(offset, offset + UPLOAD_CHUNK_BYTES);
    await server.call(putChunk, { params: { id }, query: { offset }, rawBody }, session);
  }
  return server.call(completeUpload, { params: { id }, language: options.language }, session);
}

/** Waits until the task has ended, and returns it. */
export async function taskEnded(
  server: TestServer,
  session: Session,
  id: string,
  withinMs = 50_000,
): Promise<TranscodeTask> {
  const ask = () => server.call(getTranscode, { params: { id } }, session);
  return await askUntil(ask, ({ status }) => status > 1, withinMs);
}

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 200;

/**
 * Asks for the state of work that takes long until it is as expected, and returns it. The pauses grow: a call takes
 * processor time that the work needs.
 */
export async function askUntil<State>(
  ask: () => Promise<State>,
  isExpected: (state: State) => boolean,
  withinMs = 50_000,
): Promise<State> {
  const end = Date.now() + withinMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.3, LONGEST_PAUSE_MS)) {
    const state = await ask();
    if (isExpected(state)) return state;
    if (Date.now() > end) throw new Error(`after ${withinMs} ms the state is still ${JSON.stringify(state)}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Uploads a file that becomes a courseware and waits for it. */
export async function importFile(
  server: TestServer,
  session: Session,
  name: string,
  bytes: Uint8Array,
  options: { readonly parentId?: string; readonly language?: Language } = {},
): Promise<TranscodeTask> {
  const done = await uploadFile(server, session, name, bytes, options);
  if (done.kind !== 'task') throw new Error(`${name} was stored instead of being imported`);
  return taskEnded(server, session, done.task_id);
}
