import { getAccount } from '@lectern/protocol/accounts';
import { coursewareRecords } from '@lectern/protocol/courseware';
import { getDocument } from '@lectern/protocol/documents';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../platform/api/address.ts';
import { surfaceAt } from '../surfaces.ts';
import { firstCalls, openedBy } from './first-calls.ts';

const ID = '01a2028d-3272-70d9-82d6-b0624808bc78';
const USER = '01a2028c-dfbe-75f7-9c9e-0ba95a1182f3';

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'http://localhost' });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('what is asked for before the program is there', () => {
  it('is what opening a courseware calls, address by address', () => {
    const params = { id: ID };
    const both = [addressOf(getAccount, { params: { id: USER } }), addressOf(getDocument, { params })];
    expect(firstCalls(surfaceAt('/view'), ID, USER)).toEqual([
      addressOf(coursewareRecords, { params }),
      ...both,
    ]);
    expect(firstCalls(surfaceAt('/play'), ID, USER)).toEqual([
      addressOf(coursewareRecords, { params }),
      ...both,
    ]);
  });

  it('is the account alone when the address opens no courseware', () => {
    const account = [addressOf(getAccount, { params: { id: USER } })];
    expect(firstCalls(surfaceAt('/'), '/', USER)).toEqual(account);
    expect(firstCalls(surfaceAt('/user/netdisk'), ID, USER)).toEqual(account);
  });

  it('is nothing for an address that leads nowhere, and for the sign-in', () => {
    expect(firstCalls(surfaceAt('/login'), '/', USER)).toEqual([]);
    expect(firstCalls(undefined, ID, USER)).toEqual([]);
  });

  it('is no courseware whose id is none', () => {
    expect(firstCalls(surfaceAt('/view'), '../../files', USER)).toEqual([
      addressOf(getAccount, { params: { id: USER } }),
    ]);
  });

  it.each([
    [`#/view?fileId=${ID}&page=3`, '/view', ID],
    [`#/play?page=1&fileId=${ID}`, '/play', ID],
    ['#/login?return_url=%2F', '/login', ''],
    ['#/user/netdisk', '/user/netdisk', ''],
    ['', '/', ''],
  ])('reads %s', (hash, pathname, documentId) => {
    expect(openedBy(hash)).toEqual({ pathname, documentId });
  });
});
