import type { OwnAnswers } from '@lectern/protocol/activity-shapes';
import { contentOf, type SingleQuestion, withoutKey } from '@lectern/questions';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../platform/testing/mounted.tsx';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { ExerciseActivity } from './exercise-activity.tsx';

const single = (text: string, change: Partial<SingleQuestion>): SingleQuestion => ({
  ...{ format: 1, id: text, version: 1, kind: 'true-false', stem: contentOf(text) },
  ...{ score: 2, rule: { name: 'exact' }, attempts: 'free', counts: 'last', body: {}, key: { truth: true } },
  ...change,
});
const QUESTIONS = [
  single('太阳从东边升起。', {}),
  single('1 + 1 = ？', { kind: 'numeric', key: { value: '2' }, rule: { name: 'tolerance' } }),
  single('地球是平的。', { key: { truth: false } }),
];

type Props = Parameters<typeof ExerciseActivity>[0];
type Activity = Partial<Props['activity']>;
type OwnExercise = Extract<OwnAnswers, { readonly kind: 'exercise' }>;

const own = (change: Partial<OwnExercise> = {}): OwnExercise => ({
  ...{ kind: 'exercise', answers: [], handed_in: false, total: null },
  ...change,
});

/** An exercise with an id that no other test uses, for the window stores what was not sent. */
function mountExercise(id: string, first: Activity = {}) {
  const onAnswer = vi.fn();
  onTestFinished(() => sessionStorage.clear());
  const drawn = (change: Activity, sending: Sending): ReactNode => {
    const activity = {
      ...{
        id,
        own: null,
        result: null,
        answered: null,
        solution: null,
        state: 'open',
        time: null,
        files: {},
        works: [],
      },
      questions: QUESTIONS.map((question) => withoutKey(question, { seed: 1 })),
      ...change,
    };
    const setting = { kind: 'exercise', title: '第二单元', time_limit: null, count: 3 };
    const props = { activity, setting, sending: sending.all, onAnswer: sending.add };
    return <ExerciseActivity {...(props as unknown as Props)} />;
  };
  const redraw = vi.fn();
  const mounted = mount(<Redrawn first={first} drawn={drawn} redraw={redraw} onAnswer={onAnswer} />);
  return { onAnswer, mounted, draw: (activity: Activity) => redraw.mock.lastCall?.[0](activity) };
}

type Content = Parameters<Props['onAnswer']>[0];

/** The answers that the server has not confirmed; it confirms none. */
interface Sending {
  readonly all: Props['sending'];
  readonly add: (content: Content) => void;
}

interface RedrawnProps {
  readonly first: Activity;
  readonly drawn: (activity: Activity, sending: Sending) => ReactNode;
  readonly redraw: (draw: (activity: Activity) => void) => void;
  readonly onAnswer: (content: Content) => void;
}

function Redrawn({ first, drawn, redraw, onAnswer }: RedrawnProps) {
  const [activity, setActivity] = useState(first);
  const [all, setAll] = useState<Props['sending']>([]);
  useEffect(() => redraw(setActivity), [redraw]);
  const add = (content: Content) => {
    onAnswer(content);
    setAll((before) => [...before, { id: `${before.length}`, activityId: 'e', content }]);
  };
  return drawn(activity, { all, add });
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const sentBy = ({ onAnswer }: ReturnType<typeof mountExercise>) =>
  onAnswer.mock.calls.map(([{ kind, index, response }]) => (kind === 'exercise' ? [index, response] : kind));

it('sends a response when its question is left, in any order, and hands in after naming what is missing', async () => {
  const exercise = mountExercise('e1');
  await page.getByRole('radio', { name: '对' }).click();
  expect(exercise.onAnswer).not.toHaveBeenCalled();
  await press('下一题');
  await expect.element(page.getByRole('article', { name: '第 2 题' })).toBeVisible();
  expect(sentBy(exercise)).toEqual([[0, { truth: true }]]);
  await press(/答题卡/);
  await press(/^3 未答/);
  await page.getByRole('radio', { name: '错' }).click();
  expect(await seriousFindings()).toEqual([]);
  await press('交卷');
  await expect.element(page.getByText('还有 1 题没有答：2。交卷后不能再改。')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
  expect(sentBy(exercise)).toEqual([[0, { truth: true }], [2, { truth: false }], 'handed-in']);
  exercise.draw({ own: own({ handed_in: true }) });
  await expect.element(page.getByRole('heading', { name: '已交卷' })).toBeVisible();
  await press(/^1 /);
  await expect.element(page.getByRole('radio', { name: '对' })).toBeDisabled();
});

it('keeps the place and what was not sent over a reload', async () => {
  const before = mountExercise('e2');
  await press('下一题');
  await page.getByRole('textbox').fill('2');
  before.mounted.unmount();
  expect(before.onAnswer).not.toHaveBeenCalled();
  const after = mountExercise('e2');
  await expect.element(page.getByRole('textbox')).toHaveValue('2');
  await press('上一题');
  expect(sentBy(after)).toEqual([[1, { value: '2' }]]);
});

it('sends a response that was not changed for a moment, and a deleted one as none', async () => {
  const exercise = mountExercise('e3', {
    own: own({ answers: [{ index: 1, response: { value: '2' }, late: false, score: null }] }),
  });
  await press('下一题');
  await page.getByRole('textbox').fill('');
  await expect.poll(() => sentBy(exercise)).toEqual([[1, null]]);
});

it('sends what was not sent when the teacher ends the answering', async () => {
  const exercise = mountExercise('e4');
  await page.getByRole('radio', { name: '对' }).click();
  exercise.draw({ state: 'closed' });
  await expect.poll(() => sentBy(exercise)).toEqual([[0, { truth: true }]]);
});

it('sends what was not sent when the time is over', async () => {
  const now = Date.now();
  const exercise = mountExercise('e5', { time: { now, opened_at: now, ends_at: now + 1_500 } });
  await page.getByRole('radio', { name: '对' }).click();
  await expect.poll(() => sentBy(exercise)).toEqual([[0, { truth: true }]]);
});

it('shows the points, and each question with its key, once the keys are shown', async () => {
  const score = { points: 2, full: 2, state: 'right' } as const;
  mountExercise('e6', {
    state: 'closed',
    solution: QUESTIONS,
    own: own({
      answers: [
        { index: 0, response: { truth: true }, late: false, score },
        { index: 2, response: { truth: true }, late: false, score: { ...score, points: 0, state: 'wrong' } },
      ],
      total: { points: 2, full: 6 },
    }),
    result: {
      kind: 'exercise',
      pupils: [],
      questions: [1, 2, 3].map((answered) => ({ answered, right: 1 })),
    },
  });
  await expect.element(page.getByText('2 / 6 分')).toBeVisible();
  await press(/^2 错误/);
  await expect.element(page.getByText(/2 人作答 · 1 人答对/)).toBeVisible();
  await press('下一题');
  await expect.element(page.getByRole('radio', { name: '对 错误' })).toBeChecked();
});
