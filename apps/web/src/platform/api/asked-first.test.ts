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

describe('an answer that the page asked for first', () => {
  it('goes to the call of the same address, once', () => {
    expect(takeAskedFirst(ADDRESS, AUTHORIZATION)).toBe(asked);
    expect(takeAskedFirst(ADDRESS, AUTHORIZATION)).toBeUndefined();
  });

  it('is given up when another has signed in meanwhile', () => {
    expect(takeAskedFirst(ADDRESS, 'MAC id="another",nonce="n",mac="m"')).toBeUndefined();
    expect(asked.abort.signal.aborted).toBe(true);
    expect(table.size).toBe(0);
  });

  it('goes to who is not signed in, and to no other, when it was asked for so', () => {
    const open = { ...asked, accessToken: undefined };
    table.set(ADDRESS, open);
    expect(takeAskedFirst(ADDRESS, undefined)).toBe(open);
    table.set(ADDRESS, open);
    expect(takeAskedFirst(ADDRESS, AUTHORIZATION)).toBeUndefined();
    expect(takeAskedFirst(ADDRESS, undefined)).toBeUndefined();
    table.set(ADDRESS, asked);
    expect(takeAskedFirst(ADDRESS, undefined)).toBeUndefined();
  });

  it('is given up when it is called for half a minute after the page was opened', () => {
    vi.spyOn(performance, 'now').mockReturnValue(30_000);
    expect(takeAskedFirst(ADDRESS, AUTHORIZATION)).toBeUndefined();
    expect(asked.abort.signal.aborted).toBe(true);
  });

  it('is not there on a page that has no first lines', () => {
    vi.unstubAllGlobals();
    expect(takeAskedFirst(ADDRESS, AUTHORIZATION)).toBeUndefined();
  });
});
