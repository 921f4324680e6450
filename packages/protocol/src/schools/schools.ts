import * as z from 'zod/mini';
import { identity, publicUser, time, userId } from '../accounts/account-shapes.ts';
import { endpoint } from '../calls/endpoint.ts';
import { queryBoolean, queryInteger } from '../calls/query.ts';
import { CLASS_NAME_MAX } from '../classes.ts';
import { handOverItem } from './hand-overs.ts';
import { SCHOOL_ERRORS, SCHOOLS_PREFIX, schoolCode, schoolName } from './school-shapes.ts';

/** Most people, invitations and classes on a page of the administration. */
const SCHOOL_PAGE = 50;
/** Most people that one list imports. */
export const PEOPLE_IMPORT_MAX = 500;
export const SCHOOL_NAME_MAX = 64;
/** Days for which a password from the school is valid; it must be changed at the first sign-in. */
export const ONE_TIME_PASSWORD_DAYS = 7;
/** Largest capacity of a person or a school, bytes: 100 TiB is more than any needs. */
const CAPACITY_MAX = 100 * 1024 ** 4;

/** Code of an administrative division: digits by the national standard; empty without a code. */
const areaCode = z.string().check(z.trim(), z.regex(/^\d{0,12}$/));
const bytes = z.int().check(z.gte(0), z.lte(CAPACITY_MAX));
const identities = z.array(identity).check(z.minLength(1), z.maxLength(7));
const cursor = z.optional(z.string().check(z.maxLength(400)));
const words = z._default(z.string().check(z.trim(), z.maxLength(64)), '');
const limit = z._default(queryInteger(1, SCHOOL_PAGE), SCHOOL_PAGE);

const school = z.object({
  org_id: z.string(),
  org_name: z.string(),
  /** Codes of province, city and district; empty if the school has none. */
  area_code_one: z.string(),
  area_code_two: z.string(),
  area_code_three: z.string(),
  people: z.object({ active: z.int(), deactivated: z.int() }),
  room: z.object({
    /** Bytes used by all people of the school together. */
    used: z.int(),
    /** Maximum bytes of all of them together; null for no limit. */
    capacity: z.nullable(z.int()),
    /** Most bytes for each person without a separate limit; null for the program's default. */
    person_capacity: z.nullable(z.int()),
    /** The program's default. */
    usual_capacity: z.int(),
  }),
  /** Whether the caller is an administrator, who may change name, codes, capacities and roles. */
  may_administer: z.boolean(),
});
export type School = z.output<typeof school>;

const person = z.object({
  user_id: userId,
  user_real_name: z.string(),
  user_nick_name: z.string(),
  /** Null: the user signs in as the person that the account is bound to. */
  login_name: z.nullable(z.string()),
  org_user_code: z.string(),
  identities: z.array(identity),
  deactivated: z.boolean(),
  /**
   * The account has a password from the school and has not signed in with it yet; never set for a deactivated account.
   */
  password_given: z.boolean(),
  room: z.object({
    used: z.int(),
    capacity: z.int(),
    /** Whether the capacity was set for this person alone. */
    own: z.boolean(),
  }),
  /** Whether the caller may change this person. */
  may_change: z.boolean(),
});
export type SchoolPerson = z.output<typeof person>;

const onPerson = z.object({ user_id: userId });
const ofPerson = ['FORBIDDEN', 'USER_NOT_FOUND', 'INVALID_INPUT'] as const;

export const getSchool = endpoint({
  method: 'GET',
  path: `${SCHOOLS_PREFIX}/school`,
  caller: 'user',
  summary: "Returns the caller's school, for users who oversee it",
  reply: school,
  errors: ['FORBIDDEN'],
});

export const changeSchool = endpoint({
  method: 'PATCH',
  path: `${SCHOOLS_PREFIX}/school`,
  caller: 'user',
  takesIn: true,
  summary: 'Changes name and area codes of the school, and the space for it and its people',
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
  summary: 'Lists the accounts of the school by name, paged',
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
    'Changes name, number, identities and space of a person of the school; only an administrator may change the last two',
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
    'Sets a password that is valid for one sign-in, which must change it; ends every sign-in of the account',
  params: onPerson,
  reply: z.object({
    login_name: z.string(),
    password: z.string(),
    ends_at: time,
    /** Whether this password replaces an earlier password that was issued and not used yet. */
    replaced: z.boolean(),
  }),
  errors: [...ofPerson, 'NO_PASSWORD'],
});

export const deactivatePerson = endpoint({
  method: 'POST',
  path: `${SCHOOLS_PREFIX}/people/:user_id/actions/deactivate`,
  caller: 'user',
  summary: 'Deactivates an account: its sign-ins and sockets end at once; its data are kept',
  params: onPerson,
  reply: person,
  errors: [...ofPerson, 'ACCOUNT_LAST_ADMIN'],
});

export const reactivatePerson = endpoint({
  method: 'POST',
  path: `${SCHOOLS_PREFIX}/people/:user_id/actions/reactivate`,
  caller: 'user',
  summary: 'Reactivates an account',
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
    "Hands the documents, the classes, or both of a person over to another person of the school, all or none. Documents of an account that is not deactivated wait for its user's consent or the end of a week",
  params: onPerson,
  body: z.object({ to: userId, documents: z.boolean(), classes: z.boolean() }),
  reply: handOverItem,
  errors: [...ofPerson, 'HAND_OVER_NO_ROOM', 'NOT_A_TEACHER'],
});

/** One typed line of a list of people: its errors are returned by line, and do not reject the call. */
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
    'Creates the accounts of a list, all or none, each with a password for its first sign-in; a preview returns the errors by line and creates none',
  body: z.object({
    people: z.array(personLine).check(z.minLength(1), z.maxLength(PEOPLE_IMPORT_MAX)),
    preview: z._default(z.boolean(), false),
    /**
     * 256 random bits from the browser, as base64url, of which the server stores a hash. If the response was lost, the
     * same list with the same key returns the same response again for a quarter of an hour.
     */
    key: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  }),
  reply: z.object({
    /** Error of each line, or null. */
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
  summary: 'Lists the classes of the school by name with their teachers, paged',
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
    'Creates a class for a teacher of the school; the same id again returns the class that was created',
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
  summary: 'Archives a class of the school, restores or renames it, adds a teacher or removes one',
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
