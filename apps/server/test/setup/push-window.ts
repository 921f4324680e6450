import { PUSH_PATH } from '@lectern/protocol/constants';
import { type PushMessage, pushMessage } from '@lectern/protocol/push';
import { WebSocket } from 'ws';
import type { SignedIn } from './sessions.ts';

/** A window with its messages and its close code. */
export class PushWindow {
  readonly messages: PushMessage[] = [];
  readonly closed: Promise<number>;
  readonly socket: WebSocket;
  readonly #waiting = new Set<() => void>();

  /** `origin`: the origin of the window's page. */
  constructor(host: string, origin?: string) {
    const url = `ws://${host}${PUSH_PATH}`;
    this.socket = new WebSocket(url, { ...(origin === undefined ? {} : { origin }) });
    this.closed = new Promise((resolve) => {
      this.socket.once('close', (code) => resolve(code));
    });
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data) => {
      this.messages.push(pushMessage.parse(JSON.parse(data.toString())));
      for (const wake of this.#waiting) wake();
    });
  }

  /** Kinds of its messages, without heartbeats, whose timing varies. */
  get kinds(): readonly string[] {
    return this.messages.map(({ kind }) => kind).filter((kind) => kind !== 'ping');
  }

  async open(): Promise<this> {
    await new Promise((resolve, reject) => {
      this.socket.once('open', resolve);
      this.socket.once('error', reject);
    });
    return this;
  }

  async signedIn(session: SignedIn): Promise<this> {
    await this.open();
    this.socket.send(JSON.stringify({ authorization: session.authorizeSocket(PUSH_PATH) }));
    await this.said((message) => message.kind === 'ready');
    return this;
  }

  async said(wanted: (message: PushMessage) => boolean): Promise<PushMessage> {
    for (;;) {
      const found = this.messages.find(wanted);
      if (found) return found;
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('no message within 30 s')), 30_000);
        this.#waiting.add(() => {
          clearTimeout(late);
          resolve();
        });
      });
    }
  }
}
