import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { sendPage, sendRead } from './send-read.ts';

function exchange(accepted: string | undefined) {
  const headers: Record<string, string> = {};
  const request = { headers: { 'accept-encoding': accepted } } as unknown as FastifyRequest;
  const response = {
    header(name: string, value: string) {
      headers[name] = value;
    },
  } as unknown as FastifyReply;
  return { request, response, headers };
}

async function read(length: number, accepted: string | undefined) {
  const content = Buffer.alloc(length, 'a');
  const { request, response, headers } = exchange(accepted);
  const bytes = await sendRead({ gzip: gzipSync(content), size: length } as never, request, response);
  const packed = headers['content-encoding'] === 'gzip';
  expect((packed ? gunzipSync(bytes) : bytes).equals(content)).toBe(true);
  expect(headers.vary).toBe('accept-encoding');
  return packed;
}

it('sendRead sends a result compressed when the client accepts that and the result is large', async () => {
  expect(await read(4_096, 'br, gzip')).toBe(true);
  expect(await read(4_095, 'gzip')).toBe(false);
  expect(await read(9_000, 'br')).toBe(false);
  expect(await read(9_000, undefined)).toBe(false);
});

it('sendPage sends a page as JSON, compressed when it is large, and an empty object without a page', async () => {
  const page = async (content: object | undefined, accepted: string) => {
    const { request, response, headers } = exchange(accepted);
    const bytes = await sendPage(content as never, request, response);
    const packed = headers['content-encoding'] === 'gzip';
    return [packed, JSON.parse(String(packed ? gunzipSync(bytes) : bytes))];
  };
  expect(await page(undefined, 'gzip')).toEqual([false, {}]);
  const large = { text: 'a'.repeat(5_000) };
  expect(await page(large, 'gzip')).toEqual([true, large]);
  expect(await page(large, '')).toEqual([false, large]);
});
