import { DEFAULT_PLAY } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import {
  type GameRun,
  isOver,
  NEW_RUN,
  pointsOfRun,
  RIGHT,
  reportOf,
  secondsLeft,
  shareOfRight,
  streakOf,
  topThree,
  WRONG,
  wholePoints,
} from './game-run.ts';

const run = (...answers: (typeof RIGHT)[]): GameRun => ({
  ...NEW_RUN,
  answers: answers.map((share) => ({ share })),
});

describe('a game', () => {
  it('gives ten points for a right answer, and one more for each right one before it in a row', () => {
    expect(wholePoints(pointsOfRun(run(RIGHT), DEFAULT_PLAY))).toBe(10);
    expect(wholePoints(pointsOfRun(run(RIGHT, RIGHT, RIGHT), DEFAULT_PLAY))).toBe(33);
    expect(wholePoints(pointsOfRun(run(RIGHT, WRONG, RIGHT), DEFAULT_PLAY))).toBe(20);
  });

  it('counts speed only when it is played fast', () => {
    const quick = { ...NEW_RUN, answers: [{ share: RIGHT, secondsLeft: 8 }] };
    expect(wholePoints(pointsOfRun(quick, DEFAULT_PLAY))).toBe(10);
    expect(wholePoints(pointsOfRun(quick, { ...DEFAULT_PLAY, pace: 'fast' }))).toBe(15);
    expect(secondsLeft({ ...DEFAULT_PLAY, pace: 'fast' }, 3000)).toBe(5);
    expect(secondsLeft(DEFAULT_PLAY, 60_000)).toBe(0);
  });

  it('is over for a player without lives, or who has answered everything', () => {
    const play = { ...DEFAULT_PLAY, lives: 2 };
    expect(isOver(run(WRONG, RIGHT), play)).toBe(false);
    expect(isOver(run(WRONG, WRONG), play)).toBe(true);
    expect(isOver({ ...run(RIGHT), doneMs: 5000 }, DEFAULT_PLAY)).toBe(true);
  });

  it('counts the right answers in a row at the end', () => {
    expect([streakOf(NEW_RUN), streakOf(run(WRONG, RIGHT, RIGHT)), streakOf(run(RIGHT, WRONG))]).toEqual([
      0, 2, 0,
    ]);
  });

  it('reports points, time, lives and moves', () => {
    const play = { ...DEFAULT_PLAY, lives: 3 };
    expect(reportOf({ ...run(RIGHT, WRONG), moves: 7 }, play, 4000.4)).toEqual({
      points: 10,
      milliseconds: 4000,
      bestStreak: 1,
      livesLeft: 2,
      moves: 7,
    });
  });

  it('names the best three only', () => {
    const players = [
      { name: 'a', points: 10, milliseconds: 5 },
      { name: 'b', points: 30, milliseconds: 9 },
      { name: 'c', points: 30, milliseconds: 8 },
      { name: 'd', points: 5, milliseconds: 1 },
      { name: 'e', points: 0, milliseconds: 1 },
    ];
    expect(topThree(players).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
    expect(topThree(players.slice(3)).map(({ name }) => name)).toEqual(['d']);
  });
});

it('returns the part that is right in lowest terms', () => {
  expect(shareOfRight(2, 6)).toEqual({ n: 1n, d: 3n });
  expect(shareOfRight(6, 6)).toEqual({ n: 1n, d: 1n });
  expect([shareOfRight(0, 6), shareOfRight(0, 0)]).toEqual([
    { n: 0n, d: 1n },
    { n: 0n, d: 1n },
  ]);
});
