import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hostWire } from './host-wire.ts';
import type { InjectedHost } from './injected-host.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

const say = (detail: unknown) => page.dispatchEvent(new CustomEvent('lectern-host', { detail }));

function wireOf(injected: InjectedHost) {
  const wire = hostWire(injected);
  if (!wire) throw new Error('no wire');
  return wire;
}

it('returns undefined for an object that can be neither called nor written to', () => {
  expect(hostWire({ info: {}, invoke: 'no', postMessage: 1 })).toBeUndefined();
});

it('calls a client that responds by promises on its own object, and prefers that to messages', () => {
  const injected = {
    invoke(this: unknown, name: string, args: object) {
      return [this === injected, name, args];
    },
    postMessage: () => {
      throw new Error('not used');
    },
  };
  expect(wireOf(injected).send('roles', { a: 1 })).toEqual([true, 'roles', { a: 1 }]);
});

it('resolves and rejects each written call by its number', async () => {
  const posted: string[] = [];
  const { send } = wireOf({ postMessage: (text: string) => posted.push(text) });
  const [first, second] = [send('roles', {}), send('sign-in', { x: 1 })] as Promise<unknown>[];
  expect(posted.map((text) => JSON.parse(text))).toEqual([
    { id: 1, name: 'roles', args: {} },
    { id: 2, name: 'sign-in', args: { x: 1 } },
  ]);
  say({ id: 3, result: 'of no call' });
  say({ id: 2, error: 'broken' });
  say(JSON.stringify({ id: 1, result: 'good' }));
  say({ id: 1, result: 'again' });
  await expect(second).rejects.toThrow('the client reported a failure');
  await expect(first).resolves.toBe('good');
});

it('discards the oldest of a hundred waiting calls for the next call', async () => {
  const { send } = wireOf({ postMessage: () => undefined });
  const calls = Array.from({ length: 101 }, () => send('roles', {}) as Promise<unknown>);
  const settled: number[] = [];
  for (const [index, call] of calls.entries()) void call.then(() => settled.push(index));
  for (let id = 1; id <= 101; id += 1) say({ id, result: id });
  await vi.waitFor(() => expect(settled.length).toBe(100));
  expect(settled[0]).toBe(1);
});

it('passes events of a called client to the listener until it is disposed', () => {
  const heard: unknown[] = [];
  const stop = wireOf({ invoke: () => undefined }).subscribe((event, data) => heard.push([event, data]));
  say({ event: 'back', data: 1 });
  stop();
  say({ event: 'back', data: 2 });
  expect(heard).toEqual([['back', 1]]);
});

it('passes only events of a written client to the listener, not the responses', () => {
  const heard: unknown[] = [];
  wireOf({ postMessage: () => undefined }).subscribe((event, data) => heard.push([event, data]));
  say({ id: 1, result: 2 });
  say({ event: 'roles', data: 3 });
  expect(heard).toEqual([['roles', 3]]);
});

it('listens to messages of the object itself, and stops listening', () => {
  const own = new EventTarget();
  const heard: unknown[] = [];
  const stop = wireOf({
    invoke: () => undefined,
    addEventListener: own.addEventListener.bind(own),
    removeEventListener: own.removeEventListener.bind(own),
  }).subscribe((event) => heard.push(event));
  own.dispatchEvent(new MessageEvent('message', { data: '{"event":"back"}' }));
  stop();
  own.dispatchEvent(new MessageEvent('message', { data: '{"event":"back"}' }));
  expect(heard).toEqual(['back']);
});

it('ignores broken, empty and oversized messages', () => {
  const heard: unknown[] = [];
  wireOf({ invoke: () => undefined }).subscribe((event) => heard.push(event));
  const padded = (length: number) => {
    const text = JSON.stringify({ event: 'long', data: '' });
    return text.replace('""', `"${'x'.repeat(length - text.length)}"`);
  };
  for (const wrong of ['{', 'null', 7, padded(100_001)]) say(wrong);
  expect(heard).toEqual([]);
  say(padded(100_000));
  expect(heard).toEqual(['long']);
});
