import type { CardSide } from '../card.ts';
import type { CardRead } from './card-reader.ts';

/** Pictures in which a card must be seen with the same side up before that counts as its answer. */
const SIGHTINGS = 3;
/** Pictures without a card after which it must be seen as often again. */
const FORGOTTEN_AFTER = 40;

interface Sighting {
  readonly side: CardSide;
  readonly times: number;
  /** Number of the picture in which the card was seen last. */
  readonly picture: number;
}

/** The cards of a class over many pictures of a camera: their answers, and which cards are missing. */
export class CardWatch {
  readonly #expected: ReadonlySet<number>;
  readonly #sightings = new Map<number, Sighting>();
  readonly #answers = new Map<number, CardSide>();
  readonly #doubled = new Set<number>();
  readonly #foreign = new Set<number>();
  #picture = 0;

  /**
   * `expected`: the numbers of the cards of the class; other cards give no answers. `answers`: answers that were settled
   * before, such as before a reload.
   */
  constructor(expected: Iterable<number>, answers: Iterable<readonly [number, CardSide]> = []) {
    this.#expected = new Set(expected);
    for (const [card, side] of answers) this.#answers.set(card, side);
  }

  /** The settled answers, by card number. */
  get answers(): ReadonlyMap<number, CardSide> {
    return this.#answers;
  }

  /** Cards that have not been read, in order. */
  get missing(): readonly number[] {
    return [...this.#expected].filter((card) => !this.#answers.has(card)).sort((a, b) => a - b);
  }

  /** Cards that were at two places of one picture: two pupils have the same card. */
  get doubled(): ReadonlySet<number> {
    return this.#doubled;
  }

  /** Cards that no pupil of the class has, each seen as often as an answer needs. */
  get foreign(): ReadonlySet<number> {
    return this.#foreign;
  }

  /**
   * Adds the cards of the next picture; returns whether an answer is new or has changed. A card that is at two places of
   * one picture gives no answer.
   */
  see(reads: readonly CardRead[]): boolean {
    this.#picture += 1;
    let changed = false;
    const seen = new Set<number>();
    const twice = new Set<number>();
    for (const { card } of reads) {
      if (seen.has(card)) twice.add(card);
      seen.add(card);
    }
    for (const { card, side } of reads) {
      const isExpected = this.#expected.has(card);
      if (isExpected && twice.has(card)) {
        this.#doubled.add(card);
        this.#sightings.delete(card);
        continue;
      }
      const times = this.#sighted(card, side);
      if (times < SIGHTINGS || this.#answers.get(card) === side) continue;
      if (isExpected) this.#answers.set(card, side);
      else this.#foreign.add(card);
      changed ||= isExpected;
    }
    return changed;
  }

  /** Notes that a card was seen; returns in how many pictures it was seen with this side up. */
  #sighted(card: number, side: CardSide): number {
    const before = this.#sightings.get(card);
    const goesOn = before?.side === side && this.#picture - before.picture <= FORGOTTEN_AFTER;
    const times = goesOn ? before.times + 1 : 1;
    this.#sightings.set(card, { side, times, picture: this.#picture });
    return times;
  }

  /** Forgets all answers, as for the next question. */
  clear(): void {
    this.#sightings.clear();
    this.#answers.clear();
    this.#doubled.clear();
    this.#foreign.clear();
  }
}
