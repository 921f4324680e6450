import * as z from 'zod/mini';
import { publicUser } from './accounts/account-shapes.ts';
import { endpoint } from './calls/endpoint.ts';
import { queryBoolean, queryInteger } from './calls/query.ts';

/** Most classes on a page, classes in one batch, and pupils on a page (specification, sections 7 and 9). */
export const CLASS_PAGE = 50;
export const CLASS_BATCH = 20;
export const STUDENT_PAGE = 200;
/** Most pupils of a class, teachers of a class, and active classes of a teacher. */
export const STUDENTS_MAX = 200;
export const CLASS_TEACHERS_MAX = 50;
export const CLASSES_MAX = 2000;
/** Most rows and columns of seats in a room. */
export const SEATS_SIDE_MAX = 20;
/** Number of different answer cards: a pupil's card is one of 1 to this. */
export const ANSWER_CARDS = 64;
/** Most characters of the name of a class, and of a pupil. */
export const CLASS_NAME_MAX = 64;
export const STUDENT_NUMBER_MAX = 32;
export const GROUP_NAME_MAX = 32;
/** Maximum bytes of a pupil's stored photo: a square of at most STUDENT_AVATAR_SIZE pixels. */
export const STUDENT_PHOTO_MAX_BYTES = 262_144;

const prefix = '/api/classes/v1';

const classId = z.string().check(z.minLength(1), z.maxLength(64));

/** Characters not allowed in names of classes and pupils: they would break the line, or reverse the text beside it. */
export const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

function nameText(max: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(max),
    z.refine((text) => !NOT_IN_NAMES.test(text)),
  );
}

/** An id that the browser creates, so that a repeated call takes effect once. */
const ownId = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

const schoolClass = z.object({
  class_id: classId,
  class_name: z.string(),
  class_type: z.enum(['CLASS', 'TEACHING_CLASS', 'GROUP']),
  class_nick_name: z.string(),
  /** Empty for a class of a teacher without a school. */
  org_id: z.string(),
  archived: z.boolean(),
  stat_info: z.optional(z.object({ student_count: z.int() })),
});
export type SchoolClass = z.output<typeof schoolClass>;

/** Position in the room from the teacher's view: row 1 is in front, column 1 at the left. */
const seat = z.object({
  row: z.int().check(z.gte(1), z.lte(SEATS_SIDE_MAX)),
  column: z.int().check(z.gte(1), z.lte(SEATS_SIDE_MAX)),
});

export type Seat = z.output<typeof seat>;

/** Number of the answer card that is printed for a pupil. */
const cardNumber = z.int().check(z.gte(1), z.lte(ANSWER_CARDS));

const student = z.object({
  member_id: z.string(),
  real_name: z.string(),
  nick_name: z.string(),
  /** The pupil's number in the class; empty when the school assigns none. */
  student_number: z.string(),
  /** A signed link to the pupil's photo; when it is empty, the client shows a default avatar. */
  head_icon_path: z.string(),
  /** Empty without a group. */
  group_name: z.string(),
  seat: z.nullable(seat),
  /** The pupil's answer card; absent before cards are printed for the class. */
  card_number: z.optional(cardNumber),
});
export type Student = z.output<typeof student>;

export const listTeacherClasses = endpoint({
  method: 'GET',
  path: `${prefix}/teachers/:uid/classes`,
  caller: 'user',
  summary: "Lists the caller's classes, paged",
  params: z.object({ uid: z.string().check(z.minLength(1), z.maxLength(64)) }),
  query: z.object({
    $offset: z._default(queryInteger(0, 100_000), 0),
    $limit: z._default(queryInteger(1, CLASS_PAGE), CLASS_PAGE),
    /** Returns only archived classes. */
    archived: z._default(queryBoolean, false),
  }),
  reply: z.object({ count: z.int(), items: z.array(schoolClass) }),
  errors: ['USER_NOT_FOUND', 'INVALID_INPUT'],
});

export const queryClasses = endpoint({
  method: 'GET',
  path: `${prefix}/classes/actions/batch_query`,
  caller: 'user',
  summary:
    'Returns up to 20 classes by their ids, separated by commas; classes that the caller may not see are left out',
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
    'Lists the pupils of a class in the order of its list. Guardians are not stored: with_guardian adds nothing',
  params: z.object({ class_id: classId }),
  query: z.object({
    $offset: z._default(queryInteger(0, 100_000), 0),
    $limit: z._default(queryInteger(1, STUDENT_PAGE), STUDENT_PAGE),
    with_guardian: z._default(queryBoolean, false),
  }),
  reply: z.object({ count: z.int(), items: z.array(student) }),
  errors: ['CLASS_NOT_FOUND', 'INVALID_INPUT'],
});

const oneClass = z.object({ class_id: classId });
const oneStudent = z.object({ class_id: classId, member_id: classId });
const className = nameText(CLASS_NAME_MAX).check(z.minLength(1));
const keptType = z.enum(['CLASS', 'TEACHING_CLASS']);

export const createClass = endpoint({
  method: 'POST',
  path: `${prefix}/classes`,
  caller: 'user',
  takesIn: true,
  summary:
    'Creates a class that the caller teaches; returns the existing class when the id is that of a class the caller teaches',
  body: z.object({
    class_id: ownId,
    class_name: className,
    class_nick_name: z._default(nameText(CLASS_NAME_MAX), ''),
    class_type: z._default(keptType, 'CLASS'),
  }),
  reply: schoolClass,
  errors: ['FORBIDDEN', 'CLASSES_TOO_MANY', 'INVALID_INPUT', 'CLASS_NOT_FOUND'],
});

export const changeClass = endpoint({
  method: 'PATCH',
  path: `${prefix}/classes/:class_id`,
  caller: 'user',
  takesIn: true,
  summary: 'Renames a class, archives it or restores it. An archived class is read-only',
  params: oneClass,
  body: z.object({
    class_name: z.optional(className),
    class_nick_name: z.optional(nameText(CLASS_NAME_MAX)),
    class_type: z.optional(keptType),
    archived: z.optional(z.boolean()),
  }),
  reply: schoolClass,
  errors: ['CLASS_NOT_FOUND', 'FORBIDDEN', 'CLASS_ARCHIVED', 'CLASSES_TOO_MANY', 'INVALID_INPUT'],
});

const teachersReply = z.object({ items: z.array(publicUser) });

export const listClassTeachers = endpoint({
  method: 'GET',
  path: `${prefix}/classes/:class_id/teachers`,
  caller: 'user',
  summary: 'Lists the teachers of a class',
  params: oneClass,
  reply: teachersReply,
  errors: ['CLASS_NOT_FOUND'],
});

export const addClassTeacher = endpoint({
  method: 'PUT',
  path: `${prefix}/classes/:class_id/teachers/:user_id`,
  caller: 'user',
  takesIn: true,
  summary: 'Adds a colleague of the same school to the teachers of the class',
  params: z.object({ class_id: classId, user_id: classId }),
  reply: teachersReply,
  errors: [
    'CLASS_NOT_FOUND',
    'FORBIDDEN',
    'CLASS_ARCHIVED',
    'USER_NOT_FOUND',
    'NOT_A_TEACHER',
    'CLASS_TEACHERS_TOO_MANY',
  ],
});

export const leaveClass = endpoint({
  method: 'DELETE',
  path: `${prefix}/classes/:class_id/teachers/:user_id`,
  caller: 'user',
  summary: 'Removes the caller from the teachers of the class; the last teacher has to archive it first',
  params: z.object({ class_id: classId, user_id: classId }),
  errors: ['CLASS_NOT_FOUND', 'USER_NOT_FOUND', 'FORBIDDEN', 'CLASS_LAST_TEACHER'],
});

export const handOverClass = endpoint({
  method: 'POST',
  path: `${prefix}/classes/:class_id/actions/hand_over`,
  caller: 'user',
  takesIn: true,
  summary: 'Makes a colleague a teacher of the class in place of the caller',
  params: oneClass,
  body: z.object({ user_id: classId }),
  errors: ['CLASS_NOT_FOUND', 'FORBIDDEN', 'CLASS_ARCHIVED', 'USER_NOT_FOUND', 'NOT_A_TEACHER'],
});

const addedStudent = z.object({
  member_id: ownId,
  real_name: nameText(CLASS_NAME_MAX).check(z.minLength(1)),
  nick_name: z._default(nameText(CLASS_NAME_MAX), ''),
  student_number: z._default(nameText(STUDENT_NUMBER_MAX), ''),
  group_name: z._default(nameText(GROUP_NAME_MAX), ''),
  seat: z._default(z.nullable(seat), null),
});
export type AddedStudent = z.output<typeof addedStudent>;

const changedStudent = z.object({
  member_id: classId,
  real_name: z.optional(nameText(CLASS_NAME_MAX).check(z.minLength(1))),
  nick_name: z.optional(nameText(CLASS_NAME_MAX)),
  student_number: z.optional(nameText(STUDENT_NUMBER_MAX)),
  group_name: z.optional(nameText(GROUP_NAME_MAX)),
  seat: z.optional(z.nullable(seat)),
  card_number: z.optional(z.nullable(cardNumber)),
});

const studentChange = z.object({
  change_id: ownId,
  added: z._default(z.array(addedStudent).check(z.maxLength(STUDENTS_MAX)), []),
  changed: z._default(z.array(changedStudent).check(z.maxLength(STUDENTS_MAX)), []),
  removed: z._default(z.array(classId).check(z.maxLength(STUDENTS_MAX)), []),
  /** Ids of the first classes of the list, in this order; the others follow in their former order. */
  order: z._default(z.array(classId).check(z.maxLength(STUDENTS_MAX)), []),
});
export type StudentChange = z.output<typeof studentChange>;

export const changeStudents = endpoint({
  method: 'POST',
  path: `${prefix}/classes/:class_id/students/actions/change`,
  caller: 'user',
  takesIn: true,
  summary:
    'Adds, changes, removes and orders pupils of a class: all changes or none, applied once per id, however often the request is sent. Of a removed pupil only the id and the number are kept',
  params: oneClass,
  body: studentChange,
  reply: z.object({ count: z.int(), added: z.int(), changed: z.int(), removed: z.int() }),
  errors: [
    'CLASS_NOT_FOUND',
    'FORBIDDEN',
    'CLASS_ARCHIVED',
    'STUDENT_NOT_FOUND',
    'CLASS_FULL',
    'STUDENT_NUMBER_TAKEN',
    'SEAT_TAKEN',
    'ANSWER_CARD_TAKEN',
    'INVALID_INPUT',
  ],
});

export const putStudentPhoto = endpoint({
  method: 'PUT',
  path: `${prefix}/classes/:class_id/students/:member_id/photo`,
  caller: 'user',
  takesIn: true,
  summary: "Replaces a pupil's photo with a PNG, JPEG or WebP of at most 240 pixels a side",
  params: oneStudent,
  rawBody: { maxBytes: STUDENT_PHOTO_MAX_BYTES },
  reply: z.object({ head_icon_path: z.string() }),
  errors: [
    'CLASS_NOT_FOUND',
    'FORBIDDEN',
    'CLASS_ARCHIVED',
    'STUDENT_NOT_FOUND',
    'FILE_TYPE_UNSUPPORTED',
    'FILE_TOO_LARGE',
    'PAYLOAD_TOO_LARGE',
  ],
});

export const deleteStudentPhoto = endpoint({
  method: 'DELETE',
  path: `${prefix}/classes/:class_id/students/:member_id/photo`,
  caller: 'user',
  summary: "Removes a pupil's photo; the default avatar is shown again",
  params: oneStudent,
  errors: ['CLASS_NOT_FOUND', 'FORBIDDEN', 'CLASS_ARCHIVED', 'STUDENT_NOT_FOUND'],
});
