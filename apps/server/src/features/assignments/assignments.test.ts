import { newId } from '@lectern/base';
import { ASSIGNMENT_CODE } from '@lectern/protocol/assignment-shapes';
import * as calls from '@lectern/protocol/assignments';
import * as marking from '@lectern/protocol/marking';
import * as own from '@lectern/protocol/own-work';
import { listWrongAnswers } from '@lectern/protocol/wrong-answers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movedClock } from '../../../test/setup/moved-clock.ts';
import { bearing } from '../../../test/setup/phone.ts';
import { createSchool, type SignedIn, signInTeacher } from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import {
  answered,
  begin,
  choice,
  essay,
  give,
  makeClass,
  makeExercise,
  pick,
  questionsOf,
  respond,
  settingFor,
  type TestClass,
} from './test/given-exercise.ts';

const clock = movedClock();
let server: TestServer;
let chen: SignedIn;
let li: SignedIn;
let oneClass: TestClass;
let exercise: string;
beforeAll(async () => {
  server = await startTestServer({ clock, features: ['assignments'] });
  const organisationId = await createSchool(server);
  chen = await signInTeacher(server, { organisationId });
  li = await signInTeacher(server, { organisationId });
  oneClass = await makeClass(server, chen, ['白雨桐', '陈一诺', '李想']);
  exercise = await makeExercise(server, chen, [
    choice(),
    { question: choice({ score: 2 }), points: 3 },
    essay(),
  ]);
});
afterAll(() => server.close());

const wholeClass = () => [{ class_id: oneClass.id }];
const member = (index: number) => ({ class_id: oneClass.id, member_id: oneClass.pupils[index] ?? '' });
const source = () => ({ kind: 'exercise' as const, document_id: exercise });

describe('an assignment', () => {
  it('freezes the questions of an exercise with their points, and is the same when it is given out again', async () => {
    const id = newId();
    const setting = settingFor(wholeClass(), clock.now());
    const given = await give(server, chen, source(), setting, id);
    expect(given).toMatchObject({
      title: '第一课作业',
      state: 'open',
      class_names: ['三年级一班'],
      question_count: 3,
      full_points: 10,
      revision: 1,
      mine: true,
      has_newer: false,
      counts: { pupils: 3, begun: 0, handed_in: 0, late: 0, to_mark: 0, returned: 0 },
      path: `/do?code=${given.code}`,
    });
    expect(given.code).toMatch(ASSIGNMENT_CODE);
    expect(await give(server, chen, source(), { ...setting, title: '别的' }, id)).toEqual(given);
    const refused = { params: { id }, body: { source: source(), setting } };
    expect((await server.fails(calls.createAssignment, refused, li)).code).toBe('ASSIGNMENT_NOT_FOUND');
    const content = await server.call(calls.getAssignmentContent, { params: { id } }, chen);
    const questions = content.sections.flatMap((section) => section.questions);
    expect(questions.map(({ points }) => points)).toEqual([2, 3, 5]);
    expect(questions.map(({ question }) => (question as { score: number }).score)).toEqual([2, 3, 5]);
    const { items } = await server.call(calls.listAssignments, { query: {} }, chen);
    expect(items.map((item) => item.id)).toContain(id);
    expect((await server.call(calls.listAssignments, { query: {} }, li)).items).toEqual([]);
  });

  it('is answered, marked and returned', async () => {
    const { id, code } = await give(server, chen, source(), settingFor(wholeClass(), clock.now()));
    const looked = await server.call(own.lookAtAssignment, { body: { code: code.toLowerCase() } });
    expect(looked.classes[0]?.pupils.map(({ name, state }) => [name, state])).toEqual([
      ['白雨桐', null],
      ['陈一诺', null],
      ['李想', null],
    ]);
    const { session, work } = await begin(server, code, member(0));
    const [one = '', two = '', three = ''] = questionsOf(work).map((question) => question.id);
    await respond(server, session, one, pick(work, one, 'a'));
    await respond(server, session, two, pick(work, two, 'b'));
    await respond(server, session, three, { text: '春天来了' });
    const done = await server.call(own.handInWork, {}, session);
    expect(done).toMatchObject({
      state: 'handed-in',
      key_shown: true,
      result: { points: 2, full_points: 10, waiting: true },
    });
    expect(questionsOf(done).map(({ mark }) => mark?.state)).toEqual(['right', 'wrong', 'waiting']);
    const { works } = await server.call(marking.listWorks, { params: { id } }, chen);
    expect(works.map(({ name, state, points, to_mark }) => [name, state, points, to_mark])).toEqual([
      ['白雨桐', 'handed-in', 2, 1],
      ['陈一诺', null, 0, 0],
      ['李想', null, 0, 0],
    ]);
    const workId = works[0]?.work_id ?? '';
    const mark = {
      question_id: three,
      points: 4,
      rubric: [{ criterion: 'ideas', level: 'good' }],
      words: '写得好',
      ink: [],
      voice: null,
    };
    const params = { id, work_id: workId, mark_id: newId() };
    const marked = await server.call(marking.markAnswer, { params, body: mark }, chen);
    expect(marked).toMatchObject({
      state: 'partly',
      points: 4,
      rule_points: null,
      mark: { words: '写得好', count: 1 },
    });
    expect((await server.call(calls.getAssignment, { params: { id } }, chen)).counts).toEqual({
      pupils: 3,
      begun: 1,
      handed_in: 1,
      late: 0,
      to_mark: 0,
      returned: 0,
    });
    const body = { work_ids: [workId], returned: true, words: '继续努力' };
    expect(await server.call(marking.returnWorks, { params: { id }, body }, chen)).toEqual({ returned: 1 });
    expect(await server.call(own.getOwnWork, {}, session)).toMatchObject({
      state: 'returned',
      words: '继续努力',
      result: { points: 6, waiting: false },
    });
    const read = await server.call(marking.getWork, { params: { id, work_id: workId } }, chen);
    expect(read.answers.map(({ response }) => response)).toEqual([
      { choice: 'a' },
      { choice: 'b' },
      { text: '春天来了' },
    ]);
    const of = await server.call(marking.getAnswersOfQuestion, { params: { id, question_id: two } }, chen);
    expect(of.answers.map(({ name, state }) => [name, state])).toEqual([['白雨桐', 'wrong']]);
    expect(of.tallies).toMatchObject([{ value: 'b', count: 1, state: 'wrong' }]);
  });

  it('is gone with its tokens once it is deleted', async () => {
    const { id, code } = await give(server, chen, source(), settingFor(wholeClass(), clock.now()));
    const { session } = await begin(server, code, member(1));
    await server.call(calls.deleteAssignment, { params: { id } }, chen);
    expect((await server.fails(own.getOwnWork, {}, session)).code).toBe('WORK_GONE');
    expect((await server.fails(own.lookAtAssignment, { body: { code } })).code).toBe(
      'ASSIGNMENT_CODE_UNKNOWN',
    );
    expect((await server.fails(own.getOwnWork, {}, bearing('nothing'))).code).toBe('WORK_GONE');
    expect((await server.fails(calls.getAssignment, { params: { id } }, chen)).code).toBe(
      'ASSIGNMENT_NOT_FOUND',
    );
  });
});

describe('the wrong-answer book', () => {
  it('has what pupils missed until they were right twice, and is given out again to each pupil', async () => {
    const book = await makeClass(server, chen, ['一', '二']);
    const pupil = (index: number) => ({ class_id: book.id, member_id: book.pupils[index] ?? '' });
    const points = (...knowledgePoints: string[]) => ({ knowledgePoints });
    const missed = await makeExercise(server, chen, [
      choice(points('加法')),
      choice(points('减法')),
      choice(),
    ]);
    const { id, code: signs } = await give(
      server,
      chen,
      { kind: 'exercise', document_id: missed },
      settingFor([{ class_id: book.id }], clock.now()),
    );
    await answered(server, signs, pupil(0), ['b', 'b', 'a']);
    const { work } = await answered(server, signs, pupil(1), ['a', 'b', 'a']);
    expect(work.wrong_answers).toBe(1);
    const list = (query: object = {}, who = chen) =>
      server.call(listWrongAnswers, { params: { class_id: book.id }, query }, who);
    const all = await list();
    expect(all.questions.map(({ assignment_id, pupils }) => [assignment_id, pupils.length]).sort()).toEqual([
      [id, 1],
      [id, 2],
    ]);
    expect(all.points).toEqual([
      { name: '减法', open: 2, settled: 0 },
      { name: '加法', open: 1, settled: 0 },
    ]);
    expect(
      (await list({ member_id: book.pupils[1] })).questions.map(({ knowledge_points }) => knowledge_points),
    ).toEqual([['减法']]);
    expect((await list({ since: clock.now() + 86_400_000 })).questions).toEqual([]);
    expect((await server.fails(listWrongAnswers, { params: { class_id: book.id } }, li)).code).toBe(
      'CLASS_NOT_FOUND',
    );

    const source = { kind: 'wrong-answers' as const, class_id: book.id, most: 5, knowledge_points: [] };
    const setting = settingFor([{ class_id: book.id }], clock.now(), { attempts: 2, key_shown: 'never' });
    const again = await give(server, chen, source, setting);
    expect(again.question_count).toBe(2);
    const first = await begin(server, again.code, pupil(0));
    const second = await begin(server, again.code, pupil(1));
    expect([questionsOf(first.work).length, questionsOf(second.work).length]).toEqual([2, 1]);
    for (const attempt of [1, 2]) {
      const now = attempt === 1 ? second.work : await server.call(own.beginAgain, {}, second.session);
      const question = questionsOf(now)[0]?.id ?? '';
      await respond(server, second.session, question, pick(now, question, 'a'));
      const done = await server.call(own.handInWork, {}, second.session);
      expect(done.wrong_answers).toBe(attempt === 1 ? 1 : 0);
    }
    const settled = (await list({ member_id: book.pupils[1] })).questions;
    expect(settled.map(({ pupils }) => pupils)).toMatchObject([
      [{ wrong: 1, right_since: 2, settled: true }],
    ]);
    const third = await give(server, chen, { ...source, knowledge_points: ['减法'] }, setting);
    expect(third.question_count).toBe(1);
    const body = { code: third.code, who: pupil(1) };
    expect((await server.fails(own.beginWork, { body })).code).toBe('NOT_ASSIGNED');
    const open = { ...setting, open_to_link: true };
    const refused = { params: { id: newId() }, body: { source, setting: open } };
    expect((await server.fails(calls.createAssignment, refused, chen)).code).toBe('INVALID_INPUT');
    const { works } = await server.call(marking.listWorks, { params: { id: again.id } }, chen);
    expect(works.map(({ questions }) => questions.map(({ state }) => state).sort())).toEqual([
      ['missing', 'missing'],
      ['right', 'unscored'],
    ]);
  });
});
