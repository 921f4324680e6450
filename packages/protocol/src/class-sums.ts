import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { queryInteger } from './query.ts';

/** The latest time that an address may name, milliseconds since 1970. */
const LATEST = 8_640_000_000_000_000;
/** Kinds of points of one pupil that are told apart, those with most points first; all of them count in his points. */
export const ITEMS_OF_PUPIL_MAX = 20;
/** Rows at most: the pupils of a class, those who left it, and names that were typed. */
export const SUMMED_PUPILS_MAX = 600;

const pupilSums = z.object({
  /** Null for a name that was typed in class and is on no list. */
  member_id: z.nullable(z.string()),
  /** The typed name; empty for a pupil of the list, whose name stands there alone. */
  name: z.string(),
  /** What his number in the class is or was; all that remains of who has left. */
  student_number: z.string(),
  called: z.int(),
  praised: z.int(),
  /** Given and taken together. */
  points: z.int(),
  items: z.array(z.object({ item: z.string(), points: z.int(), times: z.int() })),
  /** Lessons for which he was marked so last. Who was not marked in a lesson that was checked was there. */
  absent: z.int(),
  late: z.int(),
  excused: z.int(),
});
export type PupilTermSums = z.infer<typeof pupilSums>;

const classSums = z.object({
  /** Lessons of the class in this time, and in how many of them somebody looked who was there. */
  lessons: z.int(),
  checked: z.int(),
  /** Only those of whom something was said. */
  pupils: z.array(pupilSums),
});
export type ClassSums = z.infer<typeof classSums>;

export const getClassSums = endpoint({
  method: 'GET',
  path: '/api/lessons/v1/classes/:class_id/sums',
  caller: 'user',
  summary:
    'How often each pupil of a class was called and praised, his points by kind, and when he was absent, over the lessons of a time: for those who teach the class',
  params: z.object({ class_id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  query: z.object({
    /** From this moment on, and until before that one: milliseconds since 1970. Left out for all. */
    from: z.optional(queryInteger(0, LATEST)),
    until: z.optional(queryInteger(0, LATEST)),
  }),
  reply: classSums,
  errors: ['CLASS_NOT_FOUND', 'FORBIDDEN'],
});
