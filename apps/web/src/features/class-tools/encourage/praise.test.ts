import { expect, it } from 'vitest';
import { keptPraise, standsFor } from './praise.ts';

it('a praise ends by itself after three seconds, after a reload too', () => {
  const praise = { names: ['王芳'], at: 10_000 };
  expect([10_000, 12_000, 13_000, 99_000].map((now) => standsFor(praise, now))).toEqual([3000, 1000, 0, 0]);
  // A panel that follows, whose clock is a little behind, and one that was set back.
  expect([9_500, 5_000].map((now) => standsFor(praise, now))).toEqual([3000, 0]);
});

it('a praise is read only where it is one', () => {
  expect(keptPraise({ names: ['王芳', 7, ''], at: 1 })).toEqual({ names: ['王芳'], at: 1 });
  for (const value of [undefined, null, 'x', { names: [], at: 1 }, { names: ['a'] }])
    expect(keptPraise(value)).toBeUndefined();
});
