import { EventEmitter } from 'node:events';
import type { Page } from 'puppeteer-core';
import { expect, it, vi } from 'vitest';
import { answerRequests, PAGE_ORIGIN, type PageFile } from './answer-requests.ts';

const files: Readonly<Record<string, PageFile>> = {
  '/a b': {
    mime: 'text/plain',
    bytes: new Uint8Array([0, 104, 105]).subarray(1),
    headers: { 'x-more': '1' },
  },
};

/** The command with which a request of the page is answered. */
async function answer(url: string, method = 'GET'): Promise<unknown[]> {
  const sent: unknown[][] = [];
  const session = Object.assign(new EventEmitter(), {
    send: async (...command: unknown[]) => void sent.push(command),
  });
  await answerRequests({ createCDPSession: async () => session } as unknown as Page, async (path) => {
    if (path === '/fails') throw new Error('failed');
    return files[path];
  });
  expect(sent.shift()).toEqual(['Fetch.enable', { patterns: [{ urlPattern: '*' }] }]);
  session.emit('Fetch.requestPaused', { requestId: 'r', request: { url, method } });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  return sent[0] ?? [];
}

it('answers a path of the page from the files', async () => {
  const [name, reply] = await answer(`${PAGE_ORIGIN}/a%20b?x`);
  expect(name).toBe('Fetch.fulfillRequest');
  expect(reply).toEqual({
    requestId: 'r',
    responseCode: 200,
    responseHeaders: [
      { name: 'content-type', value: 'text/plain' },
      { name: 'cache-control', value: 'max-age=3600' },
      { name: 'x-more', value: '1' },
    ],
    body: Buffer.from('hi').toString('base64'),
  });
});

it('answers a path without a file with status 404', async () => {
  for (const path of ['/none', '/fails'])
    expect(await answer(PAGE_ORIGIN + path)).toEqual([
      'Fetch.fulfillRequest',
      { requestId: 'r', responseCode: 404 },
    ]);
});

it.each([
  ['https://example.org/a%20b', 'GET'],
  ['http://stage.invalid/a%20b', 'GET'],
  [`${PAGE_ORIGIN}/a%20b`, 'POST'],
  [`${PAGE_ORIGIN}/%ff`, 'GET'],
  ['text', 'GET'],
])('blocks %s %s', async (url, method) => {
  expect(await answer(url, method)).toEqual([
    'Fetch.failRequest',
    { requestId: 'r', errorReason: 'BlockedByClient' },
  ]);
});
