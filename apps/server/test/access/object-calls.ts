import { newId } from '@lectern/base';
import { stateOfSnapshot } from '@lectern/courseware';
import { boardOf } from '@lectern/courseware/board';
import { EditPermission } from '@lectern/protocol';
import { TEST_PASSWORD } from '../setup/sessions.ts';
import { assignmentCalls } from './assignment-calls.ts';
import type { Input, ObjectCalls, Objects } from './objects.ts';

/** Calls of users who oversee a school, which `school-callers.test.ts` tests. */
export function isOfSchool({ path }: { readonly path: string }): boolean {
  return path.startsWith('/api/schools/v1/');
}

const HASH = 'a'.repeat(64);
const ID = '01890000-0000-7000-8000-000000000000';
const classCalls = '/api/classes/v1/classes/:class_id';
const onClass =
  (more: Input = {}) =>
  (of: Objects): Input => ({
    ...more,
    params: { class_id: of.schoolClass, member_id: ID, user_id: of.user, ...more.params },
  });
const onDocument =
  (more: Input = {}) =>
  (of: Objects): Input => ({ params: { id: of.courseware }, ...more });
const onBoard = (of: Objects): Input => ({ params: { id: of.board } });
const onExercise = (of: Objects): Input => ({ params: { id: of.exercise } });
const onVersion = (of: Objects): Input => ({ params: { id: of.courseware, version_id: ID } });
const onOwnComment =
  (more: Input = {}) =>
  (of: Objects): Input => ({ params: { id: of.courseware, comment_id: of.comment }, ...more });
const onOwnVersion =
  (more: Input = {}) =>
  (of: Objects): Input => ({ params: { id: of.courseware, version_id: of.coursewareVersion }, ...more });
const onUser =
  (more: Input = {}) =>
  (of: Objects): Input => ({ params: { id: of.user }, ...more });
const onTask = (of: Objects): Input => ({ params: { id: of.task } });
const onLesson =
  (more: Input = {}) =>
  (of: Objects): Input => ({ params: { id: of.lesson }, ...more });
const onPhones =
  (more: Input = {}) =>
  (of: Objects): Input => ({
    ...more,
    params: {
      id: of.lesson,
      participant_id: ID,
      activity_id: of.activity,
      photo_id: of.photo,
      ...more.params,
    },
  });
const onExport = (of: Objects): Input => ({ params: { id: of.courseware, export_id: of.export } });
const onUpload =
  (more: Input = {}) =>
  (of: Objects): Input => ({ params: { id: of.upload }, ...more });

const assignments = '/api/assignments/v1/assignments';
const documents = '/api/documents/v1.0/c';
const accounts = '/api/uc/v1.1';
const lessons = '/api/lessons/v1/lessons';
const phones = `${lessons}/:id/phones`;

/** Each call that names an object: the permission that it needs, and the call with another user's object. */
export const objectCalls: ObjectCalls = {
  [`POST ${documents}/document/meta`]: [
    'alone',
    (of) => ({ query: { parent_id: of.folder }, body: { name: '课' } }),
  ],
  [`GET ${documents}/document/:id`]: ['view', onDocument()],
  [`PATCH ${documents}/document/rename`]: ['edit', (of) => ({ body: { id: of.courseware, name: '改' } })],
  [`POST ${documents}/document/actions/ectype`]: ['view', (of) => ({ body: { source_id: of.courseware } })],
  [`PUT ${documents}/document/:id/association_teaching`]: [
    'edit',
    onDocument({ body: { teaching_material_id: 'book', chapter_id: 'chapter' } }),
  ],
  [`GET ${documents}/users/:id`]: ['alone', onUser()],
  [`GET ${documents}/documents`]: ['alone', (of) => ({ query: { parent_id: of.folder } })],
  [`GET ${documents}/document/:id/path`]: ['alone', (of) => ({ params: { id: of.folder } })],
  [`POST ${documents}/document/actions/move`]: [
    'own',
    (of) => ({ body: { ids: [of.courseware], parent_id: null } }),
  ],
  [`POST ${documents}/document/actions/bin`]: ['own', (of) => ({ body: { ids: [of.courseware] } })],
  [`POST ${documents}/document/actions/restore`]: ['own', (of) => ({ body: { ids: [of.courseware] } })],
  [`POST ${documents}/document/actions/delete`]: ['own', (of) => ({ body: { ids: [of.courseware] } })],
  [`POST ${documents}/document/actions/archive`]: ['view', (of) => ({ body: { ids: [of.courseware] } })],
  [`POST ${documents}/document/:id/visit`]: ['view', onDocument()],
  [`PUT ${documents}/document/:id/cover`]: ['edit', onDocument({ rawBody: new Uint8Array(8) })],
  [`GET ${documents}/document/:id/download`]: ['view', onDocument()],
  [`POST ${documents}/document/:id/preview`]: ['view', onDocument()],
  [`GET ${documents}/document/:id/preview`]: ['view', onDocument()],
  [`DELETE ${documents}/document/:id/preview`]: ['view', onDocument()],
  [`GET ${documents}/document/:id/grants`]: ['own', onDocument()],
  [`PUT ${documents}/document/:id/grants/:user_id`]: [
    'own',
    (of) => ({ params: { id: of.courseware, user_id: of.user }, body: { permission: EditPermission.VIEW } }),
  ],
  [`POST ${documents}/document/actions/add_to_center`]: [
    'view',
    (of) => ({ body: { source_id: of.courseware } }),
  ],
  [`POST ${documents}/document/actions/add_to_center/batch`]: [
    'view',
    (of) => ({ body: { resource_list: [{ resource_id: of.courseware }] } }),
  ],
  [`POST ${documents}/document/actions/copy`]: [
    'view',
    (of) => ({ body: { ids: [of.courseware], parent_id: null } }),
  ],
  [`POST ${documents}/document/actions/same_names`]: [
    'alone',
    (of) => ({ body: { parent_id: of.folder, names: ['课'] } }),
  ],
  [`GET ${documents}/users/:id/space`]: ['alone', onUser()],
  [`GET ${documents}/document/:id/versions`]: ['own', onDocument()],
  [`GET ${documents}/document/:id/versions/:version_id/download`]: ['own', onVersion],
  [`POST ${documents}/document/:id/versions/:version_id/restore`]: ['own', onVersion],
  [`DELETE ${documents}/document/:id/versions/:version_id`]: ['own', onVersion],
  [`GET ${documents}/document/:id/uploadurl`]: ['own', onDocument()],
  [`POST ${documents}/document/token`]: ['view', (of) => ({ body: { path: `/${of.courseware}` } })],
  [`POST ${documents}/ndcps/task`]: ['view', (of) => ({ body: { resource_id: of.courseware } })],
  [`GET ${documents}/share/documents/:id`]: ['own', onDocument()],
  [`PUT ${documents}/share/documents/:id`]: ['own', onDocument({ body: { edit_type: 1 } })],
  [`DELETE ${documents}/share/documents/:id`]: ['own', onDocument()],
  [`GET ${documents}/share/documents/:id/visits`]: ['own', onDocument()],
  [`GET ${documents}/share/get_url`]: ['own', (of) => ({ query: { document_id: of.courseware } })],
  [`GET ${documents}/share/url_info/:id`]: ['view', (of) => ({ params: { id: of.share } })],
  [`GET ${documents}/share/permission_info/:id`]: ['view', (of) => ({ params: { id: of.share } })],
  [`POST ${documents}/transcode/tasks`]: ['view', (of) => ({ body: { input: { path: of.courseware } } })],
  [`GET ${documents}/transcode/tasks/:id`]: ['alone', onTask],
  [`DELETE ${documents}/transcode/tasks/:id`]: ['alone', onTask],
  [`GET ${documents}/document/:id/import_report`]: ['view', onDocument()],
  [`GET ${documents}/document/:id/import_report/summary`]: ['view', onDocument()],
  [`GET ${documents}/document/:id/import_report/source`]: ['edit', onDocument()],
  'GET /api/courseware/:id/state': ['view', onDocument()],
  'GET /api/courseware/:id/records': ['view', onDocument()],
  'GET /api/boards/:id/state': ['view', onBoard],
  'GET /api/boards/:id/records': ['view', onBoard],
  'GET /api/exercises/:id/state': ['view', onExercise],
  'POST /api/question-files/:id/reading': [
    'edit',
    (of) => ({ ...onExercise(of), query: { name: 'a.txt' }, rawBody: Buffer.from('1. 题') }),
  ],
  'POST /api/question-files/:id/losses': ['view', (of) => ({ ...onExercise(of), body: { format: 'gift' } })],
  'POST /api/question-files/:id/writing': ['view', (of) => ({ ...onExercise(of), body: { format: 'gift' } })],
  'POST /api/exercises/:id/courseware': ['view', onExercise],
  'GET /api/courseware/:id/page': ['view', onDocument({ query: { mode: 'show', language: 'zh' } })],
  'GET /api/courseware/:id/file': ['view', onDocument()],
  'GET /api/courseware/:id/pptx': ['view', onDocument()],
  'POST /api/courseware/:id/exports': ['view', onDocument({ body: { format: 'pdf' } })],
  'GET /api/courseware/:id/exports/:export_id': ['alone', onExport],
  'DELETE /api/courseware/:id/exports/:export_id': ['alone', onExport],
  'POST /api/courseware/:id/assets': ['edit', onDocument({ rawBody: new Uint8Array(8) })],
  'POST /api/courseware/:id/assets/copies': [
    'edit',
    (of) => ({ params: { id: of.courseware }, body: { from_document_id: of.courseware, hashes: [HASH] } }),
  ],
  'POST /api/courseware/:id/assets/links': ['view', onDocument({ body: { hashes: [HASH] } })],
  'GET /api/courseware/:id/versions': ['edit', onDocument()],
  'POST /api/courseware/:id/versions': ['edit', onDocument({ body: { name: '定稿' } })],
  'PATCH /api/courseware/:id/versions/:version_id': ['edit', onOwnVersion({ body: { name: '定稿' } })],
  'GET /api/courseware/:id/versions/:version_id/records': ['edit', onOwnVersion()],
  'POST /api/courseware/:id/versions/:version_id/restore': ['edit', onOwnVersion()],
  'GET /api/courseware/:id/comments': ['view', onDocument()],
  'GET /api/courseware/:id/comments/people': ['edit', onDocument()],
  'PUT /api/courseware/:id/comments/:comment_id': [
    'edit',
    (of) => ({ params: { id: of.courseware, comment_id: newId() }, body: { page_id: 'page-1', text: '好' } }),
  ],
  'PATCH /api/courseware/:id/comments/:comment_id': ['own', onOwnComment({ body: { text: '更好' } })],
  'PUT /api/courseware/:id/comments/:comment_id/resolved': [
    'edit',
    onOwnComment({ body: { resolved: true } }),
  ],
  'DELETE /api/courseware/:id/comments/:comment_id': ['own', onOwnComment()],
  'POST /api/courseware/:id/page_pictures': ['edit', onDocument({ body: { part: 'ppt/slides/slide1.xml' } })],
  'POST /api/boards': [
    'alone',
    (of) => ({ query: { name: '板书', parent_id: of.folder }, rawBody: stateOfSnapshot(boardOf()) }),
  ],
  'POST /api/uploads': ['alone', (of) => ({ body: { name: '课.pdf', size: 9, parent_id: of.folder } })],
  'GET /api/uploads/:id': ['alone', onUpload()],
  'PUT /api/uploads/:id': ['alone', onUpload({ query: { offset: 0 }, rawBody: new Uint8Array(8) })],
  'POST /api/uploads/:id/complete': ['alone', onUpload()],
  'DELETE /api/uploads/:id': ['alone', onUpload()],
  'GET /api/classes/v1/teachers/:uid/classes': ['alone', (of) => ({ params: { uid: of.user } })],
  [`GET ${classCalls}/students`]: ['alone', onClass()],
  [`PATCH ${classCalls}`]: ['alone', onClass({ body: { class_nick_name: '我们班' } })],
  [`GET ${classCalls}/teachers`]: ['alone', onClass()],
  [`PUT ${classCalls}/teachers/:user_id`]: ['alone', onClass()],
  [`DELETE ${classCalls}/teachers/:user_id`]: ['alone', onClass()],
  [`POST ${classCalls}/actions/hand_over`]: ['alone', (of) => onClass({ body: { user_id: of.user } })(of)],
  [`POST ${classCalls}/students/actions/change`]: ['alone', onClass({ body: { change_id: ID } })],
  [`PUT ${classCalls}/students/:member_id/photo`]: ['alone', onClass({ rawBody: new Uint8Array(8) })],
  [`DELETE ${classCalls}/students/:member_id/photo`]: ['alone', onClass()],
  [`PUT ${lessons}/:id`]: ['alone', onLesson({ body: { name: '课', begin_at: 0 } })],
  [`GET ${lessons}/:id`]: ['alone', onLesson()],
  [`DELETE ${lessons}/:id`]: ['alone', onLesson()],
  [`POST ${lessons}/:id/actions/end`]: ['alone', onLesson({ body: { end_at: 0 } })],
  [`POST ${lessons}/:id/actions/resume`]: ['alone', onLesson({ body: { resume_at: 0 } })],
  [`PUT ${lessons}/:id/class`]: ['alone', onLesson({ body: { class_id: null } })],
  [`POST ${lessons}/:id/actions/host`]: [
    'alone',
    (of) => ({
      params: { id: of.lesson },
      body: { panel_id: 'another', how: 'take', courseware_id: of.courseware, begin_at: 0 },
    }),
  ],
  [`POST ${lessons}/:id/actions/leave`]: ['alone', onLesson({ body: { panel_id: 'another' } })],
  [`PUT ${phones}`]: ['alone', onPhones({ body: { naming: 'typed' } })],
  [`GET ${phones}`]: ['alone', onPhones()],
  [`DELETE ${phones}`]: ['alone', onPhones()],
  [`PUT ${phones}/page`]: ['alone', onPhones({ body: { number: 1, count: 2 } })],
  [`DELETE ${phones}/participants/:participant_id`]: ['alone', onPhones()],
  [`POST ${phones}/participants/actions/send-out-newcomers`]: ['alone', onPhones()],
  [`PUT ${phones}/activities/:activity_id`]: ['alone', onPhones({ body: { kind: 'buzz', question: '' } })],
  [`PATCH ${phones}/activities/:activity_id`]: ['alone', onPhones({ body: { state: 'open' } })],
  [`GET ${phones}/activities/:activity_id/questions`]: ['alone', onPhones()],
  [`PATCH ${phones}/hands`]: ['alone', onPhones({ body: { lower: 'all' } })],
  [`GET ${lessons}/:id/hands`]: ['alone', onLesson()],
  [`POST ${phones}/activities/:activity_id/card_answers`]: [
    'alone',
    (of) => onPhones({ body: { answers: [{ id: newId(), card: 1, response: { truth: true } }] } })(of),
  ],
  [`POST ${lessons}/:id/panel_questions/:activity_id/answers/:answer_id/files`]: [
    'alone',
    onPhones({ params: { activity_id: newId(), answer_id: newId() }, rawBody: new Uint8Array(8) }),
  ],
  [`POST ${lessons}/:id/panel_questions/:activity_id/answers`]: [
    'alone',
    onPhones({
      params: { activity_id: newId() },
      body: {
        asked: {},
        asked_at: 0,
        answers: [{ id: newId(), pupil: null, response: { truth: true }, hints: [], at: 0 }],
      },
    }),
  ],
  'GET /api/lessons/v1/classes/:class_id/sums': ['alone', onClass()],
  'GET /api/lessons/v1/classes/:class_id/calls': ['alone', onClass({ query: { lesson_id: newId() } })],
  [`GET ${lessons}/:id/activities`]: ['alone', onLesson()],
  [`POST ${phones}/teacher_phones/invitations`]: ['alone', onPhones()],
  [`PUT ${phones}/teacher_phones/:participant_id`]: [
    'alone',
    (of) => {
      const { id, number } = of.teacherPhone;
      return onPhones({ params: { participant_id: id }, body: { number } })(of);
    },
  ],
  [`PUT ${phones}/photos/:photo_id`]: ['alone', onPhones()],
  [`DELETE ${phones}/photos/:photo_id`]: ['alone', onPhones()],
  [`GET ${lessons}/:id/events`]: ['alone', onLesson()],
  [`POST ${lessons}/:id/events`]: [
    'alone',
    onLesson({ body: { events: [{ id: newId(), at: 0, kind: 'tool', code: 'Quiet' }] } }),
  ],
  ...assignmentCalls,
  [`DELETE ${accounts}/users/:id/tokens`]: ['alone', onUser()],
  [`GET ${accounts}/users/:id/sign_ins`]: ['alone', onUser()],
  [`DELETE ${accounts}/users/:id/sign_ins`]: ['alone', onUser()],
  [`DELETE ${accounts}/users/:id/sign_ins/:sign_in_id`]: [
    'alone',
    (of) => ({ params: { id: of.user, sign_in_id: ID } }),
  ],
  [`GET ${accounts}/users/:id/cancellation`]: ['alone', onUser()],
  [`GET ${accounts}/users/:id/hand_overs`]: ['alone', onUser()],
  [`POST ${accounts}/users/:id/hand_overs/:hand_over_id/actions/answer`]: [
    'alone',
    (of) => ({ params: { id: of.user, hand_over_id: ID }, body: { agrees: false } }),
  ],
  [`DELETE ${accounts}/users/:id/cancellation`]: ['alone', onUser()],
  [`GET ${accounts}/users/:id/data_export`]: ['alone', onUser()],
  [`POST ${accounts}/users/:id/data_export`]: ['alone', onUser()],
  [`DELETE ${accounts}/users/:id/data_export`]: ['alone', onUser()],
  [`GET ${accounts}/users/:id/acts`]: ['alone', onUser()],
  [`PATCH ${accounts}/users/:id`]: ['alone', onUser({ body: { user_nick_name: '新' } })],
  [`PUT ${accounts}/users/:id/password`]: [
    'alone',
    onUser({ body: { old_password: TEST_PASSWORD, new_password: 'after all of this' } }),
  ],
  [`POST ${accounts}/users/:id/actions/cancel`]: ['alone', onUser({ body: { password: TEST_PASSWORD } })],
  [`GET ${accounts}/users/:id`]: ['alone', onUser()],
  [`GET ${accounts}/users/:id/identities`]: ['alone', onUser()],
  [`GET ${accounts}/person_accounts/:id/binded/users`]: ['alone', onUser()],
  [`POST ${accounts}/person_accounts/:id/binded/users`]: [
    'alone',
    onUser({ body: { login_name: 'somebody', password: 'before all this' } }),
  ],
  [`PUT ${accounts}/users/:id/avatar`]: ['alone', onUser({ rawBody: new Uint8Array(8) })],
  [`DELETE ${accounts}/users/:id/avatar`]: ['alone', onUser()],
};

/**
 * Calls that name no object, or only report for each named object whether the caller may see it. Other tests check
 * them.
 */
export const namesNothingOfOthers: ReadonlySet<string> = new Set([
  `GET ${documents}/document/exists`,
  `GET ${documents}/documents/recent`,
  `GET ${documents}/documents/shared`,
  `GET ${documents}/documents/bin`,
  `DELETE ${documents}/documents/bin`,
  `GET ${documents}/search/materials/list`,
  `GET ${documents}/search/action/query_video`,
  `GET ${documents}/search/action/query_file_type`,
  `GET ${documents}/transcode/tasks`,
  `GET ${documents}/transcode/callback_secret`,
  'GET /api/question-files/template',
  'GET /api/subject-tools/v1/c/favourites',
  'PUT /api/subject-tools/v1/c/favourites/:tool_key',
  'DELETE /api/subject-tools/v1/c/favourites/:tool_key',
  'GET /api/classes/v1/classes/actions/batch_query',
  // This call returns CLASS_NOT_FOUND for another user's class, which classes.test.ts tests.
  'POST /api/classes/v1/classes',
  'GET /api/courseware/exports',
  'GET /api/notifications',
  // Assignments of the caller and of the classes that they teach; assignments.test.ts checks the filters.
  'GET /api/assignments/v1/assignments',
  // Data of the caller or the caller's school.
  'GET /api/chapters/v1/taught',
  'PUT /api/chapters/v1/taught',
  'GET /api/terms/v1/terms',
  'PUT /api/terms/v1/terms',
  `GET ${lessons}`,
  'POST /api/notifications/actions/read',
  'DELETE /api/notifications',
  // Switches of the caller and the caller's school; environment.test.ts checks permissions.
  'GET /api/config/v1/environment',
  'PUT /api/config/v1/features/:feature',
  // A report is found by its sender and its id together.
  'POST /api/reports/v1/reports',
  'POST /api/analytics/v1/events',
  // Data of the caller's school; reports.test.ts and analytics.test.ts check permissions.
  'GET /api/reports/v1/feedback',
  'GET /api/analytics/v1/usage',
  `POST ${accounts}/login_keys`,
  `GET ${accounts}/colleagues`,
  `POST ${accounts}/tokens/actions/exchange`,
  // The call names a token, whose bearer may use it.
  `DELETE ${accounts}/tokens/:access_token`,
  // Data of a user that every signed-in user may read.
  `GET ${accounts}/public/users/:id`,
]);

/** Calls that change the object, or its owner's sign-in, permanently: each is tested on separate objects. */
export const takesAway: ReadonlySet<string> = new Set([
  'DELETE /api/courseware/:id/comments/:comment_id',
  `POST ${documents}/document/actions/bin`,
  `POST ${documents}/document/actions/restore`,
  `POST ${documents}/document/actions/delete`,
  `DELETE ${documents}/transcode/tasks/:id`,
  'DELETE /api/courseware/:id/exports/:export_id',
  'POST /api/uploads/:id/complete',
  `DELETE ${lessons}/:id`,
  `DELETE ${assignments}/:id`,
  `DELETE ${documents}/share/documents/:id`,
  `DELETE ${phones}`,
  `DELETE ${phones}/photos/:photo_id`,
  'DELETE /api/uploads/:id',
  `DELETE ${accounts}/users/:id/tokens`,
  `PUT ${accounts}/users/:id/password`,
  `POST ${accounts}/users/:id/actions/cancel`,
]);

/** Calls on documents in the bin. */
export const onBinned: ReadonlySet<string> = new Set([
  `POST ${documents}/document/actions/restore`,
  `POST ${documents}/document/actions/delete`,
]);

/**
 * Calls about data that these objects do not have, so that their owner finds nothing either. Other tests check them.
 */
export const hasNone: ReadonlySet<string> = new Set([
  // Accounts are bound to a person, but the owner here is an account of a school.
  `GET ${accounts}/person_accounts/:id/binded/users`,
  `POST ${accounts}/person_accounts/:id/binded/users`,
  // The courseware was not imported.
  `GET ${documents}/document/:id/import_report`,
  `GET ${documents}/document/:id/import_report/source`,
]);

/** Calls on coursewares that work on boards too, with the same permissions. */
export const boardCalls: Readonly<Record<string, (of: Objects) => Input>> = {
  'POST /api/courseware/:id/assets': (of) => ({ params: { id: of.board }, rawBody: new Uint8Array(8) }),
  'POST /api/courseware/:id/assets/copies': (of) => ({
    params: { id: of.board },
    body: { from_document_id: of.board, hashes: [HASH] },
  }),
  'POST /api/courseware/:id/assets/links': (of) => ({ params: { id: of.board }, body: { hashes: [HASH] } }),
};
