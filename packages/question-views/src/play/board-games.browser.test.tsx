import type { PlayedBody, PlayedResponse } from '@lectern/questions';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dragCard, ends, inStrip, ONE, type Place, started, strip, TWO } from '../testing/played-games.tsx';
import { middleOf, testPointers } from '../testing/pointers.ts';

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
}

function cellOf(row: number, column: number, player = 0): HTMLElement {
  return strip(player).querySelector(`[data-cell="${row} ${column}"]`) as HTMLElement;
}

const played = (last: () => PlayedResponse | undefined) => last()?.parts ?? {};

describe('a game on a board of its own, played rightly', () => {
  it('gets all points for sentences of tapped, dragged and moved words, and keeps a right beginning', async () => {
    const { expectAllRight, last } = await started('sentence-line');
    const tap = async (id: string) => (await inStrip(`[data-card="${id}"]`)).click();
    for (const id of ['w1', 'w2', 'w4']) await tap(id);
    await dragCard('w3', 'before w4');
    await expect.poll(() => played(last).p1).toEqual({ order: ['w1', 'w2', 'w3', 'w4'] });
    await tap('w6');
    await tap('w5');
    (await inStrip('[data-card="w5"]')).focus();
    await press('ArrowLeft');
    await expect.poll(() => played(last).p1).toEqual({ order: ['w1', 'w2', 'w3', 'w4', 'w5', 'w6'] });
    await page.getByRole('button', { name: '检查' }).click();
    await page.getByRole('button', { name: '下一题' }).click();
    for (const id of ['w1', 'w2', 'w3', 'w4', 'w5', 'w6']) await tap(id);
    await page.getByRole('button', { name: '检查' }).click();
    await expectAllRight();
    await page.getByRole('button', { name: '下一题' }).click();
    await expect.element(page.getByRole('dialog', { name: '游戏结束' })).toBeVisible();
  });

  it('gets all points for events on a line, by fingers and keys, that show their dates after the check', async () => {
    const { expectAllRight } = await started('timeline-place');
    const { drag } = testPointers();
    const axis = await inStrip('[role="group"][aria-label="时间轴"]');
    const { left, top, width } = axis.getBoundingClientRect();
    const at = (part: number) => {
      const point = document.createElement('span');
      point.style.cssText = `position:fixed;left:${left + width * part}px;top:${top + 40}px`;
      document.body.append(point);
      return point;
    };
    for (const [index, part] of [0.05, 0.1, 0.2, 0.4, 0.7].entries()) {
      const point = at(part);
      drag(1, await inStrip(`[data-card="w${index + 1}"]`), point);
      point.remove();
      await expect.poll(() => axis.querySelector(`[data-card="w${index + 1}"]`)).not.toBeNull();
    }
    (await inStrip('[data-card="w6"]')).focus();
    // From the tray backwards: the last gap is behind all marks, the one before it is before the year 1912.
    await press('Enter', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter');
    await expect.poll(() => axis.querySelector('[data-card="w6"]')).not.toBeNull();
    await page.getByRole('button', { name: '检查' }).click();
    await expectAllRight();
    await expect.element(page.getByText('前 221 年')).toBeVisible();
  });

  it('gets all points for nodes of a map, and a team fills its own branch only', async () => {
    const { expectAllRight } = await started('map-fill');
    for (const number of [1, 2, 3, 4]) {
      await dragCard(`c${number}`, `g${number}`);
      await expect.poll(() => strip().querySelector(`[data-target="g${number}"]`)).toBeNull();
    }
    await expectAllRight();
  });

  it('gets all points for spots that are tapped by finger and keys', async () => {
    const { expectAllRight } = await started('find-spot');
    const { down, up } = testPointers();
    for (const x of [0.25, 0.5]) {
      const picture = await inStrip('[role="group"][tabindex]');
      const { left, top, width, height } = picture.getBoundingClientRect();
      const at = { x: left + width * x, y: top + height / 2 };
      down(1, picture, at);
      up(1, at);
      await expect.element(page.getByText('找到了！')).toBeVisible();
    }
    await expect.element(page.getByText('找到蓝色的三角形')).toBeVisible();
    (await inStrip('[role="group"][tabindex]')).focus();
    await press('Shift>}{ArrowRight}{ArrowRight}{/Shift', 'ArrowRight', 'ArrowRight', 'Enter');
    await expectAllRight();
  });

  it('gets all points for words that two fingers draw at once, that are tapped, and that keys choose', async () => {
    const { question, expectAllRight } = await started('word-search');
    const { places } = (question.key as { own: { places: (Place & { part: string })[] } }).own;
    const [one, two, three, four, five] = places.map((place, index) => ends(place, index < 2 ? 4 : 2));
    if (!one || !two || !three || !four || !five) throw new Error('five words');
    const { down, move, up } = testPointers();
    await inStrip('[data-cell="0 0"]');
    const middle = ({ row, column }: { row: number; column: number }) => middleOf(cellOf(row, column));
    const grid = await inStrip('[role="application"]');
    down(1, grid, middle(one[0]));
    down(2, grid, middle(two[1]));
    move(1, middle(one[1]));
    move(2, middle(two[0]));
    await expect.poll(() => strip().querySelectorAll('line').length).toBe(2);
    const colors = [...strip().querySelectorAll('line')].map((line) => line.dataset.color);
    expect(new Set(colors).size).toBe(2);
    up(2, middle(two[0]));
    await expect.element(page.getByText('找到 1 / 5')).toBeVisible();
    up(1, middle(one[1]));
    for (const cell of three) {
      down(1, grid, middle(cell));
      up(1, middle(cell));
      await expect.poll(() => grid.querySelector('circle') === null).toBe(cell === three[1]);
    }
    grid.focus();
    await press('ArrowDown');
    let at = { row: 0, column: 0 };
    for (const word of [four, five])
      for (const cell of word) {
        const [down, right] = [cell.row - at.row, cell.column - at.column];
        for (let step = 0; step < Math.abs(down); step++) await press(down > 0 ? 'ArrowDown' : 'ArrowUp');
        for (let step = 0; step < Math.abs(right); step++)
          await press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
        await press('Enter');
        at = cell;
      }
    await expectAllRight();
  });

  it('gets all points for crossing words, by an input method, a keyboard and the tray', async () => {
    const { expectAllRight } = await started('crossword');
    await page.getByRole('textbox').fill('一心一意');
    await expect.poll(() => strip().querySelectorAll('[data-state="right"]').length).toBe(4);
    await page.getByRole('button', { name: /精神振奋/ }).click();
    await page.getByRole('textbox').fill('意气风发');
    await page.getByRole('button', { name: '字盘' }).click();
    await page.getByRole('button', { name: /使好的作风/ }).click();
    for (const letter of '扬光大') await page.getByRole('button', { name: letter, exact: true }).click();
    await page.getByRole('button', { name: '字盘' }).click();
    await page.getByRole('button', { name: /形容做事/ }).click();
    await page.getByRole('textbox').fill('大刀阔斧');
    await expectAllRight();
  });

  it('gets all points for cards that ride on a belt, one of them in two bins', async () => {
    const { question, expectAllRight } = await started('super-sort', ONE, { pace: 'fast' });
    const [part] = (question.key as { parts: { key: { pairs: { left: string; right: string }[] } }[] }).parts;
    const left = new Set(part?.key.pairs);
    while (left.size > 0) {
      const rider = await inStrip('[data-drag]');
      const pair = [...left].find((one) => one.left === rider.dataset.card);
      if (!pair) throw new Error(`no bin for ${rider.dataset.card}`);
      left.delete(pair);
      testPointers().drag(1, rider, await inStrip(`[data-target="${pair.right}"]`));
      await inStrip(`[data-target="${pair.right}"] [data-card="${pair.left}"]`);
    }
    await expectAllRight();
  });

  it('gets all points for pieces, some of which move only after their answer', async () => {
    const { expectAllRight } = await started('jigsaw');
    for (const [piece, answer] of [
      ['l1', '12'],
      ['l3', '42'],
      ['l5', '64'],
    ] as const) {
      expect((await inStrip(`[data-card="${piece}"]`)).dataset.drag).toBeUndefined();
      (await inStrip(`[data-card="${piece}"]`)).click();
      await page.getByRole('button', { name: answer, exact: true }).click();
      await inStrip(`[data-drag="${piece}"]`);
    }
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await dragCard(`l${number}`, `r${number}`);
      await inStrip(`[data-target="r${number}"] [data-card="l${number}"]`);
    }
    await expectAllRight();
  });

  it('gets all points for dictated words that were typed, and written by hand and found right', async () => {
    const { expectAllRight } = await started('dictation-game');
    const { drag } = testPointers();
    const canvas = await inStrip('canvas');
    const corner = canvas.parentElement?.querySelector('canvas') as HTMLElement;
    drag(1, corner, await inStrip('[data-theme="light"]'));
    canvas.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
    await page.getByRole('button', { name: '写好了' }).click();
    for (const [text, button] of [
      ['花园', '写好了'],
      ['apple', '核对'],
    ] as const) {
      await page.getByRole('button', { name: '打字' }).click();
      await page.getByRole('textbox').fill(text);
      await page.getByRole('button', { name: button }).click();
    }
    await expect.element(page.getByRole('img', { name: '我写的' })).toBeVisible();
    await page.getByRole('button', { name: '写对了' }).click();
    for (let typed = 0; typed < 2; typed++) await page.getByRole('button', { name: '下一题' }).click();
    await expectAllRight();
  });
});

describe('a game on a board of its own', () => {
  it('keeps the first word of a crossword entry, takes a life for it, and unlocks nothing of it', async () => {
    const { last } = await started('crossword', ONE, { lives: 2 } satisfies Partial<PlayedBody['play']>);
    await page.getByRole('textbox').fill('一心二意');
    await expect.poll(() => last()?.game?.livesLeft).toBe(1);
    await expect.poll(() => strip().querySelectorAll('[data-state="wrong"]').length).toBe(4);
    const wrong = [...strip().querySelectorAll<HTMLElement>('[data-state="wrong"]')][2];
    wrong?.click();
    await page.getByRole('textbox').fill('一');
    await expect.poll(() => strip().querySelectorAll('[data-state="right"]').length).toBe(4);
    expect(last()?.parts.p1).toEqual({ texts: [{ gap: 'g', text: '一心二意' }] });
  });

  it('returns events that are out of order to the tray, and the first check stays the answer', async () => {
    const { last } = await started('timeline-place');
    const cards = ['w2', 'w1', 'w3', 'w4', 'w5', 'w6'];
    for (const id of cards) {
      (await inStrip(`[data-card="${id}"]`)).focus();
      // Behind all marks: the last gap is before the tray.
      await press('Enter', 'ArrowUp', 'ArrowUp', 'Enter');
    }
    await page.getByRole('button', { name: '检查' }).click();
    await expect.poll(() => last()?.parts.p1).toEqual({ order: cards });
    expect(strip().querySelectorAll('[data-kept]')).toHaveLength(5);
    expect(strip().querySelector('[aria-label="卡片"] [data-card]')).not.toBeNull();
  });

  it('leaves the branches of other teams to them', async () => {
    const { last } = await started('map-fill', TWO, { teams: 2 });
    await inStrip('[data-target="g1"]');
    expect(
      [...strip(0).querySelectorAll('[data-target]')].map((node) => node.getAttribute('data-target')),
    ).toEqual(['g1']);
    expect(strip(1).querySelectorAll('[data-target]')).toHaveLength(3);
    await dragCard('c1', 'g1', 0);
    await expect.element(page.getByText('全部完成')).toBeVisible();
    expect(last('b')).toBeUndefined();
  });
});

describe('the boards of two pupils', () => {
  it.each([
    ['crossword', 1920],
    ['crossword', 1366],
    ['word-search', 1920],
    ['word-search', 1366],
  ])('of a %s do not cover its clues, on a screen of %i pixels', async (kind, width) => {
    const screen = { width: innerWidth, height: innerHeight };
    onTestFinished(() => page.viewport(screen.width, screen.height));
    await page.viewport(width, Math.round((width / 16) * 9));
    await started(kind, TWO);
    const grid = await inStrip('[style*="--columns"]');
    const [letters, clues] = [grid, grid.nextElementSibling as Element].map((one) =>
      one.getBoundingClientRect(),
    );
    if (!letters || !clues) throw new Error('a grid has clues beside it');
    const apart = [clues.left - letters.right, clues.top - letters.bottom];
    expect(Math.max(...apart)).toBeGreaterThanOrEqual(0);
    expect(letters.width).toBeGreaterThan(width / 8);
  });
});

it('a race of one pupil shows the runner', async () => {
  await started('team-race');
  const runner = await inStrip('svg[viewBox="0 0 24 24"]:not([class*="lucide"])');
  expect(getComputedStyle(runner).color).not.toBe('rgba(0, 0, 0, 0)');
});
