import type { BodyOf, Content, KeyOf } from '@lectern/questions';
import type { PlayedPart } from '../game.ts';

export interface BinCard {
  readonly id: string;
  readonly content: Content;
}

/** A round of a sorting game: its cards, its bins, and the bins of each card. A matching part or a table with picks. */
export interface SortRound {
  readonly cards: readonly BinCard[];
  readonly bins: readonly BinCard[];
  readonly binsOf: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface Try {
  readonly card: string;
  readonly bin: string;
}

export function roundOf({ kind, body, key }: PlayedPart): SortRound {
  if (kind.kind === 'matrix') {
    const { rows, columns } = body as BodyOf<'matrix'>;
    const { right } = key as KeyOf<'matrix'>;
    return {
      cards: rows,
      bins: columns,
      binsOf: new Map(right.map((one) => [one.row, new Set(one.columns)])),
    };
  }
  const { left, right } = body as BodyOf<'matching'>;
  const binsOf = new Map<string, Set<string>>();
  for (const pair of (key as KeyOf<'matching'>).pairs)
    binsOf.set(pair.left, (binsOf.get(pair.left) ?? new Set()).add(pair.right));
  return { cards: left, bins: right, binsOf };
}

/**
 * The first tries of each card, as many as it has bins: later ones change nothing. A card without a bin has one try.
 */
export function withTryOf(round: SortRound, tries: readonly Try[], added: Try): readonly Try[] {
  const own = tries.filter(({ card }) => card === added.card);
  const most = Math.max(1, round.binsOf.get(added.card)?.size ?? 0);
  return own.length >= most || own.some(({ bin }) => bin === added.bin) ? tries : [...tries, added];
}

/** The response of a part of a kind with some tries. */
export function responseOf(kind: string, tries: readonly Try[]): unknown {
  if (kind !== 'matrix') return { pairs: tries.map(({ card, bin }) => ({ left: card, right: bin })) };
  const rows = [...new Set(tries.map(({ card }) => card))];
  return {
    picks: rows.map((row) => ({
      row,
      columns: tries.filter(({ card }) => card === row).map(({ bin }) => bin),
    })),
  };
}

/** The tries of a response; none for a value of another form. */
export function triesOf(response: unknown): readonly Try[] {
  const { pairs = [], picks = [] } = (response ?? {}) as {
    readonly pairs?: readonly { readonly left: string; readonly right: string }[];
    readonly picks?: readonly { readonly row: string; readonly columns: readonly string[] }[];
  };
  return [
    ...pairs.map(({ left, right }) => ({ card: left, bin: right })),
    ...picks.flatMap(({ row, columns }) => columns.map((bin) => ({ card: row, bin }))),
  ];
}

/** The bins that a card is still to be put into; `placed` are the tries that were right. */
export function binsLeft(round: SortRound, placed: readonly Try[], card: string): string[] {
  const done = new Set(placed.filter((one) => one.card === card).map(({ bin }) => bin));
  return [...(round.binsOf.get(card) ?? [])].filter((bin) => !done.has(bin));
}

/**
 * The cards on the belt after time went on: those that ride and still have a bin, then the next of the queue up to `most`.
 * Cards that left the belt are at the end of the queue.
 */
export function riding(
  before: readonly string[],
  queue: readonly string[],
  most: number,
): { readonly belt: readonly string[]; readonly queue: readonly string[] } {
  const room = Math.max(0, most - before.length);
  return { belt: [...before, ...queue.slice(0, room)], queue: queue.slice(room) };
}
