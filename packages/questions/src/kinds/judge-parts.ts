import { compare, ONE, ZERO } from '../formula/exact/rational.ts';
import type { Judged, JudgedItem } from '../scoring/judged.ts';
import { shareOf } from '../scoring/score.ts';
import type { QuestionKind } from './question-kind.ts';

/** A basic question inside an interactive one. */
export interface Part {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly body: unknown;
  readonly key: unknown;
  /** Keys that are as right as `key`: the other orders of a sentence. The response is judged by the best of them. */
  readonly otherKeys?: readonly unknown[];
  /** Whether the part counts as one item, which is right when all of the part is right. */
  readonly isOneItem?: boolean;
}

/**
 * Judges a game by its basic questions, each by its own kind. Ids of items begin with the part's id. A part without a
 * response, or with a value that is no response to it, is missing.
 */
export function judgeParts(parts: readonly Part[], responseTo: (partId: string) => unknown): Judged {
  const judged = parts.map((part) => judgePart(part, responseTo(part.id)));
  const pairs = judged.flatMap((one) => one.pairs ?? []);
  return {
    items: judged.flatMap(({ items }) => items),
    extra: sum(judged.map(({ extra }) => extra)),
    pairs:
      pairs.length === 0
        ? undefined
        : { right: sum(pairs.map(({ right }) => right)), all: sum(pairs.map(({ all }) => all)) },
  };
}

/** The items of a question without a response, all of them missing. */
export function judgeMissing({ id, kind, body, key }: Part): Judged {
  const right = kind.rightResponse(body, key);
  if (right === undefined) return { items: [{ id, state: 'missing', share: ZERO }], extra: 0 };
  const { items, pairs } = kind.judge(body, key, right);
  return {
    items: items.map((item) => ({ id: item.id, state: 'missing', share: ZERO })),
    extra: 0,
    pairs: pairs && { right: 0, all: pairs.all },
  };
}

function judgePart(part: Part, response: unknown): Judged {
  const read = response === undefined ? undefined : part.kind.response.safeParse(response);
  const judged = read?.success ? judgeByBestKey(part, read.data) : judgeMissing(part);
  if (part.isOneItem) return { items: [oneItem(part.id, judged)], extra: 0 };
  return { ...judged, items: judged.items.map((item) => ({ ...item, id: `${part.id}/${item.id}` })) };
}

function judgeByBestKey({ kind, body, key, otherKeys = [] }: Part, response: unknown): Judged {
  const [first, ...others] = [key, ...otherKeys].map((one) => kind.judge(body, one, response));
  return (others as Judged[]).reduce((best, one) => (isBetter(one, best) ? one : best), first as Judged);
}

function isBetter(one: Judged, best: Judged): boolean {
  const names = ['exact', 'order-kendall', 'per-item'] as const;
  const order = names.map((name) => compare(shareOf(one, { name }).share, shareOf(best, { name }).share));
  return (order.find((sign) => sign !== 0) ?? 0) > 0;
}

/** A part as one item. An item of a basic question with only one item keeps its share, such as half for a wrong unit. */
function oneItem(id: string, judged: Judged): JudgedItem {
  const { items, extra } = judged;
  const [only] = items;
  if (only && items.length === 1 && extra === 0) return { ...only, id };
  if (items.some(({ state }) => state === 'waiting'))
    return { id, state: 'waiting', share: shareOf(judged, { name: 'per-item' }).share };
  if (compare(shareOf(judged, { name: 'exact' }).share, ONE) === 0) return { id, state: 'right', share: ONE };
  const isMissing = extra === 0 && items.every(({ state }) => state === 'missing');
  return { id, state: isMissing ? 'missing' : 'wrong', share: ZERO };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
