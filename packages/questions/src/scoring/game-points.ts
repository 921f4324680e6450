import {
  add,
  compare,
  multiply,
  ONE,
  type Rational,
  rational,
  whole,
  ZERO,
} from '../formula/exact/rational.ts';
import { decimal } from './score.ts';

/** One answer of a game in the order in which they were given. */
export interface GameAnswer {
  /** The part of the points by the question's rule. */
  readonly share: Rational;
  /** Seconds that were left when it was given; left out in a game without a countdown. */
  readonly secondsLeft?: number;
}

export interface GameRules {
  /** Points of a right answer. */
  readonly base: number;
  /** The part of the base points that an answer in no time earns in addition, 0 to 0.5. */
  readonly speedPart: number;
  /** Seconds for an answer. */
  readonly seconds?: number;
  /** The part of the base points for each right answer in a row after the first, up to five of them. */
  readonly streakPart: number;
  /** Mistakes after which answers earn nothing; any number when left out. */
  readonly lives?: number;
}

export interface GamePoints {
  readonly base: Rational;
  readonly speed: Rational;
  readonly streak: Rational;
  readonly total: Rational;
  readonly bestStreak: number;
  /** Undefined in a game without lives. */
  readonly livesLeft?: number;
}

const MOST_SPEED_PART = 0.5;
const LONGEST_STREAK = 5;

/** The points of a game. They are shown apart from the marks and never become a part of them. */
export function gamePoints(answers: readonly GameAnswer[], rules: GameRules): GamePoints {
  const speedPart = fractionWithin(rules.speedPart, MOST_SPEED_PART);
  const streakPart = fractionWithin(rules.streakPart, 1);
  let [base, speed, streak] = [ZERO, ZERO, ZERO];
  let [inARow, bestStreak, mistakes] = [0, 0, 0];
  for (const { share, secondsLeft } of answers) {
    if (rules.lives !== undefined && mistakes >= rules.lives) break;
    const earned = multiply(decimal(rules.base), share);
    base = add(base, earned);
    speed = add(speed, multiply(earned, multiply(speedPart, timeLeft(secondsLeft, rules.seconds))));
    if (compare(share, ONE) < 0) {
      mistakes++;
      inARow = 0;
      continue;
    }
    const steps = Math.min(inARow, LONGEST_STREAK);
    streak = add(streak, multiply(earned, multiply(streakPart, whole(steps))));
    inARow++;
    bestStreak = Math.max(bestStreak, inARow);
  }
  const livesLeft = rules.lives === undefined ? undefined : Math.max(0, rules.lives - mistakes);
  return { base, speed, streak, total: add(base, add(speed, streak)), bestStreak, livesLeft };
}

/** The part of the time that was left, 0 to 1. */
function timeLeft(secondsLeft = 0, seconds = 0): Rational {
  const all = Math.round(seconds * 1000);
  if (!Number.isFinite(all) || all <= 0 || Number.isNaN(secondsLeft)) return ZERO;
  const left = Math.round(Math.min(seconds, Math.max(0, secondsLeft)) * 1000);
  return rational(BigInt(left), BigInt(all));
}

function fractionWithin(part: number, most: number): Rational {
  return Number.isNaN(part) ? ZERO : decimal(Math.min(most, Math.max(0, part)));
}
