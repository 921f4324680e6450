import { type CoursewareSnapshot, record } from '@lectern/courseware';

/**
 * Returns the faults of a courseware that was read; empty when it is correct. `isOurs`: for an .ndpx, whose records are
 * unchanged, as in a document from which another user has just removed a record; parts that such a file lacks are shown
 * as missing.
 */
export function unsoundRecords(
  { records }: CoursewareSnapshot,
  assets: ReadonlySet<string>,
  isOurs: boolean,
): string[] {
  const wrong: string[] = [];
  const ids = new Set<string>();
  for (const one of records) {
    const { success, error } = record.safeParse(one);
    if (!success) wrong.push(`${one.kind} ${JSON.stringify(error?.issues[0])}`);
    if (ids.has(one.id)) wrong.push(`${one.kind} ${one.id} is duplicate`);
    ids.add(one.id);
  }
  for (const one of isOurs ? [] : records) {
    const needs =
      one.kind === 'element'
        ? [one.parentId]
        : one.kind === 'layout'
          ? [one.masterId]
          : one.kind === 'page'
            ? (one.animations ?? []).map(({ elementId }) => elementId)
            : [];
    for (const need of needs)
      if (!ids.has(need)) wrong.push(`${one.kind} ${one.id} references ${need}, which is missing`);
    if (one.kind === 'asset' && !assets.has(one.id)) wrong.push(`the file ${one.id} is missing`);
  }
  if (!records.some(({ kind }) => kind === 'deck')) wrong.push('no deck');
  if (!isOurs && !records.some(({ kind }) => kind === 'page')) wrong.push('no page');
  return wrong;
}
