import { newId } from '@lectern/base';
import { listActivities } from '@lectern/protocol/kept-activities';
import { endLesson } from '@lectern/protocol/lessons';
import { addPanelAnswers, type PanelAnswer } from '@lectern/protocol/panel-answers';
import * as calls from '@lectern/protocol/participants';
import { contentOf, freshQuestion, kindOf, type SingleQuestion } from '@lectern/questions';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ParticipantsStore } from '../participants.store.ts';
import { colours, memberId, on, startPhones } from './lesson-phones.ts';

const time = { ahead: 0 };
const phones = await startPhones({ now: () => Date.now() + time.ahead });
const { server, second, chen, li, opened } = phones;
beforeEach(() => {
  time.ahead = 0;
});
afterEach(() => phones.letGo());
afterAll(() => phones.close());

/** 单选题 with a hint that costs half a point: B is right. */
const capital = (change: Partial<SingleQuestion> = {}): SingleQuestion => ({
  format: 1,
  id: 'capital',
  version: 1,
  kind: 'single-choice',
  stem: contentOf('中国的首都是'),
  attempts: 1,
  counts: 'last',
  score: 2,
  rule: { name: 'exact' },
  hints: [{ id: 'h', content: contentOf('在北方'), cost: 0.5 }],
  body: { choices: ['a', 'b', 'c'].map((id) => ({ id, content: contentOf(id) })) },
  key: { right: 'b' },
  ...change,
});

const AT = Date.now() - 60_000;
const given = (
  pupil: PanelAnswer['pupil'],
  choice: string,
  more: Partial<PanelAnswer> = {},
): PanelAnswer => ({
  id: newId(),
  pupil,
  response: { choice },
  hints: [],
  at: AT,
  ...more,
});
const pupil = (index: number) => ({ member_id: memberId(index) });

async function taught(asked: unknown = capital(), ofClass = true) {
  const lesson = await opened('either', ofClass);
  const params = { id: lesson.id, activity_id: newId() };
  const input = (answers: readonly PanelAnswer[]) => ({
    params,
    body: { asked, asked_at: AT, answers: [...answers] },
  });
  return {
    ...lesson,
    params,
    input,
    send: (...answers: PanelAnswer[]) => server.call(addPanelAnswers, input(answers), chen),
    fails: (body: object, who = chen) =>
      server.fails(addPanelAnswers, { params, body: { ...input([]).body, ...body } } as never, who),
    kept: async () => (await server.call(listActivities, { ...on(lesson.id), query: {} }, chen)).items,
  };
}

describe('answers on the panel', () => {
  it('are in the record with the pupil, the response, the points and the time, and count in its statistics', async () => {
    const { send, kept, params } = await taught();
    expect(await send(given(pupil(0), 'b'), given(pupil(1), 'a', { at: AT + 5 }))).toEqual({ count: 2 });
    expect(await kept()).toMatchObject([
      {
        id: params.activity_id,
        at: AT,
        answered: 2,
        setting: { kind: 'question', asked: { id: 'capital' } },
        result: {
          kind: 'question',
          tallies: [
            { value: 'b', count: 1, state: 'right' },
            { value: 'a', count: 1, state: 'wrong' },
          ],
          pupils: [
            { member_id: memberId(0), name: '王小明', state: 'right', points: 2, late: false },
            { member_id: memberId(1), name: '李芳', state: 'wrong', points: 0 },
          ],
        },
        answers: [
          { name: '王小明', member_id: memberId(0), on_panel: true, by_card: false, hints: [], at: AT },
          { name: '李芳', on_panel: true, at: AT + 5 },
        ],
      },
    ]);
  });

  it('counts a pupil who answers again once, by the rule of the question', async () => {
    const { send, kept } = await taught();
    await send(given(pupil(0), 'b'));
    await send(given(pupil(0), 'c'));
    expect(await kept()).toMatchObject([
      { answered: 1, result: { pupils: [{ state: 'wrong' }] }, answers: [{}, {}] },
    ]);
  });

  it('cost the points of hints, as the panel said', async () => {
    const { send, kept } = await taught();
    await send(given(pupil(0), 'b', { hints: ['h'] }));
    expect(await kept()).toMatchObject([
      {
        result: { pupils: [{ points: 1.5 }] },
        answers: [{ hints: ['h'], content: { response: { choice: 'b' } } }],
      },
    ]);
  });

  it('are each those of another pupil when none was named, or one who is not in the class', async () => {
    const { send, kept } = await taught();
    await send(given(null, 'b'), given(null, 'a'), given({ member_id: newId() }, 'b'));
    expect(await kept()).toMatchObject([
      { answered: 3, answers: [1, 2, 3].map(() => ({ name: '', member_id: null, on_panel: true })) },
    ]);
    const typed = await taught(capital(), false);
    await typed.send(given({ name: '小红' }, 'b'), given({ name: '小红' }, 'a'), given(pupil(0), 'b'));
    expect(await typed.kept()).toMatchObject([
      { answered: 2, answers: [{ name: '小红' }, { name: '小红' }, { name: '', member_id: null }] },
    ]);
    await new ParticipantsStore(server.platform.database as never).forgetNames(new Date(Date.now() + 1));
    expect((await typed.kept())[0]?.answers.map(({ name }) => name)).toEqual(['', '', '']);
  });

  it('are stored once, however often, over which process, and with which question they are sent again', async () => {
    const { input, kept } = await taught();
    const all = input([given(pupil(0), 'b'), given(null, 'a')]);
    await Promise.all([server, second, server].map((each) => each.call(addPanelAnswers, all, chen)));
    const other = capital({ key: { right: 'a' } });
    await server.call(addPanelAnswers, { ...all, body: { ...all.body, asked: other } }, chen);
    expect(await kept()).toMatchObject([
      { answered: 2, setting: { asked: { key: { right: 'b' } } }, answers: [{}, {}] },
    ]);
  });

  it('are given to the pupil who is named afterwards, with their points, and to nobody again', async () => {
    const { send, kept } = await taught();
    const [right, wrong] = [given(null, 'b'), given(pupil(0), 'a')];
    await send(right, wrong);
    await send({ ...right, pupil: pupil(1) }, { ...wrong, pupil: null, response: { choice: 'b' } });
    expect(await kept()).toMatchObject([
      {
        answered: 2,
        answers: [
          { member_id: memberId(1), content: { response: { choice: 'b' } } },
          { member_id: null, name: '', content: { response: { choice: 'a' } } },
        ],
        result: {
          pupils: [
            { name: '李芳', state: 'right' },
            { member_id: null, state: 'wrong' },
          ],
        },
      },
    ]);
    // The pupil from whom the first answer was taken can answer again.
    await send(given(pupil(0), 'c'), given(pupil(1), 'c'), { ...wrong, pupil: pupil(1) });
    const [activity] = await kept();
    expect(activity?.answers.map(({ member_id: member }) => member)).toEqual([
      memberId(1),
      memberId(1),
      memberId(0),
      memberId(1),
    ]);
  });

  it('without a name are of one pupil when they say so', async () => {
    const { send, kept } = await taught();
    const first = given(null, 'a');
    await send(first);
    await send(given(null, 'b', { unnamed: first.id }), given(null, 'c'));
    expect(await kept()).toMatchObject([
      { answered: 2, answers: [{}, {}, {}], result: { pupils: [{ state: 'right' }, { state: 'wrong' }] } },
    ]);
  });

  it('arrive also after the lesson, in a lesson that was never open for phones, and never ahead of the clock', async () => {
    const { send, kept, id } = await taught();
    await server.call(calls.closePhones, on(id), chen);
    await server.call(endLesson, { ...on(id), body: { end_at: Date.now() } }, chen);
    await send(given(pupil(0), 'b', { at: Date.now() + 3_600_000 }));
    const [activity] = await kept();
    expect(activity?.answers[0]?.at).toBeLessThanOrEqual(Date.now());
  });

  it('leave the phones as they are, and stand beside their answers', async () => {
    const { send, kept, id, code } = await taught();
    const vote = newId();
    await phones.start(id, colours(), vote);
    await server.call(calls.joinLesson, { body: { code, who: pupil(2) } });
    const before = await server.call(calls.getPhones, on(id), chen);
    await send(given(pupil(0), 'b'), given(null, 'b'));
    const after = await server.call(calls.getPhones, on(id), chen);
    expect(after.activity).toMatchObject({ id: vote, state: 'open' });
    expect(after.participants).toEqual(before.participants);
    expect((await kept()).map(({ setting }) => setting.kind)).toEqual(['vote', 'question']);
  });

  it('to a question with drawn numbers are marked with the numbers that the panel showed', async () => {
    const parameters = [{ name: 'a', from: 1, to: 9_999, step: 1 }];
    const sum = capital({
      kind: 'numeric',
      body: { parameters },
      key: { value: 'a+1' },
      rule: { name: 'tolerance' },
    });
    const shown = freshQuestion(sum, 7) as SingleQuestion;
    const { send, kept } = await taught(shown);
    await send(given(null, '', { response: kindOf('numeric')?.rightResponse(shown.body, shown.key) }));
    expect(await kept()).toMatchObject([{ result: { pupils: [{ state: 'right', points: 2 }] } }]);
  });

  it('are refused as a whole when one of them is wrong', async () => {
    const { fails, kept } = await taught();
    const one = given(pupil(0), 'b');
    const wrong: readonly object[] = [
      { asked: {} },
      { asked: null },
      { asked: { ...capital(), kind: 'hologram' } },
      { asked_at: -1 },
      { answers: [] },
      { answers: [{ ...one, id: 'x' }] },
      { answers: [one, { ...one, id: newId(), response: {} }] },
      { answers: [{ ...one, response: { truth: true } }] },
      { answers: [{ ...one, response: { choice: 'a'.repeat(100_000) } }] },
      { answers: [{ ...one, pupil: {} }] },
      { answers: [{ ...one, pupil: { name: '' } }] },
      { answers: [{ ...one, pupil: { name: 'x'.repeat(65) } }] },
      { answers: [{ ...one, hints: 'h' }] },
      { answers: [{ ...one, hints: Array.from({ length: 21 }, () => 'h') }] },
      { answers: [{ ...one, at: 1.5 }] },
      { answers: Array.from({ length: 61 }, () => given(null, 'b')) },
      { answers: null },
    ];
    for (const body of wrong)
      expect(await fails({ answers: [one], ...body }), JSON.stringify(body).slice(0, 200)).toMatchObject({
        code: 'INVALID_INPUT',
      });
    expect(await kept()).toEqual([]);
  });

  it('are refused from another teacher, for votes, and for ids of other lessons', async () => {
    const { fails, id } = await taught();
    const answers = [given(pupil(0), 'b')];
    expect(await fails({ answers }, li)).toMatchObject({ code: 'LESSON_NOT_FOUND' });
    const other = await taught();
    const own = given(null, 'b');
    await other.send(own);
    const at = (activity_id: string) => ({
      params: { id, activity_id },
      body: { asked: capital(), asked_at: AT, answers },
    });
    expect(await server.fails(addPanelAnswers, at(other.params.activity_id), chen)).toMatchObject({
      code: 'ACTIVITY_NOT_FOUND',
    });
    const vote = newId();
    await phones.start(id, colours(), vote);
    expect(await server.fails(addPanelAnswers, at(vote), chen)).toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
    // The id of an answer in another lesson.
    expect(await fails({ answers: [own] })).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await other.kept())[0]?.answers).toHaveLength(1);
  });
});
