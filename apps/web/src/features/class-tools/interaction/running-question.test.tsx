import { Signal } from '@lectern/base';
import { scoreOf, talliesOf } from '@lectern/questions';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { quickQuestion, withQuickKey } from '../../../parts/askings/index.ts';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import type { QuestionCards } from './cards/question-cards.tsx';
import { type AnsweredPupil, bestOf, type QuestionActivity } from './question-activity.ts';
import { RunningQuestion } from './running-question.tsx';

beforeAll(() => changeLanguage('zh'));

const quick = quickQuestion('choice', { id: 'q', text: '', options: 3 });
const lesson = { state: () => new Signal({}) } as unknown as ToolLesson;
const keyed = withQuickKey(quick, { form: 'part', value: 'B' }) ?? quick;

function running(change: Partial<QuestionActivity> = {}, question = keyed, cards?: QuestionCards) {
  const responses = [{ choice: 'B' }, { choice: 'A' }];
  const scored = responses.map((response) => ({ response, score: scoreOf(question, response) }));
  const pupil = (id: string, state: 'right' | 'wrong') => ({
    participant_id: id,
    name: `学生${id}`,
    state: question === quick ? null : state,
    points: 0,
    late: false,
    after_ms: 0,
  });
  const activity = {
    id: 'a',
    answered: 2,
    shown: false,
    state: 'closed',
    hidden_words: [],
    setting: { kind: 'question', asked: question },
    asked: question,
    key_shown: false,
    works: [],
    shown_works: [],
    time: null,
    result: {
      kind: 'question',
      tallies: talliesOf(question, scored),
      pupils: [pupil('1', 'right'), pupil('2', 'wrong')],
    },
    ...change,
  } as unknown as QuestionActivity;
  const participants = ['1', '2', '3'].map((id) => ({ id, name: `学生${id}`, member_id: null }));
  const html = renderToStaticMarkup(
    <RunningQuestion
      lesson={lesson}
      activity={activity}
      participants={participants}
      cards={cards}
      onChange={() => undefined}
      onAgain={() => undefined}
      strip={({ name }) => <i>{name}</i>}
    />,
  );
  return { html, text: html.replaceAll(/<[^>]+>/g, '|') };
}

describe('a question that is answered by files', () => {
  const photo = quickQuestion('photo', { id: 'p', text: '', options: 0 });
  const works = [
    { participant_id: '1', index: 0, hash: 'a'.repeat(64), url: '/one', mime: 'image/png' },
    { participant_id: '1', index: 0, hash: 'b'.repeat(64), url: '/two', mime: 'image/png' },
    { participant_id: '2', index: 0, hash: 'c'.repeat(64), url: '/three', mime: 'audio/webm' },
  ];

  it('shows the works as a wall while it is open, without names and without counts', () => {
    const { html, text } = running({ state: 'open', works, shown_works: ['b'.repeat(64)] }, photo);
    expect(html.match(/<img[^>]+src="[^"]+"/g)).toHaveLength(1);
    expect(html).toContain('src="/one"');
    expect(text).toContain('2 张 · 手机上可见');
    expect(text).toContain('作品 2');
    expect(text).toContain('1 人还没交');
    expect(text).toContain('盖住作品');
    expect(text).not.toMatch(/学生|50%|公布答案|点一个答案/);
  });

  it('has no answer to show and no counts to put on phones when it is closed', () => {
    const { text } = running({ works }, photo);
    expect(text).toContain('作品 1');
    expect(text).not.toMatch(/公布答案|在手机上显示结果|正确率/);
  });
});

describe('a question that is open', () => {
  it('shows how many have answered, and nothing of the answers or names', () => {
    const { text } = running({ state: 'open' });
    expect(text).toContain('2 / 3 人');
    expect(text).toContain('作答中，结束后显示统计');
    expect(text).not.toMatch(/50%|学生|公布答案/);
  });

  it('shows the camera for paper cards when that is on, and counts pupils with cards who are missing', () => {
    const cards = { isOn: true, turn: () => undefined, pupils: [{ card: 3, memberId: 'm', name: '小刚' }] };
    const { html, text } = running({ state: 'open' }, keyed, { ...cards, view: <i>camera</i> });
    expect(html).toContain('<i>camera</i>');
    expect(html).toMatch(/aria-pressed="true"[^>]*>(?:<[^>]+>)*答题卡/);
    expect(text).toContain('2 / 4 人');
    const off = running({ state: 'open' }, keyed, { ...cards, isOn: false, view: <i>camera</i> });
    expect(off.html).not.toContain('camera');
    expect(off.text).toContain('2 / 3 人');
    expect(running({ state: 'open' }).text).not.toContain('答题卡');
  });

  it('shows no time without a time limit', () => {
    expect(running({ state: 'open' }).html).not.toContain('role="timer"');
  });
});

it('the three pupils with the most points are the faster ones among equals, in time and with names', () => {
  const pupil = (name: string, points: number, after_ms: number, late = false) =>
    ({ participant_id: name, name, points, after_ms, late }) as AnsweredPupil;
  const pupils = [
    pupil('慢', 2, 900),
    pupil('迟', 5, 100, true),
    pupil('零', 0, 100),
    pupil('', 3, 100),
    pupil('快', 2, 300),
    pupil('半', 1, 100),
    pupil('四', 1, 200),
  ];
  expect(bestOf(pupils).map(({ name }) => name)).toEqual(['快', '慢', '半']);
});

describe('a question that is closed', () => {
  it('shows the answers without what is right until the key is shown', () => {
    const { html, text } = running();
    expect(text).toContain('50%');
    expect(html).not.toContain('aria-label="正确"');
    expect(running({ key_shown: true }).html).toContain('aria-label="正确"');
  });

  it('shows the key by a press, once', () => {
    const isDisabled = (html: string) => /disabled=""[^>]*>(?:<[^>]+>)*(公布答案|答案已公布)/.test(html);
    expect(isDisabled(running().html)).toBe(false);
    expect(isDisabled(running({ key_shown: true }).html)).toBe(true);
  });

  it('takes the key from an answer that is pressed when the question has none', () => {
    const { html, text } = running({}, quick);
    expect(text).toContain('点一个答案，把它设为正确答案');
    expect(html).toContain('把「B」设为正确答案');
    expect(html).toMatch(/disabled=""[^>]*>(?:<[^>]+>)*公布答案/);
    expect(text).not.toContain('正确率');
    expect(running().html).not.toContain('设为正确答案');
  });

  it('counts pupils by state and hides their names', () => {
    const { text } = running();
    expect(text).toMatch(/正确率 50%/);
    expect(text).toMatch(/答对 1 人.*答错 1 人.*未交 1 人/s);
    expect(text).not.toContain('学生1');
  });
});
