/** The list with the item at `index` one place earlier or later; the same list at its ends. */
export function moved<Item>(list: readonly Item[], index: number, by: 1 | -1): readonly Item[] {
  const to = index + by;
  const item = list[index];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, at) => at !== index);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** The list with another item in place of the one with the same id, or with it at the end. */
export function withItem<Item extends { readonly id: string }>(list: readonly Item[], item: Item): Item[] {
  return list.some(({ id }) => id === item.id)
    ? list.map((one) => (one.id === item.id ? item : one))
    : [...list, item];
}

/** The object without properties that are undefined, which optional fields of a question do not have. */
export function defined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value;
}
