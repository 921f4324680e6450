import type { KeptActivity } from '@lectern/protocol/kept-activities';
import { passageOf } from '@lectern/questions';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeServer, signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { mount } from '../../../platform/testing/mounted.tsx';
import { RecordActivities } from './record-activities.tsx';

const PATH = 'GET /api/lessons/v1/lessons/l1/activities';

const activityOf = (change: Record<string, unknown>): KeptActivity =>
  ({ id: String(change.kind), at: 0, answered: 0, answers: [], ...change }) as unknown as KeptActivity;

const answer = (name: string, content: Record<string, unknown>, early = false) => ({
  name,
  member_id: null,
  content,
  early,
  at: 0,
});

const VOTE = activityOf({
  kind: 'vote',
  setting: { kind: 'vote', question: '哪个大？', options: ['二分之一', '三分之一'], multiple: true },
  result: { kind: 'vote', counts: [4, 0] },
  answered: 4,
  answers: [answer('李雷', { kind: 'vote', options: [0] }), answer('', { kind: 'vote', options: [0, 1] })],
});

const BUZZ = activityOf({
  kind: 'buzz',
  setting: { kind: 'buzz', question: '' },
  result: { kind: 'buzz', first: [{ participant_id: 'p1', name: '韩梅梅', after_ms: 1_240 }] },
  answered: 1,
  answers: [answer('韩梅梅', { kind: 'buzz' }), answer('李雷', { kind: 'buzz' }, true)],
});

const WORDS = activityOf({
  kind: 'words',
  setting: { kind: 'words', question: '想到什么' },
  result: { kind: 'words', words: [{ text: '披萨', count: 3 }] },
  answered: 3,
  answers: [answer('李雷', { kind: 'words', text: '披萨' })],
});

const TRUTH = {
  ...{ format: 1, id: 'q', version: 1, kind: 'true-false', score: 2, rule: { name: 'exact' } },
  ...{ attempts: 'free', counts: 'last', body: {}, key: { truth: true } },
  stem: { paragraphs: [{ runs: [{ type: 'text', text: '冰比水轻' }] }] },
};
const EXERCISE = activityOf({
  kind: 'exercise',
  setting: { kind: 'exercise', title: '第二单元', time_limit: null, questions: [TRUTH, TRUTH] },
  result: {
    kind: 'exercise',
    questions: [
      { answered: 2, right: 1, tallies: [{ at: '', form: 'part', value: 'true', count: 2, state: 'right' }] },
      { answered: 0, right: 0, tallies: [] },
    ],
    pupils: [],
  },
  answered: 2,
  answers: [
    answer('李雷', { kind: 'exercise', index: 0, response: { truth: true } }),
    answer('李雷', { kind: 'exercise', index: 1, response: null }),
    answer('李雷', { kind: 'handed-in' }),
  ],
});

/** A server that sends one activity per answer. */
async function opened(...activities: readonly KeptActivity[]): Promise<FakeServer> {
  const server = await signInToFakeServer('u1');
  let sent = 0;
  server.answer(PATH, () => {
    const items = activities.slice(sent, sent + 1);
    sent += 1;
    return { body: { items, has_more: sent < activities.length } };
  });
  mount(<RecordActivities userId="u1" lessonId="l1" />);
  return server;
}

const section = () => page.getByRole('region', { name: '课堂互动' });
const textsOf = (selector: string) =>
  [...section().element().querySelectorAll(selector)].map(({ textContent }) => textContent);

it('the activities of a record are all shown, also when they need several responses of the server', async () => {
  await opened(VOTE, BUZZ, WORDS);
  await expect.element(section()).toBeVisible();
  await expect
    .poll(() => textsOf('h3'))
    .toEqual(['投票 · 哪个大？4 人作答', '抢答1 人作答', '词云 · 想到什么3 人作答']);
});

it('the activities of a record show the votes per option, and the options of each pupil', async () => {
  await opened(VOTE);
  await expect.poll(() => textsOf('ol ol li')).toEqual(['A 二分之一4 人', 'B 三分之一0 人']);
  const shares = [...section().element().querySelectorAll<HTMLElement>('[style*="--share"]')];
  expect(shares.map(({ style }) => [style.getPropertyValue('--share'), style.visibility])).toEqual([
    ['1', ''],
    ['0', 'hidden'],
  ]);
  await page.getByText('查看每个人的回答').click();
  expect(textsOf('details li')).toEqual(['李雷A 二分之一', '（姓名已不保留）A 二分之一、B 三分之一']);
});

it('the activities of a record show who buzzed first and after how long, and mark a press before the start', async () => {
  await opened(BUZZ);
  await expect.poll(() => textsOf('ol ol li')).toEqual(['1. 韩梅梅 1.2 秒']);
  expect(textsOf('details li')).toEqual(['韩梅梅抢答', '李雷抢跑，不算']);
});

it('the activities of a record show each word with its count', async () => {
  await opened(WORDS);
  await expect.poll(() => textsOf('ol > li > ul > li')).toEqual(['披萨 3']);
  expect(textsOf('details li')).toEqual(['李雷披萨']);
});

it('the activities of a record show each question of an exercise with its answers, and what each pupil answered', async () => {
  await opened(EXERCISE);
  await expect.poll(() => textsOf('h3')).toEqual(['练习 · 第二单元2 人作答']);
  expect(textsOf('h4')).toEqual(['第 1 题 冰比水轻', '第 2 题 冰比水轻']);
  await expect.element(page.getByText('2 人作答 · 正确率 50%')).toBeVisible();
  expect(textsOf('details li')).toEqual(['李雷第 1 题 对 对，2 / 2 分', '李雷第 2 题 （清空）', '李雷交卷']);
});

it('the activities of a record have headings of places one level below the heading of their question', async () => {
  const blank = {
    ...{ ...TRUTH, kind: 'fill-blank', rule: { name: 'per-item' } },
    body: { passage: passageOf({ gap: 'x' }, { gap: 'y' }) },
    key: { blanks: ['x', 'y'].map((gap) => ({ gap, accepted: [] })) },
  };
  const tallies = ['x', 'y'].map((at) => ({ at, form: 'text', value: '三', count: 1 }));
  await opened(
    activityOf({
      ...{ kind: 'question', answered: 1 },
      setting: { kind: 'question', asked: blank },
      result: { kind: 'question', tallies, pupils: [{ late: false }] },
    }),
    activityOf({
      ...{ kind: 'exercise', answered: 1 },
      setting: { kind: 'exercise', title: '', time_limit: null, questions: [blank] },
      result: { kind: 'exercise', questions: [{ answered: 1, right: 1, tallies }], pupils: [] },
    }),
  );
  await expect
    .poll(() => textsOf('h4, h5'))
    .toEqual(['第 1 处', '第 2 处', '第 1 题 冰比水轻', '第 1 处', '第 2 处']);
  expect(textsOf('h5')).toEqual(['第 1 处', '第 2 处']);
});

it('the activities of a record say which answers were given on the panel and by cards, and by whom', async () => {
  const given = (name: string, truth: boolean, more: object) => ({
    ...answer(name, { kind: 'question', response: { truth } }),
    ...more,
  });
  const question = {
    setting: { kind: 'question', asked: TRUTH },
    result: { kind: 'question', tallies: [], pupils: [] },
  };
  await opened(
    activityOf({
      ...{ ...question, id: 'panel', kind: 'question', answered: 2 },
      answers: [given('李雷', true, { on_panel: true }), given('', false, { on_panel: true })],
    }),
    activityOf({
      ...{ ...question, id: 'phones', kind: 'question', answered: 2 },
      answers: [given('韩梅梅', true, { by_card: true }), given('李雷', true, {})],
    }),
  );
  await expect.poll(() => textsOf('h3')).toEqual(['提问 · 冰比水轻']);
  expect(textsOf('h4')).toEqual(['2 人作答 · 板上作答', '2 人作答']);
  expect(textsOf('details li')).toEqual([
    ...['李雷对 对，2 / 2 分', '未记名错 错，0 / 2 分'],
    ...['韩梅梅 答题卡对 对，2 / 2 分', '李雷 手机对 对，2 / 2 分'],
  ]);
});

it('the activities of a record have one entry for a question that was asked on phones and answered on the panel', async () => {
  const asking = (id: string, asked: object, on_panel: boolean) =>
    activityOf({
      ...{ id, kind: 'question', answered: 1, setting: { kind: 'question', asked } },
      result: {
        ...{ kind: 'question', pupils: [{ late: false }] },
        tallies: [{ at: '', form: 'part', value: 'true', count: 1, state: 'right' }],
      },
      answers: [{ ...answer('李雷', { kind: 'question', response: { truth: true } }), on_panel }],
    });
  const other = { ...TRUTH, stem: { paragraphs: [{ runs: [{ type: 'text', text: '鲸是鱼' }] }] } };
  await opened(asking('a', TRUTH, false), asking('b', other, true), asking('c', TRUTH, true));
  await expect.poll(() => textsOf('h3')).toEqual(['提问 · 冰比水轻', '提问 · 鲸是鱼1 人作答 · 板上作答']);
  expect(textsOf('h4')).toEqual(['1 人作答 · 手机', '1 人作答 · 板上作答']);
});

it('the activities of a record are absent when the lesson had none', async () => {
  const server = await opened();
  await expect.poll(() => server.received.some(({ path }) => path.endsWith('/activities'))).toBe(true);
  await expect.element(section()).not.toBeInTheDocument();
});
