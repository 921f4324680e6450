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

describe('what is said in class', () => {
  it('is nothing while all is where it belongs', () => {
    expect(said({})).toBeUndefined();
    expect(said({ saved: { type: 'saving' } })).toBeUndefined();
    expect(said({ permission: EditPermission.VIEW })).toBeUndefined();
  });

  it('stays while something is kept nowhere, or the lesson has not begun', () => {
    expect(said({ saved: { type: 'failed', reason: 'not-kept' } })).toEqual({
      text: 'notSaved',
      stays: true,
    });
    expect(said({ inkWaitsInVain: true })).toEqual({ text: 'notSaved', stays: true });
    expect(said({ where: 'waiting' })).toEqual({ text: 'lessonWaits', stays: true });
    expect(said({ where: 'failed' })).toEqual({ text: 'lessonFailed', stays: true });
  });

  it('goes by itself where the browser keeps what the server has not: the slide is free in a lesson without a network', () => {
    expect(said({ saved: { type: 'offline' } })).toEqual({ text: 'notSaved', stays: false });
  });

  it('promises nothing of a network where the courseware was taken away, or may be edited no more', () => {
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

  it('is that ink without a place waits, whatever else is wrong', () => {
    expect(said({ inkWaitsInVain: true, permission: EditPermission.NONE })?.text).toBe('notSaved');
  });

  it('is a word on ink that stays on the device, which goes by itself', () => {
    expect(said({ where: 'window', home: 'device' })).toEqual({ text: 'inkOnDevice', stays: false });
  });
});
