import { reviewOf } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountAnswer } from '../../testing/mounted.tsx';
import { PIXEL, sample } from '../../testing/played-games.tsx';
import { middleOf, testPointers } from '../../testing/pointers.ts';

/** A board game on a phone; `points` are those of the latest response. */
function onPhone(kind: string, response?: unknown) {
  const question = sample(kind);
  const { responses } = mountAnswer(question, {
    screen: 'phone',
    width: 358,
    response,
    host: { assetUrl: () => PIXEL },
  });
  return { question, points: () => reviewOf(question, responses.at(-1)).points, responses };
}

async function found(selector: string): Promise<HTMLElement> {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  return document.querySelector(selector) as HTMLElement;
}

/** Drags a card to a target by a quick finger: two moves. */
async function drag(card: string, target: string) {
  const node = await found(`[data-card="${card}"]`);
  expect(getComputedStyle(node).touchAction).toBe('none');
  testPointers().drag(1, node, await found(`[data-target="${target}"]`));
}

async function byKey(selector: string, keys: string) {
  (await found(selector)).focus();
  await userEvent.keyboard(keys);
}

describe('a board game on a phone', () => {
  it('gets all points for lines that are drawn or tapped, and fewer for a wrong one, which is removed', async () => {
    const { question, points } = onPhone('link-lines');
    await drag('0:l1', '1:r1');
    await expect.poll(() => document.querySelectorAll('line').length).toBe(1);
    await page.getByRole('button', { name: /^取消/ }).click();
    await expect.poll(() => document.querySelectorAll('line').length).toBe(0);
    await drag('0:l1', '1:r2');
    await drag('0:l2', '1:r3');
    await expect.poll(() => document.querySelectorAll('line').length).toBe(2);
    expect(points()).toBeLessThan(question.score);
    (await found('[data-card="0:l3"]')).click();
    (await found('[data-card="1:r1"]')).click();
    await expect.poll(points).toBe(question.score);
  });

  it('gets all points for cards that are moved along a line by keys', async () => {
    const { question, points, responses } = onPhone('fun-order');
    const { order } = (question.key as { parts: { key: { order: string[][] } }[] }).parts[0]?.key ?? {
      order: [],
    };
    const right = order.map(([id]) => id as string);
    await page.getByRole('button', { name: '就是这个顺序' }).click();
    expect(points()).toBeLessThan(question.score);
    for (const [index, id] of right.entries()) {
      const at = () => {
        const { parts } = responses.at(-1) as { parts: { p1: { order: string[] } } };
        return parts.p1.order.indexOf(id);
      };
      const steps = at() - index;
      if (steps > 0) await byKey(`[data-drag="${id}"]`, `{Enter}${'{ArrowUp}'.repeat(steps)}{Enter}`);
      await expect.poll(at).toBe(index);
    }
    await expect.poll(points).toBe(question.score);
  });

  it('gets all points for spots that are tapped for one clue after the other, and a tap again changes one', async () => {
    const { question, points, responses } = onPhone('find-spot');
    const tap = async (x: number) => {
      const picture = await found('[data-tapped]');
      const { left, top, width, height } = picture.getBoundingClientRect();
      const at = { x: left + width * x, y: top + height / 2 };
      const { down, up } = testPointers();
      down(1, picture, at);
      up(1, at);
    };
    for (const [index, x] of [0.4, 0.5, 0.75].entries()) {
      await expect.element(page.getByText(`${index + 1} / 3`)).toBeVisible();
      await tap(x);
      await expect.poll(() => responses.length).toBe(index + 1);
      if (index < 2) await page.getByRole('button', { name: '继续' }).click();
    }
    expect(points()).toBeLessThan(question.score);
    for (const step of ['上一张', '上一张']) await page.getByRole('button', { name: step }).click();
    await tap(0.25);
    await expect.poll(points).toBe(question.score);
  });

  it('gets all points for names that are dragged to the dots of a picture, where they can change places', async () => {
    const { question, points, responses } = onPhone('label-picture');
    await drag('r1', 'l1');
    await expect.poll(() => responses.length).toBe(1);
    await drag('r3', 'l3');
    await expect.poll(() => responses.length).toBe(2);
    await byKey('[data-card="r2"]', '{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect.poll(() => responses.length).toBe(3);
    expect(points()).toBeLessThan(question.score);
    await drag('r3', 'l1');
    await expect.poll(() => responses.length).toBe(4);
    (await found('[data-card="r2"]')).click();
    (await found('[data-target="l3"]')).click();
    (await found('[data-card="r1"]')).click();
    (await found('[data-target="l2"]')).click();
    await expect.poll(points).toBe(question.score);
  });

  it('gets all points for events on a line that runs down, and keeps their order after a reload', async () => {
    const first = ['w1', 'w3', 'w2'];
    const { question, points, responses } = onPhone('timeline-place', { parts: { p1: { order: first } } });
    await found('[data-card="w1"]');
    const cards = [...document.querySelectorAll('[role="group"][aria-label="时间轴"] [data-card]')];
    expect(cards.map((card) => (card as HTMLElement).dataset.card)).toEqual(first);
    for (const [index, id] of ['w4', 'w5', 'w6'].entries()) {
      await byKey(`[data-card="${id}"]`, '{Enter}{ArrowLeft}{ArrowLeft}{Enter}');
      await expect.poll(() => responses.length).toBe(index + 1);
    }
    expect(points()).toBeLessThan(question.score);
    const node = await found('[data-card="w2"]');
    const [from, to] = [middleOf(node), middleOf(await found('[data-card="w3"]'))];
    const { down, move, up } = testPointers();
    const at = { x: from.x, y: to.y - 20 };
    down(1, node, from);
    move(1, at);
    up(1, at);
    await expect.poll(points).toBe(question.score);
  });

  it('gets all points for words that are tapped or dragged into gaps of a text', async () => {
    const { question, points } = onPhone('word-bank');
    const { right } = (question.key as { parts: { key: { right: { gap: string; choice: string }[] } }[] })
      .parts[0]?.key ?? { right: [] };
    const [one, ...others] = right;
    const wrong = others.at(-1);
    (await found(`[data-card="${wrong?.choice}"]`)).click();
    await expect.poll(points).toBe(0);
    // A filled gap is chosen, and emptied by a second tap.
    const gap = await found(`[data-target="${one?.gap}"]`);
    gap.click();
    await expect.poll(() => gap.ariaPressed).toBe('true');
    gap.click();
    await found(`[data-card="${wrong?.choice}"]`);
    await drag(one?.choice ?? '', one?.gap ?? '');
    for (const { choice } of others) await byKey(`[data-card="${choice}"]`, '{Enter}');
    await expect.poll(points).toBe(question.score);
  });

  it('gets all points for words that are put into the gaps of a map', async () => {
    const { question, points } = onPhone('map-fill');
    for (const choice of ['c1', 'c2', 'c4']) (await found(`[data-card="${choice}"]`)).click();
    expect(points()).toBeLessThan(question.score);
    await drag('c3', 'g3');
    await expect.element(page.getByRole('button', { name: '第 3 空，麻雀' })).toBeVisible();
    await drag('c4', 'g4');
    await expect.poll(points).toBe(question.score);
  });

  it('gets all points for pieces of a jigsaw that are dragged to places, and change places', async () => {
    const { question, points, responses } = onPhone('jigsaw');
    for (const [index, piece] of [2, 1, 3, 4, 5, 6].entries()) {
      if (index % 2 === 0) await drag(`l${piece}`, `r${index + 1}`);
      else await byKey(`[data-card="l${piece}"]`, `{Enter}${'{ArrowRight}'.repeat(index + 1)}{Enter}`);
      await expect.poll(() => responses.length).toBe(index + 1);
    }
    expect(points()).toBeLessThan(question.score);
    await drag('l2', 'r2');
    await expect.poll(points).toBe(question.score);
  });
});
