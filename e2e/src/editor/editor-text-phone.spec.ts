import { expect } from '@playwright/test';
import { signIn } from '../account-api.ts';
import { openEmpty } from '../editor-page.ts';
import { testInKeptPage as test } from '../shared-server.ts';

test('the text of a page is edited by finger on a phone, stays visible above the keyboard, and is updated at once', async ({
  page,
  browser,
  server,
}) => {
  const { editor, teacher, documentId } = await openEmpty(page, server.url);
  await editor.writeText('落叶', { x: 100, y: 600 }, { x: 700, y: 660 });
  await editor.saved();
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  await signIn(phone, server.url, teacher, `/view?fileId=${documentId}`);
  await phone.getByRole('button', { name: '改第 1 页的文字' }).tap();
  const words = phone.getByRole('region', { name: '改文字，第 1 页' });
  const box = words.getByText('落叶');
  await box.tap();
  await expect(phone.getByRole('textbox', { name: '正在改的文字' })).toHaveCount(0);
  await box.tap();
  const text = phone.getByRole('textbox', { name: '正在改的文字' });
  await expect(text).toBeFocused();
  await phone.keyboard.press('End');
  await phone.keyboard.type('像蝴蝶');
  await expect(editor.slide).toContainText('落叶像蝴蝶');
  // The on-screen keyboard covers the lower half of the screen.
  await phone.setViewportSize({ width: 390, height: 400 });
  const bottom = async () => {
    const line = await text.boundingBox();
    const bar = await words.locator('footer').boundingBox();
    return (bar?.y ?? 0) - ((line?.y ?? 0) + (line?.height ?? 0));
  };
  await expect.poll(bottom).toBeGreaterThan(0);
  await words.getByRole('button', { name: '撤销' }).tap();
  await expect(editor.slide).not.toContainText('像蝴蝶');
  await expect(text).toBeFocused();
  await expect(words.getByRole('status')).toHaveText('已保存');
  // A colleague types at the same time.
  await editor.doubleClick(120, 630);
  await page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.type('金色的');
  await expect(text).toContainText('金色的落叶');
  await phone.setViewportSize({ width: 844, height: 390 });
  await expect.poll(bottom).toBeGreaterThan(0);
  await words.getByRole('button', { name: '完成' }).tap();
  await expect(words).toHaveCount(0);
  await context.close();
});
