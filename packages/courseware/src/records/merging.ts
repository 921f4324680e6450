import type * as z from 'zod/mini';

/**
 * The merge of concurrent changes of a property by two people. A property without an entry is one value: the last
 * writer wins. All other properties merge
 * - `text`: letter by letter (a text body);
 * - `list`: item by item, in an order (items have ids);
 * - `map`: key by key, each value as a whole;
 * - `table`: by rows, columns and cells, a cell's text letter by letter;
 * - `tree`: field by field at every depth, lists of objects with ids item by item, each other value as a whole.
 */
export type Merge =
  | { readonly as: 'text' }
  | { readonly as: 'list'; readonly item: z.ZodMiniType }
  | { readonly as: 'map'; readonly value: z.ZodMiniType }
  | { readonly as: 'table' }
  | { readonly as: 'tree'; readonly value: z.ZodMiniType };

/** Properties of a record that merge in parts. */
export type Merging<R> = { readonly [P in keyof R]?: Merge };
