import type { Placeholder } from '../records/elements/element-base.ts';

/** Index that PowerPoint gives to a placeholder without a counterpart on its layout. */
export const ORPHAN = 4_294_967_295;

/**
 * Kinds of placeholders of which a page has at most one, identified by type, and `body` for contents, identified by
 * index.
 */
export type PlaceholderKind = 'title' | 'dt' | 'ftr' | 'sldNum' | 'hdr' | 'body';

/** Titles of all types are one kind, and so are contents: a master has one placeholder of each kind. */
export function placeholderKind(type: string): PlaceholderKind {
  if (type === 'title' || type === 'ctrTitle') return 'title';
  if (type === 'dt' || type === 'ftr' || type === 'sldNum' || type === 'hdr') return type;
  return 'body';
}

/**
 * The layout's placeholder that a page's placeholder inherits from (19.3.1.36): for a title, date, footer or number by
 * kind, for contents by index. Contents whose index the layout lacks inherit from no placeholder of the layout, because
 * another placeholder of their type may have white text for a dark panel elsewhere.
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

/** The master's placeholder from which a placeholder of this type inherits. */
export function onMaster<T>(
  type: string,
  candidates: readonly T[],
  placeholderOf: (candidate: T) => Placeholder | undefined,
): T | undefined {
  const kind = placeholderKind(type);
  return candidates.find((one) => placeholderKind(placeholderOf(one)?.type ?? 'body') === kind);
}
