import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, HALF, multiply, ONE, rational, whole, ZERO } from '../formula/exact/rational.ts';
import { type GameRules, gamePoints } from './game-points.ts';

const rules: GameRules = { base: 100, speedPart: 0.5, seconds: 20, streakPart: 0.1 };
const right = (secondsLeft?: number) => ({ share: ONE, secondsLeft });
const wrong = { share: ZERO, secondsLeft: 20 };

describe('gamePoints', () => {
  it('adds a speed part that is linear in the time left', () => {
    const speed = (secondsLeft?: number) => gamePoints([right(secondsLeft)], rules).speed;
    expect([20, 10, 5, 0, undefined].map(speed)).toEqual([
      whole(50),
      whole(25),
      rational(25n, 2n),
      ZERO,
      ZERO,
    ]);
  });

  it('adds at most half of the base points for speed, whatever the rules and times', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (speedPart, seconds, secondsLeft) => {
        const { base, speed } = gamePoints([right(secondsLeft)], { ...rules, speedPart, seconds });
        expect(compare(speed, multiply(base, HALF))).toBeLessThanOrEqual(0);
        expect(compare(speed, ZERO)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('counts a speed part of more than a half as a half, and a negative one as none', () => {
    const speed = (speedPart: number) => gamePoints([right(20)], { ...rules, speedPart }).speed;
    expect([speed(0.9), speed(-0.9)]).toEqual([whole(50), ZERO]);
  });

  it('gives nothing for a wrong answer, however fast, and speed in proportion for a partly right one', () => {
    expect(gamePoints([wrong], rules).total).toEqual(ZERO);
    expect(gamePoints([{ share: HALF, secondsLeft: 20 }], rules)).toMatchObject({
      base: whole(50),
      speed: whole(25),
    });
  });

  it('adds a part for right answers in a row, for up to five after the first, again from none after a wrong one', () => {
    const streak = (answers: (typeof wrong)[]) => gamePoints(answers, rules);
    const row = (count: number) => Array.from({ length: count }, () => right(0)) as (typeof wrong)[];
    expect(streak(row(3)).streak).toEqual(whole(30));
    expect(streak(row(8)).streak).toEqual(whole(10 + 20 + 30 + 40 + 50 + 50 + 50));
    expect(streak([...row(2), wrong, ...row(2)])).toMatchObject({ streak: whole(20), bestStreak: 2 });
  });

  it('counts nothing after the last life is lost', () => {
    const played = gamePoints([right(0), wrong, wrong, right(0)], { ...rules, lives: 2 });
    expect(played).toMatchObject({ base: whole(100), livesLeft: 0 });
    expect(gamePoints([wrong], { ...rules, lives: 2 }).livesLeft).toBe(1);
    expect(gamePoints([wrong], rules).livesLeft).toBeUndefined();
  });
});
