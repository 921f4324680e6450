import * as z from 'zod/mini';
import { identity, publicUser, time, userId } from './account-shapes.ts';
import { CLASS_NAME_MAX } from './classes.ts';
import { endpoint } from './endpoint.ts';
import { handOverItem } from './hand-overs.ts';
import { queryBoolean, queryInteger } from './query.ts';
import { SCHOOL_ERRORS, SCHOOLS_PREFIX, schoolCode, schoolName } from './school-shapes.ts';

/** People, invitations and classes on a page of the administration, at most. */
const SCHOOL_PAGE = 50;
/** People that one list brings in, and the longest lines of it. */
export const PEOPLE_IMPORT_MAX = 500;
export const SCHOOL_NAME_MAX = 64;
/** A password that the school gave is good for so many days, and is changed at the first sign-in. */
export const ONE_TIME_PASSWORD_DAYS = 7;
/** What a person or a school may be given, bytes: 100 TiB is more than any has. */
const CAPACITY_MAX = 100 * 1024 ** 4;

/** Of an administrative division: digits, as the country numbers them; empty for none. */
const areaCode = z.string().check(z.trim(), z.regex(/^\d{0,12}$/));
const bytes = z.int().check(z.gte(0), z.lte(CAPACITY_MAX));
const identities = z.array(identity).check(z.minLength(1), z.maxLength(7));
const cursor = z.optional(z.string().check(z.maxLength(400)));
const words = z._default(z.string().check(z.trim(), z.maxLength(64)), '');
const limit = z._default(queryInteger(1, SCHOOL_PAGE), SCHOOL_PAGE);

const school = z.object({
  org_id: z.string(),
  org_name: z.string(),
  /** Province, city and district; empty where the school says none. */
  area_code_one: z.string(),
  area_code_two: z.string(),
  area_code_three: z.string(),
  people: z.object({ active: z.int(), deactivated: z.int() }),
  room: z.object({
    /** Bytes of all its people together. */
    used: z.int(),
    /** What all of them together may keep; null: no limit. */
    capacity: z.nullable(z.int()),
    /** What each may keep where nothing else is said of him; null: what the program gives. */
    person_capacity: z.nullable(z.int()),
    /** What the program gives. */
    usual_capacity: z.int(),
  }),
  /** The caller is an administrator: name, codes, room and roles are his to say. */
  may_administer: z.boolean(),
});
export type School = z.output<typeof school>;

const person = z.object({
  user_id: userId,
  user_real_name: z.string(),
  user_nick_name: z.string(),
  /** Null: he signs in as the person that the account is bound to. */
  login_name: z.nullable(z.string()),
  org_user_code: z.string(),
  identities: z.array(identity),
  deactivated: z.boolean(),
  /** The account has a password from the school and has not signed in with it yet; never set for a deactivated account. */
  password_given: z.boolean(),
  room: z.object({
    used: z.int(),
    capacity: z.int(),
    /** Said of him alone. */
    own: z.boolean(),
  }),
  /** The caller may change him. */
  may_change: z.boolean(),
});
export type SchoolPerson = z.output<typeof person>;

const onPerson = z.object({ user_id: userId });
const ofPerson = ['FORBIDDEN', 'USER_NOT_FOUND', 'INVALID_INPUT'] as const;

export const getSchool = endpoint({
  method: 'GET',
  path: `${SCHOOLS_PREFIX}/school`,
  caller: 'user',
  summary: "The caller's school, for those who oversee it",
  reply: school,
  errors: ['FORBIDDEN'],
});

export const changeSchool = endpoint({
  method: 'PATCH',
  path: `${SCHOOLS_PREFIX}/school`,
  caller: 'user',
  takesIn: true,
  summary: 'Changes name and area codes of the school, and the room that it and its people have',
  body: z.object({
    org_name: z.optional(schoolName(SCHOOL_NAME_MAX)),
    area_code_one: z.optional(areaCode),
    area_code_two: z.optional(areaCode),
    area_code_three: z.optional(areaCode),
    capacity: z.optional(z.nullable(bytes)),
    person_capacity: z.optional(z.nullable(bytes)),
  }),
  reply: school,
  errors: SCHOOL_ERRORS,
});

export const listPeople = endpoint({
  method: 'GET',
  path: `${SCHOOLS_PREFIX}/people`,
  caller: 'user',
  summary: 'The accounts of the school by name, a page at a time',
  query: z.object({
    words,
    identity: z.optional(identity),
    deactivated: z.optional(queryBoolean),
    cursor,
    limit,
  }),
  reply: z.object({ items: z.array(person), next: z.nullable(z.string()) }),
  errors: SCHOOL_ERRORS,
});

export const changePerson = endpoint({
  method: 'PATCH',
  path: `${SCHOOLS_PREFIX}/people/:user_id`,
  caller: 'user',
  takesIn: true,
  summary:
    'Changes name, number, identities and room of somebody of the school; the last two are an administrator’s to say',
  params: onPerson,
  body: z.object({
    user_real_name: z.optional(schoolName(64)),
    org_user_code: z.optional(schoolCode),
    identities: z.optional(identities),
    capacity: z.optional(z.nullable(bytes)),
  }),
  reply: person,
  errors: [...ofPerson, 'ACCOUNT_LAST_ADMIN', 'ORG_USER_CODE_TAKEN'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: `${SCHOOLS_PREFIX}/people/:user_id/actions/reset_password`,
  caller: 'user',
  takesIn: true,
  summary:
    'Gives a password that is good for one sign-in, which must change it; ends every sign-in of the account',
  params: onPerson,
  reply: z.object({
    login_name: z.string(),
    password: z.string(),
    ends_at: time,
    /** Whether this password takes the place of an earlier one that was given and not yet used. */
    replaced: z.boolean(),
  }),
  errors: [...ofPerson, 'NO_PASSWORD'],
});

export const deactivatePerson = endpoint({
  method: 'POST',
  path: `${SCHOOLS_PREFIX}/people/:user_id/actions/deactivate`,
  caller: 'user',
  summary: 'Lets an account be used no more: its sign-ins and sockets end at once; nothing of it is lost',
  params: onPerson,
  reply: person,
  errors: [...ofPerson, 'ACCOUNT_LAST_ADMIN'],
});

export const reactivatePerson = endpoint({
  method: 'POST',
  path: `${SCHOOLS_PREFIX}/people/:user_id/actions/reactivate`,
  caller: 'user',
  summary: 'Lets an account be used again',
  params: onPerson,
  reply: person,
  errors: ofPerson,
});

export const handOver = endpoint({
  method: 'POST',
  path: `${SCHOOLS_PREFIX}/people/:user_id/actions/hand_over`,
  caller: 'user',
  takesIn: true,
  summary:
    'Gives the documents, the classes, or both of somebody to somebody else of the school, all or none. Documents of somebody who is not deactivated wait for their word or the end of a week',
  params: onPerson,
  body: z.object({ to: userId, documents: z.boolean(), classes: z.boolean() }),
  reply: handOverItem,
  errors: [...ofPerson, 'HAND_OVER_NO_ROOM', 'NOT_A_TEACHER'],
});

/** One line of a list of people, as it was typed: what is wrong with it is said by line and not by a refusal. */
const personLine = z.object({
  login_name: z.string().check(z.maxLength(256)),
  real_name: z.string().check(z.maxLength(256)),
  identities,
  org_user_code: z._default(z.string().check(z.maxLength(256)), ''),
});
export type PersonLine = z.output<typeof personLine>;

const LINE_FAULTS = [
  'nameMissing',
  'nameBad',
  'loginNameBad',
  'loginNameTwice',
  'loginNameTaken',
  'codeBad',
  'codeTwice',
  'codeTaken',
  'identityForbidden',
] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

export const importPeople = endpoint({
  method: 'POST',
  path: `${SCHOOLS_PREFIX}/people/actions/import`,
  caller: 'user',
  takesIn: true,
  summary:
    'Makes the accounts of a list, all or none, each with a password for its first sign-in; a preview says by line what would not be taken, and makes none',
  body: z.object({
    people: z.array(personLine).check(z.minLength(1), z.maxLength(PEOPLE_IMPORT_MAX)),
    preview: z._default(z.boolean(), false),
    /**
     * 256 random bits of the browser's, as base64url, of which the server keeps a hash. The same list with the same key is
     * answered for a quarter of an hour as it was the first time, where that answer was lost on its way.
     */
    key: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  }),
  reply: z.object({
    /** By line: what is wrong with it, or null. */
    faults: z.array(z.nullable(z.enum(LINE_FAULTS))),
    made: z.array(
      z.object({ user_id: userId, login_name: z.string(), real_name: z.string(), password: z.string() }),
    ),
  }),
  errors: [...SCHOOL_ERRORS, 'PEOPLE_REFUSED', 'TOO_MANY_REQUESTS'],
});

const classOfSchool = z.object({
  class_id: z.string(),
  class_name: z.string(),
  class_nick_name: z.string(),
  class_type: z.enum(['CLASS', 'TEACHING_CLASS', 'GROUP']),
  archived: z.boolean(),
  student_count: z.int(),
  teachers: z.array(publicUser),
});
export type ClassOfSchool = z.output<typeof classOfSchool>;

const onClass = z.object({ class_id: z.string().check(z.minLength(1), z.maxLength(64)) });
const ofClass = ['FORBIDDEN', 'CLASS_NOT_FOUND', 'INVALID_INPUT'] as const;

export const listSchoolClasses = endpoint({
  method: 'GET',
  path: `${SCHOOLS_PREFIX}/classes`,
  caller: 'user',
  summary: 'The classes of the school by name with those who teach them, a page at a time',
  query: z.object({ words, archived: z._default(queryBoolean, false), cursor, limit }),
  reply: z.object({ items: z.array(classOfSchool), next: z.nullable(z.string()) }),
  errors: SCHOOL_ERRORS,
});

export const createSchoolClass = endpoint({
  method: 'POST',
  path: `${SCHOOLS_PREFIX}/classes`,
  caller: 'user',
  takesIn: true,
  summary:
    'Makes a class for a teacher of the school; sent again with its id it answers the one that was made',
  body: z.object({
    class_id: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
    class_name: schoolName(CLASS_NAME_MAX),
    class_type: z._default(z.enum(['CLASS', 'TEACHING_CLASS']), 'CLASS'),
    teacher_id: userId,
  }),
  reply: classOfSchool,
  errors: [...ofClass, 'USER_NOT_FOUND', 'NOT_A_TEACHER', 'CLASSES_TOO_MANY'],
});

export const changeSchoolClass = endpoint({
  method: 'PATCH',
  path: `${SCHOOLS_PREFIX}/classes/:class_id`,
  caller: 'user',
  takesIn: true,
  summary:
    'Archives a class of the school or brings it back, renames it, gives it a teacher or takes one away',
  params: onClass,
  body: z.object({
    class_name: z.optional(schoolName(CLASS_NAME_MAX)),
    archived: z.optional(z.boolean()),
    add_teacher: z.optional(userId),
    remove_teacher: z.optional(userId),
  }),
  reply: classOfSchool,
  errors: [
    ...ofClass,
    'CLASS_ARCHIVED',
    'USER_NOT_FOUND',
    'NOT_A_TEACHER',
    'CLASS_LAST_TEACHER_THERE',
    'CLASS_TEACHERS_TOO_MANY',
  ],
});
