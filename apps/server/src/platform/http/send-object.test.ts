import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { ObjectStore } from '../objects/object-store.ts';
import { hangUp, sendObject } from './send-object.ts';

interface Sent {
  code: number;
  body: unknown;
  readonly headers: Record<string, string>;
}

/** Sends an object of this size for a Range header. */
async function send(range: string | undefined, size = 100): Promise<Sent> {
  const sent: Sent = { code: 200, body: undefined, headers: {} };
  const response = {
    code(code: number) {
      sent.code = code;
      return response;
    },
    header(name: string, value: string) {
      sent.headers[name] = value;
      return response;
    },
    send(body: unknown) {
      sent.body = body;
      return response;
    },
  } as unknown as FastifyReply;
  const objects = {
    stream: async (_hash: string, read: readonly [number, number]) =>
      Object.assign(Readable.from([]), { read }),
  } as unknown as ObjectStore;
  await sendObject({ headers: { range } } as FastifyRequest, response, objects, { hash: 'h', size });
  return sent;
}

const readOf = ({ body }: Sent) => (body as { read: unknown }).read;

it.each([undefined, 'bytes=-', 'bytes=5', 'items=0-1', 'bytes=0-1,3-4', 'bytes=5-4'])(
  'sends the whole object for the range %s',
  async (range) => {
    const sent = await send(range);
    expect(sent.code).toBe(200);
    expect(readOf(sent)).toEqual([0, 99]);
    expect(sent.headers).toEqual({ 'accept-ranges': 'bytes', 'content-length': '100' });
  },
);

it.each([
  ['bytes=0-0', 0, 0],
  ['bytes=10-19', 10, 19],
  ['bytes=90-', 90, 99],
  ['bytes=99-500', 99, 99],
  ['bytes=-1', 99, 99],
  ['bytes=-500', 0, 99],
])('sends the part of the object for the range %s', async (range, first, last) => {
  const sent = await send(range);
  expect(sent.code).toBe(206);
  expect(readOf(sent)).toEqual([first, last]);
  expect(sent.headers['content-length']).toBe(String(last - first + 1));
  expect(sent.headers['content-range']).toBe(`bytes ${first}-${last}/100`);
});

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])(
  'refuses the range %s with status 416',
  async (range) => {
    const sent = await send(range);
    expect(sent).toMatchObject({ code: 416, body: undefined });
    expect(sent.headers['content-range']).toBe('bytes */100');
  },
);

it('sends an empty object without reading the store', async () => {
  const sent = await send(undefined, 0);
  expect(sent).toMatchObject({ code: 200, body: '' });
  expect(sent.headers['content-length']).toBe('0');
});

it('hangUp aborts when the caller disconnects before the response is sent, and not afterwards', () => {
  for (const writableFinished of [false, true]) {
    const raw = Object.assign(new EventEmitter(), { writableFinished });
    const signal = hangUp({ raw } as unknown as FastifyReply);
    expect(signal.aborted).toBe(false);
    raw.emit('close');
    expect(signal.aborted).toBe(!writableFinished);
  }
});
