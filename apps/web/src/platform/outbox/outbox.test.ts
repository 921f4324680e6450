import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { type Delivery, isForLater, Outbox, type OutboxPorts } from './outbox.ts';

interface Message {
  readonly about: string;
  readonly text: string;
}

function boxOf(deliver: (message: Message) => Delivery, more: Partial<OutboxPorts<Message>> = {}) {
  const kept = new Map<number, Message>();
  let last = 0;
  const sent: string[] = [];
  const pauses: number[] = [];
  let wake: (() => void) | undefined;
  const box = new Outbox<Message>({
    table: {
      all: async () => [...kept].map(([key, message]) => ({ key, message })),
      add: async (message) => {
        last += 1;
        kept.set(last, message);
      },
      remove: async (keys) => {
        for (const key of keys) kept.delete(key);
      },
    },
    send: async (message) => {
      sent.push(message.text);
      return deliver(message);
    },
    about: ({ about }) => about,
    alone: (work) => work(),
    later: (milliseconds, work) => {
      pauses.push(milliseconds);
      wake = work;
      return () => {
        wake = undefined;
      };
    },
    ...more,
  });
  const put = (...messages: Message[]) => {
    for (const message of messages) {
      last += 1;
      kept.set(last, message);
    }
  };
  return { box, kept, sent, pauses, put, wake: () => wake?.(), isWaiting: () => wake !== undefined };
}

const of = (about: string, text: string): Message => ({ about, text });

it('sends messages in their order and removes what the server stored', async () => {
  const { box, sent, put, pauses } = boxOf(() => 'stored');
  const stored: string[] = [];
  box.onStored(({ text }) => stored.push(text));
  put(of('x', 'a'), of('y', 'b'));
  await box.deliver();
  expect([sent, stored, await box.waiting(), pauses]).toEqual([['a', 'b'], ['a', 'b'], [], []]);
});

it('a new message is stored and sent', async () => {
  const { box, sent } = boxOf(() => 'stored');
  await box.add(of('x', 'a'));
  await vi.waitFor(() => expect(sent).toEqual(['a']));
});

it('doubles the pause up to a minute while the server is unreachable, and starts again afterwards', async () => {
  let answer: Delivery = 'later';
  const { box, sent, put, pauses, wake } = boxOf(() => answer);
  put(of('x', 'a'), of('x', 'b'));
  await box.deliver();
  expect(sent).toEqual(['a']);
  for (let times = 0; times < 6; times += 1) {
    wake();
    await box.deliver();
  }
  expect([...new Set(pauses)]).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000]);
  answer = 'stored';
  await box.deliver();
  expect(await box.waiting()).toEqual([]);
  answer = 'later';
  put(of('x', 'c'));
  await box.deliver();
  expect(pauses.at(-1)).toBe(2_000);
});

it('drops a refused message alone, without reporting it as stored', async () => {
  const { box, sent, put } = boxOf(({ text }) => (text === 'a' ? 'refused' : 'stored'));
  const stored: string[] = [];
  box.onStored(({ text }) => stored.push(text));
  put(of('x', 'a'), of('x', 'b'));
  await box.deliver();
  expect([sent, stored]).toEqual([['a', 'b'], ['b']]);
});

it('drops all messages about an object that is gone, and sends the others', async () => {
  const { box, sent, put } = boxOf(({ about }) => (about === 'x' ? 'gone' : 'stored'));
  put(of('x', 'a'), of('y', 'b'), of('x', 'c'));
  await box.deliver();
  expect([sent, await box.waiting()]).toEqual([['a', 'b'], []]);
});

it('merges consecutive messages that can be joined, and removes all of them', async () => {
  const join = (before: Message, message: Message) =>
    before.about === message.about ? of(message.about, before.text + message.text) : undefined;
  const { box, sent, put } = boxOf(() => 'stored', { join });
  put(of('x', 'a'), of('x', 'b'), of('y', 'c'), of('x', 'd'));
  await box.deliver();
  expect([sent, await box.waiting()]).toEqual([['ab', 'c', 'd'], []]);
});

it('waits when another window keeps the lock from being granted', async () => {
  const { box, put, pauses } = boxOf(() => 'stored', { alone: () => Promise.reject(new Error('no lock')) });
  put(of('x', 'a'));
  await box.deliver();
  expect([await box.waiting(), pauses]).toEqual([[of('x', 'a')], [2_000]]);
});

it('sends nothing after it is disposed, and keeps the messages', async () => {
  const { box, sent, put, isWaiting } = boxOf(() => 'later');
  put(of('x', 'a'));
  await box.deliver();
  expect(isWaiting()).toBe(true);
  box.dispose();
  expect(isWaiting()).toBe(false);
  await box.deliver();
  expect([sent.length, (await box.waiting()).length]).toEqual([1, 1]);
});

it.each([
  [new TypeError('broken'), true],
  [new ApiError(0, 'NETWORK', {}, ''), true],
  [new ApiError(503, 'NOT_READY', {}, ''), true],
  [new ApiError(401, 'UNAUTHORIZED', {}, ''), true],
  [new ApiError(429, 'TOO_MANY_REQUESTS', {}, ''), true],
  [new ApiError(403, 'FORBIDDEN', {}, ''), false],
  [new ApiError(404, 'DOCUMENT_NOT_FOUND', {}, ''), false],
])('isForLater returns for %o %s', (error, later) => {
  expect(isForLater(error)).toBe(later);
});
