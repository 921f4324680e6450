import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mountTool, stopClocks } from '../testing/mounted-tool.tsx';
import { timer } from './index.tsx';

const tool = page.getByRole('dialog', { name: '计时器' });
const timers = () => tool.getByRole('timer').elements();

it('three timers run at once by the clock, also over a reload and while the tab sleeps', async () => {
  const sleep = stopClocks();
  const tools = mountTool('timer', { timer });
  await tool.getByRole('button', { name: '5 分钟' }).click();
  await tool.getByRole('button', { name: '1 分钟', exact: true }).click();
  await tool.getByRole('button', { name: '正计时' }).click();
  await expect.poll(() => timers().length).toBe(3);
  await tools.reload();
  await expect.poll(() => timers().length).toBe(3);

  sleep(61_000);
  const down = tool.getByRole('region', { name: '倒计时' });
  await expect.element(down.nth(1).getByText('时间到')).toBeVisible();
  await down.nth(1).getByRole('button', { name: '+1 分钟' }).click();
  await expect.element(down.nth(1).getByRole('timer')).toHaveTextContent('1:00');
  await expect
    .element(tool.getByRole('region', { name: '正计时' }).getByRole('timer'))
    .toHaveTextContent('1:01');
  await expect.element(down.first().getByRole('timer')).toHaveTextContent('3:59');
});

it('a timer in full screen ends exactly at its time, and Escape leaves the full screen', async () => {
  const sleep = stopClocks();
  mountTool('timer', { timer });
  await tool.getByRole('button', { name: '5 分钟' }).click();
  await tool.getByRole('region', { name: '倒计时' }).getByRole('button', { name: '全屏' }).click();
  const full = tool.last();
  await expect.element(full.getByRole('button', { name: '退出全屏' })).toBeVisible();
  sleep(299_900);
  await expect.element(full.getByRole('timer')).toHaveTextContent('0:01');
  await expect.element(full.getByText('时间到')).not.toBeInTheDocument();
  sleep(100);
  await expect.element(full.getByText('时间到')).toBeVisible();
  await commands.press(['Escape']);
  await expect.element(page.getByRole('button', { name: '退出全屏' })).not.toBeInTheDocument();
});

it('a folded count-down can be read in a corner, and its window returns when the time is up', async () => {
  const sleep = stopClocks();
  const tools = mountTool('timer', { timer });
  for (const minutes of ['5 分钟', '1 分钟'])
    await tool.getByRole('button', { name: minutes, exact: true }).click();
  await tool.getByRole('button', { name: '关闭' }).click();
  await expect.element(tool).not.toBeInTheDocument();
  const corner = page.getByRole('timer', { name: '倒计时' });
  await expect.element(corner).toHaveTextContent('1:00');
  await tools.reload();
  sleep(1_000);
  await expect.element(corner).toHaveTextContent('0:59');
  sleep(60_000);
  // The longer timer continues, but must not hide the finished timer.
  await expect.element(tool.getByText('时间到')).toBeVisible();
  await tool.getByRole('button', { name: '关闭' }).click();
  await expect.element(corner).toHaveTextContent('3:59');
  await corner.click();
  for (let left = 2; left > 0; left -= 1) {
    await tool.getByRole('button', { name: '移除' }).first().click();
    await expect.poll(() => timers().length).toBe(left - 1);
  }
  await tool.getByRole('button', { name: '关闭' }).click();
  await expect.element(tool).not.toBeInTheDocument();
  await expect.element(corner).not.toBeInTheDocument();
  expect(tools.shown.get().open).toEqual([]);
});
