import { expect } from '@playwright/test';
import { openEmpty, secondWindow } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

test.describe('text', () => {
  test('typed or composed by two teachers at once keeps both edits, in a text and in the notes', async ({
    page,
    windows,
  }) => {
    const { editor, teacher, documentId } = await openEmpty(page, server.url);
    await editor.writeText('落叶', { x: 100, y: 100 }, { x: 700, y: 160 });
    await editor.saved();
    const other = await secondWindow(windows, server.url, teacher, documentId);
    await expect(other.slide).toContainText('落叶');
    const caret = other.surface.locator('[data-caret="陈晓雨"]');
    const seen = () => caret.boundingBox().then((box) => Math.round(box?.x ?? 0));
    await editor.doubleClick(120, 120);
    await page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
    await page.keyboard.press('Home');
    const start = (await other.at(107, 100)).x;
    await expect.poll(async () => Math.abs((await seen()) - start)).toBeLessThan(4);
    await expect(caret.getByText('陈晓雨')).toBeVisible();
    // The caret stays behind its letter, also in a text that is open in this window.
    await page.keyboard.press('End');
    await expect.poll(seen).toBeGreaterThan(start + 20);
    const end = await seen();
    await other.doubleClick(120, 120);
    await other.page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
    await other.page.keyboard.press('Home');
    await other.page.keyboard.type('看');
    await expect.poll(seen).toBeGreaterThan(end + 5);
    await other.page.keyboard.press('Backspace');
    await page.keyboard.press('Home');
    await other.page.keyboard.press('End');
    await page.keyboard.type('金色的', { delay: 30 });
    await other.page.keyboard.type('像蝴蝶', { delay: 30 });
    await expect(editor.slide).toContainText('金色的落叶像蝴蝶');
    await expect(other.slide).toContainText('金色的落叶像蝴蝶');
    // A caret of another user is drawn only on its own page.
    await page.keyboard.press('Control+a');
    await other.page.keyboard.press('Escape');
    await expect(caret).toHaveCount(1);
    await other.page.getByRole('button', { name: '新建页面' }).first().click();
    await expect(other.thumbnails).toHaveCount(2);
    await expect(caret).toHaveCount(0);
    await other.thumbnails.first().click();
    await expect(caret).toHaveCount(1);

    // One teacher composes text while the other edits it.
    for (const _ of ['text', 'selection']) await page.keyboard.press('Escape');
    await editor.writeText('春天来了', { x: 100, y: 400 }, { x: 900, y: 460 });
    const input = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(other.slide).toContainText('春天来了');
    for (const window of [editor, other]) {
      await window.doubleClick(120, 420);
      await window.page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
    }
    await page.keyboard.press('End');
    for (const letters of ['d', "di'li"]) await compose(letters);
    await other.page.keyboard.press('Home');
    await other.page.keyboard.type('【乙】');
    await other.saved();
    // An edit by the other user is applied after the composition ends.
    await expect(editor.thumbnails.first()).toContainText('【乙】');
    await input.send('Input.insertText', { text: '地理课' });
    for (const { slide } of [editor, other]) await expect(slide).toContainText('【乙】春天来了地理课');
    await page.keyboard.type('x');
    for (const { slide } of [editor, other]) await expect(slide).toContainText('【乙】春天来了地理课x');

    await compose('ni');
    await other.page.keyboard.press('Control+a');
    await other.page.keyboard.press('Delete');
    await expect(editor.thumbnails.first()).not.toContainText('春天');
    await input.send('Input.insertText', { text: '你' });
    for (const { slide } of [editor, other])
      await expect(slide.getByText('你', { exact: true })).toBeVisible();
    await expect(other.slide).not.toContainText('春天');

    const notes = ({ page: window }: typeof editor) => window.getByRole('textbox', { name: '备注' });
    await notes(editor).fill('先读一遍');
    await expect(notes(other)).toHaveValue('先读一遍');
    await notes(editor).press('End');
    await compose("di'li");
    await notes(other).press('Home');
    await other.page.keyboard.type('【乙】');
    await other.saved();
    await input.send('Input.insertText', { text: '地理' });
    for (const window of [editor, other]) await expect(notes(window)).toHaveValue('【乙】先读一遍地理');
    await page.keyboard.type('x');
    await expect(notes(other)).toHaveValue('【乙】先读一遍地理x');
  });
});
