import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inStrip, started, strip } from '../testing/played-games.tsx';

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
}

/** Picks up a card by Enter, chooses the target of a number, from 1, by arrow keys, and drops it there. */
async function drop(card: string, target: number): Promise<void> {
  (await inStrip(`[data-card="${card}"]`)).focus();
  await press('Enter', ...Array.from({ length: target }, () => 'ArrowRight'), 'Enter');
}

async function enter(name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect.element(button).toBeEnabled();
  (button.element() as HTMLElement).focus();
  await press('Enter');
}

describe('a game that is played by keys alone gets all points', () => {
  it('for cards in bins', async () => {
    const { expectAllRight } = await started('fun-sort');
    for (const [index, target] of [1, 2, 3, 1, 2, 3].entries()) {
      await drop(`l${index + 1}`, target);
      await inStrip(`[data-target="r${target}"] [data-card="l${index + 1}"]`);
    }
    await expectAllRight();
  });

  it('for pairs of tiles', async () => {
    const { expectAllRight } = await started('knowledge-pairs');
    for (const name of ['高兴', '快乐', '漂亮', '美丽', '立刻', '马上', '有名', '著名']) await enter(name);
    await expectAllRight();
  });

  it('for verdicts', async () => {
    const { expectAllRight } = await started('truth-rush');
    for (const [number, isTrue] of [true, false, false, true, false, true].entries()) {
      await expect.element(page.getByText(`第 ${number + 1} 题，共 6 题`)).toBeVisible();
      await enter(isTrue ? '对' : '错');
    }
    await expectAllRight();
  });

  it('for lines between cards', async () => {
    const { expectAllRight } = await started('link-lines');
    for (const [card, target] of [
      ['0:l1', 2],
      ['0:l2', 3],
      ['0:l3', 1],
    ] as const) {
      await drop(card, target);
      await expect
        .poll(() => strip().querySelector(`[data-card="${card}"]`)?.hasAttribute('data-linked'))
        .toBe(true);
    }
    await enter('检查');
    await expectAllRight();
  });

  it('for nodes of a map', async () => {
    const { expectAllRight } = await started('map-fill');
    // A node that is filled is no target any more.
    for (const card of ['c1', 'c2', 'c3', 'c4']) {
      await drop(card, 1);
      await expect.poll(() => strip().querySelector(`[data-card="${card}"]`)).toBeNull();
    }
    await expectAllRight();
  });

  it('for pieces, some of which are locked by a question', async () => {
    const { expectAllRight } = await started('jigsaw');
    for (const [piece, answer] of [
      ['l1', '12'],
      ['l3', '42'],
      ['l5', '64'],
    ] as const) {
      (await inStrip(`[data-card="${piece}"]`)).focus();
      await press('Enter');
      await enter(answer);
      await inStrip(`[data-drag="${piece}"]`);
    }
    for (const number of [1, 2, 3, 4, 5, 6]) {
      (await inStrip(`[data-card="l${number}"]`)).focus();
      await press('Enter');
      const aimed = () => strip().querySelector('[data-aimed]')?.getAttribute('data-target');
      for (let tries = 0; tries < 6 && aimed() !== `r${number}`; tries++) await press('ArrowRight');
      await press('Enter');
      await inStrip(`[data-target="r${number}"] [data-card="l${number}"]`);
    }
    await expectAllRight();
  });
});
