import { expect } from '@playwright/test';
import type { Author } from './author.ts';
import type { Hand } from './hand.ts';
import type { Pupil } from './pupil.ts';

export const FOUR = ['one', 'two', 'three', 'four'] as const;
const LINES = FOUR.join('\n');

/** Pastes pairs of a word and its meaning, "word0" and "meaning 0" the first. */
export async function pastePairs(author: Author, count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, index) => `word${index}\tmeaning ${index}`);
  await author.paste('左 1', lines.join('\n'));
}

export async function pasteBank(author: Author): Promise<void> {
  await author.paste('备选项 A', `${LINES}\nfive\nsix\nseven`);
  await author.choose('第 1 空的答案', 'B. two');
}

export const pasteOrder = (author: Author) => author.paste('第 1 项', LINES);

/** Drags a word of the bank into a gap, by default the first one. */
export async function fillGap(pupil: Pupil, word: string, gap = 0): Promise<void> {
  await pupil.drag(pupil.card(word), pupil.place.locator('[data-target]').nth(gap));
}

/** Draws a line from each word to the meaning of a number. */
export async function link(pupil: Pupil, meanings: readonly number[]): Promise<void> {
  for (const [word, meaning] of meanings.entries()) {
    await pupil.drag(pupil.card(`word${word}`), pupil.card(`meaning ${meaning}`));
    await expect(pupil.card(`word${word}`)).toHaveAttribute('data-linked');
  }
}

/** Drags the items of a list into an order, from the first place to the last. */
export async function order(pupil: Pupil, wanted: readonly string[]): Promise<void> {
  const items = pupil.place.locator('li[data-card]');
  const texts = async () => (await items.allInnerTexts()).map((text) => text.replace(/^[\d\s]+/, '').trim());
  await expect(items).toHaveCount(wanted.length);
  for (const [index, word] of wanted.entries()) {
    if ((await texts())[index] === word) continue;
    const place = items.nth(index).locator('[data-drag]');
    // An item takes a place when their middles meet; touches are rounded to whole pixels.
    await pupil.drag(pupil.card(word).locator('[data-drag]'), place, 6);
    await expect.poll(async () => (await texts())[index]).toBe(word);
  }
}

const picture = (pupil: Pupil) => pupil.place.locator('[aria-roledescription]');
const backwards = [...FOUR].toReversed();

/** The kinds that are answered without playing, by the order of docs/questions.md. */
export const BASIC_HANDS: Readonly<Record<string, Hand>> = {
  'single-choice': {
    async write(author) {
      await author.type('2+3=?');
      await author.paste('选项 A', 'A. 4\nB. 5\nC. 6\nD. 7');
      await author.press('radio', 'B 是正确答案：5');
    },
    right: (pupil) => pupil.tap('radio', /5$/),
    wrong: (pupil) => pupil.tap('radio', /6$/),
  },
  'multiple-choice': {
    async write(author) {
      await author.type('Which are even?');
      await author.write('选项 A', '1\n2\n3\n4');
      await author.press('checkbox', 'B 是正确答案：2');
      await author.press('checkbox', 'D 是正确答案：4');
    },
    async right(pupil) {
      for (const number of [2, 4]) await pupil.tap('checkbox', new RegExp(`${number}$`));
    },
    wrong: (pupil) => pupil.tap('checkbox', /3$/),
  },
  'true-false': {
    async write(author) {
      await author.type('The earth is flat.');
      await author.press('button', '✗ 错误');
    },
    right: (pupil) => pupil.tap('radio', '错'),
    wrong: (pupil) => pupil.tap('radio', '对'),
  },
  matrix: {
    async write(author) {
      await author.paste('第 1 列', 'right\nwrong');
      await author.paste('第 1 行', 'a\nb\nc');
      for (const row of 'abc') await author.press('checkbox', `${row} · right`);
    },
    async right(pupil) {
      for (const row of 'abc') await pupil.tap('radio', `${row} right`);
    },
    async wrong(pupil) {
      for (const row of 'abc') await pupil.tap('radio', `${row} wrong`);
    },
  },
  'cloze-choice': {
    async write(author) {
      for (const letter of 'ABCD') await author.write(`第 1 空的选项 ${letter}`, `word ${letter}`);
      await author.press('radio', '第 1 空选 C');
    },
    right: (pupil) => pupil.tap('radio', /word C$/),
    wrong: (pupil) => pupil.tap('radio', /word A$/),
  },
  'fill-blank': {
    write: (author) => author.write('第 1 空的答案', 'spring'),
    right: (pupil) => pupil.write('spring', '第 1 空'),
    wrong: (pupil) => pupil.write('summer', '第 1 空'),
  },
  numeric: {
    async write(author) {
      await author.type('3+4=?');
      await author.write('正确的数', '7');
    },
    right: (pupil) => pupil.tap('button', '7'),
    wrong: (pupil) => pupil.tap('button', '8'),
  },
  formula: {
    async write(author) {
      await author.type('Expand $(x+1)^2$');
      const field = author.part('正确的式子').locator('math-field');
      await field.click();
      await expect(field).toBeFocused();
      await author.page.keyboard.type('x^2');
      await author.page.keyboard.press('ArrowRight');
      await author.page.keyboard.type('+2x+1');
    },
    right: (pupil) => writeFormula(pupil, 'x^2', '+2x+1'),
    wrong: (pupil) => writeFormula(pupil, 'x^2', '+1'),
  },
  'bank-cloze': {
    write: pasteBank,
    right: (pupil) => fillGap(pupil, 'two'),
    wrong: (pupil) => fillGap(pupil, 'one'),
  },
  'error-mark': {
    async write(author) {
      await author.write('有错误的文字', 'He go home.');
      await author.press('button', 'go', author.page.getByRole('group', { name: '错误和改法' }));
      await author.write('go 改成', 'goes');
    },
    right: (pupil) => correct(pupil, 'go', 'goes'),
    wrong: (pupil) => correct(pupil, 'He', 'She'),
  },
  matching: {
    write: (author) => pastePairs(author, 3),
    right: (pupil) => link(pupil, [0, 1, 2]),
    wrong: (pupil) => link(pupil, [1, 2, 0]),
  },
  ordering: {
    write: pasteOrder,
    right: (pupil) => order(pupil, FOUR),
    wrong: (pupil) => order(pupil, backwards),
  },
  hotspot: {
    async write(author) {
      await author.type('Where is the sun?');
      await author.picture();
      await author.press('button', '在中间放一个');
    },
    right: (pupil) => pupil.tapAt(picture(pupil), 0.5, 0.5),
    wrong: (pupil) => pupil.tapAt(picture(pupil), 0.06, 0.1),
  },
  'short-answer': {
    async write(author) {
      await author.type('Why is the sky blue?');
      await author.press('button', '添加关键词');
      await author.write('关键词 1', 'scattering, light');
    },
    right: (pupil) => pupil.write('The scattering of light'),
    wrong: (pupil) => pupil.write('I do not know'),
    isMarked: true,
  },
  essay: {
    write: (author) => author.type('My holiday'),
    right: (pupil) => pupil.write('We went to the sea.'),
    wrong: (pupil) => pupil.write('No.'),
    isMarked: true,
  },
  'media-answer': {
    write: (author) => author.type('Draw a triangle'),
    right: (pupil) => drawLine(pupil, 0.2, 0.8),
    wrong: (pupil) => drawLine(pupil, 0.4, 0.6),
    isMarked: true,
  },
  composite: {
    async write(author) {
      await author.type('A long text');
      const child = author.part('第 1 小题 · 单选题');
      await author.write('题干', 'What is it about?', child);
      await author.paste('选项 A', LINES, child);
      await author.press('radio', 'B 是正确答案：two', child);
    },
    right: (pupil) => pupil.tap('radio', /two$/),
    wrong: (pupil) => pupil.tap('radio', /one$/),
  },
};

/** Writes a power, leaves the exponent by an arrow key, and goes on. */
async function writeFormula(pupil: Pupil, power: string, rest: string): Promise<void> {
  const field = pupil.place.locator('math-field');
  await field.tap();
  await expect(field).toBeFocused();
  await pupil.page.keyboard.type(power);
  await pupil.page.keyboard.press('ArrowRight');
  await pupil.page.keyboard.type(rest);
}

/** Draws a line across the pad, between parts of its width and height. */
async function drawLine(pupil: Pupil, from: number, to: number): Promise<void> {
  const pad = pupil.place.getByRole('img', { name: /画板/ });
  await expect(pad).toHaveAttribute('data-open');
  await pupil.dragAcross(pad, from, to);
  await expect(pad).toHaveAccessibleName('画板，画了 1 笔');
}

async function correct(pupil: Pupil, word: string, into: string): Promise<void> {
  await pupil.place
    .locator('[data-token]')
    .filter({ has: pupil.page.getByText(word, { exact: true }) })
    .tap();
  await pupil.write(into, '改成什么');
  await pupil.tap('button', '完成');
}
