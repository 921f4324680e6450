import type { CoursewareRecord } from '../records/record.ts';

const HASH = /^[0-9a-f]{64}$/;

/** Ids of all assets that records refer to. Hashes are recognised by their form, so that no new property is missed. */
export function assetsIn(records: readonly CoursewareRecord[]): ReadonlySet<string> {
  const hashes = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.length === 64 && HASH.test(value)) hashes.add(value);
    } else if (Array.isArray(value)) {
      // Arrays of numbers, the points of ink or a chart, may be long and contain no hashes.
      if (typeof value[0] !== 'number') for (const item of value) look(item);
    } else if (typeof value === 'object' && value !== null)
      for (const item of Object.values(value)) look(item);
  };
  for (const record of records) look(record);
  return hashes;
}
