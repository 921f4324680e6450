import type { CoursewareRecord } from '../records/record.ts';

/** For each element the page, layout or master that it lies on, through its groups. Those on none, or in a circle, are not in it. */
export function homesOf(records: readonly CoursewareRecord[]): ReadonlyMap<string, string> {
  const parents = new Map<string, string>();
  for (const record of records) if (record.kind === 'element') parents.set(record.id, record.parentId);
  return homesByParents(parents);
}

/** As `homesOf`, where only the parents of elements are known. Takes time in proportion to their number. */
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
