import { EditPermission, GUEST_USER_ID } from '@lectern/protocol';
import { expect, it } from 'vitest';
import { ShareConnections } from './share-connections.ts';

const id = '0189d9a0-0000-7000-8000-000000000001';
const connections = new ShareConnections({
  visitors: { look: async () => ({ document: { id } }) },
  accounts: {
    findUsers: async (ids: readonly string[]) => new Map(ids.map((each) => [each, { id: each }])),
    publicUserOf: (user: { id: string }) => ({
      real_name: `name of ${user.id}`,
      nick_name: '',
      avatar_url: `avatar of ${user.id}`,
    }),
  },
  documents: {
    permissionOf: async (userId: string) => (userId === 'chen' ? EditPermission.VIEW : EditPermission.NONE),
  },
  liveDocuments: { present: async () => new Set(['li', 'wang']) },
} as never);

const signedIn = (userId: string) => ({ caller: { userId, accountType: 'person' } }) as never;
const guest = { caller: undefined } as never;

it('lists the users in a document for users who may see it', async () => {
  const { items, count } = await connections.list(signedIn('chen'), id, undefined);
  expect(count).toBe(2);
  expect(items.map(({ user_id, avatar_url }) => [user_id, avatar_url])).toEqual([
    ['li', 'avatar of li'],
    ['wang', 'avatar of wang'],
  ]);
  await expect(connections.list(signedIn('sun'), id, undefined)).rejects.toMatchObject({
    code: 'DOCUMENT_NOT_FOUND',
  });
  await expect(connections.list(guest, id, undefined)).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
});

it('shows only the number of users to visitors of a link without an account', async () => {
  expect(await connections.list(guest, 'link', undefined)).toEqual({ items: [], count: 2 });
  expect((await connections.list(signedIn('sun'), 'link', undefined)).items).toHaveLength(2);
});

it('refuses a call in the name of another user', async () => {
  await expect(connections.list(signedIn('chen'), id, 'li')).rejects.toMatchObject({
    code: 'USER_NOT_FOUND',
  });
  await expect(connections.list(signedIn('chen'), id, 'chen')).resolves.toBeDefined();
  await expect(connections.list(guest, 'link', String(GUEST_USER_ID))).resolves.toBeDefined();
});
