import { expect, it, onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { emptyPages, resizeWindow } from '../../features/player/testing/mounted-player.tsx';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { teachClass } from './testing/taught-class.ts';

const bar = page.getByRole('toolbar', { name: 'Teaching tools' });
const button = (name: string) => bar.getByRole('button', { name, exact: true });

async function teachInEnglish(edge: 'bottom' | 'left'): Promise<void> {
  onTestFinished(() => changeLanguage('zh'));
  changeLanguage('en');
  localStorage.setItem('lectern.player-toolbar', edge);
  const tools = ['random-teams', 'team-competition', 'interactive-tools', 'subject-tools', 'random-call'];
  await teachClass(emptyPages(4), tools);
}

/** Whether all of a control is within the window and not scrolled out of the bar. */
function isWhole(control: Locator): boolean {
  const { left, top, right, bottom } = control.element().getBoundingClientRect();
  const outer = bar.element().getBoundingClientRect();
  return (
    left >= Math.max(0, outer.left) &&
    top >= Math.max(0, outer.top) &&
    right <= Math.min(innerWidth, outer.right) &&
    bottom <= Math.min(innerHeight, outer.bottom)
  );
}

it('a full bar needs no scrolling at 1366 pixels in English, and every button is large enough for a finger', async () => {
  await teachInEnglish('bottom');
  for (const width of [1366, 1920]) {
    await resizeWindow(width, Math.round((width * 9) / 16));
    await expect.poll(() => bar.element().scrollWidth - bar.element().clientWidth).toBeLessThanOrEqual(0);
    await expect.poll(() => isWhole(button('End'))).toBe(true);
  }
  await button('More').click();
  const card = page.getByRole('group', { name: 'More' });
  await expect.element(card).toBeVisible();
  expect(card.element().querySelector('[data-command="random-call"]')).not.toBeNull();
  const all = document.querySelectorAll('[role="toolbar"] button, [data-all-tools] button');
  const small = [...all].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return Math.min(width, height) < 44;
  });
  expect(small.map(({ textContent }) => textContent)).toEqual([]);
});

it('a full vertical bar shows the button that ends the lesson, and not next to the button that folds the bar', async () => {
  await teachInEnglish('left');
  await expect.poll(() => isWhole(button('End'))).toBe(true);
  const [end, fold] = [button('End'), button('Fold')].map((each) => each.element().getBoundingClientRect());
  expect([end?.x === fold?.x, end?.y === fold?.y]).toEqual([false, false]);
});
