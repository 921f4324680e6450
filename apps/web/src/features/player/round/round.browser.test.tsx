import { afterEach, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { type MountedPlayer, mountPlayer } from '../testing/mounted-player.tsx';

const dialog = page.getByRole('dialog', { name: '循环放映' });
const endOfKiosk = page.getByRole('button', { name: '按住，结束展台放映' });

afterEach(() => {
  vi.useRealTimers();
});

/** Stops the clock of timers; the browser's frames continue. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

async function loop(player: MountedPlayer): Promise<void> {
  await player.pressTool('循环放映');
  await dialog.getByText('5 秒', { exact: true }).click();
  await dialog.getByRole('button', { name: '开始循环' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

it('a show loops by itself, and stops by the button that started it', async () => {
  const player = await mountPlayer();
  await player.goTo(4);
  stopClock();
  await loop(player);
  await vi.advanceTimersByTimeAsync(5_100);
  await expect.poll(() => player.pageNumber).toBe(1);
  await commands.press(['End']);
  await expect.poll(() => player.pageNumber).toBe(4);
  await commands.press(['PageDown']);
  await expect.poll(() => player.pageNumber).toBe(1);
  await player.goTo(2);
  await player.pressTool('循环放映');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(player.pageNumber).toBe(2);
});

it('an unattended show has no toolbar and no keys, continues when it is opened again, and ends by holding Escape', async () => {
  const player = await mountPlayer();
  await player.pressTool('循环放映');
  await dialog
    .getByText(/展台模式/)
    .first()
    .click();
  expect(await seriousFindings()).toEqual([]);
  await dialog.getByRole('button', { name: '开始循环' }).click();
  await expect.element(page.getByText('按住 Esc 键或右上角，结束展台放映')).toBeVisible();
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
  stopClock();
  await player.reopen();
  await expect.element(endOfKiosk).toBeInTheDocument();
  await commands.press(['PageDown', 'End', 'b', 'Escape']);
  const { x, y } = player.slide.getBoundingClientRect();
  await commands.clickAt({ x: x + 20, y: y + 20 });
  expect(player.pageNumber).toBe(1);
  await expect.element(player.button('点一下回到课件')).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(10_100);
  await expect.poll(() => player.pageNumber).toBe(2);

  await commands.hold('Escape', true);
  await vi.advanceTimersByTimeAsync(1_600);
  await commands.hold('Escape', false);
  await expect.element(player.toolbar).toBeVisible();
  expect(player.pageNumber).toBe(2);
});
