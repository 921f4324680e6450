import { questionsFromText } from '@lectern/questions';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../platform/testing/mounted.tsx';
import { type Attempt, ExercisePage } from './exercise-page.tsx';
import type { ExerciseResult } from './scorm-session.ts';

const { questions } = questionsFromText(
  '1. 一加一？\nA. 1\nB. 2\n答案：B\n解析：数一数。\n2. 地球是圆的。（　）\n答案：对\n3. 为什么？\n答案：因为。',
);

it('an exercise page is answered, scored with its own keys, and done again', async () => {
  const attempts: Attempt[] = [];
  const results: ExerciseResult[] = [];
  mount(
    <ExercisePage
      exercise={{ title: '小练习', instructions: '请认真。', sections: [{ title: '', questions }] }}
      host={{}}
      first={{ seed: 1, responses: { 2: { text: '因为' } }, isDone: false }}
      onChange={(attempt) => attempts.push(attempt)}
      onHandIn={(result) => results.push(result)}
    />,
  );
  const first = page.getByRole('article', { name: '第 1 题' });
  await first.getByRole('radio', { name: /2/ }).click({ force: true });
  await expect.poll(() => Object.keys(attempts.at(-1)?.responses ?? {})).toEqual(['0', '2']);
  expect(page.getByText('数一数。').elements()).toEqual([]);
  await page.getByRole('button', { name: '交卷' }).click();
  await expect.element(page.getByText('还有 1 题没有作答')).toBeVisible();
  await page.getByRole('button', { name: '仍然交卷' }).click();
  await expect.element(page.getByText('数一数。')).toBeVisible();
  await expect.element(page.getByText('得分 1 / 2')).toBeVisible();
  await expect.element(page.getByText('另有 1 题要老师批改')).toBeVisible();
  expect(results).toEqual([{ points: 1, fullPoints: 2 }]);
  await page.getByRole('button', { name: '再做一次' }).click();
  await expect.poll(() => attempts.at(-1)).toMatchObject({ seed: 2, responses: {}, isDone: false });
});
