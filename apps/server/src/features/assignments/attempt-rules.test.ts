import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrivalOf,
  assignmentState,
  attemptsLeft,
  hardEnd,
  keyShown,
  marksShown,
  mayRenounce,
  shownEnd,
  type TimedWork,
  workState,
} from './attempt-rules.ts';

const rules = {
  from_at: 1_000_000,
  until_at: 2_000_000 as number | null,
  takes_late: false,
  attempts: 1 as number | null,
  marks_shown: 'handed-in' as const,
  key_shown: 'handed-in' as 'handed-in' | 'ended' | 'returned' | 'never',
};
const at = (time: number) => new Date(time);
const work: TimedWork = {
  begun_at: at(1_100_000),
  ends_at: null,
  handed_in_at: null,
  handed_in_how: null,
  returned_at: null,
  key_shown_at: null,
};
const handedIn: TimedWork = { ...work, handed_in_at: at(1_200_000), handed_in_how: 'pupil' };
const timedOut: TimedWork = { ...work, handed_in_at: at(2_000_000), handed_in_how: 'time' };
const late = { ...rules, takes_late: true };

it('an assignment is planned, open, late or ended by the time', () => {
  const states = [999_999, 1_000_000, 1_999_999, 2_000_000].map((now) => [
    assignmentState(rules, now),
    assignmentState(late, now),
  ]);
  expect(states).toEqual([
    ['planned', 'planned'],
    ['open', 'open'],
    ['open', 'open'],
    ['ended', 'late'],
  ]);
  expect(assignmentState({ ...rules, until_at: null }, 9e12)).toBe('open');
  expect([work, handedIn, { ...handedIn, returned_at: at(0) }].map(workState)).toEqual([
    'open',
    'handed-in',
    'returned',
  ]);
});

describe('the end of an attempt', () => {
  it('is the time limit or the end of the assignment, whichever comes first', () => {
    expect(hardEnd(work, rules)).toBe(2_000_000);
    expect(hardEnd({ ends_at: at(1_500_000) }, rules)).toBe(1_500_000);
    expect(hardEnd({ ends_at: at(2_500_000) }, rules)).toBe(2_000_000);
    expect(hardEnd({ ends_at: at(2_500_000) }, late)).toBe(2_500_000);
    expect(hardEnd(work, late)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is shown with whether late answers are taken after it', () => {
    expect(shownEnd(work, rules, 1_500_000)).toEqual({ endsAt: 2_000_000, takesLate: false });
    expect(shownEnd(work, late, 1_500_000)).toEqual({ endsAt: 2_000_000, takesLate: true });
    expect(shownEnd(work, late, 2_100_000)).toEqual({ endsAt: 2_000_000, takesLate: true });
    expect(shownEnd({ ends_at: at(1_500_000) }, late, 1_400_000)).toEqual({
      endsAt: 1_500_000,
      takesLate: false,
    });
    expect(shownEnd({ ends_at: at(2_500_000) }, late, 2_100_000)).toEqual({
      endsAt: 2_500_000,
      takesLate: false,
    });
    expect(shownEnd(work, { ...rules, until_at: null }, 1_500_000)).toEqual({
      endsAt: null,
      takesLate: false,
    });
  });
});

describe('a response', () => {
  const given = (given: number, now: number, of = work, by: typeof rules = rules) => {
    const arrival = arrivalOf(of, by, given, now);
    return arrival === 'closed' ? arrival : [arrival.givenAt.getTime(), arrival.late];
  };

  it('is taken with its own time, kept between the beginning of the attempt and now', () => {
    expect(given(1_400_000, 1_500_000)).toEqual([1_400_000, false]);
    expect(given(9e12, 1_500_000)).toEqual([1_500_000, false]);
    expect(given(0, 1_500_000)).toEqual([1_100_000, false]);
    expect(given(1_400_000, 1_000_000)).toEqual([1_100_000, false]);
  });

  it('counts within two minutes after the end when it was given before it', () => {
    expect(given(1_999_999, 2_119_999, timedOut)).toEqual([1_999_999, false]);
    expect(given(1_999_999, 2_119_999)).toEqual([1_999_999, false]);
    expect(given(1_999_999, 2_120_000, timedOut)).toBe('closed');
    expect(given(2_000_000, 2_000_001, timedOut)).toBe('closed');
    // A device that sets its clock back cannot extend the two minutes.
    expect(given(0, 2_120_000, timedOut)).toBe('closed');
  });

  it('is late after the end of an assignment that takes late work', () => {
    expect(given(2_000_001, 2_000_002, work, late)).toEqual([2_000_001, true]);
    expect(given(1_999_999, 2_119_999, work, late)).toEqual([1_999_999, false]);
    expect(given(1_999_999, 2_120_000, work, late)).toEqual([1_999_999, true]);
    const limited = { ...work, ends_at: at(2_200_000) };
    expect(given(2_200_000, 2_200_001, limited, late)).toBe('closed');
    expect(given(2_199_999, 2_200_001, limited, late)).toEqual([2_199_999, true]);
  });

  it('is refused after the pupil handed in, the teacher returned the work, or the key was shown', () => {
    expect(given(1_100_000, 1_300_000, handedIn)).toBe('closed');
    expect(given(1_999_999, 2_000_001, { ...timedOut, returned_at: at(2_000_000) })).toBe('closed');
    expect(given(1_999_999, 2_000_001, { ...timedOut, key_shown_at: at(2_000_000) })).toBe('closed');
  });
});

describe('marks and key', () => {
  const shown = (when: typeof rules.key_shown, of: TimedWork, now: number, more: object = {}) => [
    marksShown(of, { ...rules, ...more, marks_shown: when as 'handed-in' }, now),
    keyShown(of, [of], { ...rules, ...more, key_shown: when }, now),
  ];

  it('are shown after handing in, after the end, after the return, or never', () => {
    const returned = { ...handedIn, returned_at: at(1_300_000) };
    expect(shown('handed-in', work, 1_200_000)).toEqual([false, false]);
    expect(shown('handed-in', handedIn, 1_200_000)).toEqual([true, true]);
    expect(shown('ended', handedIn, 1_999_999)).toEqual([false, false]);
    expect(shown('ended', handedIn, 2_120_000)).toEqual([true, true]);
    expect(shown('ended', handedIn, 9e12, { until_at: null })).toEqual([false, false]);
    expect(shown('returned', handedIn, 2_500_000)).toEqual([false, false]);
    expect(shown('returned', returned, 1_300_000)).toEqual([true, true]);
    expect(shown('never', returned, 9e12)).toEqual([false, false]);
  });

  it('wait until held-up responses have arrived', () => {
    expect(shown('handed-in', timedOut, 2_119_999)).toEqual([false, false]);
    expect(shown('handed-in', timedOut, 2_120_000)).toEqual([true, true]);
    expect(shown('ended', handedIn, 2_119_999)).toEqual([false, false]);
  });

  it('wait for the last attempt where the key is concerned', () => {
    const twice = { ...rules, attempts: 2 };
    expect(keyShown(handedIn, [handedIn], twice, 1_300_000)).toBe(false);
    expect(keyShown(handedIn, [handedIn, work], twice, 1_300_000)).toBe(false);
    expect(keyShown(handedIn, [handedIn, handedIn], twice, 1_300_000)).toBe(true);
    expect(keyShown(handedIn, [handedIn], twice, 2_000_000)).toBe(true);
    // After the end only pupils who handed nothing in begin late work.
    const late = { ...twice, takes_late: true };
    expect(keyShown(handedIn, [handedIn], late, 1_999_999)).toBe(false);
    expect(keyShown(handedIn, [handedIn], late, 2_000_000)).toBe(true);
    expect(keyShown(handedIn, [handedIn, work], late, 9e12)).toBe(false);
    expect(keyShown(handedIn, [handedIn], { ...twice, attempts: null }, 1_999_999)).toBe(false);
  });
});

it('further attempts are renounced for the key where it waits for nothing else', () => {
  const endless = { ...rules, attempts: null, until_at: null };
  const returned = { ...endless, key_shown: 'returned' } as const;
  expect(mayRenounce(handedIn, [handedIn], endless, 1_300_000)).toBe(true);
  expect(mayRenounce(handedIn, [handedIn, work], endless, 1_300_000)).toBe(false);
  expect(mayRenounce(work, [work], endless, 1_300_000)).toBe(false);
  expect(mayRenounce(handedIn, [handedIn], { ...endless, key_shown: 'ended' }, 9e12)).toBe(false);
  expect(mayRenounce(handedIn, [handedIn], { ...endless, key_shown: 'never' }, 9e12)).toBe(false);
  expect(mayRenounce(handedIn, [handedIn], returned, 1_300_000)).toBe(false);
  // Renouncing changes nothing when no attempt is left.
  expect(mayRenounce(handedIn, [handedIn], rules, 1_300_000)).toBe(false);
  expect(
    keyShown(
      { ...handedIn, key_shown_at: at(0) },
      [{ ...handedIn, key_shown_at: at(0) }],
      endless,
      1_300_000,
    ),
  ).toBe(true);
});

it('attempts are left while the assignment is open, and none after the key was shown', () => {
  const twice = { ...rules, attempts: 2 };
  expect(attemptsLeft([handedIn], twice, 1_300_000)).toBe(1);
  expect(attemptsLeft([handedIn], { ...rules, attempts: null }, 1_300_000)).toBe(null);
  expect(attemptsLeft([handedIn], twice, 2_000_000)).toBe(0);
  expect(attemptsLeft([handedIn], { ...twice, takes_late: true }, 2_000_000)).toBe(0);
  expect(attemptsLeft([], { ...twice, takes_late: true }, 2_000_000)).toBe(2);
  expect(attemptsLeft([handedIn, handedIn, handedIn], twice, 1_300_000)).toBe(0);
  expect(attemptsLeft([{ ...handedIn, key_shown_at: at(0) }], { ...rules, attempts: null }, 1_300_000)).toBe(
    0,
  );
  const returned = { ...handedIn, returned_at: at(0) };
  expect(attemptsLeft([returned], { ...twice, key_shown: 'returned' }, 1_300_000)).toBe(0);
  expect(attemptsLeft([returned], twice, 1_300_000)).toBe(1);
});

it('a key is shown only to pupils whose answers are all refused, by whatever rule and whenever they look', () => {
  const UNTIL = 2_000_000;
  const minutes = (most: number) => fc.integer({ min: 0, max: most }).map((count) => count * 60_000);
  const anyRules = fc.record({
    from_at: fc.constant(1_000_000),
    until_at: fc.constantFrom(UNTIL, null),
    takes_late: fc.boolean(),
    attempts: fc.constantFrom(1, 2, 3, null),
    marks_shown: fc.constant('handed-in' as const),
    key_shown: fc.constantFrom('handed-in', 'ended', 'returned', 'never' as const),
  });
  const attempt = fc.record({
    begun: minutes(20),
    limit: fc.option(minutes(20)),
    handsInAfter: fc.option(minutes(40)),
    isReturned: fc.boolean(),
  });
  let shownCount = 0;
  fc.assert(
    fc.property(
      anyRules,
      fc.array(attempt, { minLength: 1, maxLength: 3 }),
      minutes(80),
      minutes(9),
      (of, tried, past, held) => {
        const now = 1_000_000 + past;
        const works = tried.flatMap(({ begun, limit, handsInAfter, isReturned }): TimedWork[] => {
          const begunAt = 1_000_000 + begun;
          const opened = {
            ...work,
            begun_at: at(begunAt),
            ends_at: limit === null ? null : at(begunAt + limit),
          };
          const end = hardEnd(opened, of);
          if (begunAt > now || begunAt >= end) return [];
          const pressed = handsInAfter === null ? Number.POSITIVE_INFINITY : begunAt + handsInAfter;
          const handed = Math.min(pressed, end);
          if (handed > now) return [opened];
          const how = pressed < end ? ('pupil' as const) : ('time' as const);
          const given = { ...opened, handed_in_at: at(handed), handed_in_how: how };
          return [isReturned ? { ...given, returned_at: at(Math.max(handed, now - 60_000)) } : given];
        });
        for (const one of works) {
          if (!keyShown(one, works, of, now)) continue;
          shownCount += 1;
          expect(attemptsLeft(works, of, now)).toBe(0);
          expect(mayRenounce(one, works, of, now)).toBe(false);
          for (const other of works)
            expect(arrivalOf(other, of, other.begun_at.getTime() + 1, now + held)).toBe('closed');
        }
      },
    ),
    { numRuns: 2_000 },
  );
  expect(shownCount).toBeGreaterThan(100);
});
