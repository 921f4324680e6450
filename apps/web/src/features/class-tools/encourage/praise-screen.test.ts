import { expect, it } from 'vitest';
import { keptPraise, standsFor } from './praise-screen.tsx';

it('a praise ends after three seconds, also after a reload', () => {
  const praise = { names: ['王芳'], at: 10_000 };
  expect([10_000, 12_000, 13_000, 99_000].map((now) => standsFor(praise, now))).toEqual([3000, 1000, 0, 0]);
  // A following panel whose clock is a little slow, and one whose clock was set back.
  expect([9_500, 5_000].map((now) => standsFor(praise, now))).toEqual([3000, 0]);
});

it('a praise is undefined when the stored value is damaged', () => {
  expect(keptPraise({ names: ['王芳', 7, ''], at: 1 })).toEqual({ names: ['王芳'], at: 1 });
  for (const value of [undefined, null, 'x', { names: [], at: 1 }, { names: ['a'] }])
    expect(keptPraise(value)).toBeUndefined();
});
