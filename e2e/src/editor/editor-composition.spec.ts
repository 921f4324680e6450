import { expect } from '@playwright/test';
import { EditorPage, newCourseware, openEmpty, secondWindow } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

test.describe('text', () => {
  test('composed by an input method is stored once, when the composition ends', async ({ page }) => {
    const { editor } = await openEmpty(page, server.url);
    await page.getByRole('button', { name: '文本', exact: true }).click();
    await editor.drag({ x: 100, y: 100 }, { x: 700, y: 160 });
    await page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
    const input = await page.context().newCDPSession(page);
    for (const text of ['q', 'qi', 'qiu', 'qiut', "qiu'tian"]) {
      await input.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    // The uncommitted letters are not stored, because the thumbnail shows the stored text.
    await expect(editor.thumbnails.first()).not.toContainText('qiu');
    await input.send('Input.insertText', { text: '秋天' });
    await expect(editor.thumbnails.first()).toContainText('秋天');
    await page.keyboard.type('的雨');
    await page.keyboard.press('Escape');
    await expect(editor.slide).toContainText('秋天的雨');
    await expect(editor.slide).not.toContainText('qiu');
  });

  test('is opened by the first letters of an input method over the selected object, and by no other keys', async ({
    page,
  }) => {
    const { editor, teacher } = await openEmpty(page, server.url);
    const input = await page.context().newCDPSession(page);
    const compose = async (...steps: string[]) => {
      for (const text of steps)
        await input.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
    };
    const choose = (text: string) => input.send('Input.insertText', { text });
    const open = page.getByRole('textbox', { name: /正在编辑文字/ });
    const stored = editor.thumbnails.first();

    await editor.drawShape('矩形', { x: 100, y: 100 }, { x: 500, y: 260 });
    await expect(page.locator('[data-typing-field]:focus')).toHaveAttribute('inputmode', 'none');
    await compose('q', 'qiu', "qiu'tian");
    await expect(editor.slide).toContainText("qiu'tian");
    await expect(stored).not.toContainText('qiu');
    await choose('秋天');
    await expect(stored).toContainText('秋天');
    await expect(open).toBeFocused();
    await compose('d', 'de');
    await choose('的');
    await page.keyboard.type('yu');
    await expect(stored).toContainText('秋天的yu');
    await expect(editor.slide).not.toContainText('qiu');

    // A cancelled composition changes nothing; a committed one replaces the whole text in one undo step.
    await page.keyboard.press('Escape');
    await compose('n', 'ni');
    await expect(editor.slide).toContainText('ni');
    await compose('');
    await expect(editor.slide).toContainText('秋天的yu');
    await page.keyboard.press('Escape');
    await compose('n', 'ni');
    await choose('你');
    await expect(stored).not.toContainText('秋天');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expect(stored).toContainText('秋天的yu');

    // Other keys, the clipboard and typed letters work as before.
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
    await expect(editor.elements).toHaveCount(2);
    await page.keyboard.press('Delete');
    await expect(editor.elements).toHaveCount(1);
    await editor.click(300, 180);
    await page.keyboard.type('看abc');
    await expect(stored).toContainText('看abc');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+x');
    await expect(editor.elements).toHaveCount(0);

    // Now in a cell of a table.
    await page.getByRole('button', { name: '表格', exact: true }).click();
    await page.getByRole('spinbutton', { name: '选择行数和列数' }).press('Enter');
    await expect(editor.slide.getByRole('cell')).toHaveCount(12);
    await compose('h', 'hua');
    await choose('花');
    await expect(editor.slide.getByRole('cell').first()).toContainText('花');
    await page.keyboard.press('Escape');

    // The name field, which had the focus, keeps its text.
    const name = page.getByRole('textbox', { name: '课件名称' });
    await name.click();
    await editor.click(1200, 700);
    await compose('q').catch(() => undefined);
    await expect(name).toHaveValue('秋天的雨');

    // Now in a placeholder of the layout.
    const other = new EditorPage(page, server.url);
    await other.open(await newCourseware(teacher, '识字'));
    await other.elements.first().click();
    await compose('c', 'chun');
    await choose('春');
    await expect(other.thumbnails.first()).toContainText('春');
  });

  test('typed by two teachers at once keeps both edits', async ({ page, browser }) => {
    const { editor, teacher, documentId } = await openEmpty(page, server.url);
    await editor.writeText('落叶', { x: 100, y: 100 }, { x: 700, y: 160 });
    await editor.saved();
    const other = await secondWindow(browser, server.url, teacher, documentId);
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
    await other.page.context().close();
  });

  test('composed by one teacher and edited by another meanwhile keeps both edits, in a text and in the notes', async ({
    page,
    browser,
  }) => {
    const { editor, teacher, documentId } = await openEmpty(page, server.url);
    await editor.writeText('春天来了', { x: 100, y: 100 }, { x: 900, y: 160 });
    await editor.saved();
    const other = await secondWindow(browser, server.url, teacher, documentId);
    const input = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(other.slide).toContainText('春天来了');
    for (const window of [editor, other]) {
      await window.doubleClick(120, 120);
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
    await other.page.context().close();
  });
});
