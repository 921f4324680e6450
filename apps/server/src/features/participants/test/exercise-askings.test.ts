import { newId } from '@lectern/base';
import type { ActivityResult, OwnAnswers } from '@lectern/protocol/activity-shapes';
import * as keptCalls from '@lectern/protocol/kept-activities';
import { endLesson } from '@lectern/protocol/lessons';
import * as calls from '@lectern/protocol/participants';
import type { PupilView } from '@lectern/protocol/phone-views';
import {
  BASIC_KINDS,
  type CompositeQuestion,
  contentOf,
  INTERACTIVE_KINDS,
  passageOf,
  type SingleQuestion,
} from '@lectern/questions';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { on, startPhones } from './lesson-phones.ts';

const time = { ahead: 0 };
const phones = await startPhones({ now: () => Date.now() + time.ahead });
const { server, second, chen, li, opened, joined, phoneSocket, panelSocket } = phones;
beforeEach(() => {
  time.ahead = 0;
});
afterEach(() => phones.letGo());
afterAll(() => phones.close());

const advance = (ms: number) => {
  time.ahead += ms;
};

/** A question whose texts for the teacher alone contain SECRET. */
const single = (change: Partial<SingleQuestion> = {}): SingleQuestion => ({
  format: 1,
  id: newId(),
  version: 1,
  kind: 'single-choice',
  stem: contentOf('选'),
  attempts: 1,
  counts: 'best',
  timeLimit: 5,
  score: 2,
  rule: { name: 'exact' },
  body: { choices: ['a', 'b', 'c'].map((id) => ({ id, content: contentOf(id) })) },
  key: { right: 'b' },
  analysis: contentOf('SECRET'),
  hints: [{ id: 'h', content: contentOf('SECRET'), cost: 1 }],
  feedback: { right: contentOf('SECRET') },
  knowledgePoints: ['SECRET'],
  ...change,
});
const blank = single({
  kind: 'fill-blank',
  body: { passage: passageOf('香炉生', { gap: 'g' }) },
  key: { blanks: [{ gap: 'g', accepted: [{ text: '紫烟' }] }] },
  rule: { name: 'per-item' },
  score: 3,
});
const truth = single({ kind: 'true-false', body: {}, key: { truth: true } });

async function asked(
  questions: readonly unknown[] = [single(), blank, truth],
  time_limit: number | null = null,
) {
  const { id, code } = await opened();
  const activityId = newId();
  const params = { id, activity_id: activityId };
  const body = {
    kind: 'exercise' as const,
    title: '第二单元',
    time_limit,
    document_id: null,
    drawings: {},
    questions: [...questions],
  };
  const start = () => server.call(calls.startActivity, { params, body }, chen);
  const change = (change: object) => server.call(calls.changeActivity, { params, body: change }, chen);
  const answer = (index: number, response: unknown, given_ms?: number, answerId = newId()) => ({
    body: {
      id: answerId,
      activity_id: activityId,
      content: { kind: 'exercise' as const, index, response, given_ms },
    },
  });
  const handIn = (given_ms?: number, answerId = newId()) => ({
    body: { id: answerId, activity_id: activityId, content: { kind: 'handed-in' as const, given_ms } },
  });
  const result = async () => {
    const { activity } = await server.call(calls.getPhones, on(id), chen);
    return activity?.result as Extract<ActivityResult, { kind: 'exercise' }>;
  };
  const questionsOf = (who = chen) => server.call(keptCalls.listActivityQuestions, { params }, who);
  return { id, code, activityId, params, body, start, change, answer, handIn, result, questionsOf };
}

type OwnExercise = Extract<OwnAnswers, { kind: 'exercise' }>;
const ownOf = ({ activity }: PupilView) => activity?.own as OwnExercise | null;
const states = (result: Awaited<ReturnType<Awaited<ReturnType<typeof asked>>['result']>>) =>
  result.pupils.map(({ name, answers, handed_in }) => [name, answers, handed_in]);

describe('an exercise in a lesson', () => {
  it('is answered in any order, changed until it is handed in, and marked on phones after the keys are shown', async () => {
    const { id, code, start, change, answer, handIn } = await asked();
    const [ming, hong] = [await joined(code, '小明'), await joined(code, '小红', second)];
    const [phone, panel] = [phoneSocket(ming.token), panelSocket(id)];
    await start();
    const seen = await phone.view(({ activity }) => activity?.setting.kind === 'exercise');
    expect(seen.activity).toMatchObject({
      setting: { title: '第二单元', time_limit: null, count: 3 },
      questions: [{ kind: 'single-choice' }, { kind: 'fill-blank' }, { kind: 'true-false' }],
      solution: null,
      state: 'open',
    });
    const [first] = (seen.activity?.questions ?? []) as { body: { choices: { id: string }[] } }[];
    const idOf = (place: number) => first?.body.choices[place]?.id;
    await server.call(calls.addAnswer, answer(2, { truth: true }), ming);
    await server.call(calls.addAnswer, answer(0, { choice: idOf(0) }), ming);
    await server.call(calls.addAnswer, answer(0, { choice: idOf(1) }), ming);
    const { own } = await server.call(calls.addAnswer, handIn(900), ming);
    expect(own).toEqual({
      kind: 'exercise',
      answers: [
        { index: 0, response: { choice: idOf(1) }, late: false, score: null },
        { index: 2, response: { truth: true }, late: false, score: null },
      ],
      handed_in: true,
      total: null,
    });
    await second.call(calls.addAnswer, answer(1, { texts: [{ gap: 'g', text: '红烟' }] }), hong);
    const counted = await panel.panel(({ activity }) => activity?.answered === 2);
    expect(counted.activity).toMatchObject({
      result: {
        questions: [
          { answered: 1, right: 1 },
          { answered: 1, right: 0 },
          { answered: 1, right: 1 },
        ],
        pupils: [
          { name: '小明', answers: ['right', null, 'right'], last: 0, points: 4, handed_in: true },
          { name: '小红', answers: [null, 'wrong', null], last: 1, points: 0, handed_in: false },
        ],
      },
    });

    // Counts without what is right, and no names, until the keys are shown.
    await change({ state: 'closed', shown: true });
    const counts = await phone.view((view) => view.activity?.result != null);
    expect(counts.activity?.result).toEqual({
      kind: 'exercise',
      questions: [1, 1, 1].map((answered) => ({ answered, right: null })),
      pupils: [],
    });
    await change({ key_shown: true });
    const marked = await phone.view((view) => view.activity?.solution != null);
    expect(marked.activity).toMatchObject({
      solution: [{ key: { right: idOf(1) }, analysis: contentOf('SECRET') }, {}, { key: { truth: true } }],
      result: { questions: [{ right: 1 }, { right: 0 }, { right: 1 }] },
    });
    expect(ownOf(marked)).toMatchObject({
      total: { points: 4, full: 7 },
      answers: [{ score: { points: 2, full: 2, state: 'right' } }, { score: { state: 'right' } }],
    });
  });

  it('accepts no answers after it was handed in, and stores the same answer once', async () => {
    const { code, start, answer, handIn, result } = await asked();
    const ming = await joined(code, '小明');
    await start();
    const same = answer(0, { choice: 'b' });
    await Promise.all([server, second, server].map((each) => each.call(calls.addAnswer, same, ming)));
    const [over, again] = [handIn(), handIn()];
    await server.call(calls.addAnswer, over, ming);
    await server.call(calls.addAnswer, over, ming);
    for (const late of [answer(0, { choice: 'a' }), again])
      expect(await server.fails(calls.addAnswer, late, ming)).toMatchObject({ code: 'ACTIVITY_CLOSED' });
    expect(states(await result())).toEqual([['小明', ['right', null, null], true]]);
  });

  it('counts a withdrawn answer as none', async () => {
    const { code, start, answer, result } = await asked();
    const ming = await joined(code, '小明');
    await start();
    await server.call(calls.addAnswer, answer(1, { texts: [{ gap: 'g', text: '紫烟' }] }), ming);
    const { own } = await server.call(calls.addAnswer, answer(1, { texts: [{ gap: 'g', text: '' }] }), ming);
    expect(own).toMatchObject({ answers: [] });
    await server.call(calls.addAnswer, answer(0, null), ming);
    expect(await result()).toMatchObject({ questions: [{ answered: 0 }, { answered: 0 }, { answered: 0 }] });
  });

  it('has its own time limit, and counts answers that were held up on the way by their own times', async () => {
    const { code, id, start, answer, handIn, result } = await asked(undefined, 60);
    const [ming, hong] = [await joined(code, '小明'), await joined(code, '小红')];
    await start();
    const { time: shown } = (await server.call(calls.getPupilView, {}, ming)).activity ?? {};
    expect(Math.abs((shown?.ends_at ?? 0) - (shown?.now ?? 0) - 60_000)).toBeLessThan(2_000);
    // The limits of single questions do not hold.
    advance(20_000);
    await server.call(calls.addAnswer, answer(0, { choice: 'a' }, 20_000), ming);
    advance(70_000);
    expect((await server.call(calls.getPhones, on(id), chen)).activity).toMatchObject({ state: 'closed' });
    await server.call(calls.addAnswer, answer(0, { choice: 'b' }, 55_000), ming);
    await server.call(calls.addAnswer, answer(1, { texts: [{ gap: 'g', text: '紫烟' }] }, 58_000), ming);
    await server.call(calls.addAnswer, handIn(59_000), ming);
    await server.call(calls.addAnswer, answer(0, { choice: 'b' }, 80_000), hong);
    expect(states(await result())).toEqual([
      ['小明', ['right', 'right', null], true],
      ['小红', ['late', null, null], false],
    ]);
    advance(120_000);
    const { own } = await server.call(calls.addAnswer, answer(2, { truth: true }, 30_000), hong);
    expect(own).toMatchObject({ answers: [{ late: true }, { late: true }] });
  });

  it.each([
    [0, undefined],
    [0, { choice: 7 }],
    [0, { choices: ['a'] }],
    [0, 'b'],
    [3, { choice: 'b' }],
    [1, { texts: [{ gap: 'g', text: 'x'.repeat(70_000) }] }],
  ])('refuses the answer %i %j', async (index, response) => {
    const { code, start, answer } = await asked();
    const ming = await joined(code, '小明');
    await start();
    expect(await server.fails(calls.addAnswer, answer(index, response), ming)).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it.each([
    [[]],
    [[single(), 7]],
    [[{ ...single(), format: 2 }]],
    [Array.from({ length: 101 }, () => truth)],
  ])('is not started with the questions %#', async (questions) => {
    const { params, body } = await asked();
    expect(
      await server.fails(calls.startActivity, { params, body: { ...body, questions } }, chen),
    ).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('is not answered as a single question, by cards, or by phones of another lesson', async () => {
    const { activityId, code, start, answer } = await asked();
    const [ming, foreign] = [await joined(code, '小明'), await joined((await opened()).code, '小明')];
    await start();
    const single = { kind: 'question' as const, response: { choice: 'b' } };
    const body = { id: newId(), activity_id: activityId, content: single };
    expect(await server.fails(calls.addAnswer, { body }, ming)).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await server.fails(calls.addAnswer, answer(0, { choice: 'b' }), foreign)).toMatchObject({
      code: 'ACTIVITY_NOT_FOUND',
    });
  });
});

describe('the questions of an exercise', () => {
  it('are sent with keys and tallies to the teacher of the lesson alone', async () => {
    const { code, start, answer, questionsOf, params } = await asked();
    const ming = await joined(code, '小明');
    await start();
    await server.call(calls.addAnswer, answer(0, { choice: 'b' }), ming);
    const { questions } = await questionsOf();
    expect(questions).toMatchObject([
      {
        question: { key: { right: 'b' } },
        asked: { body: { choices: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] } },
        tallies: [{ value: 'b', count: 1, state: 'right' }],
      },
      { tallies: [] },
      { tallies: [] },
    ]);
    expect(await server.fails(keptCalls.listActivityQuestions, { params }, li)).toMatchObject({
      code: 'LESSON_NOT_FOUND',
    });
    const other = { params: { ...params, activity_id: newId() } };
    expect(await server.fails(keptCalls.listActivityQuestions, other, chen)).toMatchObject({
      code: 'ACTIVITY_NOT_FOUND',
    });
  });

  it('show pictures that came with the exercise', async () => {
    const asset = 'a'.repeat(64);
    const stem = { paragraphs: [], media: [{ type: 'picture' as const, asset }] };
    const { code, params, body } = await asked([single({ stem })]);
    const drawings = { [asset]: '<svg/>', ['b'.repeat(64)]: '<svg id="unused"/>' };
    await server.call(calls.startActivity, { params, body: { ...body, drawings } }, chen);
    const { view } = await joined(code, '小明');
    expect(view.activity?.files).toEqual({ [asset]: 'data:image/svg+xml,%3Csvg%2F%3E' });
  });
});

describe('the keys of an exercise', () => {
  it('are not shown while it can be answered, and it is not opened again afterwards', async () => {
    const { params, start, change } = await asked();
    await start();
    const fails = (body: object) => server.fails(calls.changeActivity, { params, body }, chen);
    expect(await fails({ key_shown: true })).toMatchObject({ code: 'ACTIVITY_OPEN' });
    await change({ key_shown: true, state: 'closed' });
    expect(await fails({ state: 'open' })).toMatchObject({ code: 'ACTIVITY_CLOSED' });
  });

  it('stay on the server while questions of all kinds are answered', async () => {
    const kinds = [...BASIC_KINDS, ...INTERACTIVE_KINDS];
    const made = kinds.map((kind) => {
      const { body, key } = kind.blank(newId);
      return single({ kind: kind.kind, body, key, rule: { name: kind.rules[0] } });
    });
    const { timeLimit: _, ...fields } = single();
    const material = {
      ...{ ...fields, id: newId(), kind: 'composite', children: [single({ id: 'c1' })] },
    } as unknown as CompositeQuestion;
    const { id, code, start, change, answer } = await asked([...made, material]);
    const ming = await joined(code, '小明');
    const sockets = [
      phoneSocket(ming.token),
      phoneSocket((await joined(code, '小刚', second)).token, second),
    ];
    await start();
    const choiceAt = kinds.findIndex(({ kind }) => kind === 'true-false');
    const reply = await server.call(calls.addAnswer, answer(choiceAt, { truth: true }), ming);
    const open = await server.call(calls.getPupilView, {}, ming);
    const late = (await joined(code, '小红')).view;
    await change({ state: 'closed', shown: true });
    const closed = await server.call(calls.getPupilView, {}, ming);
    for (const socket of sockets) await socket.view(({ activity }) => activity?.state === 'closed');
    for (const view of [open, late, closed]) {
      expect(view.activity?.questions).toHaveLength(kinds.length + 1);
      expect(view.activity?.solution).toBeNull();
    }
    const told = JSON.stringify([reply, open, late, closed, sockets.map(({ said }) => said)]);
    expect(told).not.toMatch(/SECRET|"key"|"analysis"|"pupils":\[\{/);
    // Ids of parts would tell the order in which the author made them.
    const inPassages = JSON.stringify(made).matchAll(/gap:([0-9a-f-]{36})/g);
    const known = new Set([...inPassages].map(([, gap]) => gap));
    const keys = JSON.stringify(made.map(({ key }) => key));
    const ids = [...keys.matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g)].map(([part]) => part);
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((part) => !known.has(part) && told.includes(part))).toEqual([]);
    // The counts of the panel contain no keys either.
    const { activity } = await server.call(calls.getPhones, on(id), chen);
    expect(JSON.stringify(activity)).not.toMatch(/SECRET|"key"/);
  });
});

it('a lesson’s record lists an exercise with the tallies of its questions and the answers of each pupil', async () => {
  const { id, code, start, answer, handIn } = await asked();
  const ming = await joined(code, '小明');
  await start();
  await server.call(calls.addAnswer, answer(0, { choice: 'a' }), ming);
  await server.call(calls.addAnswer, answer(0, { choice: 'b' }), ming);
  await server.call(calls.addAnswer, handIn(), ming);
  await server.call(endLesson, { ...on(id), body: { end_at: Date.now() } }, chen);
  const { items } = await server.call(keptCalls.listActivities, { ...on(id), query: {} }, chen);
  expect(items).toMatchObject([
    {
      setting: { kind: 'exercise', title: '第二单元', questions: [{ key: { right: 'b' } }, {}, {}] },
      answered: 1,
      result: {
        questions: [{ answered: 1, right: 1, tallies: [{ value: 'b', count: 1 }] }, { tallies: [] }, {}],
        pupils: [{ name: '小明', points: 2, handed_in: true }],
      },
      answers: [
        { content: { kind: 'exercise', index: 0, response: { choice: 'a' } } },
        { content: { response: { choice: 'b' } } },
        { name: '小明', content: { kind: 'handed-in' } },
      ],
    },
  ]);
});
