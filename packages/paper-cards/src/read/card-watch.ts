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
  #picture = 0;

  /** `expected`: the numbers of the cards of the class. Any other card is ignored. */
  constructor(expected: Iterable<number>) {
    this.#expected = new Set(expected);
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
      if (!this.#expected.has(card)) continue;
      if (twice.has(card)) {
        this.#doubled.add(card);
        this.#sightings.delete(card);
        continue;
      }
      const before = this.#sightings.get(card);
      const goesOn = before?.side === side && this.#picture - before.picture <= FORGOTTEN_AFTER;
      const times = goesOn ? before.times + 1 : 1;
      this.#sightings.set(card, { side, times, picture: this.#picture });
      if (times < SIGHTINGS || this.#answers.get(card) === side) continue;
      this.#answers.set(card, side);
      changed = true;
    }
    return changed;
  }

  /** Forgets all answers, as for the next question. */
  clear(): void {
    this.#sightings.clear();
    this.#answers.clear();
    this.#doubled.clear();
  }
}
