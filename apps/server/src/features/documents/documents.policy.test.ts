import { EditPermission } from '@lectern/protocol';
import { describe, expect, it } from 'vitest';
import { type DocumentAccess, permissionOn } from './document-access.ts';
import { type DocumentAction, may, mayReadSpaceOf } from './documents.policy.ts';

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

describe('who may do what with a document', () => {
  it('the owner does everything, and deletes for ever only from the bin', () => {
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

  it('an editor changes it but does not take it away or pass it on', () => {
    expect(allowed('li', edited)).toEqual(['see', 'comments', 'copy', 'download', 'edit', 'rename']);
    expect(may('li', 'grant', edited)).toBe('FORBIDDEN');
    expect(may('li', 'bin', edited)).toBe('FORBIDDEN');
    expect(may('li', 'versions', edited)).toBe('FORBIDDEN');
  });

  it('a viewer reads and copies it', () => {
    expect(allowed('li', viewed)).toEqual(['see', 'comments', 'copy', 'download']);
    expect(may('li', 'edit', viewed)).toBe('FORBIDDEN');
  });

  it('what a link gave to look at is not taken along, and what it gave to edit is edited in its place', () => {
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

  it('for a stranger it does not exist, whatever he asks', () => {
    for (const action of actions) expect(may('stranger', action, chens)).toBe('DOCUMENT_NOT_FOUND');
    for (const action of actions) expect(may('li', action, undefined)).toBe('DOCUMENT_NOT_FOUND');
  });

  it('in the bin it is gone for those it was given to', () => {
    expect(permissionOn('li', { ...edited, binned: true })).toBe(EditPermission.NONE);
    for (const action of actions)
      expect(may('li', action, { ...edited, binned: true })).toBe('DOCUMENT_NOT_FOUND');
  });

  it('permission is EDIT for the owner, what was given for others, NONE in the bin', () => {
    expect(permissionOn('chen', chens)).toBe(EditPermission.EDIT);
    expect(permissionOn('chen', binned)).toBe(EditPermission.NONE);
    expect(permissionOn('li', viewed)).toBe(EditPermission.VIEW);
    expect(permissionOn('li', edited)).toBe(EditPermission.EDIT);
    expect(permissionOn('li', chens)).toBe(EditPermission.NONE);
  });

  it('tells how much room is taken to nobody but its owner', () => {
    expect(mayReadSpaceOf('chen', 'chen')).toBe('allowed');
    expect(mayReadSpaceOf('li', 'chen')).toBe('USER_NOT_FOUND');
  });
});
