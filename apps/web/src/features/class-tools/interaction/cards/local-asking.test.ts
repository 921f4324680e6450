import { LessonDocument } from '@lectern/courseware/lesson';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { quickQuestion, withQuickKey } from '../../../../parts/askings/index.ts';
import type { QuestionActivity } from '../question-activity.ts';
import { ASKINGS_STATE, hostedAsking, keptAsking } from './local-asking.ts';
import { askingsIn, beginAsking, LocalAskings } from './local-askings.ts';

const quick = quickQuestion('choice', { id: 'q', text: '', options: 3 });
const keyed = withQuickKey(quick, { form: 'part', value: 'B' }) ?? quick;
const PUPILS = [1, 2, 3].map((card) => ({ card, memberId: `m${card}`, name: `学生${card}` }));

function setUp() {
  const document = new LessonDocument(new Y.Doc());
  const lesson = { now: () => 1_000, state: (name: string) => document.state(name) };
  const said: unknown[] = [];
  const at = { waiting: [] as unknown[], isOffline: false };
  const tell = (what: string) => async (id: string, more: unknown) => {
    if (at.isOffline) throw new Error('offline');
    said.push([what, id, more]);
  };
  const box = {
    deliver: async () => said.push(['answers']),
    readings: { get: () => ({ sides: {}, waiting: at.waiting }) },
  };
  const askings = new LocalAskings(
    lesson,
    { of: () => box as never },
    {
      start: tell('start'),
      change: tell('change'),
    },
  );
  const all = () => askingsIn(document.state(ASKINGS_STATE).get());
  return { lesson, askings, said, at, all };
}

describe('a question that is asked without the server', () => {
  it('is counted on the panel by the sides of the cards, and a side without a choice does not count', () => {
    const { lesson, all } = setUp();
    const id = beginAsking(lesson, keyed);
    const [, asking] = all()[0] ?? [];
    const activity = asking && hostedAsking(id, asking, { 1: 'B', 2: 'A', 3: 'D', 60: 'B' }, PUPILS);
    expect(activity).toMatchObject({
      id,
      state: 'open',
      answered: 2,
      result: {
        tallies: [
          { value: 'B', count: 1, state: 'right' },
          { value: 'A', count: 1, state: 'wrong' },
        ],
        pupils: [
          { member_id: 'm1', name: '学生1', state: 'right', points: 1, by_card: true },
          { member_id: 'm2', state: 'wrong', points: 0 },
        ],
      },
    });
  });

  it('is told to the server later: the question, its answers, and how it was closed', async () => {
    const { lesson, askings, said, at, all } = setUp();
    const id = beginAsking(lesson, quick);
    askings.change(id, { state: 'closed' });
    askings.change(id, { asked: keyed });
    askings.change(id, { key_shown: true });
    at.isOffline = true;
    await expect(askings.send()).rejects.toThrow('offline');
    at.isOffline = false;
    at.waiting = [{}];
    expect(await askings.send()).toBe(false);
    at.waiting = [];
    expect(await askings.send()).toBe(true);
    expect(said).toEqual([
      ['start', id, keyed],
      ['answers'],
      ['answers'],
      ['change', id, { state: 'closed', asked: keyed, key_shown: true }],
    ]);
    expect(await askings.send()).toBe(true);
    expect(said).toHaveLength(4);
    askings.follow(undefined, 2_000);
    expect(all()).toEqual([]);
  });

  it('goes on from the copy of a question that the server asked before', async () => {
    const { askings, said, all } = setUp();
    const activity = {
      id: 'a',
      state: 'open',
      key_shown: false,
      asked: quick,
      setting: { kind: 'question', asked: quick },
    } as unknown as QuestionActivity;
    askings.follow(activity, 5_000);
    expect(all()).toMatchObject([['a', { begun: true, changed: false, state: 'open' }]]);
    expect(await askings.send()).toBe(true);
    expect(said).toEqual([]);
    askings.change('a', { state: 'away' });
    await askings.send();
    expect(said).toEqual([['answers'], ['change', 'a', { state: 'away', asked: quick }]]);
  });
});

it('keptAsking returns undefined for values of another form', () => {
  for (const value of [
    undefined,
    null,
    7,
    'x',
    {},
    { at: 1, state: 'open', asked: {} },
    { at: 'x', asked: quick },
  ])
    expect(keptAsking(value)).toBeUndefined();
  expect(keptAsking({ at: 1, state: 'open', asked: quick })).toMatchObject({ shown: quick, begun: false });
});
