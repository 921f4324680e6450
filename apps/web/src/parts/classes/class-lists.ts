import { CLASS_BATCH, CLASS_PAGE, type SchoolClass, type Student } from '@lectern/protocol/classes';

/** A pupil as the program names him: a member of a class is a user of it (specification, section 3). */
export type Pupil = Omit<Student, 'member_id'> & { readonly user_id: string };

interface Page<T> {
  /** Of all pages. */
  readonly count: number;
  readonly items: readonly T[];
}

/** All pages of a list: the first says how many there are, the further ones are fetched in parallel (section 7). */
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

/** The ids of one `batch_query` each: 20, joined by commas. */
export function batchesOf(ids: readonly string[]): readonly string[] {
  const count = Math.ceil(ids.length / CLASS_BATCH);
  return Array.from({ length: count }, (_, batch) =>
    ids.slice(batch * CLASS_BATCH, (batch + 1) * CLASS_BATCH).join(','),
  );
}

/** Only CLASS and TEACHING_CLASS are kept; one that moved to another page while they were fetched stands once. */
export function keptClasses(classes: readonly SchoolClass[]): readonly SchoolClass[] {
  const kept = classes.filter(({ class_type }) => class_type === 'CLASS' || class_type === 'TEACHING_CLASS');
  return [...new Map(kept.map((each) => [each.class_id, each])).values()];
}

/** The stored class is preferred, otherwise the first of the list (section 4). */
export function chosenOf(
  classes: readonly SchoolClass[],
  stored: string | undefined,
): SchoolClass | undefined {
  return classes.find(({ class_id }) => class_id === stored) ?? classes[0];
}

export function pupilOf({ member_id: user_id, ...rest }: Student): Pupil {
  return { user_id, ...rest };
}
