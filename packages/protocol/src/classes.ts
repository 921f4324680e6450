import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { queryBoolean, queryInteger } from './query.ts';

/** Page of classes, classes in one batch and pupils in one page (specification, sections 7 and 9). */
const CLASS_PAGE = 50;
const CLASS_BATCH = 20;
const STUDENT_PAGE = 200;

const prefix = '/api/classes/v1';

const classId = z.string().check(z.minLength(1), z.maxLength(64));

const schoolClass = z.object({
  class_id: classId,
  class_name: z.string(),
  class_type: z.enum(['CLASS', 'TEACHING_CLASS', 'GROUP']),
  class_nick_name: z.string(),
  org_id: z.string(),
  stat_info: z.optional(z.object({ student_count: z.int() })),
});
export type SchoolClass = z.output<typeof schoolClass>;

const student = z.object({
  member_id: z.string(),
  real_name: z.string(),
  nick_name: z.string(),
  /** The pupil's number in the class; empty where the school gives none. */
  student_number: z.string(),
  /** Empty: the reader shows its default avatar. */
  head_icon_path: z.string(),
});
export type Student = z.output<typeof student>;

export const listTeacherClasses = endpoint({
  method: 'GET',
  path: `${prefix}/teachers/:uid/classes`,
  caller: 'user',
  summary: "The caller's classes, a page at a time",
  params: z.object({ uid: z.string().check(z.minLength(1), z.maxLength(64)) }),
  query: z.object({
    $offset: z._default(queryInteger(0, 100_000), 0),
    $limit: z._default(queryInteger(1, CLASS_PAGE), CLASS_PAGE),
  }),
  reply: z.object({ count: z.int(), items: z.array(schoolClass) }),
  errors: ['USER_NOT_FOUND', 'INVALID_INPUT'],
});

export const queryClasses = endpoint({
  method: 'GET',
  path: `${prefix}/classes/actions/batch_query`,
  caller: 'user',
  summary: 'Up to 20 classes by their ids joined by commas; those that the caller may not see are left out',
  query: z.object({
    class_ids: z.pipe(
      z.pipe(
        z.string().check(z.maxLength(CLASS_BATCH * 65)),
        z.transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))]),
      ),
      z.array(classId).check(z.minLength(1), z.maxLength(CLASS_BATCH)),
    ),
    with_stat: z._default(queryBoolean, false),
  }),
  reply: z.object({ items: z.array(schoolClass) }),
  errors: ['INVALID_INPUT'],
});

export const listStudents = endpoint({
  method: 'GET',
  path: `${prefix}/classes/:class_id/students`,
  caller: 'user',
  summary:
    'The pupils of a class in the order of its list. Guardians are not kept here: with_guardian adds nothing',
  params: z.object({ class_id: classId }),
  query: z.object({
    $offset: z._default(queryInteger(0, 100_000), 0),
    $limit: z._default(queryInteger(1, STUDENT_PAGE), STUDENT_PAGE),
    with_guardian: z._default(queryBoolean, false),
  }),
  reply: z.object({ count: z.int(), items: z.array(student) }),
  errors: ['CLASS_NOT_FOUND', 'INVALID_INPUT'],
});
