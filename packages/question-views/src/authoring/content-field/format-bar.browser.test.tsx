import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFile, press, type } from '../testing/by-hand.ts';
import { openDialog } from '../testing/mounted-dialog.tsx';
import { memoryHost, pictureFile } from '../testing/picture-host.ts';

const all = () => userEvent.keyboard('{Control>}a{/Control}');

it('buttons and keys set the format of the selected words, and the text keeps the focus', async () => {
  const stored = await openDialog('single-choice');
  await type('word');
  await all();
  await press('button', '加粗');
  await press('button', '着重号');
  await userEvent.keyboard('{Control>}u{/Control}');
  expect(stored.question().stem.paragraphs[0]?.runs).toEqual([
    { type: 'text', text: 'word', props: { bold: true, emphasisMark: true, underline: 'sng' } },
  ]);
  await expect.element(page.getByRole('textbox', { name: '题干' })).toHaveFocus();
  await press('button', '加粗');
  expect(stored.question().stem.paragraphs[0]?.runs[0]?.props).not.toHaveProperty('bold');
});

it('superscript and a theme colour are set, and removed', async () => {
  const stored = await openDialog('single-choice');
  await type('x2');
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await press('button', '上标');
  await press('button', '文字颜色');
  await page.getByRole('menuitem', { name: '橙色' }).click();
  const [, raised] = stored.question().stem.paragraphs[0]?.runs ?? [];
  expect(raised?.props).toEqual({
    baseline: 0.3,
    fill: { type: 'solid', color: { type: 'scheme', slot: 'accent2' } },
  });
});

it('pinyin is written over the selected characters', async () => {
  const stored = await openDialog('single-choice');
  await stored.change((question) => ({
    ...question,
    stem: { paragraphs: [{ runs: [{ type: 'text', text: '你好' }] }] },
  }));
  await all();
  await press('button', '注音');
  await page.getByRole('textbox', { name: '拼音：你好' }).fill('ni3 hao3');
  await page.getByRole('button', { name: '确定' }).click();
  expect(stored.question().stem.paragraphs[0]?.runs.map(({ props }) => props?.ruby)).toEqual(['nǐ', 'hǎo']);
});

it('a formula is written at the cursor by Ctrl+M, Enter and nothing else', async () => {
  const stored = await openDialog('single-choice');
  await type('a');
  await userEvent.keyboard('{Control>}m{/Control}');
  await expect.element(page.getByRole('textbox', { name: '公式（LaTeX）' })).toHaveFocus();
  await userEvent.keyboard('x^2{Enter}');
  await expect
    .poll(() => stored.question().stem.paragraphs[0]?.runs)
    .toEqual([
      { type: 'text', text: 'a' },
      { type: 'formula', latex: 'x^2' },
    ]);
});

it('a picture is stored and shown below the text, with its description', async () => {
  const host = memoryHost();
  const stored = await openDialog('single-choice', { host });
  await chooseFile('图片、声音或视频', await pictureFile());
  await expect.poll(() => stored.question().stem.media).toHaveLength(1);
  await page.getByRole('textbox', { name: '内容说明（给看不见的同学）' }).fill('a cat');
  expect(stored.question().stem.media).toEqual([
    { type: 'picture', asset: `${'0'.repeat(63)}1`, alt: 'a cat' },
  ]);
  await press('button', '删除图片');
  expect(stored.question().stem).not.toHaveProperty('media');
});
