import type { Endpoint } from '@lectern/protocol/endpoint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connection } from '../connection/window-connection.ts';
import { languageTag } from '../i18n/language.ts';
import { ApiError } from './api-error.ts';
import { addressOf, callOpenly, exchange, worked } from './exchange.ts';

const anyone = {
  ...{ method: 'GET', path: '/api/things/:id', caller: 'anyone', summary: '', errors: [] },
} as const satisfies Endpoint;
const user = { ...anyone, caller: 'user', method: 'POST' } as const satisfies Endpoint;

interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}
let sent: Sent[];
let reply: (times: number) => Response;

beforeEach(() => {
  sent = [];
  reply = () => Response.json({ ok: true });
  vi.stubGlobal('location', new URL('https://school.example/'));
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'lectern.device' ? 'd1' : null) });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init });
    return reply(sent.length);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const headersOf = () => sent[0]?.init.headers as Record<string, string>;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'resolved',
    (error) => (error instanceof ApiError ? error.code : error.name),
  );
const refusal = (status: number, code: string, details = {}) =>
  Response.json({ code, message: code, details }, { status });

describe('addressOf', () => {
  it('fills the path and leaves out query values that are undefined or null', () => {
    const query = { a: 1, b: undefined, c: null, d: 'x y', e: false };
    expect(addressOf(anyone, { params: { id: '7/8' }, query })).toBe('/api/things/7%2F8?a=1&d=x+y&e=false');
  });

  it('names the client in calls about documents only', () => {
    const path = '/api/documents/list';
    expect(addressOf({ ...anyone, path }, { query: { a: 1 } })).toBe(`${path}?a=1&client_platform=web`);
    expect(addressOf({ ...anyone, path: '/api/documentsX' }, {})).toBe('/api/documentsX');
  });
});

describe('a call', () => {
  it('sends the program, the language and no cookies', async () => {
    await callOpenly(anyone, { params: { id: '1' } } as never);
    expect(sent[0]).toMatchObject({
      address: '/api/things/1',
      init: { method: 'GET', credentials: 'omit', cache: 'no-store', body: undefined },
    });
    expect(headersOf()['Accept-Language']).toBe(languageTag());
    expect(Object.keys(headersOf())).not.toContain('Content-Type');
    expect(Object.keys(headersOf())).not.toContain('Authorization');
    expect(Object.values(headersOf())).toContain('lectern-web');
  });

  it.each([
    ['anyone', true],
    ['visitor', true],
    ['user', false],
    ['guest', false],
    ['bearer', false],
  ] as const)('by %s names the device: %s', async (caller, names) => {
    await exchange({ ...user, caller }, { params: { id: '1' } }, undefined);
    expect(Object.values(headersOf()).includes('d1')).toBe(names);
  });

  it('sends JSON, a form, or bytes, each with its type', async () => {
    const given = { params: { id: '1' }, body: { a: '1' } };
    await exchange(user, given, 'MAC x');
    await exchange({ ...user, form: { maxBytes: 9 } }, given, undefined);
    await exchange({ ...user, rawBody: { maxBytes: 9 } }, { ...given, body: new Blob(['x']) }, undefined);
    const [json, form, bytes] = sent.map(({ init }) => init);
    expect(json).toMatchObject({
      body: '{"a":"1"}',
      headers: { 'Content-Type': 'application/json', Authorization: 'MAC x' },
    });
    expect(form?.body).toEqual(new URLSearchParams({ a: '1' }));
    expect(form?.headers).not.toHaveProperty('Content-Type');
    expect(bytes?.body).toBeInstanceOf(Blob);
    expect(bytes?.headers).toHaveProperty('Content-Type', 'application/octet-stream');
  });

  it('sends credentials only where the browser has to clear its cache', async () => {
    await exchange({ ...user, clearsCache: true }, { params: { id: '1' } }, undefined);
    expect(sent[0]?.init.credentials).toBe('same-origin');
  });

  it('waits half a minute for JSON, and two minutes for bytes', async () => {
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      limits.push(milliseconds);
      return new AbortController().signal;
    });
    const given = { params: { id: '1' }, body: new Blob(['x']) };
    await exchange(user, given, undefined);
    await exchange({ ...user, rawBody: { maxBytes: 1 } }, given, undefined);
    await exchange({ ...user, rawReply: { contentType: 'x' } }, given, undefined);
    expect(limits).toEqual([30_000, 120_000, 120_000]);
  });

  it('returns JSON, or bytes of an endpoint that returns bytes', async () => {
    const given = { params: { id: '1' } };
    expect(await exchange(user, given, undefined)).toEqual({ ok: true });
    reply = () => new Response(new Uint8Array([1, 2]));
    expect(await exchange({ ...user, rawReply: { contentType: 'x' } }, given, undefined)).toEqual(
      new Uint8Array([1, 2]),
    );
  });

  it('rejects every status but 200, and a reply that is no JSON', async () => {
    const given = { params: { id: '1' } };
    reply = () => refusal(404, 'DOCUMENT_NOT_FOUND');
    expect(await codeOf(exchange(user, given, undefined))).toBe('DOCUMENT_NOT_FOUND');
    reply = () => Response.json({ ok: true }, { status: 201 });
    expect(await codeOf(exchange(user, given, undefined))).not.toBe('resolved');
    reply = () => new Response('<html>');
    expect(await codeOf(exchange(user, given, undefined))).not.toBe('resolved');
  });

  it('rejects with a network error and checks the connection when there is no response', async () => {
    const check = vi.spyOn(connection, 'check').mockResolvedValue(false);
    reply = () => {
      throw new TypeError('offline');
    };
    const given = { params: { id: '1' } };
    await expect(exchange(user, given, undefined)).rejects.toMatchObject({
      code: 'NETWORK',
      details: { work: 'operation' },
    });
    await expect(exchange({ ...user, method: 'GET' }, given, undefined)).rejects.toMatchObject({
      details: { work: 'query' },
    });
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('rejects with the abort, not with a network error, when the caller gave up', async () => {
    const check = vi.spyOn(connection, 'check').mockResolvedValue(false);
    const abort = new AbortController();
    reply = () => {
      abort.abort();
      throw abort.signal.reason;
    };
    const call = exchange(user, { params: { id: '1' }, signal: abort.signal }, undefined);
    expect(await codeOf(call)).toBe('AbortError');
    expect(check).not.toHaveBeenCalled();
  });
});

describe('proof of work', () => {
  const needed = () => refusal(429, 'PROOF_NEEDED', { challenge: 'x' });

  it('is not computed for other errors, and a signed call is not repeated', async () => {
    const attempt = vi.fn(() => Promise.reject(new ApiError(429, 'TOO_MANY_REQUESTS', {}, '')));
    expect(await codeOf(worked(attempt, undefined))).toBe('TOO_MANY_REQUESTS');
    expect(attempt).toHaveBeenCalledExactlyOnceWith();
    reply = needed;
    expect(await codeOf(exchange(user, { params: { id: '1' } }, 'MAC x'))).toBe('PROOF_NEEDED');
    expect(await codeOf(exchange({ ...user, caller: 'guest' }, { params: { id: '1' } }, 'MAC x'))).toBe(
      'PROOF_NEEDED',
    );
    expect(sent).toHaveLength(2);
  });

  it('is sent with the call when the caller has computed it', async () => {
    await exchange(user, { params: { id: '1' }, proof: 'solved' }, undefined);
    expect(Object.values(headersOf())).toContain('solved');
  });
});
