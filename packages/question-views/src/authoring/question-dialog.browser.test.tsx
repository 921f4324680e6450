import { contentOf, isComposite, newQuestion, plainTextOf, type SingleQuestion } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paste, press, type, write } from './testing/by-hand.ts';
import { openDialog } from './testing/mounted-dialog.tsx';

function choice(fields: Partial<SingleQuestion> = {}): SingleQuestion {
  let made = 0;
  const blank = newQuestion('single-choice', () => `id${made++}`) as SingleQuestion;
  const choices = ['春', '夏', '秋'].map((text, index) => ({ id: `c${index}`, content: contentOf(text) }));
  return {
    ...blank,
    stem: contentOf('现在是什么季节？'),
    body: { choices },
    key: { right: 'c0' },
    ...fields,
  };
}

async function pickKind(group: string, kind: string): Promise<void> {
  await page.getByRole('button', { name: /^题型/ }).click();
  await page.getByRole('menuitem', { name: group, exact: true }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
}

describe('another kind', () => {
  it('is taken at once when nothing is lost', async () => {
    const stored = await openDialog(choice());
    await pickKind('选择与判断', '多选题');
    expect(stored.question()).toMatchObject({ kind: 'multiple-choice', key: { right: ['c0'] } });
    await expect.element(page.getByRole('checkbox', { name: 'A 是正确答案：春' })).toBeChecked();
  });

  it('is taken only after a look at what is lost', async () => {
    const stored = await openDialog(choice());
    await pickKind('选择与判断', '判断题');
    await expect.element(page.getByText(/会丢掉：“春”、“夏”、“秋”/)).toBeVisible();
    await page.getByRole('button', { name: '不换' }).click();
    expect(stored.question().kind).toBe('single-choice');
    await pickKind('选择与判断', '判断题');
    await page.getByRole('button', { name: '换成这种题' }).click();
    expect(stored.question().kind).toBe('true-false');
  });

  it('keeps the parts of a game, and begins with the stem of the game', async () => {
    const stored = await openDialog(choice({ stem: contentOf('') }));
    await pickKind('趣味互动', '趣味选择');
    expect(stored.question().kind).toBe('fun-choice');
    expect(plainTextOf(stored.question().stem)).toBe('选出正确的答案。');
  });
});

describe('problems', () => {
  it('are shown for a new question when the author asks for them, and the first one gets the focus', async () => {
    await openDialog('single-choice');
    expect(page.getByText('这里还没有填写').elements()).toHaveLength(0);
    await page.getByRole('button', { name: /还有 5 处/ }).click();
    await expect.poll(() => page.getByText('这里还没有填写').elements().length).toBe(5);
    await expect.element(page.getByRole('textbox', { name: '题干' })).toHaveFocus();
  });

  it('stand beside their field as soon as something wrong is written', async () => {
    await openDialog('numeric');
    await write('正确的数', 'x+');
    await expect.element(page.getByText(/这里要写一个数/)).toBeVisible();
  });

  it('do not hinder closing', async () => {
    await openDialog('essay');
    await expect.element(page.getByRole('button', { name: '完成' })).toBeEnabled();
  });
});

describe('the common fields', () => {
  it('are stored: points, analysis, difficulty, knowledge points, hints, feedback, time and source', async () => {
    const stored = await openDialog(choice());
    for (const fold of ['解析', '难度、知识点和标签', '提示', '答完后说的话', '时间和次数', '来源和许可'])
      await page.getByRole('region', { name: fold, exact: true }).getByRole('button').first().click();
    await write('解析', 'because');
    await press('button', '3 中等');
    await write('知识点', 'seasons, weather');
    await press('button', '添加提示');
    await type('look outside');
    await write('答对时', 'well done');
    await write('选 B 时', 'too early');
    await press('checkbox', '限时');
    await write('来源', 'own');
    expect(stored.question()).toMatchObject({
      analysis: contentOf('because'),
      difficulty: 3,
      knowledgePoints: ['seasons', 'weather'],
      hints: [{ content: contentOf('look outside'), cost: 0 }],
      feedback: { right: contentOf('well done'), choices: [{ id: 'c1', content: contentOf('too early') }] },
      timeLimit: 60,
      source: 'own',
    });
  });
});

describe('keys alone', () => {
  it('write a single choice, mark the right one and finish', async () => {
    const stored = await openDialog('single-choice');
    await userEvent.keyboard('2+3=?{Tab}');
    // The letter of the first choice, its text, and on from choice to choice.
    await userEvent.keyboard('{Tab}4{Enter}5{Enter}6{Enter}7');
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{Tab}{Tab}{Tab}{/Shift} ');
    const { body, key } = stored.question() as SingleQuestion & {
      body: { choices: { id: string; content: never }[] };
      key: { right: string };
    };
    expect(body.choices.map(({ content }) => plainTextOf(content))).toEqual(['4', '5', '6', '7']);
    expect(body.choices.findIndex(({ id }) => id === key.right)).toBe(1);
  });

  it('move a choice, and remove an empty one', async () => {
    const stored = await openDialog(choice());
    const texts = () =>
      (stored.question() as SingleQuestion & { body: { choices: { content: never }[] } }).body.choices.map(
        ({ content }) => plainTextOf(content),
      );
    await page.getByRole('textbox', { name: '选项 C' }).click();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(texts()).toEqual(['春', '秋', '夏']);
    await expect.element(page.getByRole('textbox', { name: '选项 B' })).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Backspace}');
    expect(texts()).toEqual(['春', '夏']);
  });
});

it('a question that is read only shows its texts and changes nothing', async () => {
  const stored = await openDialog(choice(), { readOnly: true });
  await expect.element(page.getByRole('heading', { name: /查看题目/ })).toBeVisible();
  expect(document.querySelector('[data-open-text]')).toBeNull();
  await expect.element(page.getByRole('radio', { name: 'B 是正确答案：夏' })).toBeDisabled();
  expect(stored.steps).toHaveLength(1);
});

it('the preview follows what is typed, can be answered, and shows the answer', async () => {
  await openDialog(choice());
  const preview = page.getByRole('complementary', { name: '学生看到的样子' });
  await userEvent.keyboard('{Control>}a{/Control}New stem');
  await expect.element(preview.getByText(/New stem/)).toBeVisible();
  (preview.getByRole('radio').nth(1).element() as HTMLElement).click();
  await expect.element(preview.getByRole('radio').nth(1)).toBeChecked();
  await preview.getByRole('button', { name: '看答案' }).click();
  await expect.element(preview.getByRole('button', { name: '收起答案' })).toBeVisible();
  await preview.getByRole('tab', { name: '手机' }).click();
  await expect.element(preview.getByText(/New stem/)).toBeVisible();
});

it('a composite gets questions of basic kinds, of which one is open', async () => {
  const stored = await openDialog('composite');
  await type('material');
  await press('button', '添加小题');
  await page.getByRole('menuitem', { name: '填空', exact: true }).click();
  await page.getByRole('menuitem', { name: '数值题', exact: true }).click();
  const child = page.getByRole('region', { name: '第 2 小题 · 数值题' });
  await write('题干', 'how many', child);
  await write('正确的数', '4', child);
  const question = stored.question();
  expect(isComposite(question) && question.children.map(({ kind }) => kind)).toEqual([
    'single-choice',
    'numeric',
  ]);
  await press('button', '删除第 1 小题 · 单选题');
  const left = stored.question();
  expect(isComposite(left) && left.children).toHaveLength(1);
});

it('pasted lines fill the choices, and more lines make more of them', async () => {
  const stored = await openDialog('single-choice');
  await paste('选项 A', 'A. 一\nB. 二\nC. 三\nD. 四\nE. 五');
  await expect
    .poll(() => (stored.question() as SingleQuestion & { body: { choices: [] } }).body.choices)
    .toHaveLength(5);
});
