import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { emptyPages, mountPlayer, resizeWindow } from './testing/mounted-player.tsx';

const WINDOWS = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
] as const;
const EDGES = ['bottom', 'left', 'right'] as const;

/** Number of pages in the list whose visible part is covered by the toolbar. */
function covered(): number {
  const list = page.getByRole('listbox').element();
  const bar = page.getByRole('toolbar').first().element().getBoundingClientRect();
  const { left, top } = list.getBoundingClientRect();
  const seen = { x: left + list.clientLeft, y: top + list.clientTop };
  const end = { x: seen.x + list.clientWidth, y: seen.y + list.clientHeight };
  return [...list.querySelectorAll('[role="option"]')].filter((option) => {
    const at = option.getBoundingClientRect();
    const from = { x: Math.max(at.left, seen.x), y: Math.max(at.top, seen.y) };
    const to = { x: Math.min(at.right, end.x), y: Math.min(at.bottom, end.y) };
    const isSeen = from.x < to.x - 1 && from.y < to.y - 1;
    const beside = from.x >= bar.right || to.x <= bar.x;
    const above = from.y >= bar.bottom || to.y <= bar.y;
    return isSeen && !beside && !above;
  }).length;
}

for (const [width, height] of WINDOWS) {
  for (const edge of EDGES) {
    it(`the toolbar covers no page of the list at ${width} px, at the ${edge}`, async () => {
      await resizeWindow(width, height);
      localStorage.setItem('lectern.player-toolbar', edge);
      const player = await mountPlayer(emptyPages(16));
      await player.goTo(8);
      await commands.press(['g']);
      await expect.poll(() => page.getByRole('option').elements().length).toBe(16);
      expect(covered()).toBe(0);
    });
  }
}
