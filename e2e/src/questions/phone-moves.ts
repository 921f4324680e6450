import { expect } from '@playwright/test';
import { order } from './basic-hands.ts';
import { resultOf } from './game-moves.ts';
import type { Pupil } from './pupil.ts';

/** Answers the questions of a phone's deck one after the other. */
export async function eachOnPhone(pupil: Pupil, count: number, answer: () => Promise<void>): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await expect(pupil.place.getByText(`${number} / ${count}`, { exact: true })).toBeVisible();
    await answer();
  }
}

/** Taps the bins of the cards that come one by one on a phone. */
export async function sortDeck(pupil: Pupil, binsOf: (card: string) => readonly string[], count: number) {
  await eachOnPhone(pupil, count, async () => {
    const card = pupil.place.locator('[data-drag]');
    for (const name of binsOf(((await card.textContent()) ?? '').trim())) await pupil.tap('button', name);
    // A card of one bin is followed by the next without a tap.
    if (!(await pupil.place.getByText('可以属于几类').isVisible())) return;
    const next = pupil.place.getByRole('button', { name: '下一张' });
    if (await next.isEnabled()) await next.tap();
  });
}

/** Turns all cards once, then keeps each word with the meaning of a number. */
export async function keepPairs(pupil: Pupil, meanings: readonly number[]): Promise<void> {
  const tiles = pupil.place.locator('button[data-card]');
  await expect(tiles).toHaveCount(meanings.length * 2);
  // The cards lie open for the first seconds.
  await expect(pupil.place.locator('button[data-open]')).toHaveCount(0);
  const seen = new Map<string, number>();
  const turn = async (index: number) => {
    await tiles.nth(index).tap();
    await expect(tiles.nth(index)).toHaveAttribute('data-open');
    seen.set(((await tiles.nth(index).textContent()) ?? '').trim(), index);
  };
  for (let index = 0; index < meanings.length * 2; index += 1) await turn(index);
  await pupil.tap('button', '翻回去');
  for (const [word, meaning] of meanings.entries()) {
    for (const text of [`word${word}`, `meaning ${meaning}`]) await turn(seen.get(text) ?? 0);
    await pupil.tap('button', '是一组，收下');
  }
}

/** Keeps the order that is shown, which may be the wanted one, and then drags the cards. */
export async function hang(pupil: Pupil, words: readonly string[]): Promise<void> {
  await pupil.tap('button', '就是这个顺序');
  await order(pupil, words);
}

/** Writes the letters of each word into the boxes behind its clue. */
export async function crossOnPhone(pupil: Pupil, words: Readonly<Record<string, string>>): Promise<void> {
  for (const [clue, word] of Object.entries(words)) {
    const line = pupil.place.getByRole('listitem').filter({ hasText: clue });
    // Boxes that other words filled are written again.
    await line.getByRole('button', { name: /行第/ }).first().tap();
    await expect(line.getByRole('textbox')).toBeFocused();
    await pupil.page.keyboard.type(word);
  }
}

/** Writes the result of the shown sum, or a number beside it, and goes on. */
export const sumOnPhone = (pupil: Pupil, by: number) => async () => {
  const sum = await pupil.place
    .getByText(/\d\s*[+＋]\s*\d/)
    .first()
    .textContent();
  await pupil.write(`${resultOf(sum ?? '') + by}`);
  await pupil.tap('button', '继续');
};
