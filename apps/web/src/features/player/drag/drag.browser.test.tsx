import type { CoursewareSnapshot } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { drag, dragHint, lies, middleOf, shape, takeUpDragging } from '../testing/dragging.ts';
import { emptyPages, type MountedPlayer, mountPlayer, resizeWindow } from '../testing/mounted-player.tsx';

const question = page.getByRole('dialog', { name: '关闭拖拽，内容都回到原位？' });

/** Two shapes that are marked as draggable, one that is not, and a second page without any. */
function marked(): CoursewareSnapshot {
  const movable = { movableInClass: true };
  return {
    records: [
      ...emptyPages(2).records,
      shape('box', 'a0', [100, 100], [200, 100], movable),
      shape('oval', 'a1', [600, 100], [200, 100], movable),
      shape('other', 'a2', [900, 400], [200, 200]),
    ],
  };
}

/** Opens a show in a window of 1600 by 900 pixels: 1.25 CSS pixels per logical pixel. */
async function teach(snapshot: CoursewareSnapshot): Promise<MountedPlayer> {
  await resizeWindow(1600, 900);
  return await mountPlayer(snapshot);
}

it('objects are dragged within the page by the mouse, marked as draggable or not, and undone', async () => {
  const player = await teach(marked());
  await lies(player, 'box', [250, 187.5]);
  await takeUpDragging(player);
  expect(await seriousFindings()).toEqual([]);
  await drag([250, 187], [100, 300]);
  await lies(player, 'box', [350, 487]);
  await drag(middleOf(player, 'other'), [-200, -100]);
  await lies(player, 'other', [1050, 525]);
  // An object cannot leave the page.
  await drag(middleOf(player, 'oval'), [0, -600]);
  await lies(player, 'oval', [875, 62.5]);
  await commands.press(['Control+z']);
  await lies(player, 'oval', [875, 187.5]);
  expect(player.pageNumber, 'the presses did not change the page').toBe(1);
});

it('objects are dragged by keys: Tab focuses one after the other, and arrow keys move it without changing the page', async () => {
  const player = await teach(marked());
  await takeUpDragging(player);
  const focused = () => document.activeElement?.getAttribute('data-movable');
  for (let tabs = 0; tabs < 30 && focused() !== 'oval'; tabs++) await commands.press(['Tab']);
  await commands.press(['ArrowRight', 'Shift+ArrowDown']);
  await lies(player, 'oval', [890, 262.5]);
  expect(player.pageNumber).toBe(1);
});

it('dragged objects stay with any tool, on return from another page and when the show is opened again, and are reset', async () => {
  const player = await teach(marked());
  await takeUpDragging(player);
  await drag([250, 187], [100, 300]);
  await lies(player, 'box', [350, 487]);
  await commands.press(['Control+p']);
  await expect.element(dragHint).not.toBeInTheDocument();
  await player.draw([0.5, 0.8], [0.7, 0.8]);
  await expect.poll(() => player.inked()).toBeGreaterThan(0);
  await player.goTo(2);
  await commands.press(['Control+a']);
  await player.pressTool('拖拽');
  await expect.element(page.getByText(/这一页没有可以拖动的内容/)).toBeVisible();
  await player.goTo(1);
  await lies(player, 'box', [350, 487]);
  await player.reopen();
  await lies(player, 'box', [350, 487]);
  await takeUpDragging(player);
  await player.button('本页复位').click();
  await lies(player, 'box', [250, 187.5]);
  await commands.press(['Control+z']);
  await lies(player, 'box', [350, 487]);
});

it('dragging is closed after a warning that all objects are reset, and without a warning when none was dragged', async () => {
  const player = await teach(marked());
  await takeUpDragging(player);
  await drag([250, 187], [100, 300]);
  await lies(player, 'box', [350, 487]);
  await player.button('关闭拖拽').click();
  await expect.poll(() => question.query()?.textContent).toContain('不能再恢复');
  await commands.press(['Escape']);
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dragHint, { message: 'the drag tool is still active' }).toBeVisible();
  await player.pressTool('拖拽');
  await question.getByRole('button', { name: '关闭拖拽' }).click();
  await lies(player, 'box', [250, 187.5]);
  await expect.element(dragHint).not.toBeInTheDocument();
  await player.reopen();
  await lies(player, 'box', [250, 187.5]);
  await takeUpDragging(player);
  await player.button('关闭拖拽').click();
  await expect.element(dragHint).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
});

it('copies are dragged off an object and sorted into their basket, wrong objects return, and a copy is removed at its source', async () => {
  const player = await teach({
    records: [
      ...emptyPages(1).records,
      shape('basket', 'a0', [700, 300], [400, 300], { basketInClass: true }),
      shape('stone', 'a1', [100, 400], [100, 100], { movableInClass: true }),
      shape('pear', 'a2', [100, 100], [100, 100], {
        ...{ movableInClass: true, copiesInClass: true, basketId: 'basket' },
      }),
    ],
  });
  const pears = () => player.slide.querySelectorAll('[data-element-id="pear"]').length;
  await lies(player, 'pear', [187.5, 187.5]);
  await takeUpDragging(player);
  await drag([187, 570], [900, 0]);
  await expect.element(page.getByText(/不是放在这里的/)).toBeVisible();
  await lies(player, 'stone', [187.5, 562.5]);
  // Two correct copies: the second is placed beside the first. A copy dropped elsewhere stays there.
  for (const by of [400, 380]) {
    await drag([187, 187], [900, by]);
    await expect.element(page.getByText(/放对了/)).toBeVisible();
  }
  await expect.poll(pears).toBe(3);
  const apart = () => {
    const [one, other] = [middleOf(player, 'pear', 1), middleOf(player, 'pear', 2)];
    return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]));
  };
  await expect.poll(apart).toBeGreaterThan(124);
  await drag([187, 187], [300, 0]);
  await expect.poll(pears).toBe(4);
  // A copy that is dragged back to its source is removed, and undo restores it. Keys do the same.
  await drag([487, 187], [-290, 10]);
  await expect.poll(pears).toBe(3);
  await commands.press(['Control+z']);
  await expect.poll(pears).toBe(4);
  player.slide.querySelector<HTMLElement>('[data-movable="pear"]')?.focus();
  await commands.press(['Shift+ArrowRight']);
  await expect.poll(pears).toBe(5);
  await commands.press(['Shift+ArrowRight']);
  await expect.poll(() => document.activeElement?.hasAttribute('data-movable')).toBe(true);
  await commands.press(['Delete']);
  await expect.poll(pears).toBe(4);
  await player.button('本页复位').click();
  await expect.poll(pears).toBe(1);
});

it('an object copies itself once when further keys arrive before the copy is drawn, and these keys move and discard the copy', async () => {
  const player = await teach({
    records: [
      ...emptyPages(1).records,
      shape('pear', 'a0', [100, 100], [100, 100], { movableInClass: true, copiesInClass: true }),
    ],
  });
  const pears = () => player.slide.querySelectorAll('[data-element-id="pear"]').length;
  await lies(player, 'pear', [187.5, 187.5]);
  await takeUpDragging(player);
  const original = player.slide.querySelector<HTMLElement>('[data-movable="pear"]');
  const press = (key: string) =>
    original?.dispatchEvent(
      new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true, cancelable: true }),
    );
  press('ArrowRight');
  press('Delete');
  await commands.press(['Escape']);
  await expect.poll(pears).toBe(1);
  for (let i = 0; i < 3; i += 1) press('ArrowRight');
  await expect.poll(() => document.activeElement !== original).toBe(true);
  expect(pears()).toBe(2);
});
