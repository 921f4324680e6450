import type { CoursewareRecord } from '../records/record.ts';

/**
 * The page, layout or master of each element, through its groups. Elements without a page, or in a cycle, are left out.
 */
export function homesOf(records: readonly CoursewareRecord[]): ReadonlyMap<string, string> {
  const parents = new Map<string, string>();
  for (const record of records) if (record.kind === 'element') parents.set(record.id, record.parentId);
  return homesByParents(parents);
}

/** `homesOf` for a map from element to parent. Takes time in proportion to its size. */
export function homesByParents(parents: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  const seen = new Set<string>();
  for (const id of parents.keys()) {
    const way: string[] = [];
    let at = id;
    while (parents.has(at) && !homes.has(at) && !seen.has(at)) {
      seen.add(at);
      way.push(at);
      at = parents.get(at) ?? '';
    }
    const home = homes.get(at) ?? (parents.has(at) ? undefined : at);
    if (home !== undefined) for (const each of way) homes.set(each, home);
  }
  return homes;
}
