import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASKED_FIRST, type AskedFirst, type AskedFirstTable, takeAskedFirst } from './asked-first.ts';

const ADDRESS = '/api/courseware/1/state';
const AUTHORIZATION = 'MAC id="token",nonce="n",mac="m"';

let table: AskedFirstTable;
let asked: AskedFirst;
beforeEach(() => {
  asked = { accessToken: 'token', response: Promise.resolve(new Response()), abort: new AbortController() };
  table = new Map([[ADDRESS, asked]]);
  vi.stubGlobal(ASKED_FIRST, table);
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a response requested by the page's first script", () => {
  it('is used once, by the call of the same address', () => {
    expect(takeAskedFirst(ADDRESS, AUTHORIZATION)).toBe(asked);
    expect(takeAskedFirst(ADDRESS, AUTHORIZATION)).toBeUndefined();
  });

  it('is discarded when another user has signed in meanwhile', () => {
    expect(takeAskedFirst(ADDRESS, 'MAC id="another",nonce="n",mac="m"')).toBeUndefined();
    expect(asked.abort.signal.aborted).toBe(true);
    expect(table.size).toBe(0);
  });

  it('is used by an unsigned call only, when it was requested without a sign-in', () => {
    const open = { ...asked, accessToken: undefined };
    table.set(ADDRESS, open);
    expect(takeAskedFirst(ADDRESS, undefined)).toBe(open);
    table.set(ADDRESS, open);
    expect(takeAskedFirst(ADDRESS, AUTHORIZATION)).toBeUndefined();
    expect(takeAskedFirst(ADDRESS, undefined)).toBeUndefined();
    table.set(ADDRESS, asked);
    expect(takeAskedFirst(ADDRESS, undefined)).toBeUndefined();
  });

  it('is discarded half a minute after the page was opened', () => {
    vi.spyOn(performance, 'now').mockReturnValue(30_000);
    expect(takeAskedFirst(ADDRESS, AUTHORIZATION)).toBeUndefined();
    expect(asked.abort.signal.aborted).toBe(true);
  });

  it('is undefined on a page without a first script', () => {
    vi.unstubAllGlobals();
    expect(takeAskedFirst(ADDRESS, AUTHORIZATION)).toBeUndefined();
  });
});
