import {
  type GameAnswer,
  type GamePoints,
  gamePoints,
  type Play,
  type PlayedResponse,
} from '@lectern/questions';

/** The answers and turns of one player or team in a game. */
export interface GameRun {
  readonly answers: readonly GameAnswer[];
  /** Cards turned over, or taps; only some games count them. */
  readonly moves: number;
  /** Milliseconds from the start until all was answered; undefined before. */
  readonly doneMs?: number | undefined;
}

export const NEW_RUN: GameRun = { answers: [], moves: 0 };

export const RIGHT: GameAnswer['share'] = { n: 1n, d: 1n };
export const WRONG: GameAnswer['share'] = { n: 0n, d: 1n };

const BASE = 10;
const STREAK_PART = 0.1;
/** Seconds for an answer, and the part of the points for speed, by pace. Only a fast game counts speed. */
const PACES: Readonly<Record<Play['pace'], { readonly seconds: number; readonly speedPart: number }>> = {
  slow: { seconds: 30, speedPart: 0 },
  normal: { seconds: 15, speedPart: 0 },
  fast: { seconds: 8, speedPart: 0.5 },
};

export function pointsOfRun({ answers }: GameRun, play: Play): GamePoints {
  return gamePoints(answers, { base: BASE, streakPart: STREAK_PART, lives: play.lives, ...PACES[play.pace] });
}

/** The points as they are shown: whole ones. */
export function wholePoints({ total }: GamePoints): number {
  return Math.round(Number(total.n) / Number(total.d));
}

/** The seconds that are left of an answer that took some milliseconds. */
export function secondsLeft(play: Play, tookMs: number): number {
  return Math.max(0, PACES[play.pace].seconds - tookMs / 1000);
}

/** Right answers in a row at the end of the run. */
export function streakOf({ answers }: GameRun): number {
  const last = answers.findLastIndex(({ share }) => share.n !== share.d);
  return answers.length - 1 - last;
}

/** Whether the player can answer no more: the lives are used up, or all was answered. */
export function isOver(run: GameRun, play: Play): boolean {
  return run.doneMs !== undefined || pointsOfRun(run, play).livesLeft === 0;
}

/** The results of the game as they are sent beside the answers. */
export function reportOf(run: GameRun, play: Play, milliseconds: number): PlayedResponse['game'] {
  const points = pointsOfRun(run, play);
  return {
    points: wholePoints(points),
    milliseconds: Math.round(run.doneMs ?? milliseconds),
    bestStreak: points.bestStreak,
    ...(points.livesLeft === undefined ? {} : { livesLeft: points.livesLeft }),
    ...(run.moves > 0 ? { moves: run.moves } : {}),
  };
}

/** The best three by points, then by time; players without a right answer are left out. */
export function topThree<Player extends { readonly points: number; readonly milliseconds: number }>(
  players: readonly Player[],
): Player[] {
  return players
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || a.milliseconds - b.milliseconds)
    .slice(0, 3);
}

/** The part of all items that is right, as an exact fraction in lowest terms. */
export function shareOfRight(right: number, all: number): GameAnswer['share'] {
  if (right <= 0 || all <= 0) return WRONG;
  const common = commonDivisor(right, all);
  return { n: BigInt(right / common), d: BigInt(all / common) };
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
