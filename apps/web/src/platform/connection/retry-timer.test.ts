import { expect, it } from 'vitest';
import { RetryTimer } from './retry-timer.ts';

/** A retry timer that pauses for 1 to 4 seconds, with the pauses that it planned and the retries that run. */
function planned() {
  const pauses: number[] = [];
  const works = new Set<() => void>();
  const retries: string[] = [];
  const timer = new RetryTimer(
    (milliseconds, work) => {
      pauses.push(milliseconds);
      works.add(work);
      return () => works.delete(work);
    },
    { first: 1_000, longest: 4_000 },
  );
  const plan = (name: string) => timer.plan(() => retries.push(name));
  const run = () => {
    for (const work of works) {
      works.delete(work);
      work();
    }
  };
  return { timer, pauses, retries, plan, run };
}

it('doubles the pause up to the longest, and begins with the first again after a success', () => {
  const { timer, pauses, plan } = planned();
  for (const name of ['a', 'b', 'c', 'd']) plan(name);
  timer.reset();
  plan('e');
  expect(pauses).toEqual([1_000, 2_000, 4_000, 4_000, 1_000]);
});

it('runs the retry that was planned last only, and none after it was cancelled', () => {
  const { timer, retries, plan, run } = planned();
  plan('a');
  plan('b');
  run();
  expect(retries).toEqual(['b']);
  plan('c');
  timer.cancel();
  run();
  expect(retries).toEqual(['b']);
});
