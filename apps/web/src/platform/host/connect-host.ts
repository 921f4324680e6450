import { Signal } from '@lectern/base';
import type { Host } from './host.ts';
import { COMMANDS, EVENTS, type HostEvents, type HostInfo, readInfo } from './host-contract.ts';
import { HostError } from './host-error.ts';
import { type HostWire, hostWire } from './host-wire.ts';
import type { InjectedHost } from './injected-host.ts';

/** Time limit for a client to describe itself when its info is not in the window, milliseconds. */
const HELLO_MS = 3_000;

/** Connects to the client behind the injected object; undefined when it does not describe itself in time. */
export async function connectHost(injected: InjectedHost): Promise<Host | undefined> {
  try {
    const wire = hostWire(injected);
    if (!wire) return undefined;
    const said = injected.info ?? (await inTime('hello', HELLO_MS, () => wire.send('hello', {})));
    const info = readInfo(said);
    return info && hostOn(wire, info);
  } catch {
    // The page continues as in a browser.
    return undefined;
  }
}

function hostOn(wire: HostWire, first: HostInfo): Host {
  const info = new Signal(first);
  const told = new EventTarget();
  wire.subscribe((name, data) => {
    if (typeof name !== 'string' || !Object.hasOwn(EVENTS, name)) return;
    const read: (value: unknown) => { readonly answer: unknown } | undefined =
      EVENTS[name as keyof HostEvents];
    const heard = readSafely(read, data);
    if (!heard) return;
    if (name === 'info') info.set(heard.answer as HostInfo);
    told.dispatchEvent(new CustomEvent(name, { detail: heard.answer }));
  });
  return {
    info,
    has: (command) => info.get().commands.has(command),
    async invoke(command, ...[args]) {
      if (!info.get().commands.has(command)) throw new HostError('COMMAND_ABSENT', command);
      const { limit, read } = COMMANDS[command];
      const answer = readSafely(read, await inTime(command, limit, () => wire.send(command, args ?? {})));
      if (!answer) throw new HostError('WRONG_ANSWER', command);
      return answer.answer;
    },
    on(event, listener) {
      const onEvent = (each: Event) => listener((each as CustomEvent).detail);
      told.addEventListener(event, onEvent);
      return () => told.removeEventListener(event, onEvent);
    },
  };
}

/** Reading may throw, because an answer can be an object with getters. */
function readSafely<T>(read: (value: unknown) => T, value: unknown): T | undefined {
  try {
    return read(value);
  } catch {
    return undefined;
  }
}

async function inTime(command: string, limit: number, send: () => unknown): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HostError('NO_ANSWER', command)), limit);
  });
  try {
    return await Promise.race([Promise.resolve(send()), late]);
  } catch (error) {
    // A client may throw any value.
    throw error instanceof HostError ? error : new HostError('FAILED', command);
  } finally {
    clearTimeout(timer);
  }
}
