import { signOut } from '@lectern/protocol/accounts';
import { EditType } from '@lectern/protocol/constants';
import { binDocuments } from '@lectern/protocol/documents';
import * as shares from '@lectern/protocol/shares';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Setting, startSharing } from '../../../../test/setup/links.ts';
import { ONE_PIXEL } from '../../../../test/setup/phone.ts';
import { type SignedIn, signIn, signInGuest } from '../../../../test/setup/sessions.ts';
import { startTestServer } from '../../../../test/setup/test-server.ts';
import { uploadFile } from '../../../../test/setup/upload-file.ts';

const PASSWORD = '248163';

let now = Date.parse('2026-09-01T08:00:00Z');
const { server, chen, li, links } = await startSharing({ now: () => now });
afterAll(() => server.close());

/** A window that shows a link, with its messages in order. */
class Window {
  readonly closed: Promise<number>;
  readonly #told: shares.ShareWindowMessage[] = [];
  readonly #waiting: ((message: shares.ShareWindowMessage) => void)[] = [];
  readonly #socket: WebSocket;

  constructor(hello: unknown, host = server.host) {
    this.#socket = new WebSocket(`ws://${host}${shares.SHARE_WINDOWS_PATH}`);
    this.#socket.once('open', () => this.#socket.send(JSON.stringify(hello)));
    this.closed = new Promise((resolve) => this.#socket.once('close', resolve));
    this.#socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as shares.ShareWindowMessage;
      const next = this.#waiting.shift();
      if (next) next(message);
      else this.#told.push(message);
    });
  }

  /** The next message. */
  next(): Promise<shares.ShareWindowMessage> {
    const message = this.#told.shift();
    return message ? Promise.resolve(message) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The resource of the next message, or the code of the refusal. */
  async look(): Promise<shares.OpenedShare | string> {
    const message = await this.next();
    if (message.kind === 'open') return message.resource;
    return message.kind === 'closing' && message.reason === 'refused' ? message.reply.code : message.kind;
  }

  close(): void {
    this.#socket.close();
  }
}

function windowOf(session: SignedIn, key: string, host = server.host): Window {
  return new Window(
    { share_id: key, authorization: session.authorizeSocket(shares.SHARE_WINDOWS_PATH) },
    host,
  );
}

async function picture(body: Setting): Promise<{ id: string; key: string }> {
  const kept = await uploadFile(server, chen, '叶.png', ONE_PIXEL);
  if (kept.kind !== 'document') throw new Error('the picture was not stored as a file');
  return { id: kept.document.id, key: (await links.put(kept.document.id, body)).share_id };
}

describe('a window that shows a link', () => {
  it('is notified of each change of the link, and of its end, without an account', async () => {
    const { id, key } = await picture({});
    const window = new Window({ share_id: key });
    expect(await window.look()).toMatchObject({
      name: '叶.png',
      download: true,
      file: { download_url: expect.stringContaining('download=1') },
    });
    await links.put(id, { download: false });
    expect(await window.look()).toMatchObject({ download: false, file: { download_url: null } });
    await server.call(shares.withdrawShare, { params: { id } }, chen);
    expect(await window.look()).toBe('SHARE_WITHDRAWN');
    expect(await window.closed).toBe(4403);
  });

  it('receives the permission of a visitor as a guest, and the current permission with an account', async () => {
    const { id, key } = await links.shared({ permission: 20 });
    await links.open(key, li);
    const guest = await signInGuest(server);
    const [teacher, visitor] = [windowOf(li, key), windowOf(guest, key)];
    expect(await teacher.look()).toMatchObject({ permission: 20, offered: 20 });
    expect(await visitor.look()).toMatchObject({ permission: 10, offered: 20 });
    await links.put(id, { permission: 10 });
    expect(await teacher.look()).toMatchObject({ permission: 10, offered: 10 });
    expect(await visitor.look()).toMatchObject({ permission: 10, offered: 10 });
    await links.put(id, { edit_type: EditType.SPECIFIED_PERSON, user_ids: [li.userId] });
    expect(await teacher.look()).toMatchObject({ document_type: 2 });
    expect(await visitor.look()).toBe('SHARE_NEEDS_SIGN_IN');
    await links.put(id, { edit_type: EditType.SPECIFIED_PERSON, user_ids: [] });
    expect(await teacher.look()).toBe('SHARE_NOT_FOR_YOU');
  });

  it('opens with the pass of the link’s password only, until the password is changed', async () => {
    const { id, key } = await links.shared({ password: PASSWORD });
    const other = await links.shared({ password: PASSWORD });
    const given = { params: { identify: key }, body: { password: PASSWORD } };
    const { token } = await server.call(shares.verifySharePassword, given);
    for (const hello of [
      { share_id: key },
      { share_id: key, pass: `${token}x` },
      { share_id: other.key, pass: token },
    ])
      expect(await new Window(hello).look()).toBe('SHARE_PASSWORD_NEEDED');
    const window = new Window({ share_id: key, pass: token });
    expect(await window.look()).toMatchObject({ share_id: key });
    await links.put(id, { password: '907315' });
    expect(await window.look()).toBe('SHARE_PASSWORD_NEEDED');
  });

  it('is notified when the link expires, and when its document is moved to the bin', async () => {
    const over = await links.shared({ end_at: now + 60_000 });
    const binned = await links.shared();
    const windows = [new Window({ share_id: over.key }), new Window({ share_id: binned.key })];
    for (const window of windows) expect(await window.look()).toMatchObject({ core_type: 'courseware' });
    now += 60_000;
    expect(await windows[0]?.look()).toBe('SHARE_ENDED');
    await server.call(binDocuments, { body: { ids: [binned.id] } }, chen);
    expect(await windows[1]?.look()).toBe('SHARE_CONTENT_GONE');
  });

  it('is notified of a change on another process', async () => {
    const { databaseUrl, dataFolder } = server.platform.config;
    const other = await startTestServer({
      config: { databaseUrl, dataFolder },
      clock: { now: () => now },
    });
    try {
      const { id, key } = await links.shared();
      const window = new Window({ share_id: key }, other.host);
      expect(await window.look()).toMatchObject({ share_id: key });
      await server.call(shares.withdrawShare, { params: { id } }, chen);
      expect(await window.look()).toBe('SHARE_WITHDRAWN');
    } finally {
      await other.close();
    }
  });

  it('is closed with the sign-in that opened it', async () => {
    const { key } = await links.shared();
    const wang = await signIn(server);
    const window = windowOf(wang, key);
    expect(await window.look()).toMatchObject({ share_id: key });
    await server.call(signOut, { params: { access_token: wang.token.access_token } }, wang);
    expect(await window.next()).toEqual({ kind: 'closing', reason: 'unauthorized' });
    expect(await window.closed).toBe(4401);
  });

  it('is refused when it names no link, an unknown link, or a wrong user', async () => {
    const { key } = await links.shared();
    expect(await new Window({ share_id: 'A'.repeat(22) }).look()).toBe('SHARE_NOT_FOUND');
    expect(await new Window({ share_id: 'x'.repeat(129) }).look()).toBe('INVALID_INPUT');
    expect(await new Window({ share_id: 7 }).look()).toBe('INVALID_INPUT');
    expect(await new Window('links').look()).toBe('INVALID_INPUT');
    const stolen = li.authorizeSocket('/ws/push');
    expect(await new Window({ share_id: key, authorization: stolen }).look()).toBe('MAC_INVALID');
  });

  it('shares one look-up with fifty other windows, and is notified only once', async () => {
    const { id, key } = await links.shared();
    const windows = Array.from({ length: 50 }, () => new Window({ share_id: key }));
    for (const window of windows) expect(await window.look()).toMatchObject({ download: true });
    // The settings are unchanged: no window is notified.
    await links.put(id, {});
    await links.put(id, { download: false });
    for (const window of windows) expect(await window.look()).toMatchObject({ download: false });
    for (const window of windows) window.close();
  });
});
