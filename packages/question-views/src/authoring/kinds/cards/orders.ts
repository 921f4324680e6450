import type { Content } from '@lectern/questions';
import type { KindValue } from '../../author-context.ts';

type Value = KindValue<'ordering'>;

/** An item in the right order, and whether it has the rank of the item before it. */
export interface OrderRow {
  readonly id: string;
  readonly content: Content;
  readonly isSameRank: boolean;
}

/** The items of an ordering in the right order; items that the order lacks come last. */
export function orderRows({ body, key }: Value): OrderRow[] {
  const items = new Map(body.items.map((item) => [item.id, item.content]));
  const ordered = key.order.flatMap((group) =>
    group
      .filter((id) => items.has(id))
      .map((id, index) => ({ id, content: items.get(id) as Content, isSameRank: index > 0 })),
  );
  const known = new Set(ordered.map(({ id }) => id));
  const others = body.items.filter(({ id }) => !known.has(id));
  return [...ordered, ...others.map(({ id, content }) => ({ id, content, isSameRank: false }))];
}

/** The ordering with these items in this order. What is fixed stays fixed at its end. */
export function withOrderRows({ body }: Value, rows: readonly OrderRow[]): Value {
  const order: string[][] = [];
  for (const { id, isSameRank } of rows) {
    const last = order.at(-1);
    if (isSameRank && last) last.push(id);
    else order.push([id]);
  }
  return {
    body: {
      items: rows.map(({ id, content }) => ({ id, content })),
      ...(body.fixedFirst === undefined || !rows[0] ? {} : { fixedFirst: rows[0].id }),
      ...(body.fixedLast === undefined || rows.length < 2 ? {} : { fixedLast: rows.at(-1)?.id ?? '' }),
    },
    key: { order },
  };
}
