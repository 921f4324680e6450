import { renderedPage } from '@lectern/protocol/courseware';
import { getSharedPage } from '@lectern/protocol/shares';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addressOf } from '../../platform/api/exchange.ts';
import { openedBy } from './first-calls.ts';
import { pageCall } from './page-call.ts';

const LINK = 'rZ0-_3sT5uV7wX9yA1bC2d';
const ID = '01a2028d-3272-70d9-82d6-b0624808bc78';

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'http://localhost' });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const at = (hash: string, kept?: number) => pageCall(openedBy(hash), hash, 'zh', () => kept);

it('pageCall requests the first page of a show, or the page in the address', () => {
  const query = { mode: 'show', language: 'zh' } as const;
  expect(at(`#/play?fileId=${ID}`)).toBe(addressOf(renderedPage, { params: { id: ID }, query }));
  expect(at(`#/play?fileId=${ID}&page=3`)).toBe(
    addressOf(renderedPage, { params: { id: ID }, query: { ...query, page: 3 } }),
  );
});

it("pageCall requests the first page for the editor, and the page in a link's address", () => {
  const edit = { mode: 'edit', language: 'zh' } as const;
  expect(at(`#/view?fileId=${ID}`)).toBe(addressOf(renderedPage, { params: { id: ID }, query: edit }));
  const query = { client_platform: 'web', mode: 'thumbnail', language: 'zh', page: 2 } as const;
  expect(at(`#/s?id=${LINK}&page=2`)).toBe(addressOf(getSharedPage, { params: { id: LINK }, query }));
  expect(at(`#/share?id=${LINK}&page=2`)).toBe(at(`#/s?id=${LINK}&page=2`));
  expect(at(`#/preview?share_id=${LINK}&page=2`)).toBe(at(`#/s?id=${LINK}&page=2`));
  expect(at('#/s?id=../x')).toBeUndefined();
});

it('pageCall requests the last page viewed in this browser on a phone, for a document and for a link', () => {
  const query = { mode: 'thumbnail', language: 'zh' } as const;
  const own = addressOf(renderedPage, { params: { id: ID }, query });
  expect(at(`#/mobile?fileId=${ID}`)).toBe(own);
  expect(at(`#/netdiskpreview?fileId=${ID}`)).toBe(own);
  // The program ignores the page in this address too.
  expect(at(`#/mobile?fileId=${ID}&page=4`)).toBe(own);
  expect(at(`#/mobile?fileId=${ID}`, 3)).toBe(
    addressOf(renderedPage, { params: { id: ID }, query: { ...query, page: 3 } }),
  );
  const link = (page: object) =>
    addressOf(getSharedPage, {
      params: { id: LINK },
      query: { client_platform: 'web', ...query, ...page } as const,
    });
  expect(at(`#/mobile?id=${LINK}&fileId=${ID}`)).toBe(link({}));
  expect(at(`#/netdiskpreview?share_id=${LINK}`, 2)).toBe(link({ page: 2 }));
  for (const odd of [0, -1, 2.5, 1e9, Number.NaN]) expect(at(`#/mobile?fileId=${ID}`, odd)).toBeUndefined();
});

it('pageCall returns undefined when the page in the address is invalid, or no page is drawn', () => {
  for (const page of ['0', '-1', '2x', '', '3.5', '1e3', '100000000'])
    expect(at(`#/play?fileId=${ID}&page=${page}`), page).toBeUndefined();
  expect(at('#/play?fileId=../../x')).toBeUndefined();
  expect(at(`#/presenter?fileId=${ID}`)).toBeUndefined();
  expect(at(`#/constructor?fileId=${ID}`)).toBeUndefined();
  expect(at('')).toBeUndefined();
});
