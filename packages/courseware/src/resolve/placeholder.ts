import type { Placeholder } from '../records/elements/element-base.ts';

/** What PowerPoint gives a placeholder that has no counterpart on its layout. */
export const ORPHAN = 4_294_967_295;

/** What a page has one of: such a placeholder is known by its type. All others are contents, known by their index. */
export type PlaceholderKind = 'title' | 'dt' | 'ftr' | 'sldNum' | 'hdr' | 'body';

/** Titles of all sorts are one kind, and so are contents: a master has one placeholder for each kind. */
export function placeholderKind(type: string): PlaceholderKind {
  if (type === 'title' || type === 'ctrTitle') return 'title';
  if (type === 'dt' || type === 'ftr' || type === 'sldNum' || type === 'hdr') return type;
  return 'body';
}

/**
 * Which of a layout's placeholders a page's own one stands for (19.3.1.36): a title, date, footer or number the one of its
 * kind, contents the one of their index. Contents whose index the layout lacks have none there: another of their type may
 * be white on a dark panel that lies elsewhere.
 */
export function onLayout<T>(
  own: Placeholder,
  candidates: readonly T[],
  placeholderOf: (candidate: T) => Placeholder | undefined,
): T | undefined {
  if (own.index === ORPHAN) return undefined;
  const kind = placeholderKind(own.type);
  const alike = candidates.filter((one) => placeholderKind(placeholderOf(one)?.type ?? 'body') === kind);
  const sameIndex = alike.find((one) => (placeholderOf(one)?.index ?? 0) === (own.index ?? 0));
  const sameType = alike.find((one) => placeholderOf(one)?.type === own.type);
  if (kind !== 'body') return sameIndex ?? sameType ?? alike[0];
  return own.index ? sameIndex : (sameType ?? sameIndex);
}

/** Which of a master's placeholders one of that type stems from. */
export function onMaster<T>(
  type: string,
  candidates: readonly T[],
  placeholderOf: (candidate: T) => Placeholder | undefined,
): T | undefined {
  const kind = placeholderKind(type);
  return candidates.find((one) => placeholderKind(placeholderOf(one)?.type ?? 'body') === kind);
}
