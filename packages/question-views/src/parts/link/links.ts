/** A line between a card of a column and a card of the next column; columns are counted from 0. */
export interface Link {
  readonly column: number;
  readonly from: string;
  readonly to: string;
}

/** How many lines a card may have on either side, as in a matching question. */
export type Partners = 'one' | 'many-left' | 'many';

/** The lines after a card was joined with another: an equal line is removed, and lines that become too many are replaced. */
export function withLink(links: readonly Link[], added: Link, partners: Partners): Link[] {
  if (links.some((one) => isSame(one, added))) return links.filter((one) => !isSame(one, added));
  const isReplaced = (one: Link) =>
    one.column === added.column &&
    ((partners !== 'many' && one.from === added.from) || (partners === 'one' && one.to === added.to));
  return [...links.filter((one) => !isReplaced(one)), added];
}

export function isSame(one: Link, other: Link): boolean {
  return one.column === other.column && one.from === other.from && one.to === other.to;
}

/** A card of a column, as one id among all cards of a board. */
export function endId(column: number, id: string): string {
  return `${column}:${id}`;
}

export function endOf(end: string): { readonly column: number; readonly id: string } {
  const at = end.indexOf(':');
  return { column: Number(end.slice(0, at)), id: end.slice(at + 1) };
}

/** The line between two cards of neighbouring columns, named in any order; undefined for other cards. */
export function linkBetween(one: string, other: string): Link | undefined {
  const [first, second] = [endOf(one), endOf(other)].toSorted((a, b) => a.column - b.column);
  if (!first || !second || second.column - first.column !== 1) return undefined;
  return { column: first.column, from: first.id, to: second.id };
}
