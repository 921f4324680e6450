import type { KindValue } from '../../author-context.ts';

type Value = KindValue<'matching'>;
type Card = Value['body']['left'][number];

/** A bin with its cards. */
export interface Bin {
  readonly id: string;
  readonly content: Card['content'];
  readonly cards: readonly Card[];
}

export interface Bins {
  readonly bins: readonly Bin[];
  /** Cards that belong to no bin. */
  readonly loose: readonly Card[];
}

/** The cards on the left by their bin on the right; a card of several bins is in its first one. */
export function binsOf({ body, key }: Value): Bins {
  const binOf = new Map<string, string>();
  for (const { left, right } of key.pairs)
    if (!binOf.has(left) && body.right.some(({ id }) => id === right)) binOf.set(left, right);
  return {
    bins: body.right.map(({ id, content }) => ({
      id,
      content,
      cards: body.left.filter((card) => binOf.get(card.id) === id),
    })),
    loose: body.left.filter(({ id }) => !binOf.has(id)),
  };
}

/** The matching question of such bins. */
export function withBins({ bins, loose }: Bins): Value {
  return {
    body: {
      left: [...bins.flatMap(({ cards }) => cards), ...loose],
      right: bins.map(({ id, content }) => ({ id, content })),
      partners: 'many-left',
    },
    key: { pairs: bins.flatMap(({ id, cards }) => cards.map((card) => ({ left: card.id, right: id }))) },
  };
}
