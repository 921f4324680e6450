import { type Readable, Signal } from '@lectern/base';
import type { CardSide } from '@lectern/paper-cards';
import type { CardAnswer, CardRefusal, CardResponse } from '@lectern/protocol/card-answers';
import { type Later, RetryTimer } from '../../../platform/connection/retry-timer.ts';
import { cardResponse } from './card-choices.ts';

/** Pauses after a failed delivery. */
const PAUSES = { first: 500, longest: 8_000 };
/** The most answers that are sent at once. */
const BATCH_MAX = 64;

/** The readings of the cards of a class for one question. */
export interface CardReadings {
  /** The side that was up last, by card. */
  readonly sides: Readonly<Record<string, CardSide>>;
  /** Answers that the server has not confirmed. */
  readonly waiting: readonly CardAnswer[];
}

export const NO_READINGS: CardReadings = { sides: {}, waiting: [] };

/** `later`: the server is unreachable, so the answers are sent again. `trouble` is a sentence in the current language. */
export type CardDelivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later' }
  | { readonly kind: 'failed'; readonly trouble: string };

export interface CardBoxPorts {
  /** Resolves when the answers are stored. */
  readonly send: (answers: readonly CardAnswer[]) => Promise<readonly CardRefusal[]>;
  /** Stores the readings over a reload. */
  readonly keep: (readings: CardReadings) => void;
  readonly isPassing: (error: unknown) => boolean;
  readonly troubleOf: (error: unknown) => string;
  readonly newId: () => string;
  readonly later: Later;
}

/**
 * Answers that a camera read from cards, until the server has stored them. A card that is turned gives another answer, which
 * replaces the one that still waits.
 */
export class CardBox {
  readonly #ports: CardBoxPorts;
  readonly #readings: Signal<CardReadings>;
  readonly #delivery = new Signal<CardDelivery>({ kind: 'sent' });
  /** Cards whose last answer the server does not count. */
  readonly #refused = new Signal<readonly number[]>([]);
  #underWay: ReadonlySet<string> = new Set();
  readonly #retry: RetryTimer;
  #disposed = false;

  constructor(kept: CardReadings, ports: CardBoxPorts) {
    this.#ports = ports;
    this.#retry = new RetryTimer(ports.later, PAUSES);
    this.#readings = new Signal(kept);
    void this.deliver();
  }

  get readings(): Readable<CardReadings> {
    return this.#readings;
  }

  get delivery(): Readable<CardDelivery> {
    return this.#delivery;
  }

  get refused(): Readable<readonly number[]> {
    return this.#refused;
  }

  /**
   * Takes the answers of a camera, of which it reads all again and again. `choices`: the response of each side.
   * `givenMs`: time since the opening of the question, milliseconds.
   */
  read(
    answers: ReadonlyMap<number, CardSide>,
    choices: readonly CardResponse[],
    givenMs: number | undefined,
  ): void {
    const { sides, waiting } = this.#readings.get();
    const turned = [...answers].filter(([card, side]) => sides[card] !== side);
    if (turned.length === 0) return;
    const fresh = turned.flatMap(([card, side]): CardAnswer[] => {
      const response = cardResponse(choices, side);
      const given = givenMs === undefined ? {} : { given_ms: givenMs };
      return response === undefined ? [] : [{ id: this.#ports.newId(), card, response, ...given }];
    });
    const isReplaced = ({ id, card }: CardAnswer) =>
      !this.#underWay.has(id) && fresh.some((each) => each.card === card);
    this.#set({
      sides: { ...sides, ...Object.fromEntries(turned) },
      waiting: [...waiting.filter((each) => !isReplaced(each)), ...fresh],
    });
    void this.deliver();
  }

  /** Sends the waiting answers now. */
  async deliver(): Promise<void> {
    if (this.#underWay.size > 0 || this.#disposed) return;
    this.#retry.cancel();
    for (;;) {
      const batch = this.#readings.get().waiting.slice(0, BATCH_MAX);
      if (batch.length === 0) return;
      this.#underWay = new Set(batch.map(({ id }) => id));
      const delivery = await this.#sent(batch);
      if (this.#disposed) return;
      if (delivery.kind !== 'later') {
        const { sides, waiting } = this.#readings.get();
        this.#set({ sides, waiting: waiting.filter(({ id }) => !this.#underWay.has(id)) });
      }
      this.#underWay = new Set();
      this.#delivery.set(delivery);
      if (delivery.kind === 'later') {
        this.#retry.plan(() => void this.deliver());
        return;
      }
      this.#retry.reset();
    }
  }

  dispose(): void {
    this.#disposed = true;
    this.#retry.cancel();
  }

  async #sent(batch: readonly CardAnswer[]): Promise<CardDelivery> {
    try {
      const refusals = new Set((await this.#ports.send(batch)).map(({ id }) => id));
      const sent = new Set(batch.map(({ card }) => card));
      const refused = batch.filter(({ id }) => refusals.has(id)).map(({ card }) => card);
      this.#refused.set([...this.#refused.get().filter((card) => !sent.has(card)), ...refused]);
      return { kind: 'sent' };
    } catch (error) {
      if (this.#ports.isPassing(error)) return { kind: 'later' };
      return { kind: 'failed', trouble: this.#ports.troubleOf(error) };
    }
  }

  #set(readings: CardReadings): void {
    this.#readings.set(readings);
    this.#ports.keep(readings);
  }
}

/** Readings that this or another version stored; values of another form are left out. */
export function keptReadings(value: unknown): CardReadings {
  const { sides, waiting } = (value ?? {}) as Partial<Record<keyof CardReadings, unknown>>;
  const isSide = ([card, side]: [string, unknown]) => /^\d+$/.test(card) && /^[ABCD]$/.test(`${side}`);
  const isAnswer = (each: unknown): each is CardAnswer => {
    const { id, card, response } = (each ?? {}) as Partial<Record<keyof CardAnswer, unknown>>;
    return typeof id === 'string' && typeof card === 'number' && typeof response === 'object';
  };
  return {
    sides: Object.fromEntries(Object.entries(sides ?? {}).filter(isSide)) as CardReadings['sides'],
    waiting: Array.isArray(waiting) ? waiting.filter(isAnswer) : [],
  };
}
