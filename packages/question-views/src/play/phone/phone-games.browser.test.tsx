import { reviewOf } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountAnswer } from '../../testing/mounted.tsx';
import { sample } from '../../testing/played-games.tsx';
import { middleOf, testPointers } from '../../testing/pointers.ts';

/** A game on a phone; `points` are those of the latest response. */
function onPhone(kind: string) {
  const question = sample(kind);
  const { responses } = mountAnswer(question, { screen: 'phone', width: 390 });
  return { question, points: () => reviewOf(question, responses.at(-1)).points, responses };
}

async function found(selector: string): Promise<HTMLElement> {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  return document.querySelector(selector) as HTMLElement;
}

describe('a game on a phone', () => {
  it('gets all points for cards that are dragged to bins or whose bins are tapped, one by one', async () => {
    const { question, points, responses } = onPhone('fun-sort');
    for (const [index, bin] of ['r1', 'r2', 'r3', 'r1', 'r2', 'r1'].entries()) {
      const card = await found(`[data-drag="l${index + 1}"]`);
      expect(getComputedStyle(card).touchAction).toBe('none');
      if (index % 2 === 0) testPointers().drag(1, card, await found(`[data-target="${bin}"]`));
      else (await found(`[data-target="${bin}"]`)).click();
      await expect.poll(() => responses.length).toBe(index + 1);
    }
    expect(points()).toBeLessThan(question.score);
    (await found('[data-target="r3"]')).click();
    await expect.poll(points).toBe(question.score);
  });

  it('gets all points for swiped statements, and shows them in a table in which one can be changed', async () => {
    const { question, points, responses } = onPhone('truth-rush');
    const { down, move, up } = testPointers();
    for (const [index, truth] of [true, false, false, true, false, false].entries()) {
      const card = await found(`[data-drag="p${index + 1}"]`);
      const from = middleOf(card);
      const at = { x: from.x + (truth ? -150 : 150), y: from.y };
      down(1, card, from);
      move(1, at);
      up(1, at);
      await expect.poll(() => responses.length).toBe(index + 1);
    }
    expect(points()).toBeLessThan(question.score);
    await page.getByRole('button', { name: /地球是圆的/ }).click();
    await page.getByRole('button', { name: '对', exact: true }).click();
    await expect.poll(points).toBe(question.score);
  });

  it('gets all points for lines along the words of a grid', async () => {
    const { question, points } = onPhone('word-search');
    const { places } = (
      question.key as { own: { places: { row: number; column: number; direction: string }[] } }
    ).own;
    const { drag } = testPointers();
    for (const [index, { row, column, direction }] of places.entries()) {
      const far = index < 2 ? 3 : 1;
      const end = [
        row + (direction.startsWith('down') ? far : 0),
        column + (direction.endsWith('right') ? far : 0),
      ];
      drag(1, await found(`[data-cell="${row} ${column}"]`), await found(`[data-cell="${end.join(' ')}"]`));
      await expect.poll(() => document.querySelectorAll('line').length).toBe(index + 1);
    }
    await expect.poll(points).toBe(question.score);
  });

  it('gets all points for words of a sentence that are tapped in order', async () => {
    const { question, points, responses } = onPhone('sentence-line');
    await found('[data-card="w6"]');
    for (const [line, tiles] of [...document.querySelectorAll('[data-target="tray"]')].entries())
      for (let word = 1; word <= 6; word++) {
        tiles.querySelector<HTMLElement>(`[data-card="w${word}"]`)?.click();
        await expect.poll(() => responses.length).toBe(line * 6 + word);
      }
    await expect.poll(points).toBe(question.score);
  });

  it('gets all points for crossing words, whose boxes fill each other', async () => {
    const { question, points } = onPhone('crossword');
    await page.getByRole('textbox').fill('一心一意');
    for (const [clue, word] of [
      ['精神振奋', '意气风发'],
      ['使好的作风', '扬光大'],
      ['形容做事大胆', '大刀阔斧'],
    ] as const) {
      const line = [...document.querySelectorAll('li')].find((one) => one.textContent?.includes(clue));
      // The first box has the character of the word that crosses there.
      expect(line?.querySelector('button')?.textContent).toBe(clue === '使好的作风' ? '发' : word[0]);
      line?.querySelectorAll('button')[clue === '使好的作风' ? 1 : 0]?.click();
      await page.getByRole('textbox', { name: new RegExp(clue) }).fill(word);
    }
    await expect.poll(points).toBe(question.score);
  });
});
