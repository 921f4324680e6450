import { expect } from '@playwright/test';
import { teachClass } from '../class-page.ts';
import { pressTool } from '../class-toolbar.ts';
import { test } from '../shared-server.ts';

test('the phones tool of an open lesson keeps its code in a corner, however its window is closed', async ({
  page,
  browser,
  server,
}) => {
  await teachClass(page, server.url, ['王芳']);
  await pressTool(page, '手机授课');
  const phones = page.getByRole('dialog', { name: '手机授课' });
  await phones.getByRole('button', { name: '开启手机授课' }).click();
  const code = ((await phones.getByLabel(/^课堂码 \d/).textContent()) ?? '').replace(/\D/g, '');
  const pupil = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await pupil.goto(`${server.url}/#/join?code=${code}`);
  await pupil.getByRole('button', { name: '王芳' }).click();
  await expect(pupil.getByRole('heading', { name: '第 1 页' })).toBeVisible();

  const chip = page.getByRole('button', { name: /1 人已加入/ });
  // The tool's button in the bar folds and unfolds it.
  await pressTool(page, '手机授课');
  await expect(phones).toBeHidden();
  await expect(chip).toBeVisible();
  await pressTool(page, '手机授课');
  await expect(phones).toBeVisible();
  // Escape while another element has the focus.
  await page.getByRole('toolbar', { name: '授课工具' }).getByRole('button', { name: '花名册' }).focus();
  await page.keyboard.press('Escape');
  await expect(phones).toBeHidden();
  await expect(chip).toBeVisible();
  // The screen is cleared, and everything restored.
  await chip.click();
  await expect(phones).toBeVisible();
  await pressTool(page, '还原');
  await expect(phones).toBeHidden();
  await expect(chip).toBeVisible();
  await page.getByRole('button', { name: '恢复' }).click();
  await expect(phones).toBeVisible();
  await phones.getByRole('button', { name: '关闭' }).click();
  await page.reload();
  await expect(chip).toBeVisible();
  // The phones stay connected all the time, and only their own button disconnects them.
  await chip.click();
  await phones.getByRole('button', { name: '结束手机授课' }).click();
  await expect(pupil.getByRole('heading', { name: '这节课结束了' })).toBeVisible();
  await expect(phones).toBeHidden();
  await expect(chip).toBeHidden();
  await pressTool(page, '手机授课');
  await pressTool(page, '手机授课');
  await expect(phones).toBeHidden();
  await pupil.context().close();
});

test('a folded count-down can be read in a corner, and its window returns when the time is up', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await teachClass(page, server.url, ['王芳']);
  await pressTool(page, '计时器');
  const timer = page.getByRole('dialog', { name: '计时器' });
  for (const minutes of ['5 分钟', '1 分钟'])
    await timer.getByRole('button', { name: minutes, exact: true }).click();
  await timer.getByRole('button', { name: '关闭' }).click();
  await expect(timer).toBeHidden();
  const corner = page.getByRole('timer', { name: '倒计时' });
  await expect(corner).toHaveText(/^(1:00|0:5\d)$/);
  await page.reload();
  await expect(corner).toHaveText(/^(1:00|0:[345]\d)$/);
  await page.clock.fastForward(61_000);
  // The longer one continues, but must not hide the finished one.
  await expect(timer.getByText('时间到')).toBeVisible();
  await timer.getByRole('button', { name: '关闭' }).click();
  await expect(corner).toHaveText(/^3:\d\d$/);
  await corner.click();
  for (const each of ['移除', '移除']) await timer.getByRole('button', { name: each }).first().click();
  await timer.getByRole('button', { name: '关闭' }).click();
  await expect(timer).toBeHidden();
  await expect(corner).toBeHidden();
});
