import { newId } from '@lectern/base';
import * as calls from '@lectern/protocol/assignments';
import { cancelAccount } from '@lectern/protocol/cancellations';
import { addClassTeacher, handOverClass } from '@lectern/protocol/classes';
import { stopHandOver } from '@lectern/protocol/hand-overs';
import * as marking from '@lectern/protocol/marking';
import * as schools from '@lectern/protocol/schools';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWeekLater } from '../../../../test/setup/cancelling.ts';
import { movedClock } from '../../../../test/setup/moved-clock.ts';
import {
  createSchool,
  type SignedIn,
  signInTeacher,
  TEST_PASSWORD,
} from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import {
  answered,
  choice,
  give,
  makeClass,
  makeExercise,
  questionsOf,
  settingFor,
  type TestClass,
} from './given-exercise.ts';

const FEATURES = ['assignments', 'handOvers', 'schools', 'cancellations'] as const;
const clock = movedClock();
let server: TestServer;
let organisationId: string;
let dean: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ clock, features: FEATURES, config: { roles: ['api', 'collab'] } });
  organisationId = await createSchool(server);
  dean = await signInTeacher(server, { organisationId, identities: ['ACADEMIC_STAFF'] });
});
afterAll(() => server.close());

const join = () => signInTeacher(server, { organisationId });
const isOf = async (who: SignedIn, id: string) => {
  const { items } = await server.call(calls.listAssignments, { query: {} }, who);
  if (!items.some((item) => item.id === id)) return false;
  return (await server.call(calls.getAssignment, { params: { id } }, who)).mine;
};

/** A teacher who has given one question to these classes, or by a link alone. */
async function teacherWith(...sizes: readonly number[]) {
  const chen = await join();
  const classes: TestClass[] = [];
  for (const size of sizes) classes.push(await makeClass(server, chen, ['白雨桐', '陈一诺'].slice(0, size)));
  const document_id = await makeExercise(server, chen, [choice()]);
  const given = async (...to: readonly TestClass[]) => {
    const setting = settingFor(
      to.map(({ id }) => ({ class_id: id })),
      clock.now(),
      { open_to_link: to.length === 0 },
    );
    return give(server, chen, { kind: 'exercise', document_id }, setting);
  };
  return { chen, classes, given };
}

/** A pupil answers, and a colleague marks it; returns a function that reads the colleague's mark. */
async function markedBy(li: SignedIn, { id, code }: { id: string; code: string }, of: TestClass) {
  const member = { class_id: of.id, member_id: of.pupils[0] ?? '' };
  const { work } = await answered(server, code, member, ['b']);
  const body = {
    ...{ question_id: questionsOf(work)[0]?.id ?? '', points: 1, rubric: [] },
    ...{ words: '再想想', ink: [], voice: null },
  };
  const params = { id, work_id: work.work_id };
  await server.call(marking.markAnswer, { params: { ...params, mark_id: newId() }, body }, li);
  return async (who: SignedIn) =>
    (await server.call(marking.getWork, { params }, who)).answers.map(({ mark }) => mark?.words);
}

describe('a class that its teacher hands over', () => {
  it('takes the assignments along that are given to it, unless their teacher still teaches one of their classes', async () => {
    const li = await join();
    const { chen, classes, given } = await teacherWith(1, 1);
    const [one, two] = classes as [TestClass, TestClass];
    const [ofOne, ofBoth, ofLink] = [await given(one), await given(one, two), await given()];
    const hand = ({ id }: TestClass) =>
      server.call(handOverClass, { params: { class_id: id }, body: { user_id: li.userId } }, chen);
    await hand(one);
    expect([await isOf(li, ofOne.id), await isOf(li, ofBoth.id)]).toEqual([true, false]);
    expect([await isOf(chen, ofOne.id), await isOf(chen, ofBoth.id)]).toEqual([false, true]);
    await hand(two);
    expect([await isOf(li, ofBoth.id), await isOf(chen, ofBoth.id)]).toEqual([true, false]);
    expect(await isOf(chen, ofLink.id)).toBe(true);
  });
});

describe('a hand-over by the school', () => {
  const ask = (from: SignedIn, to: SignedIn, documents: boolean) =>
    server.call(
      schools.handOver,
      {
        params: { user_id: from.userId },
        body: { to: to.userId, documents, classes: true },
        language: 'zh',
      },
      dean,
    );

  it('moves the assignments of classes with their marks, and gives them back when it is undone', async () => {
    const li = await join();
    const { chen, classes, given } = await teacherWith(1);
    const [ofClass, ofLink] = [await given(...classes), await given()];
    const marks = await markedBy(chen, ofClass, classes[0] as TestClass);
    const done = await ask(chen, li, false);
    expect(done).toMatchObject({ state: 'done', class_count: 1, assignment_count: 1 });
    expect([await isOf(li, ofClass.id), await isOf(chen, ofLink.id)]).toEqual([true, true]);
    expect(await marks(li)).toEqual(['再想想']);
    await server.call(stopHandOver, { params: { hand_over_id: done.hand_over_id } }, dean);
    expect(await isOf(chen, ofClass.id)).toBe(true);
  });

  it('moves all assignments with all documents of a deactivated teacher', async () => {
    const li = await join();
    const { chen, classes, given } = await teacherWith(1);
    const [ofClass, ofLink] = [await given(...classes), await given()];
    await server.call(schools.deactivatePerson, { params: { user_id: chen.userId } }, dean);
    expect(await ask(chen, li, true)).toMatchObject({ state: 'done', assignment_count: 2 });
    expect([await isOf(li, ofClass.id), await isOf(li, ofLink.id)]).toEqual([true, true]);
  });
});

describe('the assignments of a cancelled teacher', () => {
  it('go to a colleague of their class, stay with a class of the school, and are deleted without a class', async () => {
    const li = await join();
    const { chen, classes, given } = await teacherWith(1, 2);
    const [shared, alone] = classes as [TestClass, TestClass];
    await server.call(addClassTeacher, { params: { class_id: shared.id, user_id: li.userId } }, chen);
    const [ofShared, ofAlone, ofLink] = [await given(shared), await given(alone), await given()];
    const marks = await markedBy(li, ofShared, shared);
    const ofChen = await markedBy(chen, ofAlone, alone);
    await server.call(
      cancelAccount,
      { params: { id: chen.userId }, body: { password: TEST_PASSWORD } },
      chen,
    );
    await aWeekLater(server, clock, { features: FEATURES });
    expect(await isOf(li, ofShared.id)).toBe(true);
    expect(await marks(li)).toEqual(['再想想']);
    expect(await ofChen(dean)).toEqual(['再想想']);
    expect(await isOf(dean, ofAlone.id)).toBe(false);
    const { code } = await server.fails(calls.getAssignment, { params: { id: ofLink.id } }, dean);
    expect(code).toBe('ASSIGNMENT_NOT_FOUND');
    const { database } = server.platform;
    const left = await database
      .withTables<{ assignment: { id: string } }>()
      .selectFrom('assignment')
      .select('id')
      .where('id', 'in', [ofAlone.id, ofLink.id])
      .execute();
    expect(left).toEqual([{ id: ofAlone.id }]);
  });
});
