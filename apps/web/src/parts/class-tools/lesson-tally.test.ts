import type { ClassEvent } from '@lectern/protocol/lessons';
import { expect, it } from 'vitest';
import { tallyOf } from './lesson-tally.ts';

const [wang, li] = [{ member_id: 'wang' }, { name: '李明' }];
const made = { last: 0 };
const said = () => ({ id: String(++made.last), at: made.last });

it('the tally of a lesson counts calls, points and praise by pupil, for listed and typed names', () => {
  const tally = tallyOf([
    { ...said(), kind: 'called', pupils: [wang, li] },
    { ...said(), kind: 'called', pupils: [wang] },
    { ...said(), kind: 'scored', pupils: [wang, li], points: 2, item: '认真听讲' },
    { ...said(), kind: 'scored', pupils: [li], points: -3, item: '讲话' },
    { ...said(), kind: 'praised', pupils: [li] },
    { ...said(), kind: 'tool', code: 'Roster' },
  ] satisfies ClassEvent[]);
  expect([...tally.called]).toEqual([
    ['wang', 2],
    ['李明', 1],
  ]);
  expect([...tally.points]).toEqual([
    ['wang', 2],
    ['李明', -1],
  ]);
  expect([...tally.praised]).toEqual([['李明', 1]]);
});

it('the tally of a lesson has the last attendance mark', () => {
  const mark = (state: 'absent' | 'late'): ClassEvent => ({
    ...said(),
    kind: 'attendance',
    pupils: [wang],
    state,
  });
  expect(tallyOf([mark('absent'), mark('late')]).attendance.get('wang')).toBe('late');
  expect(tallyOf([]).attendance.get('wang')).toBeUndefined();
});
