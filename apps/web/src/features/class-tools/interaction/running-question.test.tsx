import { scoreOf, talliesOf } from '@lectern/questions';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { quickQuestion, withQuickKey } from '../../../parts/askings/index.ts';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import type { QuestionCards } from './cards/question-cards.tsx';
import { type AnsweredPupil, bestOf, type QuestionActivity } from './question-activity.ts';
import { RunningQuestion } from './running-question.tsx';

beforeAll(() => changeLanguage('zh'));

const quick = quickQuestion('choice', { id: 'q', text: '', options: 3 });
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
