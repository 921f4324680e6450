import { reviewOf } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
    for (const letters of ['一心', '一', '意']) await page.getByRole('textbox').fill(letters);
    for (const [clue, word] of [
      ['精神振奋', '意气风发'],
      ['使好的作风', '扬光大'],
      ['形容做事大胆', '大刀阔斧'],
    ] as const) {
      const line = [...document.querySelectorAll('li')].find((one) => one.textContent?.includes(clue));
      // The first box has the character of the word that crosses there.
      expect(line?.querySelector('button')?.textContent).toBe(clue === '使好的作风' ? '发' : word[0]);
      line?.querySelectorAll('button')[clue === '使好的作风' ? 1 : 0]?.click();
      expect(document.activeElement?.ariaLabel).toContain(clue);
      await page.getByRole('textbox', { name: new RegExp(clue) }).fill(word);
    }
    await expect.poll(points).toBe(question.score);
  });

  it('gets all points for tiles that are tapped in pairs, and fewer for a wrong pair, which can be taken apart', async () => {
    const { question, points, responses } = onPhone('knowledge-pairs');
    for (const [index, [left, right]] of [
      ['l1', 'r1'],
      ['l2', 'r4'],
      ['l3', 'r2'],
      ['l4', 'r3'],
    ].entries()) {
      (await found(`[data-card="${left}"]`)).click();
      (await found(`[data-card="${right}"]`)).click();
      await expect.poll(() => responses.length).toBe(index + 1);
    }
    expect(points()).toBeLessThan(question.score);
    for (const name of ['去掉「高兴 和 马上」', '去掉「立刻 和 快乐」'])
      await page.getByRole('button', { name }).click();
    // With keys: the focus goes on to the tiles that are left.
    for (const [left, right] of [
      ['l1', 'r2'],
      ['l3', 'r1'],
    ]) {
      for (const card of [left, right]) {
        (await found(`[data-card="${card}"]`)).focus();
        await userEvent.keyboard('{Enter}');
      }
      await expect.poll(() => document.querySelector(`[data-card="${left}"]`)).toBeNull();
    }
    await expect.poll(points).toBe(question.score);
  });

  it('gets all points for cards that are turned and kept, and says nothing of what belongs together', async () => {
    const { question, points, responses } = onPhone('memory');
    const turn = async (left: string, right: string) => {
      (await found(`[data-card="0:${left}"]`)).click();
      (await found(`[data-card="1:${right}"]`)).click();
    };
    await turn('l1', 'r1');
    await page.getByRole('button', { name: '翻回去' }).click();
    await expect.poll(() => document.querySelectorAll('[data-open][data-card]').length).toBe(0);
    expect(responses).toEqual([]);
    // Two cards of the same side are no pair.
    (await found('[data-card="0:l1"]')).click();
    (await found('[data-card="0:l2"]')).click();
    await expect.element(page.getByText('这几张不能成一组')).toBeVisible();
    for (const [index, [left, right]] of [
      ['l1', 'r1'],
      ['l2', 'r4'],
      ['l3', 'r2'],
      ['l4', 'r3'],
    ].entries()) {
      await turn(left as string, right as string);
      await page.getByRole('button', { name: '是一组，收下' }).click();
      await expect.poll(() => responses.length).toBe(index + 1);
    }
    expect(points()).toBeLessThan(question.score);
    expect(responses.at(-1)).toMatchObject({ game: { moves: 12 } });
    for (const name of ['去掉「one 和 三」', '去掉「three 和 一」'])
      await page.getByRole('button', { name }).click();
    await turn('l1', 'r2');
    await page.getByRole('button', { name: '是一组，收下' }).click();
    await turn('l3', 'r1');
    await page.getByRole('button', { name: '是一组，收下' }).click();
    await expect.poll(points).toBe(question.score);
  });

  it('gets all points for hit balloons, and a wrong one can be changed in the table', async () => {
    const { question, points, responses } = onPhone('fun-choice');
    for (const [index, choice] of ['c2', 'c1', 'c1'].entries()) {
      await expect.element(page.getByText(`${index + 1} / 3`)).toBeVisible();
      (await found(`[data-card="${choice}"]`)).click();
      await expect.poll(() => responses.length).toBe(index + 1);
    }
    await page.getByRole('button', { name: /哪个是偶数/ }).click();
    expect(points()).toBeLessThan(question.score);
    (await found('[data-card="c1"]')).click();
    await expect.poll(points).toBe(question.score);
  });

  it('gets all points for sums that are written with keys, one after the other', async () => {
    const { question, points } = onPhone('sums-sprint');
    await page.getByRole('textbox').click();
    await userEvent.keyboard('41{Enter}');
    await page.getByRole('textbox').click();
    await userEvent.keyboard('9{Enter}');
    await page.getByRole('radio', { name: />/ }).click();
    await page.getByRole('button', { name: /6 × 7/ }).click();
    expect(points()).toBeLessThan(question.score);
    await page.getByRole('textbox').fill('42');
    await page.getByRole('button', { name: '继续' }).click();
    await expect.poll(points).toBe(question.score);
  });

  it('shows the steps of a race, and goes on where it was after a reload', async () => {
    const question = sample('team-race');
    const parts = { p1: { choice: 'c1' }, p2: { truth: false }, p3: { value: '100' } };
    const { responses } = mountAnswer(question, { screen: 'phone', width: 390, response: { parts } });
    await expect.element(page.getByRole('img', { name: '前进 3 / 5 步' })).toBeVisible();
    await page.getByRole('radio', { name: /四个/ }).click();
    await page.getByRole('button', { name: '对', exact: true }).click();
    await expect.poll(() => reviewOf(question, responses.at(-1)).points).toBe(question.score);
  });

  it('gets all points for words of a dictation', async () => {
    const { question, points } = onPhone('dictation-game');
    for (const word of ['春天', '花圆', 'apple']) {
      await page.getByRole('textbox').fill(word);
      await page.getByRole('button', { name: '继续' }).click();
    }
    expect(points()).toBeLessThan(question.score);
    await page.getByRole('button', { name: /花圆/ }).click();
    await page.getByRole('textbox').fill('花园');
    await expect.poll(points).toBe(question.score);
  });

  it('shows the quiet form by one tap, with the same answers, and the game again', async () => {
    const { responses } = onPhone('fun-choice');
    (await found('[data-card="c1"]')).click();
    await page.getByRole('button', { name: '安静模式' }).click();
    await expect.element(page.getByRole('radio', { name: /8/ })).toBeChecked();
    await page.getByRole('radio', { name: /apple/ }).click();
    expect(responses.at(-1)).toMatchObject({ parts: { p1: { choice: 'c1' }, p2: { choice: 'c1' } } });
    await page.getByRole('button', { name: '游戏模式' }).click();
    await expect.element(page.getByText('3 / 3')).toBeVisible();
  });
});
