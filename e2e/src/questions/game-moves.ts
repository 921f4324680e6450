import { expect, type Locator } from '@playwright/test';
import type { Author } from './author.ts';
import { BASIC_HANDS, FOUR } from './basic-hands.ts';
import type { Pupil } from './pupil.ts';

/** Writes questions with the choices one to four, of which two is right. */
export async function writeChoices(author: Author, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const part = author.part(`第 ${number} 题`);
    await author.write(`第 ${number} 题 题干`, `Question ${number}`, part);
    await author.paste('选项 A', FOUR.join('\n'), part);
    await author.press('radio', 'B 是正确答案：two', part);
  }
}

/** Waits until the question of a number is shown. */
const question = (pupil: Pupil, number: number, count: number) =>
  expect(pupil.place.getByText(`第 ${number} 题，共 ${count} 题`)).toBeVisible();

/** Answers the questions of a game one after the other. */
export async function eachQuestion(pupil: Pupil, count: number, answer: () => Promise<void>): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await question(pupil, number, count);
    await answer();
  }
}

/** Gives the same choice to all questions of a quiet form. */
export async function eachChoice(pupil: Pupil, word: string): Promise<void> {
  for (const choice of await pupil.place.getByRole('radio', { name: new RegExp(`${word}$`) }).all())
    await choice.tap();
}

export const bin = (pupil: Pupil, name: string) => pupil.place.getByRole('group', { name, exact: true });

/** Drags a card of the tray into a bin. */
export async function sort(pupil: Pupil, card: string, target: string): Promise<void> {
  await pupil.drag(pupil.card(card), bin(pupil, target));
  await expect(bin(pupil, target).getByText(card, { exact: true })).toBeVisible();
}

export const BINS = [1, 2, 3].map((number) => `bin ${number}`);
export const funBins = (card: string) => [`bin ${card.at(-1)}`];
export const otherBin = (card: string) => [card.endsWith('1') ? 'bin 2' : 'bin 1'];

/** The bins of the cards a to h of 超级分类. */
export function superBins(card: string): readonly string[] {
  if (card === 'h') return ['y', 'z'];
  return [card < 'd' ? 'x' : 'y'];
}

/** Stops a card that rides on the belt; a tap that comes late misses it. */
export async function catchCard(pupil: Pupil): Promise<Locator> {
  const held = pupil.place.locator('[data-held]');
  await expect(async () => {
    if ((await held.count()) === 0) await pupil.place.locator('[data-drag]').first().tap({ force: true });
    await expect(held).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  return held;
}

/** Catches the cards of a belt, each as often as it has bins. */
export async function catchAll(pupil: Pupil): Promise<void> {
  const done = new Set<string>();
  while (done.size < 9) {
    const card = ((await (await catchCard(pupil)).textContent()) ?? '').charAt(0);
    const target = superBins(card).find((name) => !done.has(`${card}${name}`)) ?? '';
    await bin(pupil, target).tap();
    done.add(`${card}${target}`);
    await expect(bin(pupil, target).getByText(card, { exact: true })).toBeVisible();
  }
}

export async function pair(pupil: Pupil, word: number, meaning: number): Promise<void> {
  await pupil.tap('button', `word${word}`);
  await pupil.tap('button', `meaning ${meaning}`);
}

/** Turns all cards once, then the pairs. */
export async function turnPairs(pupil: Pupil): Promise<void> {
  const cards = pupil.place.locator('[data-player] button, button[data-open], button[aria-label*="未翻开"]');
  await expect(cards.first()).toBeVisible();
  await expect(pupil.place.locator('button[data-open]')).toHaveCount(0);
  const tiles = pupil.place.locator('button[aria-label*="张牌"], button[data-open], button[data-found]');
  const seen = new Map<string, number>();
  const turn = async (index: number) => {
    await tiles.nth(index).tap();
    await expect(tiles.nth(index)).toHaveAttribute('data-open');
    seen.set(((await tiles.nth(index).textContent()) ?? '').trim(), index);
  };
  const count = await tiles.count();
  for (let index = 0; index < count; index += 1) await turn(index);
  await expect(pupil.place.locator('button[data-open]:not([data-found])')).toHaveCount(0);
  for (let word = 0; word < count / 2; word += 1) {
    const [one, other] = [seen.get(`word${word}`) ?? 0, seen.get(`meaning ${word}`) ?? 0];
    if ((await tiles.nth(one).getAttribute('data-found')) !== null) continue;
    for (const index of [one, other]) await turn(index);
  }
}

export const check = (pupil: Pupil) => pupil.tap('button', '检查');

export const SENTENCE = ['I', 'like', 'cats', '.'];
export const MIXED = ['cats', 'like', 'I', '.'];

/** Taps the words of a sentence in order. */
export async function say(pupil: Pupil, words: readonly string[]): Promise<void> {
  for (const word of words)
    await pupil.place
      .getByRole('group', { name: '卡片' })
      .getByRole('button', { name: word, exact: true })
      .tap();
}

/** Puts the events on the line, which runs down where it is narrow, each at a part of its length. */
export async function place(pupil: Pupil, words: readonly string[]): Promise<void> {
  const line = pupil.place.getByRole('group', { name: '时间轴' });
  const tray = pupil.place.getByRole('group', { name: '卡片' });
  const isDown = await line.evaluate(
    (node) => getComputedStyle(node).getPropertyValue('--is-down').trim() === '1',
  );
  for (const [index, word] of words.entries()) {
    await tray.locator('[data-card]').filter({ hasText: word }).tap();
    const along = 0.1 + 0.24 * index;
    await (isDown ? pupil.tapAt(line, 0.9, along) : pupil.tapAt(line, along, 0.4));
    await expect(line.locator('[data-card]').filter({ hasText: word })).toBeVisible();
  }
}

interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The cells of a word in the shown grid, in any of eight directions. */
async function find(grid: Locator, word: string): Promise<readonly [Cell, Cell]> {
  const cells = await grid.locator('[data-cell]').evaluateAll((nodes) =>
    nodes.map((node) => {
      const [row = 0, column = 0] = (node.getAttribute('data-cell') ?? '').split(' ').map(Number);
      return { row, column, letter: (node.textContent ?? '').toLowerCase() };
    }),
  );
  const letters = new Map(cells.map(({ row, column, letter }) => [`${row} ${column}`, letter]));
  for (const { row, column } of cells)
    for (const [down, right] of [
      [0, 1],
      [1, 0],
      [1, 1],
      [-1, 1],
      [0, -1],
      [-1, 0],
      [-1, -1],
      [1, -1],
    ] as const) {
      const at = (step: number) => ({ row: row + down * step, column: column + right * step });
      const fits = [...word].every((letter, step) => {
        const cell = at(step);
        return letters.get(`${cell.row} ${cell.column}`) === letter;
      });
      if (fits) return [at(0), at(word.length - 1)];
    }
  throw new Error(`${word} is not in the grid`);
}

export const SEARCHED = { spring: 'season', summer: 'hot', winter: 'cold' } as const;

export async function drawWord(pupil: Pupil, word: string): Promise<void> {
  const grid = pupil.place.getByRole('application', { name: '字格' });
  const [from, to] = await find(grid, word);
  const cell = ({ row, column }: Cell) => grid.locator(`[data-cell="${row} ${column}"]`);
  await pupil.draw(grid, cell(from), cell(to));
}

export const CROSSED = { season: 'spring', star: 'sun', water: 'rain' } as const;

/** Picks the letters of each word from the tray, as several pupils do, or writes them by keys. */
export async function cross(pupil: Pupil, words: Readonly<Record<string, string>>): Promise<void> {
  for (const [clue, word] of Object.entries(words)) {
    await pupil.place.getByRole('listitem').filter({ hasText: clue }).getByRole('button').first().tap();
    const tray = pupil.place.getByRole('group', { name: '字盘' });
    if (await tray.isVisible())
      for (const letter of word) {
        const key = tray.getByRole('button', { name: letter, exact: true });
        // The last letters may be there already: the game has ended.
        if (await key.isEnabled()) await key.tap();
      }
    else {
      await pupil.place.getByRole('textbox', { name: /^填写/ }).tap();
      await pupil.page.keyboard.type(word);
    }
  }
}

export async function writeAll(pupil: Pupil, words: readonly string[]): Promise<void> {
  for (const [index, field] of (await pupil.place.getByRole('textbox').all()).entries()) {
    await field.tap();
    await pupil.page.keyboard.type(words[index] ?? '');
  }
}

/** The result of a sum that is shown, such as "7 + 2 = □". */
export function resultOf(sum: string): number {
  const [, one, , other] = /(\d+)\s*(\+|＋)\s*(\d+)/.exec(sum) ?? [];
  return Number(one) + Number(other);
}

const picture = (pupil: Pupil) => pupil.place.locator('[aria-roledescription]');
export const spot = (pupil: Pupil, x: number) => pupil.tapAt(picture(pupil), x, 0.5);

/** Drags each name to the dot of its place in the list. */
export async function labelRight(pupil: Pupil, words: readonly string[]): Promise<void> {
  for (const [index, word] of words.entries()) {
    const dot = pupil.place.getByRole('group', { name: `${index + 1} 号位置` });
    await pupil.drag(pupil.card(word), dot);
    await expect(dot).toHaveAttribute('data-placed');
  }
}

export const LABELS = ['leaf', 'root', 'stem'];
export const oneSum = (pupil: Pupil, by: number) => async () => {
  const sum =
    (await pupil.place
      .getByText(/\d\s*[+＋]\s*\d/)
      .first()
      .textContent()) ?? '';
  await pupil.write(`${resultOf(sum) + by}`);
  await pupil.tap('button', '确定');
};

/** Writes the word of a dictation. A voice keeps the pace of several pupils, so that a late one has written nothing. */
export async function dictate(pupil: Pupil, word: string): Promise<void> {
  const next = pupil.place.getByRole('button', { name: '下一题' });
  const type = pupil.place.getByRole('button', { name: '打字' });
  await expect(type.or(next)).toBeVisible();
  if (await type.isVisible()) {
    await type.tap();
    await pupil.write(word);
    const done = pupil.place.getByRole('button', { name: /^(写好了|核对)$/ });
    if (await done.isVisible()) await done.tap();
  }
  await next.tap();
}

/** Puts each piece into its place; `to` is the number of the place of a piece. */
export async function putPieces(pupil: Pupil, to: (piece: number) => number, count: number): Promise<void> {
  const pieces = await pupil.place
    .locator('[data-drag]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-drag') ?? ''));
  const places = pupil.place.locator('[data-target]');
  for (const id of pieces.slice(0, count)) {
    const piece = pupil.place.locator(`[data-drag="${id}"]`);
    // The picture of a piece tells its place.
    const image = piece.locator('image');
    const [x, y] = [Number(await image.getAttribute('x')), Number(await image.getAttribute('y'))];
    const at = (x < 0 ? 1 : 0) + (y < 0 ? 2 : 0);
    await pupil.drag(piece, places.nth(to(at)));
  }
}

export const basic = (kind: string) => {
  const { right, wrong } = BASIC_HANDS[kind] ?? {};
  if (!right || !wrong) throw new Error(`no kind ${kind}`);
  return { right, wrong };
};

export const choices = {
  right: (pupil: Pupil) => eachChoice(pupil, 'two'),
  wrong: (pupil: Pupil) => eachChoice(pupil, 'one'),
};

/** Writes each sum of the quiet form. */
export async function sums(pupil: Pupil, by: number): Promise<void> {
  const asked = await pupil.place.getByText(/\d\s*[+＋]\s*\d/).allInnerTexts();
  await writeAll(
    pupil,
    asked.map((sum) => `${resultOf(sum) + by}`),
  );
}

/** Joins the numbers of dots with names, in the quiet form. */
export async function pairUp(pupil: Pupil, names: readonly string[]): Promise<void> {
  const dots = pupil.place.locator('[data-card^="0:"]');
  for (const [index, name] of names.entries()) {
    await dots.nth(index).tap();
    await pupil.place.locator('[data-card^="1:"]').filter({ hasText: name }).tap();
  }
}

/** Joins pieces with places, in the quiet form. */
export async function pieces(pupil: Pupil, placeOf: (name: string) => string): Promise<void> {
  for (const name of ['A1', 'A2', 'A3', 'A4']) {
    const card = (side: number, text: string) =>
      pupil.place.locator(`[data-card^="${side}:"]`).filter({ hasText: text });
    await card(0, name).tap();
    await card(1, placeOf(name)).tap();
  }
}
