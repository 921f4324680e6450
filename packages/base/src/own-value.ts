/**
 * The entry of a table for a key from a file or a user: only own properties count, so that `constructor` or `toString`
 * returns undefined.
 */
export function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
