import {
  listStudents,
  listTeacherClasses,
  queryClasses,
  type SchoolClass,
  STUDENT_PAGE,
} from '@lectern/protocol/classes';
import { call } from '../../platform/api/call.ts';
import { UserTables } from '../user-tables.ts';
import { ClassBook } from './class-book.ts';
import { allPages, batchesOf, keptClasses, type Pupil, pupilOf } from './class-lists.ts';

/** The user's classes: either the archived or the active classes. */
export async function fetchClasses(userId: string, archived = false): Promise<readonly SchoolClass[]> {
  const params = { uid: userId };
  const classes = keptClasses(
    await allPages(($offset, $limit) =>
      call(listTeacherClasses, { params, query: { $offset, $limit, archived } }),
    ),
  );
  const uncounted = classes.filter(({ stat_info }) => stat_info === undefined);
  const counted = await queryByIds(uncounted.map(({ class_id }) => class_id));
  const byId = new Map(counted.map((each) => [each.class_id, each]));
  return classes.map((each) => byId.get(each.class_id) ?? each);
}

/** Fetches classes by their ids, with the number of their pupils, twenty per call. */
export async function queryByIds(ids: readonly string[]): Promise<readonly SchoolClass[]> {
  const replies = await Promise.all(
    batchesOf(ids).map((class_ids) => call(queryClasses, { query: { class_ids, with_stat: true } })),
  );
  return replies.flatMap(({ items }) => items);
}

export async function fetchPupils(classId: string): Promise<readonly Pupil[]> {
  const { items } = await call(listStudents, {
    params: { class_id: classId },
    query: { $offset: 0, $limit: STUDENT_PAGE, with_guardian: false },
  });
  return items.map(pupilOf);
}

/** The class book of this window's user. */
export const windowClasses = new ClassBook({
  tables: new UserTables(),
  fetchClasses,
  fetchPupils,
  now: Date.now,
});
