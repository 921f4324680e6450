import { newId } from '@lectern/base';
import {
  CLASS_BATCH,
  CLASS_PAGE,
  changeStudents,
  type SchoolClass,
  type Student,
} from '@lectern/protocol/classes';
import { call } from '../../platform/api/call.ts';

/** A pupil as used in this program: a member of a class under the user id (specification, section 3). */
export type Pupil = Omit<Student, 'member_id'> & { readonly user_id: string };

interface Page<T> {
  /** Number of items on all pages. */
  readonly count: number;
  readonly items: readonly T[];
}

/** Fetches all pages of a list: the first returns the count, the others are fetched in parallel (section 7). */
export async function allPages<T>(
  fetchPage: (offset: number, limit: number) => Promise<Page<T>>,
  limit = CLASS_PAGE,
): Promise<T[]> {
  const first = await fetchPage(0, limit);
  const further = Math.max(0, Math.ceil(first.count / limit) - 1);
  const pages = await Promise.all(
    Array.from({ length: further }, (_, page) => fetchPage((page + 1) * limit, limit)),
  );
  return [first, ...pages].flatMap(({ items }) => items);
}

/** The ids for each `batch_query`: at most 20, joined by commas. */
export function batchesOf(ids: readonly string[]): readonly string[] {
  const count = Math.ceil(ids.length / CLASS_BATCH);
  return Array.from({ length: count }, (_, batch) =>
    ids.slice(batch * CLASS_BATCH, (batch + 1) * CLASS_BATCH).join(','),
  );
}

/** Keeps only CLASS and TEACHING_CLASS; removes duplicates of a class that moved to another page between requests. */
export function keptClasses(classes: readonly SchoolClass[]): readonly SchoolClass[] {
  const kept = classes.filter(({ class_type }) => class_type === 'CLASS' || class_type === 'TEACHING_CLASS');
  return [...new Map(kept.map((each) => [each.class_id, each])).values()];
}

/** The stored class if it is in the list, otherwise the first (section 4). */
export function chosenOf(
  classes: readonly SchoolClass[],
  stored: string | undefined,
): SchoolClass | undefined {
  return classes.find(({ class_id }) => class_id === stored) ?? classes[0];
}

export function pupilOf({ member_id: user_id, ...rest }: Student): Pupil {
  return { user_id, ...rest };
}

type StudentsBody = Parameters<typeof call<typeof changeStudents>>[1]['body'];

/** Changes pupils in one call. A caller that retries passes the same `changeId`, so that no change is applied twice. */
export function sendStudents(
  classId: string,
  change: Omit<StudentsBody, 'change_id'>,
  changeId = newId(),
): Promise<{ count: number; added: number; changed: number; removed: number }> {
  return call(changeStudents, { params: { class_id: classId }, body: { change_id: changeId, ...change } });
}
