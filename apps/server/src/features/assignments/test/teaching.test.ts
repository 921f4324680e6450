import { randomBytes } from 'node:crypto';
import { newId } from '@lectern/base';
import { removeFromExercise } from '@lectern/courseware/exercise';
import * as calls from '@lectern/protocol/assignments';
import { addClassTeacher, changeStudents } from '@lectern/protocol/classes';
import { uploadAsset } from '@lectern/protocol/courseware';
import { binDocuments, deleteDocuments } from '@lectern/protocol/documents';
import * as marking from '@lectern/protocol/marking';
import * as own from '@lectern/protocol/own-work';
import { contentOf } from '@lectern/questions';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { movedClock } from '../../../../test/setup/moved-clock.ts';
import { ONE_PIXEL } from '../../../../test/setup/phone.ts';
import { PushWindow } from '../../../../test/setup/push-window.ts';
import { createSchool, type SignedIn, signInTeacher } from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import { ClassesStore } from '../../classes/classes.store.ts';
import {
  answered,
  begin,
  choice,
  editExercise,
  essay,
  give,
  makeClass,
  makeExercise,
  questionRecords,
  questionsOf,
  respond,
  settingFor,
  type TestClass,
} from './given-exercise.ts';

const clock = movedClock();
let server: TestServer;
let chen: SignedIn;
let li: SignedIn;
let dean: SignedIn;
let stranger: SignedIn;
let oneClass: TestClass;
beforeAll(async () => {
  server = await startTestServer({ clock, features: ['assignments'] });
  const organisationId = await createSchool(server);
  chen = await signInTeacher(server, { organisationId });
  li = await signInTeacher(server, { organisationId });
  dean = await signInTeacher(server, { organisationId, identities: ['ACADEMIC_STAFF'] });
  stranger = await signInTeacher(server, { organisationId });
  oneClass = await makeClass(server, chen, ['白雨桐', '陈一诺']);
  const params = { class_id: oneClass.id, user_id: li.userId };
  await server.call(addClassTeacher, { params }, chen);
});
afterEach(() => {
  clock.ahead = 0;
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
const member = (index = 0, of = oneClass) => ({ class_id: of.id, member_id: of.pupils[index] ?? '' });

async function given(questions: Parameters<typeof makeExercise>[2], more = {}, of = oneClass) {
  const exercise = await makeExercise(server, chen, questions);
  const setting = settingFor([{ class_id: of.id }], clock.now(), more);
  const assignment = await give(server, chen, { kind: 'exercise', document_id: exercise }, setting);
  return { exercise, assignment, id: assignment.id, code: assignment.code };
}

const code = (failed: Promise<{ code: string }>) => failed.then((reply) => reply.code);

describe('giving out', () => {
  it('is refused for what is not there, empty, unreadable, or not taught', async () => {
    const exercise = await makeExercise(server, chen, [choice()]);
    const now = clock.now();
    const fails = (who: SignedIn, document_id: string, setting: object = {}, class_id = oneClass.id) =>
      code(
        server.fails(
          calls.createAssignment,
          {
            params: { id: newId() },
            body: {
              source: { kind: 'exercise', document_id },
              setting: settingFor([{ class_id }], now, setting),
            },
          },
          who,
        ),
      );
    expect(await fails(chen, newId())).toBe('DOCUMENT_NOT_FOUND');
    expect(await fails(li, exercise)).toBe('DOCUMENT_NOT_FOUND');
    expect(await fails(chen, await makeExercise(server, chen, []))).toBe('ASSIGNMENT_EMPTY');
    expect(await fails(chen, await makeExercise(server, chen, [{ question: { kind: 'x' } }]))).toBe(
      'INVALID_INPUT',
    );
    expect(await fails(dean, exercise)).toBe('CLASS_NOT_FOUND');
    expect(await fails(chen, exercise, {}, newId())).toBe('CLASS_NOT_FOUND');
    expect(await fails(chen, exercise, { until_at: now - 120_000 })).toBe('INVALID_INPUT');
    expect(await fails(chen, exercise, { until_at: now + 400 * DAY_MS })).toBe('INVALID_INPUT');
  });

  it('shows an assignment to teachers of the class and overseers, and lets its owner alone change it', async () => {
    const { id, exercise } = await given([choice()]);
    const params = { id };
    for (const who of [chen, li, dean])
      expect(await server.call(calls.getAssignment, { params }, who)).toMatchObject({ id });
    expect(await code(server.fails(calls.getAssignment, { params }, stranger))).toBe('ASSIGNMENT_NOT_FOUND');
    const setting = settingFor([{ class_id: oneClass.id }], clock.now());
    for (const who of [li, dean]) {
      expect(await code(server.fails(calls.deleteAssignment, { params }, who))).toBe('FORBIDDEN');
      expect(await code(server.fails(calls.changeAssignment, { params, body: { setting } }, who))).toBe(
        'FORBIDDEN',
      );
    }
    const list = async (who: SignedIn, query: object) =>
      (await server.call(calls.listAssignments, { query }, who)).items.map((item) => item.id);
    expect(await list(li, {})).toContain(id);
    expect(await list(dean, {})).not.toContain(id);
    expect(await list(dean, { class_id: oneClass.id })).toContain(id);
    expect(await list(chen, { document_id: exercise })).toEqual([id]);
    expect(await list(stranger, { class_id: oneClass.id })).toEqual([]);
    expect(await list(stranger, { document_id: exercise })).toEqual([]);
  });
});

describe('files of questions', () => {
  it('stay while the assignment stands, also when the exercise is deleted', async () => {
    const exercise = await makeExercise(server, chen, []);
    const rawBody = Buffer.concat([ONE_PIXEL, randomBytes(9)]);
    const { hash } = await server.call(uploadAsset, { params: { id: exercise }, rawBody }, chen);
    const stem = { ...contentOf('看图'), media: [{ type: 'picture' as const, asset: hash }] };
    const second = await makeExercise(server, chen, [choice({ stem })]);
    const body = { hashes: [hash], from_document_id: exercise };
    const { copyAssets } = await import('@lectern/protocol/courseware');
    await server.call(copyAssets, { params: { id: second }, body }, chen);
    const setting = settingFor([{ class_id: oneClass.id }], clock.now());
    const made = await give(server, chen, { kind: 'exercise', document_id: second }, setting);
    for (const action of [binDocuments, deleteDocuments])
      await server.call(action, { body: { ids: [exercise, second] } }, chen);
    const { objectSweep, objects } = server.platform;
    const sweep = async () => {
      await objectSweep.run(clock.now() + 400 * DAY_MS);
      await objectSweep.run(clock.now() + 408 * DAY_MS);
      return objects.has(hash);
    };
    expect(await sweep()).toBe(true);
    const { work } = await begin(server, made.code, member());
    const linked = await server.fetch(work.files[hash]?.url ?? '');
    expect(Buffer.from(await linked.arrayBuffer()).equals(rawBody)).toBe(true);
    const content = await server.call(calls.getAssignmentContent, { params: { id: made.id } }, chen);
    expect(Object.keys(content.files)).toEqual([hash]);
    expect(await server.call(calls.getAssignment, { params: { id: made.id } }, chen)).toMatchObject({
      has_newer: false,
    });
    const body2 = { dry: true };
    expect(
      await code(server.fails(calls.takeNewerQuestions, { params: { id: made.id }, body: body2 }, chen)),
    ).toBe('DOCUMENT_NOT_FOUND');
    await server.call(calls.deleteAssignment, { params: { id: made.id } }, chen);
    expect(await sweep()).toBe(false);
  });
});

describe('newer questions', () => {
  it('are taken from the exercise with a word of whose points change, and only when it is not dry', async () => {
    const { id, code: signs, exercise } = await given([choice(), choice()], { counts: 'last' });
    await answered(server, signs, member(0), ['a', 'a']);
    await answered(server, signs, member(1), ['b', 'a']);
    await editExercise(server, chen, exercise, (client) => {
      const [first, second] = questionRecords(client);
      client.store.transact((edit) => {
        edit.update(first?.id ?? '', { question: { ...first?.question, key: { right: 'b' } } } as never);
        removeFromExercise(edit, second?.id ?? '');
      });
    });
    const params = { id };
    expect(await server.call(calls.getAssignment, { params }, chen)).toMatchObject({
      has_newer: true,
      revision: 1,
    });
    const take = (dry: boolean) => server.call(calls.takeNewerQuestions, { params, body: { dry } }, chen);
    const changes = await take(true);
    expect(changes.changed_questions).toHaveLength(1);
    expect(changes.changed_points.map(({ name, before, after }) => [name, before, after])).toEqual([
      ['白雨桐', 4, 2],
      ['陈一诺', 2, 4],
    ]);
    const points = async () =>
      (await server.call(marking.listWorks, { params }, chen)).works.map((work) => work.points);
    expect(await points()).toEqual([4, 2]);
    expect(await take(false)).toEqual(changes);
    expect(await points()).toEqual([2, 4]);
    expect(await server.call(calls.getAssignment, { params }, chen)).toMatchObject({
      has_newer: false,
      revision: 2,
      question_count: 2,
    });
    expect((await take(false)).changed_questions).toEqual([]);
    const body = { dry: true };
    expect(await code(server.fails(calls.takeNewerQuestions, { params, body }, li))).toBe('FORBIDDEN');
  });
});

describe('marking', () => {
  const blank = { rubric: [], words: '', ink: [], voice: null };

  it('is for teachers of the pupil’s class, and keeps every mark', async () => {
    const { id, code: signs } = await given([essay()]);
    const { session, work } = await begin(server, signs, member());
    const question_id = questionsOf(work)[0]?.id ?? '';
    const file = await server.call(own.uploadAnswerFile, { rawBody: ONE_PIXEL }, session);
    await respond(server, session, question_id, { photographs: [file.hash] });
    await server.call(own.handInWork, {}, session);
    const params = { id, work_id: work.work_id, mark_id: newId() };
    const fails = (body: object, who = chen, of: object = params) =>
      code(
        server.fails(
          marking.markAnswer,
          { params: of as typeof params, body: { question_id, ...blank, points: 1, ...body } },
          who,
        ),
      );
    expect(await fails({}, stranger)).toBe('ASSIGNMENT_NOT_FOUND');
    expect(await fails({}, dean)).toBe('FORBIDDEN');
    expect(await fails({ points: 5.5 })).toBe('POINTS_TOO_MANY');
    expect(await fails({ question_id: newId() })).toBe('QUESTION_NOT_FOUND');
    expect(await fails({ rubric: [{ criterion: 'ideas', level: 'none' }] })).toBe('INVALID_INPUT');
    expect(await fails({ voice: 'a'.repeat(64) })).toBe('INVALID_INPUT');
    expect(await fails({ ink: [{ file: 'a'.repeat(64), strokes: [] }] })).toBe('INVALID_INPUT');
    expect(await fails({}, chen, { ...params, work_id: newId() })).toBe('WORK_NOT_FOUND');
    const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex');
    const voice = await server.call(marking.uploadVoice, { params: { id }, rawBody: webm }, li);
    const page = { params: { id }, rawBody: ONE_PIXEL };
    expect(await code(server.fails(marking.uploadVoice, page, li))).toBe('FILE_TYPE_UNSUPPORTED');
    const strokes = [{ color: 'red' as const, points: [0, 0, 1000, 1000] }];
    const first = {
      question_id,
      ...blank,
      points: 3,
      ink: [{ file: file.hash, strokes }],
      voice: voice.hash,
    };
    const marked = await server.call(marking.markAnswer, { params, body: first }, li);
    expect(Object.keys(marked.files).sort()).toEqual([file.hash, voice.hash].sort());
    expect(
      await server.call(marking.markAnswer, { params, body: { ...first, points: 1 } }, li),
    ).toMatchObject({
      points: 3,
      mark: { count: 1 },
    });
    const again = { ...params, mark_id: newId() };
    const second = { question_id, ...blank, points: 5 };
    expect(await server.call(marking.markAnswer, { params: again, body: second }, chen)).toMatchObject({
      points: 5,
      state: 'right',
      mark: { count: 2 },
    });
    const other = await begin(server, signs, member(1));
    const foreign = { ...params, work_id: other.work.work_id };
    expect(await fails({}, chen, foreign)).toBe('INVALID_INPUT');
  });

  it('does not count for a response that was given after it', async () => {
    const { id, code: signs } = await given([essay()]);
    const { session, work } = await begin(server, signs, member());
    const question_id = questionsOf(work)[0]?.id ?? '';
    await respond(server, session, question_id, { text: '初稿' });
    const params = { id, work_id: work.work_id, mark_id: newId() };
    await server.call(marking.markAnswer, { params, body: { question_id, ...blank, points: 2 } }, chen);
    await respond(server, session, question_id, { text: '改过' }, { givenAt: Date.now() + 1_000 });
    const read = await server.call(marking.getWork, { params }, chen);
    expect(read.answers[0]).toMatchObject({ state: 'waiting', points: null, mark: null });
  });

  it('returns work that is handed in, with words and a voice, and takes the return back', async () => {
    const { id, code: signs } = await given([choice()], { marks_shown: 'returned', key_shown: 'returned' });
    const open = await begin(server, signs, member(1));
    const { session, work } = await answered(server, signs, member(), ['a']);
    const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d00', 'hex');
    const voice = await server.call(marking.uploadVoice, { params: { id }, rawBody: webm }, chen);
    const give = (body: object, who = chen) =>
      server.call(
        marking.returnWorks,
        { params: { id }, body: { work_ids: [work.work_id], returned: true, ...body } },
        who,
      );
    for (const [body, who, expected] of [
      [{ work_ids: [open.work.work_id] }, chen, 'WORK_NOT_FOUND'],
      [{ work_ids: [newId()] }, chen, 'WORK_NOT_FOUND'],
      [{ voice: 'a'.repeat(64) }, chen, 'INVALID_INPUT'],
      [{}, dean, 'FORBIDDEN'],
    ] as const)
      await expect(give(body, who)).rejects.toMatchObject({ reply: { code: expected } });
    await give({ words: '很好', voice: voice.hash }, li);
    const seen = await server.call(own.getOwnWork, {}, session);
    expect(seen).toMatchObject({
      state: 'returned',
      words: '很好',
      voice: voice.hash,
      marks_shown: true,
      key_shown: true,
    });
    expect((await server.fetch(seen.files[voice.hash]?.url ?? '')).headers.get('content-type')).toBe(
      'audio/webm',
    );
    await give({ returned: false });
    expect(await server.call(own.getOwnWork, {}, session)).toMatchObject({
      state: 'handed-in',
      words: '',
      voice: null,
      key_shown: false,
    });
  });

  it('keeps the work of a pupil who left the class without their name, and none of a deleted class', async () => {
    const other = await makeClass(server, chen, ['王小明', '赵一']);
    const { id, code: signs } = await given([choice()], {}, other);
    const { session } = await answered(server, signs, member(0, other), ['a']);
    const params = { class_id: other.id };
    const change = { change_id: newId(), removed: [other.pupils[0] ?? ''] };
    await server.call(changeStudents, { params, body: change }, chen);
    const { works } = await server.call(marking.listWorks, { params: { id } }, chen);
    expect(works.map(({ name, student_number, points }) => [name, student_number, points])).toEqual([
      ['赵一', '2', 0],
      ['', '1', 2],
    ]);
    expect((await server.call(own.getOwnWork, {}, session)).name).toBe('');
    expect((await server.call(calls.getAssignment, { params: { id } }, chen)).counts).toMatchObject({
      pupils: 1,
      begun: 1,
    });
    await new ClassesStore(server.platform.database).remove(other.id);
    expect(await code(server.fails(own.getOwnWork, {}, session))).toBe('WORK_GONE');
    expect((await server.call(marking.listWorks, { params: { id } }, chen)).works).toEqual([]);
    expect(await server.call(calls.getAssignment, { params: { id } }, chen)).toMatchObject({
      class_names: [],
    });
  });

  it('tells open windows of its teachers of new work', async () => {
    const { id, code: signs } = await given([choice()]);
    const window = await new PushWindow(server.host).signedIn(li);
    for (const index of [0, 1]) await answered(server, signs, member(index), ['a']);
    await window.said((message) => message.kind === 'assignment' && message.assignment_id === id);
    window.socket.close();
  });
});
