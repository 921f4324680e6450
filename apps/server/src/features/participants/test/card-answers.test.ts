import { newId } from '@lectern/base';
import {
  addCardAnswers,
  type CardAnswer,
  getLessonCards,
  sendCardAnswers,
} from '@lectern/protocol/card-answers';
import { changeStudents } from '@lectern/protocol/classes';
import { listActivities } from '@lectern/protocol/kept-activities';
import * as calls from '@lectern/protocol/participants';
import { contentOf, type SingleQuestion } from '@lectern/questions';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bearing, letInTeacher, waitingTeacher } from '../../../../test/setup/phone.ts';
import { memberId, on, startPhones } from './lesson-phones.ts';

const time = { ahead: 0 };
const phones = await startPhones({ now: () => Date.now() + time.ahead });
const { server, second, chen, li, opened, panelSocket } = phones;
// Three of the four pupils have cards: 5, 6 and 7.
const changed = [0, 1, 2].map((index) => ({ member_id: memberId(index), card_number: 5 + index }));
await server.call(
  changeStudents,
  { params: { class_id: phones.classId }, body: { change_id: newId(), changed } },
  chen,
);
beforeEach(() => {
  time.ahead = 0;
});
afterEach(() => phones.letGo());
afterAll(() => phones.close());

/** 单选题: B is right. */
const capital = (change: Partial<SingleQuestion> = {}): SingleQuestion => ({
  format: 1,
  id: 'capital',
  version: 1,
  kind: 'single-choice',
  stem: contentOf('中国的首都是'),
  attempts: 1,
  counts: 'best',
  score: 2,
  rule: { name: 'exact' },
  body: { choices: ['a', 'b', 'c'].map((id) => ({ id, content: contentOf(id) })) },
  key: { right: 'b' },
  ...change,
});

const card = (number: number, choice: string, more: Partial<CardAnswer> = {}): CardAnswer => ({
  id: newId(),
  card: number,
  response: { choice },
  ...more,
});

async function asked(question: unknown = capital(), ofClass = true) {
  const lesson = await opened('either', ofClass);
  const activityId = newId();
  const params = { id: lesson.id, activity_id: activityId };
  await server.call(calls.startActivity, { params, body: { kind: 'question', asked: question } }, chen);
  return {
    ...lesson,
    activityId,
    params,
    change: (body: object) => server.call(calls.changeActivity, { params, body }, chen),
    read: (...answers: CardAnswer[]) => server.call(addCardAnswers, { params, body: { answers } }, chen),
    fails: (answers: unknown, who = chen) =>
      server.fails(addCardAnswers, { params, body: { answers } } as never, who),
    panel: () => server.call(calls.getPhones, on(lesson.id), chen),
  };
}

describe('answers by paper cards', () => {
  it('count as answers of the pupils who have the cards, and a later reading of a card replaces the earlier one', async () => {
    const { id, read, panel, change } = await asked();
    const socket = panelSocket(id);
    expect(await read(card(5, 'b'), card(6, 'a'))).toEqual({ refused: [] });
    await socket.panel(({ activity }) => activity?.answered === 2);
    // The best of several attempts counts, but a turned card is no attempt.
    await read(card(5, 'c'));
    const { activity } = await panel();
    expect(activity).toMatchObject({
      answered: 2,
      result: {
        pupils: [
          { member_id: memberId(0), name: '王小明', state: 'wrong', by_card: true, late: false },
          { member_id: memberId(1), name: '李芳', state: 'wrong' },
        ],
      },
    });
    await read(card(5, 'b'));
    await change({ state: 'closed', key_shown: true });
    expect((await panel()).activity?.result).toMatchObject({ pupils: [{ state: 'right', points: 2 }, {}] });
    const { items } = await server.call(listActivities, { ...on(id), query: {} }, chen);
    expect(items[0]).toMatchObject({ answered: 2 });
    expect(items[0]?.answers.map(({ by_card, name }) => [by_card, name])).toEqual(
      ['王小明', '李芳', '王小明', '王小明'].map((name) => [true, name]),
    );
  });

  it('and answers on phones of the same question are counted together, one for each pupil', async () => {
    const { code, activityId, read, panel } = await asked();
    const who = { member_id: memberId(0) };
    const { token } = await server.call(calls.joinLesson, { body: { code, who } });
    await read(card(5, 'a'), card(6, 'b'));
    const view = await server.call(calls.getPupilView, {}, bearing(token));
    const { setting } = view.activity ?? {};
    const shown = setting as { asked: { body: { choices: { id: string }[] } } } | undefined;
    const content = { kind: 'question' as const, response: { choice: shown?.asked.body.choices[1]?.id } };
    const body = { id: newId(), activity_id: activityId, content };
    await server.call(calls.addAnswer, { body }, bearing(token));
    expect((await panel()).activity).toMatchObject({
      answered: 2,
      result: {
        tallies: [{ value: 'b', count: 2 }],
        pupils: [{ member_id: memberId(0), by_card: false, state: 'right' }, { by_card: true }],
      },
      // A pupil with a card is no phone.
    });
    expect((await panel()).participants).toHaveLength(1);
    // A pupil who answered by a card may still join with a phone.
    const look = await server.call(calls.lookAtCode, { body: { code } });
    expect(look.pupils.map(({ taken }) => taken)).toEqual([true, false, false, false]);
  });

  it('are stored once, however often and over which process they are sent', async () => {
    const { params, panel } = await asked();
    const body = { answers: [card(5, 'b'), card(6, 'b')] };
    await Promise.all(
      [server, second, server].map((each) => each.call(addCardAnswers, { params, body }, chen)),
    );
    const { activity } = await panel();
    expect(activity).toMatchObject({ answered: 2, result: { tallies: [{ count: 2 }] } });
  });

  it('of cards that no pupil of the class has are named and not counted', async () => {
    const { read, panel } = await asked();
    const foreign = card(60, 'b');
    expect(await read(foreign, card(6, 'b'))).toEqual({ refused: [{ id: foreign.id, why: 'card' }] });
    expect((await panel()).activity).toMatchObject({ answered: 1 });
    const withoutClass = await asked(capital(), false);
    const one = card(5, 'b');
    expect(await withoutClass.read(one)).toEqual({ refused: [{ id: one.id, why: 'card' }] });
  });

  it('count when they were read before the end, however late they arrive, but not after the key was shown', async () => {
    const { read, change, panel } = await asked();
    time.ahead += 10_000;
    await change({ state: 'closed' });
    time.ahead += 3_600_000;
    const late = card(6, 'b', { given_ms: 20_000 });
    expect(await read(card(5, 'b', { given_ms: 9_000 }), late)).toEqual({
      refused: [{ id: late.id, why: 'late' }],
    });
    expect((await panel()).activity).toMatchObject({ answered: 1 });
    await change({ key_shown: true });
    const afterKey = card(7, 'b', { given_ms: 9_000 });
    expect((await read(afterKey)).refused).toEqual([{ id: afterKey.id, why: 'late' }]);
  });

  it('fit true-false questions and one choice of several', async () => {
    const truth = await asked(capital({ kind: 'true-false', body: {}, key: { truth: false } }));
    await truth.read({ id: newId(), card: 5, response: { truth: false } });
    expect((await truth.panel()).activity?.result).toMatchObject({ pupils: [{ state: 'right' }] });
    const several = await asked(capital({ kind: 'multiple-choice', key: { right: ['b'] } }));
    await several.read({ id: newId(), card: 5, response: { choices: ['b'] } });
    expect((await several.panel()).activity?.result).toMatchObject({ pupils: [{ state: 'right' }] });
  });

  const one = { id: '01890000-0000-7000-8000-000000000000', card: 5, response: { choice: 'a' } };
  it('are refused as a whole when one of them is wrong', async () => {
    const { fails, panel } = await asked();
    const wrong: readonly { readonly answers: unknown }[] = [
      { answers: [] },
      { answers: [{ ...one, response: undefined }] },
      { answers: [{ ...one, card: 0 }] },
      { answers: [{ ...one, card: 65 }] },
      { answers: [{ ...one, card: 5.5 }] },
      { answers: [{ ...one, id: 'x' }] },
      { answers: [one, { ...one, id: newId(), response: { choice: 'z' } }] },
      { answers: [{ ...one, response: { choice: '' } }] },
      { answers: [{ ...one, response: { choice: 'a'.repeat(100_000) } }] },
      { answers: [{ ...one, response: { truth: true } }] },
      { answers: [{ ...one, response: { choices: ['a', 'b'] } }] },
      { answers: [{ ...one, given_ms: -1 }] },
      { answers: [{ ...one, given_ms: 1e12 }] },
      { answers: Array.from({ length: 65 }, () => one) },
      { answers: 'all' },
      { answers: null },
    ];
    for (const { answers } of wrong)
      expect(await fails(answers), JSON.stringify(answers)?.slice(0, 200)).toMatchObject({
        code: 'INVALID_INPUT',
      });
    expect((await panel()).activity).toMatchObject({ answered: 0 });
  });

  it('are refused for votes, for texts, for another lesson’s question and from another teacher', async () => {
    const { fails, params } = await asked();
    const answers = [card(5, 'a')];
    expect(await fails(answers, li)).toMatchObject({ code: 'LESSON_NOT_FOUND' });
    const other = await asked(
      capital({ kind: 'numeric', body: {}, key: { value: '4' }, rule: { name: 'tolerance' } }),
    );
    expect(await other.fails(answers)).toMatchObject({ code: 'INVALID_INPUT' });
    const crossed = { params: { ...params, activity_id: other.activityId }, body: { answers } };
    expect(await server.fails(addCardAnswers, crossed, chen)).toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
    const vote = newId();
    await phones.start(params.id, { kind: 'vote', question: '', options: ['A', 'B'], several: false }, vote);
    const onVote = { params: { ...params, activity_id: vote }, body: { answers } };
    expect(await server.fails(addCardAnswers, onVote, chen)).toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
  });
});

describe('the teacher’s phone', () => {
  it('gets the pupils with their cards, and sends answers that count at once', async () => {
    const { id, activityId, panel } = await asked();
    const { token } = await letInTeacher(server, chen, id);
    expect(await server.call(getLessonCards, {}, bearing(token))).toEqual({
      pupils: [0, 1, 2].map((index) => ({
        card: 5 + index,
        member_id: memberId(index),
        name: index === 0 ? '王小明' : '李芳',
      })),
      without: 1,
    });
    const body = { activity_id: activityId, answers: [card(7, 'b')] };
    expect(await server.call(sendCardAnswers, { body }, bearing(token))).toEqual({ refused: [] });
    expect((await panel()).activity).toMatchObject({ answered: 1 });
  });

  it('is refused names and answers before the panel admits it, as a pupil’s phone always is', async () => {
    const { id, code, activityId } = await asked();
    const { token } = await waitingTeacher(server, chen, id);
    const pupil = await server.call(calls.joinLesson, { body: { code, who: { name: '小明' } } });
    const body = { activity_id: activityId, answers: [card(5, 'b')] };
    for (const who of [bearing(token), bearing(pupil.token), bearing('x')]) {
      expect(await server.fails(getLessonCards, {}, who)).toMatchObject({ code: 'PARTICIPANT_GONE' });
      expect(await server.fails(sendCardAnswers, { body }, who)).toMatchObject({ code: 'PARTICIPANT_GONE' });
    }
  });

  it('sends no answers to a question of another lesson', async () => {
    const [one, other] = [await asked(), await asked()];
    const { token } = await letInTeacher(server, chen, one.id);
    const body = { activity_id: other.activityId, answers: [card(5, 'b')] };
    expect(await server.fails(sendCardAnswers, { body }, bearing(token))).toMatchObject({
      code: 'ACTIVITY_NOT_FOUND',
    });
  });
});
