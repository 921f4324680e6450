import { expect } from '@playwright/test';
import { teachClass } from '../class-page.ts';
import { pressTool } from '../class-toolbar.ts';
import { testInKeptPage as test } from '../shared-server.ts';

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
  // The screen is cleared, and all tools are restored.
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
