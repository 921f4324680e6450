import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { queryInteger } from '../calls/query.ts';
import {
  assignment,
  assignmentContent,
  assignmentEntry,
  assignmentSetting,
  assignmentSource,
  signedFiles,
} from './assignment-shapes.ts';

/** Assignments of teachers: an exercise given out to classes, groups, pupils, or by a link. */
const ASSIGNMENT_PAGE = 30;
/** Most assignments of a teacher that have not been deleted. */
export const ASSIGNMENTS_MAX = 2_000;

const prefix = '/api/assignments/v1';
const oneAssignment = z.object({ id: z.uuid() });

export const createAssignment = endpoint({
  method: 'PUT',
  path: `${prefix}/assignments/:id`,
  caller: 'user',
  takesIn: true,
  summary:
    'Gives out the questions of an exercise as they are now, or of a wrong-answer book, under an id created by the client: the same id again changes nothing',
  params: oneAssignment,
  body: z.object({ source: assignmentSource, setting: assignmentSetting }),
  reply: assignment,
  errors: [
    'DOCUMENT_NOT_FOUND',
    'CLASS_NOT_FOUND',
    'ASSIGNMENT_NOT_FOUND',
    'ASSIGNMENT_EMPTY',
    'ASSIGNMENTS_TOO_MANY',
    'INVALID_INPUT',
  ],
});

export const listAssignments = endpoint({
  method: 'GET',
  path: `${prefix}/assignments`,
  caller: 'user',
  summary: "Lists the caller's assignments, and those given to the classes that they teach; the newest first",
  query: z.object({
    class_id: z.optional(z.uuid()),
    /** Only assignments of this exercise. */
    document_id: z.optional(z.uuid()),
    $offset: z._default(queryInteger(0, 100_000), 0),
    $limit: z._default(queryInteger(1, ASSIGNMENT_PAGE), ASSIGNMENT_PAGE),
  }),
  reply: z.object({ items: z.array(assignmentEntry), count: z.int() }),
  errors: [],
});

export const getAssignment = endpoint({
  method: 'GET',
  path: `${prefix}/assignments/:id`,
  caller: 'user',
  summary: 'Returns an assignment with its link, its settings and how many pupils have handed in',
  params: oneAssignment,
  reply: assignment,
  errors: ['ASSIGNMENT_NOT_FOUND'],
});

export const getAssignmentContent = endpoint({
  method: 'GET',
  path: `${prefix}/assignments/:id/content`,
  caller: 'user',
  summary: 'Returns the questions of an assignment with their keys',
  params: oneAssignment,
  reply: z.object({
    ...assignmentContent.shape,
    /** The pictures, sounds and videos of the questions. */
    files: signedFiles,
  }),
  errors: ['ASSIGNMENT_NOT_FOUND'],
});

export const changeAssignment = endpoint({
  method: 'PATCH',
  path: `${prefix}/assignments/:id`,
  caller: 'user',
  takesIn: true,
  summary:
    'Changes the settings of an assignment, at once for pupils who are answering. Attempts that were begun keep their time limit',
  params: oneAssignment,
  body: z.object({ setting: assignmentSetting }),
  reply: assignment,
  errors: ['ASSIGNMENT_NOT_FOUND', 'CLASS_NOT_FOUND', 'INVALID_INPUT'],
});

export const deleteAssignment = endpoint({
  method: 'DELETE',
  path: `${prefix}/assignments/:id`,
  caller: 'user',
  summary: 'Deletes an assignment with the work of its pupils; its link is dead at once',
  params: oneAssignment,
  errors: ['ASSIGNMENT_NOT_FOUND'],
});

/** A pupil whose points change by a newer key. */
const changedPoints = z.object({
  work_id: z.uuid(),
  name: z.string(),
  before: z.number(),
  after: z.number(),
});

export const takeNewerQuestions = endpoint({
  method: 'POST',
  path: `${prefix}/assignments/:id/actions/take-newer`,
  caller: 'user',
  takesIn: true,
  summary:
    'Takes the questions anew from the exercise and marks all answers by them. Added and removed questions are not taken. With `dry` it only returns what would change',
  params: oneAssignment,
  body: z.object({ dry: z.boolean() }),
  reply: z.object({
    /** Ids of the questions that differ. */
    changed_questions: z.array(z.uuid()),
    changed_points: z.array(changedPoints),
  }),
  errors: ['ASSIGNMENT_NOT_FOUND', 'DOCUMENT_NOT_FOUND', 'INVALID_INPUT'],
});
