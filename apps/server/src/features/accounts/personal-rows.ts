import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import type { AccountsService } from './accounts.service.ts';
import type { AccountsStore } from './accounts.store.ts';
import type { AccountTables } from './accounts.tables.ts';

/** The most accounts of one person that the data archive lists. */
const BOUND_MAX = 100;

/** Personal rows of the accounts feature. The account itself stays, without names, so that its id is never reused. */
export function personalRows(
  accounts: Pick<AccountsService, 'account' | 'boundUsers'>,
  store: Pick<AccountsStore, 'avatar'>,
): readonly PersonalRow<AccountTables>[] {
  return [
    {
      table: 'account',
      column: 'person_id',
      onCancel: 'account',
      export: {
        file: 'account.json',
        about: { zh: '账号资料', en: 'your account' },
        read: async (userId) => ({
          account: await accounts.account(userId),
          bound_accounts: (await accounts.boundUsers(userId, 0, BOUND_MAX)).items,
          avatar: presentAvatar(await store.avatar(userId)),
        }),
      },
    },
    {
      table: 'account_identity',
      column: 'account_id',
      onCancel: 'account',
      export: { in: 'account.json' },
    },
    {
      table: 'account_avatar',
      column: 'account_id',
      onCancel: 'account',
      export: { in: 'account.json' },
    },
    {
      table: 'sign_in',
      column: 'account_id',
      onCancel: 'account',
      export: {
        file: 'sign-ins.json',
        about: { zh: '登录的设备', en: 'browsers that are signed in' },
        columns: ['created_at', 'seen_at', 'browser', 'system'],
      },
    },
    {
      table: 'sign_in',
      column: 'person_id',
      onCancel: 'account',
      export: { none: 'part of the archive of the school account that was signed in to' },
    },
    {
      table: 'login_key',
      column: 'account_id',
      onCancel: 'account',
      export: { none: 'a key that works once, within two minutes' },
    },
    {
      table: 'login_key',
      column: 'person_id',
      onCancel: 'account',
      export: { none: 'a key that works once, within two minutes' },
    },
    {
      table: 'made_list',
      column: 'made_by',
      onCancel: 'delete',
      export: { none: 'the stored response of a call, in case the call is repeated' },
    },
    {
      table: 'made_list',
      column: 'account_ids',
      onCancel: { keep: 'the stored response of a call, in case the call is repeated' },
      export: { none: "about other users' accounts" },
    },
  ];
}

function presentAvatar(avatar: Awaited<ReturnType<AccountsStore['avatar']>>) {
  return avatar ? { mime: avatar.mime, base64: avatar.bytes.toString('base64') } : null;
}
