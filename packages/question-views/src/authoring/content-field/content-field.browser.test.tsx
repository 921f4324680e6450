import { gapsOf, plainTextOf, type SingleQuestion } from '@lectern/questions';
import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { openDialog } from '../testing/mounted-dialog.tsx';

const stem = () => page.getByRole('textbox', { name: '题干' });

it('the stem has the focus when the dialog opens, and a formula is typed as LaTeX between dollar signs', async () => {
  const stored = await openDialog('single-choice');
  await expect.element(stem()).toHaveFocus();
  await userEvent.keyboard('Solve $x^2$ now');
  expect(stored.question().stem.paragraphs).toEqual([
    {
      runs: [
        { type: 'text', text: 'Solve ' },
        { type: 'formula', latex: 'x^2' },
        { type: 'text', text: ' now' },
      ],
    },
  ]);
});

it('a whole single choice is typed by keys: stem, choices with Enter between them, and the right one', async () => {
  const stored = await openDialog('single-choice');
  await userEvent.keyboard('2+3=?');
  await page.getByRole('textbox', { name: '选项 A' }).click();
  await userEvent.keyboard('4{Enter}5{Enter}6{Enter}7{Enter}8');
  await page.getByRole('radio', { name: 'B 是正确答案：5' }).click();
  const { body, key } = stored.question() as SingleQuestion & {
    body: { choices: { id: string; content: { paragraphs: never[] } }[] };
  };
  expect(body.choices.map(({ content }) => plainTextOf(content))).toEqual(['4', '5', '6', '7', '8']);
  expect(key).toEqual({ right: body.choices[1]?.id });
  await expect.element(page.getByText('✓ 可以使用了')).toBeVisible();
});

it('Enter begins a paragraph in a stem, and Tab goes to the next field', async () => {
  const stored = await openDialog('single-choice');
  await userEvent.keyboard('one{Enter}two{Tab}');
  expect(stored.question().stem.paragraphs).toHaveLength(2);
  await expect.element(stem()).not.toHaveFocus();
});

it('a composed text is stored once, over a change that another user makes meanwhile', async () => {
  const stored = await openDialog('single-choice');
  await userEvent.keyboard('AB');
  await commands.compose(['n', 'ni'], '');
  const before = stored.steps.length;
  stored.change((question) => ({
    ...question,
    stem: { paragraphs: [{ runs: [{ type: 'text', text: '>AB' }] }] },
  }));
  await expect.poll(() => stored.steps.length).toBeGreaterThan(before);
  expect(plainTextOf(stored.question().stem)).toBe('>AB');
  await commands.compose(['ni', 'ni hao'], '你好');
  await expect.poll(() => plainTextOf(stored.question().stem)).toBe('>AB你好');
});

it('a field for plain text keeps what is composed while another user changes the question', async () => {
  const stored = await openDialog('fill-blank');
  await page.getByRole('textbox', { name: '第 1 空的答案' }).click();
  await commands.compose(['c', 'chun'], '');
  stored.change((question) => ({ ...question, stem: { paragraphs: [] } }));
  await commands.compose(['chun'], '春');
  await expect
    .poll(() => (stored.question() as SingleQuestion & { key: { blanks: unknown } }).key.blanks)
    .toMatchObject([{ accepted: [{ text: '春' }] }]);
});

it('four strokes become a gap, and a selected word becomes a gap with the word as its answer', async () => {
  const stored = await openDialog('fill-blank');
  const passage = page.getByRole('textbox', { name: '带空的文字' });
  await passage.click();
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await userEvent.keyboard('spring ____ green');
  const passageOf = () => (stored.question() as SingleQuestion & { body: { passage: never } }).body.passage;
  await expect.poll(() => gapsOf(passageOf())).toHaveLength(1);
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
  await page.getByRole('button', { name: '挖空' }).click();
  await expect.poll(() => gapsOf(passageOf())).toHaveLength(2);
  const answers = page.getByRole('textbox', { name: '第 2 空的答案' });
  await expect.element(answers).toHaveValue('green');
});
