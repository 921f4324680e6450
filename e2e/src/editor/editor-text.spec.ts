import { expect } from '@playwright/test';
import { openEmpty } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

test.describe('text', () => {
  test('is written, formatted, saved, and restored after a reload', async ({ page }) => {
    const { editor, documentId } = await openEmpty(page, server.url);
    await page.getByRole('button', { name: '文本', exact: true }).click();
    await editor.drag({ x: 100, y: 100 }, { x: 700, y: 160 });
    await page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
    await page.keyboard.type('雨点落在窗台上');
    await expect(editor.thumbnails.first()).toContainText('雨点落在窗台上');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+b');
    await page.getByRole('button', { name: '居中', exact: true }).click();
    await editor.saved();
    await page.reload();
    await editor.open(documentId);
    const text = editor.slide.getByText('雨点落在窗台上');
    await expect(text).toHaveCSS('font-weight', '700');
    await expect(text.locator('..')).toHaveCSS('text-align', 'center');
  });
});
