import { newId } from '@lectern/base';
import type { AssignmentSetting } from '@lectern/protocol/assignment-shapes';
import { EditType } from '@lectern/protocol/constants';
import { putComment } from '@lectern/protocol/courseware-comments';
import { keepCoursewareVersion } from '@lectern/protocol/courseware-versions';
import { createDocument } from '@lectern/protocol/documents';
import { startExport } from '@lectern/protocol/exports';
import { beginLesson } from '@lectern/protocol/lessons';
import { beginWork } from '@lectern/protocol/own-work';
import { openPhones, startActivity } from '@lectern/protocol/participants';
import { putShare } from '@lectern/protocol/shares';
import * as teacherPhones from '@lectern/protocol/teacher-phones';
import { createUpload } from '@lectern/protocol/uploads';
import { AssignmentsStore } from '../../src/features/assignments/assignments.store.ts';
import { ClassesStore } from '../../src/features/classes/classes.store.ts';
import { makeDeck } from '../setup/decks.ts';
import { bearing, letInTeacher, ONE_PIXEL } from '../setup/phone.ts';
import type { Session, TestServer } from '../setup/test-server.ts';
import { uploadFile } from '../setup/upload-file.ts';

/** The question that is asked in the owner's lesson. */
const TRUE_OR_FALSE = {
  format: 1,
  id: 'q',
  version: 1,
  kind: 'true-false',
  stem: { paragraphs: [] },
  attempts: 1,
  counts: 'last',
  score: 1,
  rule: { name: 'exact' },
  body: {},
  key: { truth: true },
};

/** Every object of one teacher that a call can name. */
export interface Objects {
  readonly user: string;
  readonly courseware: string;
  readonly coursewareVersion: string;
  readonly comment: string;
  readonly board: string;
  readonly exercise: string;
  readonly folder: string;
  readonly upload: string;
  readonly task: string;
  readonly export: string;
  readonly schoolClass: string;
  readonly lesson: string;
  /** The activity that the lesson's phones show. */
  readonly activity: string;
  /** The teacher's own admitted phone, with the number on it, and a photograph that it sent. */
  readonly teacherPhone: { readonly id: string; readonly number: string };
  readonly photo: string;
  /** An assignment with one question, answered by somebody who came by its link. */
  readonly assignment: string;
  readonly work: string;
  readonly question: string;
  /** A link of the courseware for its owner alone. */
  readonly share: string;
}

/** Creates one of every object that a call can name. */
export async function makeObjects(
  server: TestServer,
  owner: Session & { readonly userId: string; readonly organisationId: string },
): Promise<Objects> {
  const courseware = await server.call(createDocument, { body: { name: '别人的课' } }, owner);
  const board = await server.call(
    createDocument,
    { query: {}, body: { name: '别人的黑板', resource_type_code: 'superboard' } },
    owner,
  );
  const exercise = await server.call(
    createDocument,
    { query: {}, body: { name: '别人的练习', resource_type_code: 'exercises' } },
    owner,
  );
  const folder = await server.call(
    createDocument,
    { body: { name: '别人的夹', resource_type_code: 'folder' } },
    owner,
  );
  const upload = await server.call(createUpload, { body: { name: '讲义.pdf', size: 64 } }, owner);
  const task = await uploadFile(server, owner, '课.pptx', makeDeck(['一']));
  if (task.kind !== 'task')
    throw new Error('a presentation was stored as a document instead of being imported');
  const schoolClass = await new ClassesStore(server.platform.database).insert(
    { organisationId: owner.organisationId, name: '三年级2班', teacherIds: [owner.userId] },
    server.platform.clock.now(),
  );
  const exported = await server.call(
    startExport,
    { params: { id: courseware.id }, body: { format: 'pdf' } },
    owner,
  );
  const lesson = await server.call(
    beginLesson,
    { params: { id: newId() }, body: { name: '别人的课', begin_at: 0 } },
    owner,
  );
  const activity = newId();
  await server.call(openPhones, { params: { id: lesson.id }, body: { naming: 'typed' } }, owner);
  await server.call(
    startActivity,
    { params: { id: lesson.id, activity_id: activity }, body: { kind: 'question', asked: TRUE_OR_FALSE } },
    owner,
  );
  const { token, phone } = await letInTeacher(server, owner, lesson.id);
  const photo = newId();
  await server.call(
    teacherPhones.sendPhoto,
    { params: { photo_id: photo }, rawBody: ONE_PIXEL },
    bearing(token),
  );
  const shared = await server.call(
    putShare,
    { params: { id: courseware.id }, body: { edit_type: EditType.ONLY_MYSELF } },
    owner,
  );
  const version = await server.call(
    keepCoursewareVersion,
    { params: { id: courseware.id }, body: { name: '别人的定稿' } },
    owner,
  );
  const comment = await server.call(
    putComment,
    { params: { id: courseware.id, comment_id: newId() }, body: { page_id: 'page-1', text: '别人的话' } },
    owner,
  );
  const { assignment, work, question } = await answeredAssignment(server, owner.userId, exercise.id);
  return {
    user: owner.userId,
    courseware: courseware.id,
    coursewareVersion: version.id,
    comment: comment.id,
    board: board.id,
    exercise: exercise.id,
    folder: folder.id,
    upload: upload.id,
    task: task.task_id,
    export: exported.id,
    schoolClass,
    lesson: lesson.id,
    activity,
    teacherPhone: phone,
    photo,
    assignment,
    work,
    question,
    share: shared.share_id,
  };
}

/** An assignment of an exercise that anybody with the link may answer, and an attempt. */
export async function answeredAssignment(server: TestServer, ownerId: string, documentId: string) {
  const { clock, database } = server.platform;
  const [id, question] = [newId(), newId()];
  const code = Array.from(newId().replaceAll('-', '').slice(-8), (digit) =>
    'ABCDEFGHJKMNPQRS'.charAt(Number.parseInt(digit, 16)),
  ).join('');
  const truth = {
    ...{ format: 1, id: question, version: 1, kind: 'true-false', stem: { paragraphs: [] } },
    ...{ body: {}, key: { truth: true }, score: 1, rule: { name: 'exact' }, attempts: 1, counts: 'last' },
  };
  const outcome = await new AssignmentsStore(database.withTables()).insert(
    {
      ...{ id, ownerId, code, documentId, documentSeq: 0, questionCount: 1, fullPoints: 1, files: [] },
      source: { kind: 'exercise', document_id: documentId },
      setting: assignmentSettingOf('别人的作业', clock.now()),
      content: {
        instructions: '',
        order: 'fixed',
        sections: [{ id: newId(), title: '', questions: [{ id: question, points: 1, question: truth }] }],
      },
    },
    new Date(clock.now()),
  );
  if (outcome !== 'inserted') throw new Error(`the assignment was not inserted: ${outcome}`);
  const { token, work } = await server.call(beginWork, { body: { code, who: { name: '小明' } } });
  return { assignment: id, work: work.work_id, question, token };
}

/** Settings of an assignment that is open for everybody with its link. */
export function assignmentSettingOf(title: string, now: number): AssignmentSetting {
  return {
    ...{ title, note: '', targets: [], open_to_link: true, asks_word: false, from_at: now - 1_000 },
    ...{ until_at: null, takes_late: false, attempts: 1, counts: 'best', time_limit: null },
    ...{ marks_shown: 'returned', key_shown: 'never' },
  };
}

/**
 * Permission that a caller needs on the object: `view` or `edit`, to `own` it, or (`alone`) to be its only user, so
 * that other users do not learn that it exists.
 */
export type Needs = 'view' | 'edit' | 'own' | 'alone';

/** Input for an endpoint that is known only at run time. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly rawBody?: Uint8Array;
}

/** The permission that each call needs, and the call with another user's object. */
export type ObjectCalls = Readonly<Record<string, readonly [Needs, (of: Objects) => Input]>>;
