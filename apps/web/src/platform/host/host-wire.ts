import type { Dispose } from '@lectern/base';
import type { InjectedHost } from './injected-host.ts';

/** The connection between the page and the client. */
export interface HostWire {
  /** Rejects or throws when the client fails; may never settle. */
  send(name: string, args: object): Promise<unknown> | unknown;
  /** Listens to the client's events. */
  subscribe(listener: (event: unknown, data: unknown) => void): Dispose;
}

/** Name of the DOM event by which a client sends messages to the page. */
const EVENT = 'lectern-host';
/** Longest accepted message, characters. */
const LONGEST_MESSAGE = 100_000;
/** Maximum number of calls that may wait for a response at once; older calls end by their time limits. */
const MOST_WAITING = 100;

/** Undefined for an object that can be neither called nor written to. */
export function hostWire(injected: InjectedHost): HostWire | undefined {
  const { invoke, postMessage } = injected;
  if (typeof invoke === 'function') return calledWire(injected, invoke as Invoke);
  if (typeof postMessage === 'function') return writtenWire(injected, postMessage as Post);
  return undefined;
}

type Invoke = (name: string, args: object) => unknown;
type Post = (message: string) => void;

/** Used for a client that responds to calls by promises. */
function calledWire(injected: InjectedHost, invoke: Invoke): HostWire {
  return {
    send: (name, args) => invoke.call(injected, name, args),
    subscribe: (listener) => heard(injected, ({ event, data }) => listener(event, data)),
  };
}

/** Used for a client that receives texts and responds by texts with the number of the call. */
function writtenWire(injected: InjectedHost, post: Post): HostWire {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>();
  let last = 0;
  heard(injected, ({ id, result, error }) => {
    const call = waiting.get(Number(id));
    // The call was answered already, or never made.
    if (!call) return;
    waiting.delete(Number(id));
    if (error === undefined) call.resolve(result);
    else call.reject(new Error('the client reported a failure'));
  });
  return {
    send: (name, args) =>
      new Promise((resolve, reject) => {
        last += 1;
        const [oldest] = waiting.keys();
        if (oldest !== undefined && waiting.size >= MOST_WAITING) waiting.delete(oldest);
        waiting.set(last, { resolve, reject });
        post.call(injected, JSON.stringify({ id: last, name, args }));
      }),
    subscribe: (listener) =>
      heard(injected, ({ event, data }) => {
        if (event !== undefined) listener(event, data);
      }),
  };
}

/** Listens to both channels of a client: an event of the window, or of its own object as in Android's webview. */
function heard(
  injected: InjectedHost,
  listener: (message: Readonly<Record<string, unknown>>) => void,
): Dispose {
  const onEvent = (event: Event) => {
    const message = messageOf(
      (event as CustomEvent<unknown>).detail ?? (event as MessageEvent<unknown>).data,
    );
    if (message) listener(message);
  };
  window.addEventListener(EVENT, onEvent);
  const { addEventListener, removeEventListener } = injected;
  if (typeof addEventListener === 'function') addEventListener.call(injected, 'message', onEvent);
  return () => {
    window.removeEventListener(EVENT, onEvent);
    if (typeof removeEventListener === 'function') removeEventListener.call(injected, 'message', onEvent);
  };
}

function messageOf(said: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    if (typeof said === 'string' && said.length > LONGEST_MESSAGE) return undefined;
    const value: unknown = typeof said === 'string' ? JSON.parse(said) : said;
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
