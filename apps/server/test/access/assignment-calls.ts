import { newId } from '@lectern/base';
import { assignmentSettingOf, type Input, type ObjectCalls, type Objects } from './objects.ts';

const assignments = '/api/assignments/v1/assignments';

const onAssignment =
  (more: Input = {}) =>
  (of: Objects): Input => ({
    ...more,
    params: { id: of.assignment, work_id: of.work, mark_id: newId(), question_id: of.question },
  });

/** Calls of the teacher who gave out an assignment; `object-calls.ts` has the calls on all other objects. */
export const assignmentCalls: ObjectCalls = {
  [`PUT ${assignments}/:id`]: [
    'alone',
    (of) => ({
      params: { id: of.assignment },
      body: {
        source: { kind: 'exercise', document_id: of.exercise },
        setting: assignmentSettingOf('改', 2_000),
      },
    }),
  ],
  [`GET ${assignments}/:id`]: ['alone', onAssignment()],
  [`GET ${assignments}/:id/content`]: ['alone', onAssignment()],
  [`PATCH ${assignments}/:id`]: [
    'alone',
    onAssignment({ body: { setting: assignmentSettingOf('改', 2_000) } }),
  ],
  [`DELETE ${assignments}/:id`]: ['alone', onAssignment()],
  [`POST ${assignments}/:id/actions/take-newer`]: ['alone', onAssignment({ body: { dry: true } })],
  [`GET ${assignments}/:id/works`]: ['alone', onAssignment()],
  [`GET ${assignments}/:id/works/:work_id`]: ['alone', onAssignment()],
  [`GET ${assignments}/:id/questions/:question_id/answers`]: ['alone', onAssignment()],
  [`PUT ${assignments}/:id/works/:work_id/marks/:mark_id`]: [
    'alone',
    (of) =>
      onAssignment({
        body: { question_id: of.question, points: 1, rubric: [], words: '', ink: [], voice: null },
      })(of),
  ],
  [`POST ${assignments}/:id/voices`]: ['alone', onAssignment({ rawBody: new Uint8Array(8) })],
  [`POST ${assignments}/:id/actions/return`]: [
    'alone',
    (of) => onAssignment({ body: { work_ids: [of.work], returned: true } })(of),
  ],
  'GET /api/assignments/v1/classes/:class_id/wrong-answers': [
    'alone',
    (of) => ({ params: { class_id: of.schoolClass } }),
  ],
};
