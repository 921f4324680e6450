interface Ordered {
  readonly id: string;
  readonly order: string;
}

/** Compares siblings by order key, then by id, so that all copies of a document agree. By code units, not by locale. */
export function compareOrder(a: Ordered, b: Ordered): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
