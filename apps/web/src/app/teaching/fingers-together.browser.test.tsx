import { expect, it } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import type { MountedPlayer } from '../../features/player/testing/mounted-player.tsx';
import { press, steadyMiddle, teachClass } from './testing/taught-class.ts';

async function withPen(): Promise<MountedPlayer> {
  const player = await teachClass();
  await commands.press(['Control+p']);
  await expect
    .poll(() => player.toolbar.element().querySelector('[aria-pressed="true"]')?.textContent)
    .toBe('画笔');
  return player;
}

/** Taps a control while another finger writes a stroke that begins here. */
async function tapWhileWriting(x: number, y: number, control: Locator): Promise<void> {
  const tapped = { id: 4, ...(await steadyMiddle(() => control.query())) };
  const writing = { id: 3, x: x + 80, y };
  await commands.fingers([[{ id: 3, x, y }], [writing], [writing, tapped], [writing]]);
}

it('the button of the next page reacts once to a finger while another finger writes, whose stroke is kept', async () => {
  const player = await withPen();
  await tapWhileWriting(300, 200, page.getByRole('button', { name: '下一页' }).last());
  await expect.poll(() => player.pageNumber).toBe(2);
  await player.goTo(1);
  await expect.poll(() => player.inked()).toBeGreaterThan(0);
});

it('buttons of a subject tool react once to each finger while another finger writes', async () => {
  const player = await withPen();
  await press(() => player.tool('更多').query(), 'mouse');
  await page.getByRole('group', { name: '更多' }).getByRole('button', { name: '学科工具' }).click();
  const list = page.getByRole('dialog', { name: '学科工具' });
  await list.getByRole('searchbox').fill('jsq');
  await tapWhileWriting(200, 600, list.getByRole('button', { name: '计算器', exact: true }));
  const calculator = page.getByRole('dialog', { name: '计算器' });
  const key = (name: string) => calculator.getByRole('button', { name, exact: true });
  const result = () => calculator.query()?.querySelector('output')?.textContent;
  await expect.element(key('7')).toBeVisible();
  await tapWhileWriting(200, 600, key('7'));
  await expect.poll(result).toBe('7');
  // Two pupils press two buttons at the same time.
  const [eight, nine] = [
    { id: 1, ...(await steadyMiddle(() => key('8').query())) },
    { id: 2, ...(await steadyMiddle(() => key('9').query())) },
  ];
  await commands.fingers([[eight], [eight, nine], [nine]]);
  await expect.poll(result).toBe('789');
  await tapWhileWriting(200, 600, calculator.getByRole('button', { name: '关闭' }));
  await expect.element(calculator).not.toBeInTheDocument();
  expect(player.pageNumber).toBe(1);
});
