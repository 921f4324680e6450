import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPreview, openPreview, type PreviewState, type ReadyPreview } from '@lectern/protocol/previews';
import { expect } from 'vitest';
import { type SignedIn, signIn } from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import { askUntil, uploadFile } from '../../../../test/setup/upload-file.ts';

export const SLOW = 60_000;

/** A server with a teacher, Chen, whose files are previewed, and another teacher, Li. */
export async function startPreviewing() {
  const server = await startTestServer();
  const [chen, li] = await Promise.all([signIn(server), signIn(server)]);
  // Folder of files that the server does not see.
  const folder = await mkdtemp(join(tmpdir(), 'previews-'));
  await chmod(folder, 0o755);
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { server, chen, li, folder, previewing: new Previewing(server, chen), close };
}

class Previewing {
  readonly #server: TestServer;
  readonly #chen: SignedIn;

  constructor(server: TestServer, chen: SignedIn) {
    this.#server = server;
    this.#chen = chen;
  }

  /** Uploads a file; returns the document's id. */
  async uploaded(name: string, bytes: Uint8Array, session = this.#chen): Promise<string> {
    const done = await uploadFile(this.#server, session, name, bytes);
    if (done.kind !== 'document') throw new Error(`${name} was imported instead of being stored`);
    return done.document.id;
  }

  /** Opens a preview and waits until it is ready or failed. */
  async shown(id: string, session = this.#chen): Promise<PreviewState> {
    const params = { id };
    const opened = await this.#server.call(openPreview, { params, language: 'zh' }, session);
    if (opened.status !== 'preparing') return opened;
    const ask = () => this.#server.call(getPreview, { params, language: 'zh' }, session);
    return await askUntil(ask, ({ status }) => status !== 'preparing', SLOW);
  }

  async ready(id: string, session = this.#chen): Promise<ReadyPreview> {
    const state = await this.shown(id, session);
    if (state.status !== 'ready') throw new Error(JSON.stringify(state));
    return state;
  }

  async bytesAt(url: string): Promise<Buffer> {
    const answer = await fetch(this.#server.url + url);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  }
}
