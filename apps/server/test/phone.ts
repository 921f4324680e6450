import type { AnswerContent, PanelView, PhonesMessage, PupilView } from '@lectern/protocol/participants';
import { PHONES_PATH, phonesMessage } from '@lectern/protocol/participants';
import { WebSocket } from 'ws';
import type { Session } from './harness.ts';

/** Signs a phone's calls with its token. */
export function bearing(token: string): Session {
  return { authorize: () => `Bearer ${token}` };
}

export const voted = (...options: number[]): AnswerContent => ({ kind: 'vote', options });

/** A socket of a lesson: what it was told last, and how it ended. */
export class LessonSocket {
  readonly said: PhonesMessage[] = [];
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();

  constructor(host: string, hello: object) {
    this.#socket = new WebSocket(`ws://${host}${PHONES_PATH}`);
    this.#socket.on('open', () => this.#socket.send(JSON.stringify(hello)));
    this.#socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => this.#socket.once('close', resolve));
    this.#socket.on('message', (data) => {
      this.said.push(phonesMessage.parse(JSON.parse(data.toString())));
      for (const wake of this.#waiting) wake();
    });
  }

  /** The first view so far or to come for which it holds. */
  view(wanted: (view: PupilView) => boolean = () => true): Promise<PupilView> {
    return this.#first((message) =>
      message.kind === 'view' && wanted(message.view) ? message.view : undefined,
    );
  }

  panel(wanted: (panel: PanelView) => boolean = () => true): Promise<PanelView> {
    return this.#first((message) =>
      message.kind === 'panel' && wanted(message.panel) ? message.panel : undefined,
    );
  }

  closing(): Promise<string> {
    return this.#first((message) => (message.kind === 'closing' ? message.reason : undefined));
  }

  close(): void {
    this.#socket.close();
  }

  async #first<T>(find: (message: PhonesMessage) => T | undefined): Promise<T> {
    for (;;) {
      for (const message of this.said) {
        const found = find(message);
        if (found !== undefined) return found;
      }
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`not said within 20 s; last: ${JSON.stringify(this.said.at(-1))}`)),
          20_000,
        );
        const wake = () => {
          clearTimeout(late);
          this.#waiting.delete(wake);
          resolve();
        };
        this.#waiting.add(wake);
      });
    }
  }
}
