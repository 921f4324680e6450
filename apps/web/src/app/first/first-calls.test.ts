import { getAccount } from '@lectern/protocol/accounts';
import { coursewareRecords } from '@lectern/protocol/courseware';
import { getDocument } from '@lectern/protocol/documents';
import { getSharedRecords, getSharePreview, openShare } from '@lectern/protocol/shares';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../platform/api/exchange.ts';
import { surfaceAt } from '../surfaces.ts';
import { firstCalls, isOpenToNobody, openedBy } from './first-calls.ts';

const ID = '01a2028d-3272-70d9-82d6-b0624808bc78';
const USER = '01a2028c-dfbe-75f7-9c9e-0ba95a1182f3';
const LINK = 'rZ0-_3sT5uV7wX9yA1bC2d';

function at(pathname: string, documentId = ID) {
  return { pathname, documentId, shareId: '' };
}

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'http://localhost' });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('firstCalls', () => {
  it('returns the addresses that opening a courseware calls', () => {
    const params = { id: ID };
    const both = [addressOf(getAccount, { params: { id: USER } }), addressOf(getDocument, { params })];
    expect(firstCalls(surfaceAt('/view'), at('/view'), USER)).toEqual([
      addressOf(coursewareRecords, { params }),
      ...both,
    ]);
    expect(firstCalls(surfaceAt('/play'), at('/play'), USER)).toEqual([
      addressOf(coursewareRecords, { params }),
      ...both,
    ]);
  });

  it('returns only the account when the address opens no courseware', () => {
    const account = [addressOf(getAccount, { params: { id: USER } })];
    expect(firstCalls(surfaceAt('/'), at('/', ''), USER)).toEqual(account);
    expect(firstCalls(surfaceAt('/user/netdisk'), at('/user/netdisk'), USER)).toEqual(account);
  });

  it('returns no calls for an unknown address, for the sign-in, and for a guarded address without a sign-in', () => {
    expect(firstCalls(surfaceAt('/view'), at('/view'), undefined)).toEqual([]);
    expect(firstCalls(surfaceAt('/login'), at('/login', ''), USER)).toEqual([]);
    expect(firstCalls(undefined, at('/nowhere'), USER)).toEqual([]);
  });

  it('returns no courseware when the id is invalid', () => {
    expect(firstCalls(surfaceAt('/view'), at('/view', '../../files'), USER)).toEqual([
      addressOf(getAccount, { params: { id: USER } }),
    ]);
  });

  it('returns the document of a phone’s address: a document of the signed-in user, or the target of a link', () => {
    const params = { id: ID };
    const own = [
      addressOf(coursewareRecords, { params }),
      addressOf(getAccount, { params: { id: USER } }),
      addressOf(getDocument, { params }),
    ];
    const surface = surfaceAt('/mobile');
    for (const pathname of ['/mobile', '/netdiskpreview']) {
      expect(firstCalls(surface, at(pathname), USER)).toEqual(own);
      expect(firstCalls(surface, at(pathname), undefined)).toEqual([]);
      expect(firstCalls(surface, at(pathname, '../x'), USER)).toEqual([own[1]]);
    }
    const link = { params: { id: LINK } };
    const linked = [addressOf(getSharedRecords, link), addressOf(openShare, link)];
    const by = (pathname: string) => ({ pathname, documentId: '', shareId: LINK });
    expect(firstCalls(surface, by('/mobile'), USER)).toEqual([...linked, own[1]]);
    expect(firstCalls(surface, by('/netdiskpreview'), undefined)).toEqual(linked);
  });

  it('returns no calls for a guarded link without a sign-in', () => {
    const link = (pathname: string) => ({ pathname, documentId: '', shareId: LINK });
    for (const pathname of ['/mobile', '/share']) {
      expect(firstCalls(surfaceAt(pathname), link(pathname), undefined)).toEqual([]);
      expect(isOpenToNobody(link(pathname))).toBe(false);
    }
    for (const pathname of ['/s', '/preview', '/netdiskpreview'])
      expect(isOpenToNobody(link(pathname))).toBe(true);
    expect(isOpenToNobody(at('/netdiskpreview'))).toBe(false);
  });

  it('returns the target of an open link with and without a sign-in', () => {
    const params = { id: LINK };
    const records = addressOf(getSharedRecords, { params });
    const opened = addressOf(openShare, { params });
    const account = addressOf(getAccount, { params: { id: USER } });
    const link = (pathname: string) => ({ pathname, documentId: '', shareId: LINK });
    expect(firstCalls(surfaceAt('/s'), link('/s'), undefined)).toEqual([records, opened]);
    expect(firstCalls(surfaceAt('/s'), link('/s'), USER)).toEqual([records, opened, account]);
    expect(firstCalls(surfaceAt('/share'), link('/share'), USER)).toEqual([records, opened, account]);
    expect(firstCalls(surfaceAt('/share'), link('/share'), undefined)).toEqual([]);
    const looked = addressOf(getSharePreview, { query: { share_id: LINK } });
    expect(firstCalls(surfaceAt('/preview'), link('/preview'), undefined)).toEqual([records, looked]);
    expect(firstCalls(surfaceAt('/s'), { ...link('/s'), shareId: '../x' }, undefined)).toEqual([]);
  });

  it.each([
    [`#/view?fileId=${ID}&page=3`, '/view', ID, ''],
    [`#/play?page=1&fileId=${ID}`, '/play', ID, ''],
    ['#/login?return_url=%2F', '/login', '', ''],
    ['#/user/netdisk', '/user/netdisk', '', ''],
    [`#/s?id=${LINK}`, '/s', '', LINK],
    [`#/preview?share_id=${LINK}`, '/preview', '', LINK],
    [`#/mobile?fileId=${ID}`, '/mobile', ID, ''],
    [`#/mobile?id=${LINK}&fileId=${ID}`, '/mobile', '', LINK],
    [`#/netdiskpreview?share_id=${LINK}`, '/netdiskpreview', '', LINK],
    ['', '/', '', ''],
  ])('reads the address %s', (hash, pathname, documentId, shareId) => {
    expect(openedBy(hash)).toEqual({ pathname, documentId, shareId });
  });
});
