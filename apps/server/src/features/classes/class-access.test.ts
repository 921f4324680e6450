import type { Identity } from '@lectern/protocol';
import { expect, it } from 'vitest';
import { ClassAccess } from './class-access.ts';
import type { ClassesStore, ClassRow } from './classes.store.ts';

const classes = [
  { id: 'own', organisationId: 'a', archived: false },
  { id: 'archived', organisationId: 'a', archived: true },
  { id: 'colleague', organisationId: 'a', archived: false },
  { id: 'elsewhere', organisationId: 'b', archived: false },
] as unknown as ClassRow[];
const taught = ['own', 'archived', 'elsewhere'];

/** Access of a user of the school `a` who teaches the first two classes. */
function access(identities: readonly Identity[] = ['TEACHER']): ClassAccess {
  const store = {
    find: async (ids: readonly string[]) => classes.filter(({ id }) => ids.includes(id)),
    taught: async (_userId: string, ids: readonly string[]) =>
      new Set(taught.filter((id) => ids.includes(id))),
  };
  const accounts = { findUser: async () => ({ identities }) };
  return new ClassAccess(store as unknown as ClassesStore, accounts as never);
}
const caller = { userId: 'chen', organisationId: 'a' };
const all = [...classes.map(({ id }) => id), 'none'];

it('readable returns the taught classes of the school, and all of them to users who oversee it', async () => {
  const ids = async (identities?: readonly Identity[]) =>
    (await access(identities).readable(caller, all)).map(({ id }) => id);
  expect(await ids()).toEqual(['own', 'archived']);
  expect(await ids(['ACADEMIC_STAFF'])).toEqual(['own', 'archived', 'colleague']);
});

it('toRead throws CLASS_NOT_FOUND for a class that may not be read', async () => {
  expect((await access().toRead(caller, 'own')).id).toBe('own');
  for (const id of ['colleague', 'elsewhere', 'none'])
    await expect(access().toRead(caller, id)).rejects.toMatchObject({ code: 'CLASS_NOT_FOUND' });
});

it('toChange allows teachers of the class, and archived classes only when they are taken', async () => {
  expect((await access().toChange(caller, 'own')).id).toBe('own');
  await expect(access().toChange(caller, 'archived')).rejects.toMatchObject({ code: 'CLASS_ARCHIVED' });
  expect((await access().toChange(caller, 'archived', 'taken')).id).toBe('archived');
  await expect(access(['EDU_ADMIN']).toChange(caller, 'colleague')).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  for (const id of ['colleague', 'none'])
    await expect(access().toChange(caller, id)).rejects.toMatchObject({ code: 'CLASS_NOT_FOUND' });
});
