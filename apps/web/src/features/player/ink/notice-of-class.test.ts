import { EditPermission } from '@lectern/protocol/constants';
import { describe, expect, it } from 'vitest';
import { type ClassState, noticeOfClass } from './notice-of-class.ts';

const well: ClassState = {
  where: 'here',
  home: 'lesson',
  inkWaitsInVain: false,
  saved: { type: 'saved' },
  permission: EditPermission.EDIT,
};
const said = (change: Partial<ClassState>) => noticeOfClass({ ...well, ...change });

describe('the save notice in class', () => {
  it('is hidden while all changes are saved', () => {
    expect(said({})).toBeUndefined();
    expect(said({ saved: { type: 'saving' } })).toBeUndefined();
    expect(said({ permission: EditPermission.VIEW })).toBeUndefined();
  });

  it('stays while a change is stored nowhere, or the lesson has not begun', () => {
    expect(said({ saved: { type: 'failed', reason: 'not-kept' } })).toEqual({
      text: 'notSaved',
      stays: true,
    });
    expect(said({ inkWaitsInVain: true })).toEqual({ text: 'notSaved', stays: true });
    expect(said({ where: 'waiting' })).toEqual({ text: 'lessonWaits', stays: true });
    expect(said({ where: 'failed' })).toEqual({ text: 'lessonFailed', stays: true });
  });

  it('disappears after a while when changes are stored in this browser, so that it does not cover the slide without a network', () => {
    expect(said({ saved: { type: 'offline' } })).toEqual({ text: 'notSaved', stays: false });
  });

  it('does not mention the network when the courseware was deleted or may no longer be edited', () => {
    const deleted = { type: 'failed', reason: 'deleted' } as const;
    expect(said({ permission: EditPermission.NONE, saved: deleted })).toEqual({
      text: 'coursewareTaken',
      stays: false,
    });
    const forbidden = { type: 'failed', reason: 'forbidden' } as const;
    expect(said({ permission: EditPermission.VIEW, saved: forbidden })).toEqual({
      text: 'notPutIn',
      stays: false,
    });
  });

  it('reports unstored ink before any other problem', () => {
    expect(said({ inkWaitsInVain: true, permission: EditPermission.NONE })?.text).toBe('notSaved');
  });

  it('disappears after a while when ink stays on this device', () => {
    expect(said({ where: 'window', home: 'device' })).toEqual({ text: 'inkOnDevice', stays: false });
  });
});
