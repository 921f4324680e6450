import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { queryInteger } from '../calls/query.ts';

/** The latest time that a query may have, milliseconds since 1970. */
const LATEST = 8_640_000_000_000_000;
/**
 * Maximum number of reasons for points listed per pupil, reasons with most points first; the pupil's total includes all
 * reasons.
 */
export const ITEMS_OF_PUPIL_MAX = 20;
/** Maximum number of rows; a row is a pupil of the class, a pupil who left it, or a typed name. */
export const SUMMED_PUPILS_MAX = 600;

const pupilSums = z.object({
  /** Null for a name that was typed in class and is not on the roster. */
  member_id: z.nullable(z.string()),
  /** The typed name; empty for a pupil of the roster, which has the name. */
  name: z.string(),
  /** The pupil's number in the class; the only data left of a pupil who left it. */
  student_number: z.string(),
  called: z.int(),
  praised: z.int(),
  /** Sum of points added and deducted. */
  points: z.int(),
  items: z.array(z.object({ item: z.string(), points: z.int(), times: z.int() })),
  /**
   * Number of lessons in which this was the pupil's last attendance mark. Without a mark, a pupil counts as present in
   * lessons with attendance.
   */
  absent: z.int(),
  late: z.int(),
  excused: z.int(),
});
export type PupilTermSums = z.infer<typeof pupilSums>;

const classSums = z.object({
  /** Number of lessons of the class in this time, and number of these with attendance. */
  lessons: z.int(),
  checked: z.int(),
  /** Pupils with at least one event. */
  pupils: z.array(pupilSums),
});
export type ClassSums = z.infer<typeof classSums>;

export const getClassSums = endpoint({
  method: 'GET',
  path: '/api/lessons/v1/classes/:class_id/sums',
  caller: 'user',
  summary:
    'Returns how often each pupil of a class was called and praised, their points by kind, and their absences, over the lessons of a period; for teachers of the class',
  params: z.object({ class_id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  query: z.object({
    /** Start (included) and end (excluded) of the period, milliseconds since 1970. Unlimited when left out. */
    from: z.optional(queryInteger(0, LATEST)),
    until: z.optional(queryInteger(0, LATEST)),
  }),
  reply: classSums,
  errors: ['CLASS_NOT_FOUND', 'FORBIDDEN'],
});
