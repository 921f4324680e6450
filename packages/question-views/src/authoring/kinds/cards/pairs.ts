import { type Content, contentOf, isBlank } from '@lectern/questions';
import type { KindValue } from '../../author-context.ts';

type Value = KindValue<'matching'>;
type Card = Value['body']['left'][number];

/** A card on the left with its only partner on the right, which has no id until something is written there. */
export interface PairRow {
  readonly id: string;
  readonly left: Content;
  readonly rightId: string | undefined;
  readonly right: Content;
}

export interface Pairs {
  readonly rows: readonly PairRow[];
  /** Cards on the right that belong to none. */
  readonly distractors: readonly Card[];
}

/** A matching question as lines of a table: each card on the left with its first partner. */
export function pairsOf({ body, key }: Value): Pairs {
  const rights = new Map(body.right.map((card) => [card.id, card]));
  const used = new Set<string>();
  const rows = body.left.map(({ id, content }): PairRow => {
    const partner = key.pairs.find(({ left, right }) => left === id && rights.has(right) && !used.has(right));
    if (partner) used.add(partner.right);
    const card = partner && rights.get(partner.right);
    return { id, left: content, rightId: card?.id, right: card?.content ?? contentOf('') };
  });
  return { rows, distractors: body.right.filter(({ id }) => !used.has(id)) };
}

/** The question of such a table. */
export function withPairs({ rows, distractors }: Pairs, makeId: () => string): Value {
  const partners = rows.map((row) =>
    row.rightId === undefined && isBlank(row.right)
      ? undefined
      : { id: row.rightId ?? makeId(), content: row.right },
  );
  return {
    body: {
      left: rows.map(({ id, left }) => ({ id, content: left })),
      right: [...partners.filter((card) => card !== undefined), ...distractors],
      partners: 'one',
    },
    key: {
      pairs: rows.flatMap(({ id }, index) => {
        const partner = partners[index];
        return partner ? [{ left: id, right: partner.id }] : [];
      }),
    },
  };
}

export function newPair(makeId: () => string, left = '', right = ''): PairRow {
  return { id: makeId(), left: contentOf(left), rightId: makeId(), right: contentOf(right) };
}

/** Rows with pasted cells: they fill this row and the empty ones after it, and then new ones. */
export function withPastedPairs(
  rows: readonly PairRow[],
  index: number,
  cells: readonly (readonly string[])[],
  makeId: () => string,
  most: number,
): PairRow[] {
  const rest = [...cells];
  const filled = rows.map((row, at) => {
    const isFree = at >= index && isBlank(row.left) && isBlank(row.right);
    const [first] = rest;
    if (!isFree || !first) return row;
    rest.shift();
    return { ...row, left: contentOf(first[0] ?? ''), right: contentOf(first[1] ?? '') };
  });
  const added = rest.slice(0, Math.max(0, most - rows.length));
  return [...filled, ...added.map(([left, right]) => newPair(makeId, left, right))];
}

/** The question without pairs of cards that it lacks, and without pairs beyond what its partners allow. */
export function withCards(
  { body, key }: Value,
  left: readonly Card[],
  right: readonly Card[],
  partners: Value['body']['partners'] = body.partners,
): Value {
  const lefts = new Set(left.map(({ id }) => id));
  const rights = new Set(right.map(({ id }) => id));
  const usedLeft = new Set<string>();
  const usedRight = new Set<string>();
  const pairs = key.pairs.filter((pair) => {
    if (!lefts.has(pair.left) || !rights.has(pair.right)) return false;
    if (partners !== 'many' && usedLeft.has(pair.left)) return false;
    if (partners === 'one' && usedRight.has(pair.right)) return false;
    usedLeft.add(pair.left);
    usedRight.add(pair.right);
    return true;
  });
  return { body: { left: [...left], right: [...right], partners }, key: { pairs } };
}

/** The question with a card on the left joined to exactly these cards on the right. */
export function joinedTo({ body, key }: Value, left: string, rights: readonly string[]): Value {
  const others = key.pairs.filter((pair) => pair.left !== left);
  return { body, key: { pairs: [...others, ...rights.map((right) => ({ left, right }))] } };
}
