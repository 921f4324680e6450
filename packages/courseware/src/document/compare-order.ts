interface Ordered {
  readonly id: string;
  readonly order: string;
}

/** Siblings' order: by key, equal keys by id, so that every copy of a document agrees. Code units, no locale. */
export function compareOrder(a: Ordered, b: Ordered): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
