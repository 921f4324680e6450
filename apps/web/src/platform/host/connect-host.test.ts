import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectHost } from './connect-host.ts';
import type { Host } from './host.ts';
import type { InjectedHost } from './injected-host.ts';

const INFO = {
  contract: 1,
  client: 'desktop',
  version: 1600,
  mode: 'teaching',
  design: '1368x840',
  commands: ['back-to-desktop', 'roles', 'sign-in', 'grow-wings'],
};

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  // No test may leave a timer running.
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function say(detail: unknown): void {
  page.dispatchEvent(new CustomEvent('lectern-host', { detail }));
}

async function connected(injected: InjectedHost): Promise<Host> {
  const client = await connectHost(injected);
  if (!client) throw new Error('it is no client');
  return client;
}

/** The answer of a call, or the code of its error. */
async function outcome(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error) => error.code);
}

describe('a client that returns promises', () => {
  it('executes a command with its arguments, and rejects unknown commands', async () => {
    const invoke = vi.fn(async () => undefined);
    const client = await connected({ info: INFO, invoke });
    expect([client.has('back-to-desktop'), client.has('open-program')]).toEqual([true, false]);
    await client.invoke('back-to-desktop');
    expect(invoke).toHaveBeenCalledWith('back-to-desktop', {});
    expect(await outcome(client.invoke('open-program', { program: 'calculator' }))).toBe('COMMAND_ABSENT');
    expect(invoke).toHaveBeenCalledTimes(1);
  });

  it('provides the commands, mode and design that this page knows', async () => {
    const { info } = await connected({ info: { ...INFO, design: '1x1' }, invoke: () => undefined });
    expect(info.get()).toMatchObject({ client: 'desktop', mode: 'teaching', design: undefined });
    expect([...info.get().commands]).toEqual(['back-to-desktop', 'roles', 'sign-in']);
  });

  it('describes itself in a response when its info is not in the window', async () => {
    const invoke = (name: string) => (name === 'hello' ? { ...INFO, client: 'mobile' } : undefined);
    expect((await connected({ invoke })).info.get().client).toBe('mobile');
  });

  it('changes its info by events, if they are valid', async () => {
    const client = await connected({ info: INFO, invoke: () => undefined });
    const heard: unknown[] = [];
    client.on('back', () => heard.push('back'));
    const stop = client.on('roles', (roles) => heard.push(roles));
    say({ event: 'info', data: { ...INFO, mode: 'preparing', commands: [] } });
    expect([client.info.get().mode, client.has('roles')]).toEqual(['preparing', false]);
    say('{"event":"back"}');
    say({ event: 'roles', data: { current: 'TEACHER', all: ['TEACHER', 'GUARDIAN'] } });
    stop();
    say({ event: 'roles', data: { current: 'TEACHER', all: ['TEACHER'] } });
    say({ event: 'info', data: { contract: 'one' } });
    expect(heard).toEqual(['back', { current: 'TEACHER', all: ['TEACHER', 'GUARDIAN'] }]);
    expect(client.info.get().mode).toBe('preparing');
  });
});

describe('a client that receives texts', () => {
  it('responds to each call by its number, once, in any order', async () => {
    const written: { id: number; name: string }[] = [];
    const client = await connected({
      info: INFO,
      postMessage: (text: string) => written.push(JSON.parse(text)),
    });
    const calls = [client.invoke('roles'), client.invoke('back-to-desktop'), client.invoke('sign-in')];
    const outcomes = Promise.all(calls.map(outcome));
    const [roles, back, signIn] = written.map(({ id }) => id);
    say(JSON.stringify({ id: signIn, error: 'no' }));
    say({ id: back });
    say({ id: 999, result: 'of nobody' });
    say({ id: roles, result: { current: 'STUDENT', all: ['STUDENT'] } });
    say({ id: roles, result: { current: 'TEACHER', all: ['TEACHER'] } });
    expect(await outcomes).toEqual([{ current: 'STUDENT', all: ['STUDENT'] }, undefined, 'FAILED']);
  });

  it("may also respond through its own object, like Android's webview", async () => {
    const own = new EventTarget();
    const client = await connectHost({
      postMessage: (text: string) => {
        const { id } = JSON.parse(text);
        const data = JSON.stringify({ id, result: INFO });
        queueMicrotask(() => own.dispatchEvent(new MessageEvent('message', { data })));
      },
      addEventListener: own.addEventListener.bind(own),
      removeEventListener: own.removeEventListener.bind(own),
    });
    expect(client?.info.get().version).toBe(1600);
  });
});

describe('a hostile client', () => {
  const roles = async (invoke: (name: string) => unknown) =>
    outcome((await connected({ info: INFO, invoke })).invoke('roles'));

  it('times out when it never responds', async () => {
    const pending = roles(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await pending).toBe('NO_ANSWER');
  });

  it('fails when it throws or rejects with any value', async () => {
    const thrown = [
      () => {
        throw 'x'.repeat(1_000_000);
      },
      () => Promise.reject(undefined),
      () => ({
        // biome-ignore lint/suspicious/noThenProperty: it is what a hostile client may answer
        get then() {
          throw new Error('then');
        },
      }),
    ];
    for (const invoke of thrown) expect(await roles(invoke)).toBe('FAILED');
  });

  it('fails with WRONG_ANSWER when its response is invalid', async () => {
    const answers = [
      undefined,
      null,
      7,
      'TEACHER',
      [],
      { current: 'TEACHER' },
      { current: 'TEACHER', all: ['STUDENT'] },
      { current: 'x'.repeat(1_000_000), all: ['x'.repeat(1_000_000)] },
      { current: 'a', all: Array.from({ length: 10_000 }, () => 'a') },
      {
        get current() {
          throw new Error('no');
        },
      },
    ];
    for (const answer of answers) expect(await roles(() => answer)).toBe('WRONG_ANSWER');
  });

  it('is ignored when it has no client’s interface, and the page runs as in a browser', async () => {
    const throws = () => {
      throw new Error('no');
    };
    const infos = [
      {},
      null,
      { ...INFO, contract: 0 },
      { ...INFO, version: -1 },
      { ...INFO, commands: 'all' },
      {
        get contract() {
          return throws();
        },
      },
    ];
    for (const info of infos) expect(await connectHost({ info, invoke: throws })).toBeUndefined();
    expect(await connectHost({ info: INFO })).toBeUndefined();
    expect(await connectHost({ invoke: () => ({ contract: 1 }) })).toBeUndefined();
    const silent = connectHost({ invoke: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await silent).toBeUndefined();
  });

  it('is ignored when it sends invalid messages', async () => {
    const client = await connected({ info: INFO, invoke: () => undefined });
    const heard = vi.fn();
    client.on('back', heard);
    client.on('full-screen', heard);
    const said = [
      undefined,
      null,
      '{',
      '7',
      `"${'x'.repeat(200_000)}"`,
      { event: '__proto__' },
      { event: 'toString' },
      { event: 'full-screen', data: { on: 'yes' } },
      { event: { toString: () => 'back' } },
      {
        get event() {
          throw new Error('no');
        },
      },
    ];
    for (const each of said) say(each);
    expect(heard).not.toHaveBeenCalled();
    expect(client.info.get().mode).toBe('teaching');
  });
});
