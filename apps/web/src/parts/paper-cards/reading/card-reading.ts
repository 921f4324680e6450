import { type Readable, Signal } from '@lectern/base';
import { type CardRead, type CardSide, CardWatch } from '@lectern/paper-cards';
import type { ReadPicture } from './cards.worker.ts';

/** Least time between two pictures, milliseconds: a phone that reads without a pause gets hot. */
const PAUSE_MS = 70;
/** Mean brightness below which a picture is called dark, 0 to 255. */
const DARK = 28;
/** Pictures in a row that must be dark or bright before that is told. */
const DARK_PICTURES = 8;

/** The state of the cards of a class while a camera looks over it. */
export interface CardsSeen {
  /** The cards in the last picture, with the size of that picture in pixels. */
  readonly picture: {
    readonly cards: readonly CardRead[];
    readonly width: number;
    readonly height: number;
  };
  readonly answers: ReadonlyMap<number, CardSide>;
  readonly missing: readonly number[];
  /** Cards that were at two places of one picture. */
  readonly doubled: readonly number[];
  /** Cards that no pupil of the class has. */
  readonly foreign: readonly number[];
  readonly dark: boolean;
}

/** Reads the pictures of a camera one after the other until it is disposed. */
export class CardReading {
  readonly #watch: CardWatch;
  readonly #seen: Signal<CardsSeen>;
  readonly #read: () => Promise<ReadPicture | undefined>;
  #darkPictures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #disposed = false;

  /**
   * `expected`: numbers of the cards of the class. `read` returns the next picture's cards, or undefined without one.
   * `answers`: answers that were read before.
   */
  constructor(
    expected: Iterable<number>,
    read: () => Promise<ReadPicture | undefined>,
    answers?: Iterable<readonly [number, CardSide]>,
  ) {
    this.#watch = new CardWatch(expected, answers);
    this.#read = read;
    this.#seen = new Signal<CardsSeen>({
      picture: { cards: [], width: 16, height: 9 },
      answers: new Map(this.#watch.answers),
      missing: this.#watch.missing,
      doubled: [],
      foreign: [],
      dark: false,
    });
    this.#next();
  }

  get seen(): Readable<CardsSeen> {
    return this.#seen;
  }

  /** Forgets all answers. */
  clear(): void {
    this.#watch.clear();
    this.#seen.set({ ...this.#seen.get(), ...this.#answers() });
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.#timer = setTimeout(async () => {
      const read = await this.#read();
      if (this.#disposed) return;
      if (read) this.#see(read);
      this.#next();
    }, PAUSE_MS);
  }

  #see({ cards, width, height, brightness }: ReadPicture): void {
    const before = this.#seen.get();
    const changed = this.#watch.see(cards);
    const step = brightness < DARK ? 1 : -1;
    this.#darkPictures = Math.min(Math.max(this.#darkPictures + step, 0), DARK_PICTURES);
    const dark = this.#darkPictures === DARK_PICTURES || (before.dark && this.#darkPictures > 0);
    this.#seen.set({
      ...before,
      ...((changed || this.#hasWarnings(before)) && this.#answers()),
      picture: { cards, width, height },
      dark,
    });
  }

  /** Whether a card was seen twice or is of no pupil, and was not told. */
  #hasWarnings({ doubled, foreign }: CardsSeen): boolean {
    return this.#watch.doubled.size !== doubled.length || this.#watch.foreign.size !== foreign.length;
  }

  #answers(): Pick<CardsSeen, 'answers' | 'missing' | 'doubled' | 'foreign'> {
    const { answers, missing, doubled, foreign } = this.#watch;
    const inOrder = (cards: ReadonlySet<number>) => [...cards].sort((a, b) => a - b);
    return { answers: new Map(answers), missing, doubled: inOrder(doubled), foreign: inOrder(foreign) };
  }
}
