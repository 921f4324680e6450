import type { CoursewareSnapshot, Element } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { shape } from '../testing/dragging.ts';
import { emptyPages, type MountedPlayer, mountPlayer, resizeWindow } from '../testing/mounted-player.tsx';

/** Two pages, the first with a shape under a cover that is pulled off to the right, and a cover that is scratched off. */
function covered(): CoursewareSnapshot {
  const cover = (way: object) => ({ cover: way }) as Partial<Element>;
  return {
    records: [
      ...emptyPages(2).records,
      shape('below', 'a1', [100, 100], [200, 200]),
      shape('pulled', 'a2', [92, 92], [216, 216], cover({ way: 'wipe', from: 'left' })),
      shape('scratched', 'a3', [700, 100], [300, 200], cover({ way: 'scratch' })),
    ],
  };
}

/** Opens a show in a window of 1600 by 900 pixels: 1.25 CSS pixels per logical pixel. */
async function teach(): Promise<MountedPlayer> {
  await resizeWindow(1600, 900);
  return await mountPlayer(covered());
}

function styleOf(player: MountedPlayer, id: 'pulled' | 'scratched'): CSSStyleDeclaration {
  const cover = player.slide.querySelector(`[data-element-id="${id}"]`);
  return getComputedStyle(cover ?? player.slide);
}

/** Pulls the left cover off by half of its width with the mouse. */
async function pullHalf(player: MountedPlayer): Promise<void> {
  await expect.poll(() => styleOf(player, 'pulled').cursor).toBe('grab');
  await commands.mouse([
    { do: 'move', x: 150, y: 250 },
    { do: 'down' },
    { do: 'move', x: 285, y: 250, steps: 4 },
    { do: 'up' },
  ]);
  await expect.poll(() => styleOf(player, 'pulled').clipPath).toMatch(/ 50%\)$/);
}

const scratchAt = (y: number) => commands.dragFinger({ x: 880, y }, { x: 1240, y });

it('a cover is pulled off by the mouse, stays so when the show is opened again, and goes at a press on the rest of it', async () => {
  const player = await teach();
  await pullHalf(player);
  expect(player.pageNumber, 'the presses did not change the page').toBe(1);
  await player.reopen();
  await expect.poll(() => styleOf(player, 'pulled').clipPath).toMatch(/ 50%\)$/);
  await commands.clickAt({ x: 350, y: 250 });
  await expect.poll(() => styleOf(player, 'pulled').visibility).toBe('hidden');
  expect(player.pageNumber).toBe(1);
});

it('a cover is scratched off by a finger, also after the show is opened again', async () => {
  const player = await teach();
  await pullHalf(player);
  await scratchAt(160);
  await expect.poll(() => styleOf(player, 'scratched').maskImage).toContain('svg');
  await player.reopen();
  await expect.poll(() => styleOf(player, 'pulled').clipPath).toMatch(/ 50%\)$/);
  for (const y of [210, 260, 310, 355]) await scratchAt(y);
  await expect.poll(() => styleOf(player, 'scratched').visibility).toBe('hidden');
  expect(player.pageNumber).toBe(1);
});

it('covers are put back by a button, and taken off by keys', async () => {
  const player = await teach();
  await pullHalf(player);
  await commands.clickAt({ x: 350, y: 250 });
  await expect.poll(() => styleOf(player, 'pulled').visibility).toBe('hidden');
  await player.button('盖回去').click();
  await expect.poll(() => styleOf(player, 'pulled').visibility).toBe('visible');
  await expect.poll(() => styleOf(player, 'scratched').visibility).toBe('visible');
  expect(styleOf(player, 'pulled').clipPath).toBe('none');
  (player.button('揭开第 1 个遮罩').element() as HTMLElement).focus();
  await commands.press(['Enter']);
  await expect.poll(() => styleOf(player, 'pulled').visibility).toBe('hidden');
  expect(await seriousFindings()).toEqual([]);
});
