import { LiveConnection } from '@lectern/courseware/live';
import { APP_ID_HEADER, fillPath } from '@lectern/protocol';
import {
  coursewareFile,
  coursewarePptx,
  coursewareRecords,
  coursewareState,
} from '@lectern/protocol/courseware';
import type { AuthToken } from '@lectern/protocol/tokens';
import { getTranscode, type TranscodeTask } from '@lectern/protocol/transcoding';
import { createUpload, UPLOAD_CHUNK_BYTES } from '@lectern/protocol/uploads';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { livePorts } from '../live-ports.ts';
import { sign } from '../measured-server.ts';

const PATIENCE_MS = 90_000;
/** A message of at least this many bytes is the document. */
const DOCUMENT_BYTES = 100_000;

/** One caller who tries to slow down all other users. */
export class HostileCaller {
  readonly #host: string;
  readonly #token: AuthToken;

  constructor(host: string, token: AuthToken) {
    this.#host = host;
    this.#token = token;
  }

  /** Uploads a file that becomes a courseware; returns its id when the import has finished. */
  async import(name: string, bytes: Uint8Array): Promise<string> {
    const body = JSON.stringify({ name, size: bytes.length });
    const { id } = await this.#json(createUpload.method, createUpload.path, body);
    for (let offset = 0; offset < bytes.length; offset += UPLOAD_CHUNK_BYTES) {
      const chunk = Buffer.from(bytes.subarray(offset, offset + UPLOAD_CHUNK_BYTES));
      await this.#json('PUT', `/api/uploads/${id}?offset=${offset}`, chunk);
    }
    const done = await this.#json('POST', `/api/uploads/${id}/complete`);
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const path = fillPath(getTranscode.path, { id: String(done.task_id) });
      const task = (await this.#json('GET', path)) as unknown as TranscodeTask;
      if (task.document_id) return task.document_id;
      if (task.error || Date.now() > until) throw new Error(`${name}: ${JSON.stringify(task.error)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Requests all kinds of exports of a courseware, eight calls at a time, and aborts half of them. */
  async takeOut(id: string, until: number): Promise<void> {
    const endpoints = [coursewareFile, coursewarePptx, coursewareRecords, coursewareState];
    const caller = async (turn: number) => {
      for (let count = turn; performance.now() < until; count += 1) {
        const path = fillPath(endpoints[count % endpoints.length]?.path ?? '', { id });
        const signal = AbortSignal.timeout(count % 2 ? 400 : PATIENCE_MS);
        await this.#send('GET', path, undefined, signal)
          .then((response) => response.arrayBuffer())
          .catch(() => undefined);
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, turn) => caller(turn)));
  }

  /** Opens a courseware for editing and closes it as soon as it has loaded, four at a time. */
  async open(id: string, until: number): Promise<number> {
    let opened = 0;
    const window = async () => {
      while (performance.now() < until) if (await this.#openOnce(id)) opened += 1;
    };
    await Promise.all(Array.from({ length: 4 }, window));
    return opened;
  }

  #openOnce(id: string): Promise<boolean> {
    return new Promise((resolve) => {
      const doc = new Y.Doc();
      const awareness = new Awareness(doc);
      const ports = livePorts(this.#host, this.#token);
      const end = (came: boolean) => {
        clearTimeout(timer);
        connection.dispose();
        awareness.destroy();
        doc.destroy();
        resolve(came);
      };
      const timer = setTimeout(() => end(false), 15_000);
      const connection: LiveConnection = new LiveConnection({
        name: id,
        doc,
        awareness,
        ports: {
          ...ports,
          open: (events) =>
            ports.open({
              ...events,
              onMessage: (bytes) => {
                if (bytes.length > DOCUMENT_BYTES) end(true);
                else events.onMessage(bytes);
              },
            }),
        },
      });
    });
  }

  async #json(method: string, path: string, body?: string | Buffer): Promise<Record<string, unknown>> {
    const response = await this.#send(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path} returned ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  }

  #send(
    method: string,
    path: string,
    body?: string | Buffer,
    signal: AbortSignal | null = null,
  ): Promise<Response> {
    const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream';
    return fetch(`http://${this.#host}${path}`, {
      method,
      signal,
      headers: {
        [APP_ID_HEADER]: 'lectern-bench',
        ...(body === undefined ? {} : { 'content-type': type }),
        authorization: sign(this.#token, method, path, this.#host),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    });
  }
}
