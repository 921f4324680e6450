import type { AssignmentSetting } from '@lectern/protocol/assignment-shapes';
import { describe, expect, it } from 'vitest';
import { chosenPupils, freshSetting, settingFaults, withGroup, withPupil } from './setting-faults.ts';

const NOW = new Date(2026, 8, 1, 16).getTime();
const HOUR = 3_600_000;
const of = (change: Partial<AssignmentSetting> = {}): AssignmentSetting => ({
  ...freshSetting({ title: '练习', targets: [{ class_id: 'c' }] }, NOW),
  ...change,
});

describe('freshSetting', () => {
  it('ends at the first usual time that leaves two hours', () => {
    expect(of().until_at).toBe(new Date(2026, 8, 1, 20).getTime());
    expect(freshSetting({ title: '' }, NOW + 3 * HOUR).until_at).toBe(new Date(2026, 8, 2, 8).getTime());
  });
});

describe('settingFaults', () => {
  it('returns nothing for a fresh setting with a class', () => {
    expect(settingFaults(of(), NOW, true)).toEqual({});
  });

  it('names the field of each fault', () => {
    expect(settingFaults(of({ title: ' ', targets: [] }), NOW, true)).toEqual({
      title: 'titleMissing',
      who: 'nobody',
    });
    expect(settingFaults(of({ targets: [], open_to_link: true }), NOW, true)).toEqual({});
    expect(settingFaults(of({ targets: Array(61).fill({ class_id: 'c' }) }), NOW, true)).toEqual({
      who: 'tooMany',
    });
    expect(settingFaults(of({ until_at: null }), NOW, true)).toEqual({ shown: 'noEnd' });
  });

  it('refuses an end before the beginning, in the past or after a year', () => {
    const untilFault = (change: Partial<AssignmentSetting>, isNew = true) =>
      settingFaults(of(change), NOW, isNew).until;
    expect(untilFault({ until_at: NOW })).toBe('endsBefore');
    expect(untilFault({ from_at: NOW - 2 * HOUR, until_at: NOW - HOUR })).toBe('endsPassed');
    expect(untilFault({ from_at: NOW - 2 * HOUR, until_at: NOW - HOUR }, false)).toBeUndefined();
    expect(untilFault({ until_at: NOW + 367 * 24 * HOUR })).toBe('tooLong');
  });
});

describe('targets of a class', () => {
  const pupils = [
    { user_id: 'a', group_name: '一组' },
    { user_id: 'b', group_name: '一组' },
    { user_id: 'd', group_name: '' },
  ];
  const others = [{ class_id: 'x' }];

  it('a class without one pupil becomes its whole groups and other pupils', () => {
    expect(withPupil([{ class_id: 'c' }, ...others], 'c', pupils, 'd')).toEqual([
      ...others,
      { class_id: 'c', group_name: '一组' },
    ]);
    expect(withPupil([{ class_id: 'c' }], 'c', pupils, 'a')).toEqual([
      { class_id: 'c', member_id: 'b' },
      { class_id: 'c', member_id: 'd' },
    ]);
  });

  it('the last missing pupil completes the class', () => {
    expect(withPupil([{ class_id: 'c', group_name: '一组' }], 'c', pupils, 'd')).toEqual([{ class_id: 'c' }]);
  });

  it('a group is added whole, and removed when all its pupils were chosen', () => {
    const added = withGroup([{ class_id: 'c', member_id: 'a' }], 'c', pupils, '一组');
    expect(added).toEqual([{ class_id: 'c', group_name: '一组' }]);
    expect(withGroup(added, 'c', pupils, '一组')).toEqual([]);
  });

  it('chosenPupils returns the pupils of classes, groups and names', () => {
    expect(chosenPupils([{ class_id: 'c' }], 'c', pupils)).toEqual(['a', 'b', 'd']);
    expect(chosenPupils([{ class_id: 'c', group_name: '一组' }], 'c', pupils)).toEqual(['a', 'b']);
    expect(chosenPupils(others, 'c', pupils)).toEqual([]);
  });
});
