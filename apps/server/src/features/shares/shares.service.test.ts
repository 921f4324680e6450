import { LecternError } from '@lectern/protocol';
import { EditType } from '@lectern/protocol/constants';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { classRow, documentRow, openTestDatabase, ROW_TIME } from '../../../test/setup/test-database.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { SharesService, type ShareWish } from './shares.service.ts';
import { SharesStore } from './shares.store.ts';
import type { ShareTables } from './shares.tables.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<ShareTables>();
const store = new SharesStore(database);
afterAll(() => opened.close());

let now: number;
let document: object;
/** Users for whom the last change of a link keeps its grant, among some users; and whether it is open to all. */
let given: unknown;
const calls: string[] = [];
const shares = new SharesService({
  store,
  visitors: { look: async () => ({ permission: 20 }) },
  visits: { write: async () => void calls.push('visits') },
  documents: {
    async allowed(userId: string, id: string) {
      if (userId !== 'chen') throw new LecternError('FORBIDDEN');
      return {
        id,
        name: 'Rain',
        resource_type_code: 'coursewares',
        format: 'ndpx',
        owner_id: 'chen',
        bin_id: null,
        ...document,
      };
    },
    linkGrants: {
      async set(_link: object, { kept, isOpen }: { kept: (id: string) => boolean; isOpen: boolean }) {
        given = [['li', 'wang', 'sun'].filter(kept), isOpen];
        return async () => void calls.push('told');
      },
      review: async (id: string) => void calls.push(`reviewed ${id}`),
    },
  },
  accounts: {
    findUsers: async () => new Map(),
    userExists: async (id: string) => id !== 'nobody',
  },
  classes: {
    checkTeaches: async (_caller: unknown, id: string) => {
      if (id !== 'class') throw new LecternError('CLASS_NOT_FOUND');
    },
    teacherIds: async (ids: readonly string[]) => new Set(ids.length > 0 ? ['wang'] : []),
  },
  hashing: { hash: async (password: string) => `hash of ${password}` },
  clock: { now: () => now },
} as never);

await classRow(opened.database, { id: 'class' });
for (const id of ['d', 'e']) await documentRow(opened.database, { id, owner_id: 'chen' });
beforeEach(async () => {
  await database.deleteFrom('share').execute();
  now = ROW_TIME.getTime();
  document = {};
  given = undefined;
  calls.length = 0;
});

const [chen, li] = [{ userId: 'chen' } as CallerIdentity, { userId: 'li' } as CallerIdentity];
const wish: ShareWish = {
  permission: 10,
  editType: EditType.ALL,
  recipients: { userIds: [], classIds: [] },
  password: undefined,
  endsAt: null,
  download: false,
};
const put = (more: Partial<ShareWish> = {}, caller = chen) => shares.put(caller, 'd', { ...wish, ...more });
const PASSWORD = 'lesson plan at dawn';

describe('a link', () => {
  it('is created and changed by the owner, and its visitors are notified after the commit', async () => {
    const share = await put();
    expect(share).toMatchObject({
      document_id: 'd',
      has_password: false,
      ended: false,
      visits: 0,
      visitors: 0,
    });
    expect(given).toEqual([['li', 'wang', 'sun'], true]);
    expect(calls).toEqual(['told']);
    expect((await put({ permission: 20 })).share_id).toBe(share.share_id);
    expect(await shares.get(chen, 'd')).toMatchObject({ permission: 20 });
    expect((await shares.url(chen, 'd')).share_id).toBe(share.share_id);
    await expect(put({}, li)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(shares.url(chen, 'e')).rejects.toMatchObject({ code: 'SHARE_NOT_FOUND' });
    expect(await shares.get(chen, 'e')).toBeNull();
  });

  it('for certain people is open to them and to the teachers of their classes', async () => {
    const recipients = { userIds: ['li'], classIds: ['class'] };
    const share = await put({ editType: EditType.SPECIFIED_PERSON, recipients });
    expect(share).toMatchObject({ user_ids: ['li'], class_ids: ['class'] });
    expect(given).toEqual([['li', 'wang'], false]);
    given = undefined;
    await shares.reviewClass('class');
    expect(given).toEqual([['li', 'wang'], false]);
    const refused = (more: object) =>
      put({ editType: EditType.SPECIFIED_PERSON, recipients: { ...recipients, ...more } });
    await expect(refused({ userIds: ['nobody'] })).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    await expect(refused({ classIds: ['other'] })).rejects.toMatchObject({ code: 'CLASS_NOT_FOUND' });
  });

  it('with a new password loses all its visitors, and keeps a password that is omitted', async () => {
    expect((await put({ password: PASSWORD })).has_password).toBe(true);
    expect(given).toEqual([[], true]);
    expect((await put()).has_password).toBe(true);
    expect(given).toEqual([['li', 'wang', 'sun'], true]);
    expect((await store.ofDocument('d'))?.password_hash).toBe(`hash of ${PASSWORD}`);
    expect((await put({ password: null })).has_password).toBe(false);
    await expect(put({ password: '1234' })).rejects.toMatchObject({ code: 'SHARE_PASSWORD_WEAK' });
  });

  it('may not end in the past, and has ended from its end on', async () => {
    await expect(put({ endsAt: new Date(now) })).rejects.toMatchObject({ details: { field: 'body.end_at' } });
    expect((await put({ endsAt: new Date(now + 5) })).ended).toBe(false);
    expect(await shares.countOpen('chen')).toBe(1);
    now += 5;
    expect((await shares.get(chen, 'd'))?.ended).toBe(true);
    expect((await shares.given('chen', undefined, 9)).map(({ state }) => state)).toEqual(['ended']);
    expect(await shares.countOpen('chen')).toBe(0);
  });

  it('is not changed when it has changed since the caller saw it', async () => {
    const changed = { code: 'SHARE_CHANGED' };
    const share = await put({ seen: null });
    const seen = { share_id: share.share_id, update_at: share.update_at };
    await expect(put({ seen: null })).rejects.toMatchObject(changed);
    now += 1;
    expect((await put({ seen })).update_at).toBe(now);
    await expect(put({ seen })).rejects.toMatchObject(changed);
    await expect(put({ seen: { ...seen, update_at: now, share_id: 'x' } })).rejects.toMatchObject(changed);
    await expect(put({ seen: { ...seen, update_at: now + 1 } })).rejects.toMatchObject(changed);
    await shares.withdraw(chen, 'd');
    await expect(put({ seen })).rejects.toMatchObject(changed);
  });

  it('is refused for folders and for files that cannot be shared', async () => {
    document = { resource_type_code: 'folder' };
    await expect(put()).rejects.toMatchObject({ details: { field: 'id' } });
    document = { resource_type_code: 'assets_document', format: 'exe' };
    await expect(put()).rejects.toMatchObject({ code: 'FILE_TYPE_UNSUPPORTED' });
    document = { resource_type_code: 'assets_document', format: 'pdf' };
    await expect(put()).resolves.toBeDefined();
  });
});

it('a withdrawn link gives nothing, and the next link has another id', async () => {
  const { share_id } = await put();
  calls.length = 0;
  await shares.withdraw(chen, 'd');
  expect(given).toEqual([[], false]);
  expect(calls).toEqual(['told']);
  expect((await shares.given('chen', undefined, 9)).map(({ state }) => state)).toEqual(['withdrawn']);
  expect((await put()).share_id).not.toBe(share_id);
  await expect(shares.withdraw(li, 'd')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await shares.reviewOwner('chen');
  expect(calls.at(-1)).toBe('reviewed d');
  await shares.withdrawAll('chen');
  expect(await store.ofDocument('d')).toBeUndefined();
});

it('mayEdit reads the permission on the document, or that of a link', async () => {
  const id = '0189d9a0-0000-7000-8000-000000000001';
  expect(await shares.mayEdit(chen, id)).toBe(true);
  document = { bin_id: id };
  expect(await shares.mayEdit(chen, id)).toBe(false);
  document = { owner_id: 'li', granted: 10 };
  expect(await shares.mayEdit(chen, id)).toBe(false);
  document = { owner_id: 'li', granted: 20 };
  expect(await shares.mayEdit(chen, id)).toBe(true);
  expect(await shares.mayEdit(chen, 'link')).toBe(true);
});
