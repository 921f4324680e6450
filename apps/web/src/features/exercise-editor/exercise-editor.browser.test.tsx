import { exerciseQuestions, exerciseSections } from '@lectern/courseware/exercise';
import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { mountExercise } from './testing/mounted-exercise.tsx';
import { idsIn } from './testing/sample-exercise.ts';

const outline = () => page.getByRole('navigation', { name: '题目目录' });
const addTo = (section: string) =>
  page.getByRole('region', { name: section, exact: true }).getByRole('button', { name: '加一题' });
const entry = (name: string | RegExp) => outline().getByRole('button', { name });

describe('an open exercise', () => {
  it('shows its questions with numbers, choices and points', async () => {
    await mountExercise();
    await expect.element(page.getByRole('listitem', { name: '第 4 题，单选题' })).toBeVisible();
    await expect.element(page.getByText('4 题，共 11 分')).toBeVisible();
    await expect.element(entry(/^1\s*题 a/)).toBeVisible();
  });

  it('adds a question of the kind that is chosen from the menu, and opens it', async () => {
    const store = await mountExercise();
    await addTo('空').click();
    await page.getByRole('menuitem', { name: '选择与判断' }).click();
    await page.getByRole('menuitem', { name: '判断题' }).click();
    const dialog = page.getByRole('dialog');
    // The dialog gives the stem the focus once its code is loaded.
    await expect.poll(() => document.activeElement?.hasAttribute('data-open-text')).toBe(true);
    await userEvent.keyboard('地球是圆的');
    await expect
      .poll(() => JSON.stringify(exerciseQuestions(store, 's3')[0]?.question))
      .toContain('地球是圆的');
    await dialog.getByRole('button', { name: '完成' }).click();
    await expect.element(entry(/地球是圆的/)).toBeVisible();
    await page.getByRole('button', { name: '编辑第 1 题' }).click();
    await expect.element(dialog.getByText('题 a').first()).toBeVisible();
  });

  it('adds a question on a material, alone in its group, without a second menu', async () => {
    await mountExercise();
    await addTo('空').click();
    await page.getByRole('menuitem', { name: '材料题', exact: true }).click();
    await expect.element(page.getByRole('dialog').getByRole('textbox', { name: '材料' })).toBeVisible();
  });

  it('adds ready questions with an id of their own and the files of their pictures, which undo removes', async () => {
    const store = await mountExercise();
    await page
      .getByRole('region', { name: '空', exact: true })
      .getByRole('button', { name: '现成题目' })
      .click();
    await page.getByRole('checkbox', { name: '选择第 1 题' }).click();
    await page.getByRole('button', { name: '加入 1 题' }).click();
    await expect.poll(() => exerciseQuestions(store, 's3').length).toBe(1);
    const [added] = exerciseQuestions(store, 's3');
    // The questions scroll, and the page does not, although its last question has hidden text below the window.
    await expect.element(page.getByText('点一点房顶').last()).toBeVisible();
    expect(document.documentElement.scrollHeight).toBe(innerHeight);
    expect(added?.origin?.version).toBe(1);
    expect(added?.question.id).not.toBe(added?.origin?.id);
    const [asset] = /[0-9a-f]{64}/.exec(JSON.stringify(added?.question)) ?? [];
    expect(store.find('asset', asset ?? '')?.mime).toBe('image/svg+xml');
    store.undo();
    await expect.poll(() => exerciseQuestions(store, 's3').length).toBe(0);
  });

  it('moves entries by Alt and arrows, and removes and restores a question', async () => {
    const store = await mountExercise();
    await entry(/题 c/).click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(() => idsIn(store)).toEqual(['ab', 'cd', '']);
    await entry(/^选择题/).click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(() => exerciseSections(store).map(({ id }) => id)).toEqual(['s2', 's1', 's3']);
    await entry(/题 a/).click();
    await userEvent.keyboard('{Delete}');
    await expect.poll(() => idsIn(store)).toEqual(['b', 'cd', '']);
    await page.getByRole('button', { name: '撤销删除' }).click();
    await expect.poll(() => idsIn(store)).toEqual(['ab', 'cd', '']);
  });

  it('moves a question by dragging its handle, and by two presses', async () => {
    const store = await mountExercise();
    const handle = outline().getByRole('button', { name: '移动第 1 题' });
    const from = handle.element().getBoundingClientRect();
    const to = entry(/题 c/).element().getBoundingClientRect();
    await commands.mouse([
      { do: 'move', x: from.x + from.width / 2, y: from.y + from.height / 2 },
      { do: 'down' },
      { do: 'move', x: from.x + from.width / 2, y: to.y + 2, steps: 8 },
      { do: 'up' },
    ]);
    await expect.poll(() => idsIn(store)).toEqual(['bac', 'd', '']);
    await outline().getByRole('button', { name: '移动第 4 题' }).click();
    await entry(/题 b/).click();
    await expect.poll(() => idsIn(store)).toEqual(['dbac', '', '']);
  });

  it('adds questions that are typed as text, and opens the dialog when numbered questions are pasted', async () => {
    const store = await mountExercise();
    await addTo('空').click();
    await page.getByRole('menuitem', { name: '输入或粘贴文字…' }).click();
    const text = '1. 一加一？\nA. 1\nB. 2\n答案：B\n2. 天是____的。';
    await page.getByRole('textbox', { name: '题目的文字' }).fill(text);
    const preview = page.getByRole('region', { name: '识别出的题目' });
    await expect.element(preview.getByText('没有找到答案')).toBeVisible();
    await page.getByRole('button', { name: '加入 2 题' }).click();
    await expect
      .poll(() => exerciseQuestions(store, 's3').map(({ question }) => question.kind))
      .toEqual(['single-choice', 'fill-blank']);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '3．三加三等于几？');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect.element(page.getByRole('textbox', { name: '题目的文字' })).toHaveValue('3．三加三等于几？');
  });

  it('sets points, time limit and order', async () => {
    const store = await mountExercise();
    await page.getByRole('textbox', { name: '第 1 题的分值' }).fill('3.5');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => store.find('exercise-question', 'a')?.points).toBe(3.5);
    await page.getByRole('textbox', { name: '限时' }).fill('40');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => store.find('exercise', 'exercise')?.timeLimit).toBe(2400);
    await page.getByRole('combobox', { name: '题目顺序' }).click();
    await page.getByRole('option', { name: '每人打乱顺序' }).click();
    await expect.poll(() => store.find('exercise', 'exercise')?.order).toBe('shuffled');
  });
});

describe('an exercise that a user may only view', () => {
  it('has no tools, fields or handles', async () => {
    await mountExercise(false);
    await expect.element(page.getByText('您只能看这份练习')).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
    expect(page.getByRole('button', { name: '加一题' }).elements()).toEqual([]);
    expect(outline().getByRole('button', { name: /移动/ }).elements()).toEqual([]);
  });
});
