/** Selectable seconds per turn. */
export const SECONDS = [5, 10, 15, 20, 30, 60] as const;
export const WORD_MAX = 30;

/** A relay as stored in the lesson: its pupils in order, and when it began. */
export interface Relay {
  readonly id: string;
  readonly order: readonly string[];
  readonly at: number;
  readonly seconds: number;
  /** Whether the relay has ended. */
  readonly over: boolean;
}

export interface Turn {
  /** Number of the turn, counted from 0. */
  readonly number: number;
  readonly key: string;
  readonly passed: boolean;
  /** The answer, if it was written down. */
  readonly word: string;
  /** Time when the turn ended. */
  readonly at: number;
}

type Kept = Readonly<Record<string, unknown>>;

export function keptRelay(kept: Kept): Relay | undefined {
  const { id, order, at, seconds } = (kept.relay ?? {}) as Partial<Record<keyof Relay, unknown>>;
  if (typeof id !== 'string' || !Array.isArray(order) || typeof at !== 'number') return undefined;
  const keys = order.filter((key) => typeof key === 'string');
  if (keys.length === 0) return undefined;
  return { id, order: keys, at, seconds: keptSeconds(seconds), over: kept[`over ${id}`] === true };
}

export function keptSeconds(value: unknown): number {
  return SECONDS.find((each) => each === value) ?? 15;
}

/** The key of a turn, so that two panels that end it at the same time end it once. */
export function turnKey({ id }: Relay, number: number): string {
  return `turn ${id} ${number}`;
}

/** The finished turns, from the first on. */
export function turnsOf(kept: Kept, relay: Relay): readonly Turn[] {
  const turns: Turn[] = [];
  for (;;) {
    const number = turns.length;
    const { passed, word, at } = (kept[turnKey(relay, number)] ?? {}) as Partial<Record<keyof Turn, unknown>>;
    if (typeof at !== 'number') return turns;
    turns.push({
      number,
      key: whose(relay, number),
      passed: passed === true,
      word: typeof word === 'string' ? word.slice(0, WORD_MAX) : '',
      at,
    });
  }
}

/** The key of the pupil whose turn it is, round and round. */
export function whose({ order }: Relay, number: number): string {
  return order[number % order.length] ?? '';
}

/** Remaining time of the turn after these, milliseconds; at most a whole turn when the clock was set back. */
export function leftOfTurn(relay: Relay, turns: readonly Turn[], now: number): number {
  const whole = relay.seconds * 1000;
  return Math.max(0, Math.min(whole, (turns.at(-1)?.at ?? relay.at) + whole - now));
}
