import { expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { seriousFindings } from '../../platform/testing/serious-findings.ts';
import { emptyPages, mountPlayer, pixels } from './testing/mounted-player.tsx';

it('a show is controlled by keys, a remote, page buttons, thumbnails and the wheel', async () => {
  const player = await mountPlayer(emptyPages(10));
  const shown = () => player.pageNumber;
  const dark = player.button('点一下回到课件');
  await commands.press(['End']);
  await expect.poll(shown).toBe(10);
  await commands.press(['Home']);
  await expect.poll(shown).toBe(1);
  await commands.press(['b']);
  await expect.element(dark).toBeVisible();
  await commands.press(['PageDown']);
  await expect.element(dark).not.toBeInTheDocument();
  expect(shown()).toBe(1);
  await page.getByRole('button', { name: '缩略图' }).first().click();
  await page.getByRole('option').nth(6).click();
  await expect.poll(shown).toBe(7);
  await commands.press(['g']);
  await expect.element(page.getByRole('option', { name: '第 7 页' })).toHaveFocus();
  await commands.press(['ArrowRight', 'Enter']);
  await expect.poll(shown).toBe(8);
  await player.goTo(7);
  await page.getByRole('button', { name: '上一页' }).first().click();
  await expect.poll(shown).toBe(6);
  await player.goTo(3);
  await commands.mouse([
    { do: 'move', x: 600, y: 300 },
    { do: 'wheel', dx: 0, dy: -400 },
  ]);
  await expect.poll(shown).toBe(2);
});

it('a page is written on, partly erased, undone and cleared, and undo affects no page that is not shown', async () => {
  const player = await mountPlayer();
  await player.goTo(2);
  await player.tool('画笔').click();
  await player.draw([0.2, 0.2], [0.8, 0.2]);
  await player.draw([0.2, 0.4], [0.8, 0.4]);
  await expect.poll(() => player.inked()).toBeGreaterThan(0.001);
  const both = player.inked();
  await player.tool('橡皮').click();
  await player.draw([0.5, 0.1], [0.5, 0.5]);
  await expect.poll(() => player.inked()).toBeLessThan(both);
  const cut = player.inked();
  expect(cut).toBeGreaterThan(both * 0.7);
  await commands.press(['Control+z']);
  await expect.poll(() => player.inked()).toBeGreaterThan(cut);
  // On another page undo has no step.
  await player.goTo(1);
  await expect.element(player.tool('撤销')).toBeDisabled();
  await commands.press(['Control+z']);
  await player.goTo(2);
  await expect.poll(() => player.inked()).toBeGreaterThan(both * 0.9);
  await expect.element(player.tool('撤销')).toBeEnabled();
  await player.reopen();
  expect(player.pageNumber).toBe(2);
  await expect.poll(() => player.inked()).toBeGreaterThan(both * 0.9);
  await commands.press(['e']);
  await expect.poll(() => player.inked()).toBe(0);
});

it('a swipe changes the page, and a second finger writes at the same time', async () => {
  const player = await mountPlayer();
  await player.goTo(3);
  await commands.dragFinger({ x: 500, y: 400 }, { x: 800, y: 405 });
  await expect.poll(() => player.pageNumber).toBe(2);
  await player.tool('画笔').click();
  await commands.fingers(
    [0, 25, 50, 75, 100].map((by) => [
      { id: 0, x: 400 + by, y: 300 + by / 2 },
      { id: 1, x: 900 - by, y: 300 + by / 2 },
    ]),
  );
  const halves = () => {
    const { data, width } = pixels('ink-dry');
    const written = [false, false];
    for (let i = 3; i < data.length; i += 4)
      if (data[i]) written[((i - 3) / 4) % width < width / 2 ? 0 : 1] = true;
    return written;
  };
  await expect.poll(halves).toEqual([true, true]);
});

it('the show and its list of pages pass axe in both languages', async () => {
  const player = await mountPlayer(emptyPages(10));
  await expect.element(player.toolbar).toBeVisible();
  expect(await seriousFindings()).toEqual([]);
  await commands.press(['g']);
  await expect
    .poll(() => document.querySelectorAll('[role="option"] [data-page-id]').length)
    .toBeGreaterThan(5);
  expect(await seriousFindings()).toEqual([]);
  await commands.press(['Escape']);
  onTestFinished(() => changeLanguage('zh'));
  changeLanguage('en');
  await expect.element(page.getByRole('toolbar', { name: 'Teaching tools' })).toBeVisible();
  expect(await seriousFindings()).toEqual([]);
});
