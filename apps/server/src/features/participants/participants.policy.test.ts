import { expect, it } from 'vitest';
import * as policy from './participants.policy.ts';

const door = { code: '123456', over: false, admits: true };

it('mayLook and mayJoin need an open lesson with a code', () => {
  expect(policy.mayLook(door)).toBe('allowed');
  expect(policy.mayJoin(door)).toBe('allowed');
  for (const closed of [undefined, { ...door, over: true }, { ...door, code: null }]) {
    expect(policy.mayLook(closed)).toBe('JOIN_CODE_UNKNOWN');
    expect(policy.mayJoin(closed)).toBe('JOIN_CODE_UNKNOWN');
  }
  expect(policy.mayLook({ ...door, code: '123456' })).toBe('allowed');
  expect(policy.mayJoin({ ...door, admits: false })).toBe('JOIN_CLOSED');
});

it('mayAnswer allows a pupil to answer activities of the own lesson', () => {
  const pupil = { lesson_id: 'l', kind: 'pupil' } as const;
  expect(policy.mayAnswer(pupil, { lesson_id: 'l' })).toBe('allowed');
  expect(policy.mayAnswer(pupil, { lesson_id: 'm' })).toBe('ACTIVITY_NOT_FOUND');
  expect(policy.mayAnswer(pupil, undefined)).toBe('ACTIVITY_NOT_FOUND');
  expect(policy.mayAnswer({ lesson_id: 'l', kind: 'teacher' }, { lesson_id: 'l' })).toBe('PARTICIPANT_GONE');
});

it("mayCommand allows an admitted teacher's phone of the lesson", () => {
  const phone = { lesson_id: 'l', kind: 'teacher', confirmed_at: new Date() } as const;
  expect(policy.mayCommand('l', phone)).toBe('allowed');
  for (const other of [
    undefined,
    { ...phone, lesson_id: 'm' },
    { ...phone, kind: 'pupil' as const },
    { ...phone, confirmed_at: null },
  ])
    expect(policy.mayCommand('l', other)).toBe('PARTICIPANT_GONE');
});

it("mayConfirm allows a teacher's phone of the lesson with this number", () => {
  const phone = { lesson_id: 'l', kind: 'teacher', number: '42' } as const;
  expect(policy.mayConfirm('l', '42', phone)).toBe('allowed');
  for (const other of [
    undefined,
    { ...phone, lesson_id: 'm' },
    { ...phone, kind: 'pupil' as const },
    { ...phone, number: '43' },
  ])
    expect(policy.mayConfirm('l', '42', other)).toBe('PHONE_NOT_WAITING');
});

it('mayChangeActivity allows activities of the lesson', () => {
  expect(policy.mayChangeActivity('l', { lesson_id: 'l' })).toBe('allowed');
  expect(policy.mayChangeActivity('l', { lesson_id: 'm' })).toBe('ACTIVITY_NOT_FOUND');
  expect(policy.mayChangeActivity('l', undefined)).toBe('ACTIVITY_NOT_FOUND');
});

it('mayOpen allows a lesson that has not ended', () => {
  expect(policy.mayOpen({ over: false })).toBe('allowed');
  expect(policy.mayOpen({ over: true })).toBe('LESSON_OVER');
  expect(policy.mayOpen(undefined)).toBe('LESSON_NOT_FOUND');
});
