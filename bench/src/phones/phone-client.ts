import { APP_ID_HEADER, type Endpoint, fillPath } from '@lectern/protocol';
import * as calls from '@lectern/protocol/participants';
import type { PupilView } from '@lectern/protocol/phone-views';
import type { AuthToken } from '@lectern/protocol/tokens';
import { sign } from '../measured-server.ts';

export interface TaughtLesson {
  readonly id: string;
  readonly code: string;
}

/** Time until a phone gives up, milliseconds. */
export const PATIENCE_MS = 60_000;

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A phone: its socket reconnects by itself. */
export class Phone {
  readonly #host: string;
  readonly token: string;
  view: PupilView | undefined;
  onView: ((view: PupilView) => void) | undefined;
  #socket: WebSocket | undefined;
  #ended = false;
  #offline = false;

  constructor(host: string, token: string) {
    this.#host = host;
    this.token = token;
    this.#open();
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN && this.view !== undefined;
  }

  cut(): void {
    this.#socket?.close();
  }

  /** Whether the network of the phone is away: no socket opens, and `send` must not be called. */
  get isOffline(): boolean {
    return this.#offline;
  }

  setOffline(isOffline: boolean): void {
    this.#offline = isOffline;
    if (isOffline) this.#socket?.close();
  }

  end(): void {
    this.#ended = true;
    this.#socket?.close();
  }

  #open(): void {
    if (this.#ended) return;
    this.view = undefined;
    if (this.#offline) {
      this.#openLater();
      return;
    }
    const socket = new WebSocket(`ws://${this.#host}${calls.PHONES_PATH}`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ token: this.token }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as calls.PhonesMessage;
      if (message.kind !== 'view') return;
      this.view = message.view;
      this.onView?.(message.view);
    };
    socket.onerror = () => undefined;
    socket.onclose = () => this.#openLater();
  }

  #openLater(): void {
    setTimeout(() => this.#open(), 250 + Math.random() * 1_000);
  }
}

export async function send(
  host: string,
  endpoint: Endpoint,
  path: string,
  body: object | undefined,
  authorization?: string,
) {
  const response = await fetch(`http://${host}${path}`, {
    method: endpoint.method,
    headers: {
      [APP_ID_HEADER]: 'lectern-bench',
      ...(body && { 'content-type': 'application/json' }),
      ...(authorization !== undefined && { authorization }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json: unknown = await response.json();
  if (!response.ok) throw new Error(`${endpoint.method} ${path}: ${response.status} ${JSON.stringify(json)}`);
  return json;
}

/** A call of the teacher of the lessons. */
export async function asTeacher(
  order: { readonly host: string; readonly teacher: AuthToken },
  endpoint: Endpoint,
  params: Record<string, string>,
  body?: object,
) {
  const path = fillPath(endpoint.path, params);
  return send(order.host, endpoint, path, body, sign(order.teacher, endpoint.method, path, order.host));
}

export async function inTurns<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const one = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

export async function until(what: string, condition: () => boolean, patienceMs = PATIENCE_MS): Promise<void> {
  const late = performance.now() + patienceMs;
  while (!condition()) {
    if (performance.now() > late) throw new Error(`timed out: ${what}`);
    await pause(20);
  }
}
