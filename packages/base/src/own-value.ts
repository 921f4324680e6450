/**
 * What a table says of a key that came from a file or a user: only its own entries count, so that `constructor` or
 * `toString` finds nothing.
 */
export function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
