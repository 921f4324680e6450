import { LecternError } from '@lectern/protocol';
import { expect, it } from 'vitest';
import type { SharePasses } from './share-passes.ts';
import { ShareVisitors } from './share-visitors.ts';
import type { ShareRow } from './shares.tables.ts';

const row: ShareRow = {
  id: 'a link',
  document_id: 'a document',
  owner_id: 'chen',
  permission: 10,
  edit_type: 2,
  password_hash: 'a hash',
  round: 1,
  ends_at: null,
  download: true,
  visits: 0,
  created_at: new Date(0),
  updated_at: new Date(0),
  withdrawn_at: null,
};

/** The steps that a wrong password runs through, in order, and the error's code at the end. */
async function wayOf(share: ShareRow | undefined): Promise<readonly string[]> {
  const way: string[] = [];
  const step = async (name: string) => void way.push(name);
  const nobody = new Proxy(
    {},
    { get: (_, name) => Promise.reject(new Error(`${String(name)} is not asked`)) },
  );
  const visitors = new ShareVisitors({
    store: { find: (id: string) => step(`find ${id}`).then(() => share) } as never,
    documents: nobody as never,
    accounts: { findUser: () => step('owner') } as never,
    classes: nobody as never,
    hashing: {
      async verify(
        _hash: string | null | undefined,
        _password: string,
        beforehand: () => Promise<void>,
        afterwards: (matches: boolean) => Promise<void>,
      ) {
        await beforehand();
        await step('compare');
        await afterwards(false);
        await step('next turn');
        return false;
      },
    } as never,
    passes: nobody as unknown as SharePasses,
    guesses: {
      async begin() {
        await step('check');
        return { check: () => step('check') };
      },
      failed: () => step('count'),
      right: () => step('forget'),
    },
    visits: nobody as never,
    clock: { now: () => 1000 },
  });
  const nothing = { pass: undefined, userId: undefined, device: undefined, proof: undefined };
  const given = { password: 'wrong', address: 'here', ...nothing };
  await visitors.verify({ caller: undefined, pass: undefined }, 'a link', given).catch((error: unknown) => {
    if (!(error instanceof LecternError)) throw error;
    way.push(error.code);
  });
  return way;
}

it('a wrong password causes the same work for an existing, a missing, a withdrawn and an expired link', async () => {
  const work = ['check', 'find a link', 'owner', 'check', 'compare', 'count', 'next turn'];
  expect(await wayOf(row)).toEqual([...work, 'SHARE_PASSWORD_WRONG']);
  expect(await wayOf(undefined)).toEqual([...work, 'SHARE_NOT_FOUND']);
  expect(await wayOf({ ...row, withdrawn_at: new Date(1), password_hash: null })).toEqual([
    ...work,
    'SHARE_WITHDRAWN',
  ]);
  expect(await wayOf({ ...row, ends_at: new Date(1000) })).toEqual([...work, 'SHARE_ENDED']);
});
