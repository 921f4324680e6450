import { createHmac, randomInt } from 'node:crypto';
import { CLASS_WORDS } from './class-words.ts';

/** Digits and capitals without those that look alike, as `ASSIGNMENT_CODE` of the protocol has them. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

/** Weeks begin on Monday in the time of China, where the product is used. */
const ZONE_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** 1 January 1970 was a Thursday: the first Monday, milliseconds. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

export function drawAssignmentCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/**
 * The class's word of the week, computed from the class, the week and the server's secret, so that none is stored.
 */
export class ClassWordOfWeek {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** The word of the week in which `now` is; `weeksAgo` weeks before it. */
  word(classId: string, now: number, weeksAgo = 0): string {
    const week = Math.floor((now + ZONE_MS - FIRST_MONDAY_MS) / WEEK_MS) - weeksAgo;
    const digest = createHmac('sha256', this.#secret)
      .update(JSON.stringify([classId, week]))
      .digest();
    return CLASS_WORDS[digest.readUInt32BE() % CLASS_WORDS.length] ?? '';
  }

  /** Whether a typed word is that of this week or of the last one. */
  isRight(classId: string, typed: string | undefined, now: number): boolean {
    const word = (typed ?? '').normalize('NFKC').replace(/\s/g, '');
    return word !== '' && [0, 1].some((weeksAgo) => this.word(classId, now, weeksAgo) === word);
  }
}
