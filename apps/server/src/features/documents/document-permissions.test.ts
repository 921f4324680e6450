import { EditPermission } from '@lectern/protocol';
import { expect, it } from 'vitest';
import { DocumentPermissions } from './document-permissions.ts';
import type { GrantedRow } from './documents.rows.ts';
import type { DocumentListingStore } from './listing/document-listing.store.ts';

/** Permissions on one document of Chen, as the caller sees it; undefined stands for no document. */
function permissions(row: Partial<GrantedRow> | undefined): DocumentPermissions {
  const whole = row && { id: 'd', owner_id: 'chen', bin_id: null, granted: null, keeps: null, ...row };
  return new DocumentPermissions({ find: async () => whole } as unknown as DocumentListingStore);
}

const binned = { bin_id: 'd' };

it('permissionOf returns NONE without a document, in the bin and without a grant', async () => {
  expect(await permissions(undefined).permissionOf('chen', 'd')).toBe(EditPermission.NONE);
  expect(await permissions(binned).permissionOf('chen', 'd')).toBe(EditPermission.NONE);
  expect(await permissions({}).permissionOf('li', 'd')).toBe(EditPermission.NONE);
  expect(await permissions({}).permissionOf('chen', 'd')).toBe(EditPermission.EDIT);
  expect(await permissions({ granted: 10 }).permissionOf('li', 'd')).toBe(10);
});

it('lossOf returns `binned` only to users who could see the document outside the bin', async () => {
  expect(await permissions(undefined).lossOf('chen', 'd')).toBe('gone');
  expect(await permissions(binned).lossOf('chen', 'd')).toBe('binned');
  expect(await permissions({ ...binned, granted: 10 }).lossOf('li', 'd')).toBe('binned');
  expect(await permissions(binned).lossOf('li', 'd')).toBe('withheld');
  expect(await permissions({}).lossOf('li', 'd')).toBe('withheld');
});

it('allowed returns the document, or throws the refusal', async () => {
  expect(await permissions({}).allowed('chen', 'd', 'edit')).toMatchObject({ id: 'd' });
  await expect(permissions(undefined).allowed('chen', 'd', 'see')).rejects.toMatchObject({
    code: 'DOCUMENT_NOT_FOUND',
  });
  await expect(permissions({ granted: 10 }).allowed('li', 'd', 'edit')).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('permits returns a boolean, false for a document that does not exist', async () => {
  expect(await permissions({}).permits('chen', 'd', 'edit')).toBe(true);
  expect(await permissions({ granted: 10 }).permits('li', 'd', 'edit')).toBe(false);
  expect(await permissions(undefined).permits('chen', 'd', 'see')).toBe(false);
});

it('readsComments is true for named users and false for viewers through a link', async () => {
  expect(await permissions({ granted: 10, named: true }).readsComments('li', 'd')).toBe(true);
  expect(await permissions({ granted: 10, named: false }).readsComments('li', 'd')).toBe(false);
});
