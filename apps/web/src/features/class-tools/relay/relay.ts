/** Seconds of a turn, as they can be chosen. */
export const SECONDS = [5, 10, 15, 20, 30, 60] as const;
export const WORD_MAX = 30;

/** A relay as the lesson keeps it: who is in it, in their order, and when it began. */
export interface Relay {
  readonly id: string;
  readonly order: readonly string[];
  readonly at: number;
  readonly seconds: number;
  /** Nobody's turn any more. */
  readonly over: boolean;
}

export interface Turn {
  /** Counted from 0. */
  readonly number: number;
  readonly key: string;
  readonly passed: boolean;
  /** What was said, where somebody wrote it down. */
  readonly word: string;
  /** When the turn was over. */
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

/** A turn has a key of its own, so that two panels that end it at once end it once. */
export function turnKey({ id }: Relay, number: number): string {
  return `turn ${id} ${number}`;
}

/** The turns that are over, from the first on. */
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

/** Whose turn it is: round and round the class. */
export function whose({ order }: Relay, number: number): string {
  return order[number % order.length] ?? '';
}

/** Milliseconds that are left of the turn after these; a clock that was set back gives no more than a whole turn. */
export function leftOfTurn(relay: Relay, turns: readonly Turn[], now: number): number {
  const whole = relay.seconds * 1000;
  return Math.max(0, Math.min(whole, (turns.at(-1)?.at ?? relay.at) + whole - now));
}
