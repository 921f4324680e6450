import { EditPermission } from '@lectern/protocol';
import { describe, expect, it } from 'vitest';
import { type DocumentAction, may, mayReadSpaceOf } from './documents.policy.ts';
import { type DocumentAccess, permissionOn } from './documents.rows.ts';

const chens: DocumentAccess = {
  ownerId: 'chen',
  binned: false,
  granted: EditPermission.NONE,
  keeps: false,
  named: false,
};
const binned: DocumentAccess = { ...chens, binned: true };
const viewed: DocumentAccess = { ...chens, granted: EditPermission.VIEW, keeps: true, named: true };
const edited: DocumentAccess = { ...chens, granted: EditPermission.EDIT, keeps: true, named: true };

const actions: DocumentAction[] = [
  'see',
  'comments',
  'copy',
  'download',
  'edit',
  'rename',
  'move',
  'bin',
  'restore',
  'delete',
  'grant',
  'versions',
];

function allowed(userId: string, access: DocumentAccess): DocumentAction[] {
  return actions.filter((action) => may(userId, action, access) === 'allowed');
}

describe('permission on a document', () => {
  it('allows the owner every action, but permanent deletion only from the bin', () => {
    expect(allowed('chen', chens)).toEqual([
      'see',
      'comments',
      'copy',
      'download',
      'edit',
      'rename',
      'move',
      'bin',
      'grant',
      'versions',
    ]);
    expect(allowed('chen', binned)).toEqual(['see', 'comments', 'download', 'restore', 'delete']);
  });

  it('allows an editor to change the document, but not to move, bin or share it', () => {
    expect(allowed('li', edited)).toEqual(['see', 'comments', 'copy', 'download', 'edit', 'rename']);
    expect(may('li', 'grant', edited)).toBe('FORBIDDEN');
    expect(may('li', 'bin', edited)).toBe('FORBIDDEN');
    expect(may('li', 'versions', edited)).toBe('FORBIDDEN');
  });

  it('allows a viewer to read and copy the document', () => {
    expect(allowed('li', viewed)).toEqual(['see', 'comments', 'copy', 'download']);
    expect(may('li', 'edit', viewed)).toBe('FORBIDDEN');
  });

  it('by a link for viewing does not allow copies, and by a link for editing allows edits in place', () => {
    const looked = { ...viewed, named: false };
    expect(allowed('li', { ...looked, keeps: false })).toEqual(['see']);
    expect(allowed('li', looked)).toEqual(['see', 'copy', 'download']);
    expect(may('li', 'comments', looked)).toBe('FORBIDDEN');
    expect(may('li', 'copy', { ...viewed, keeps: false })).toBe('FORBIDDEN');
    expect(may('li', 'download', { ...viewed, keeps: false })).toBe('FORBIDDEN');
    expect(allowed('li', { ...edited, named: false, keeps: false })).toEqual([
      'see',
      'comments',
      'edit',
      'rename',
    ]);
  });

  it('hides the document from a user without permission, for every action', () => {
    for (const action of actions) expect(may('stranger', action, chens)).toBe('DOCUMENT_NOT_FOUND');
    for (const action of actions) expect(may('li', action, undefined)).toBe('DOCUMENT_NOT_FOUND');
  });

  it('hides a document in the bin from every user but its owner', () => {
    expect(permissionOn('li', { ...edited, binned: true })).toBe(EditPermission.NONE);
    for (const action of actions)
      expect(may('li', action, { ...edited, binned: true })).toBe('DOCUMENT_NOT_FOUND');
  });

  it('is EDIT for the owner, the grant for other users, and NONE in the bin', () => {
    expect(permissionOn('chen', chens)).toBe(EditPermission.EDIT);
    expect(permissionOn('chen', binned)).toBe(EditPermission.NONE);
    expect(permissionOn('li', viewed)).toBe(EditPermission.VIEW);
    expect(permissionOn('li', edited)).toBe(EditPermission.EDIT);
    expect(permissionOn('li', chens)).toBe(EditPermission.NONE);
  });

  it('to read the used space is granted to the owner alone', () => {
    expect(mayReadSpaceOf('chen', 'chen')).toBe('allowed');
    expect(mayReadSpaceOf('li', 'chen')).toBe('USER_NOT_FOUND');
  });
});
