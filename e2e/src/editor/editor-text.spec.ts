import { expect, type Page } from '@playwright/test';
import { openEmpty } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

/**
 * Records changes in the panel and the bar at the selection, which must not change with each letter, and in the
 * thumbnails, which wait.
 */
async function changesAround(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const changes: string[] = [];
    const watch = new MutationObserver((records) => {
      for (const { type, attributeName, target } of records) {
        const node = target instanceof Element ? target : target.parentElement;
        changes.push(`${type} ${attributeName ?? ''} ${node?.outerHTML.slice(0, 120)}`);
      }
    });
    const places = document.querySelectorAll(
      'aside[aria-label="属性"], [role="toolbar"][aria-label="所选对象"], nav',
    );
    if (places.length < 3) changes.push(`${places.length} places`);
    for (const place of places)
      watch.observe(place, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(window, { changesAround: changes });
  });
  return () => page.evaluate(() => (window as unknown as { changesAround: string[] }).changesAround);
}

test.describe('text', () => {
  test('is written, formatted, saved, and restored after a reload; nothing around it is drawn again for a letter', async ({
    page,
  }) => {
    const { editor, documentId } = await openEmpty(page, server.url);
    await page.getByRole('button', { name: '文本', exact: true }).click();
    await editor.drag({ x: 100, y: 100 }, { x: 700, y: 160 });
    await page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
    await page.keyboard.type('雨点落在窗台上');
    await expect(editor.thumbnails.first()).toContainText('雨点落在窗台上');
    const around = await changesAround(page);
    for (const key of 'abc') await page.keyboard.press(key);
    expect(await around()).toEqual([]);
    for (const _ of 'abc') await page.keyboard.press('Backspace');
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

  test('typed below the end of the page does not scroll the page in its frame', async ({ page }) => {
    const { editor } = await openEmpty(page, server.url);
    const before = await editor.slide.boundingBox();
    await page.getByRole('button', { name: '文本', exact: true }).click();
    await editor.drag({ x: 100, y: 660 }, { x: 700, y: 700 });
    await page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
    for (const line of ['一行', '两行', '三行', '四行', '五行']) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
    const scrolled = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((node) => node.scrollTop !== 0 && node.contains(document.activeElement))
        .map((node) => node.outerHTML.slice(0, 120)),
    );
    expect(scrolled).toEqual([]);
    expect(await editor.slide.boundingBox()).toEqual(before);
  });

  test('changes the size of its box in the same step when all of it is enlarged or reduced', async ({
    page,
  }) => {
    const { editor } = await openEmpty(page, server.url);
    await editor.writeText('秋天的雨', { x: 100, y: 200 }, { x: 700, y: 240 });
    const height = () => editor.field('高');
    await editor.showStyle();
    const before = await height();
    await page.getByRole('tab', { name: '文本', exact: true }).click();
    const size = page.getByRole('textbox', { name: '字号' }).first();
    await size.fill('72');
    await size.press('Enter');
    await editor.showStyle();
    // A line of 72 points is at least 96 pixels high.
    expect(await height()).toBeGreaterThan(Math.max(before, 96));
    await editor.surface.focus();
    await page.keyboard.press('Control+z');
    await expect.poll(height).toBe(before);
    await page.keyboard.press('Control+[');
    await expect.poll(height).toBeLessThan(before);
    // A closed symbol picker without a choice returns the focus to its button.
    await page.getByRole('tab', { name: '文本', exact: true }).click();
    const signs = page
      .getByRole('complementary', { name: '属性' })
      .getByRole('button', { name: '符号', exact: true });
    await signs.click();
    await page.getByRole('textbox', { name: /^查找符号/ }).waitFor();
    await page.keyboard.press('Escape');
    await expect(signs).toBeFocused();
  });

  test('shrinks to fit its box while it is typed, stores the scale for other programs, and grows again when text is deleted', async ({
    page,
  }) => {
    const { editor } = await openEmpty(page, server.url);
    await editor.writeText('秋天', { x: 100, y: 100 }, { x: 900, y: 160 });
    await page.getByRole('tab', { name: '文本', exact: true }).click();
    await page.getByRole('button', { name: '文本框', exact: true }).click();
    await page.getByRole('combobox', { name: '文字与框' }).click();
    await page.getByRole('option', { name: '文字缩小' }).click();
    await editor.doubleClick(300, 120);
    const flow = editor.slide.locator('[data-text-flow]').first();
    /** How far the drawn height exceeds the stored one, and the size of the text. */
    const drawn = () =>
      flow.evaluate((node: HTMLElement) => {
        const run = node.querySelector('p *');
        return {
          beyond: node.style.getPropertyValue('--fit'),
          size: run ? Math.round(Number.parseFloat(getComputedStyle(run).fontSize)) : 0,
        };
      });
    const { size: whole } = await drawn();
    await page.keyboard.insertText('秋天的雨有一盒五彩缤纷的颜料'.repeat(20));
    await expect.poll(async () => (await drawn()).size).toBeLessThan(whole * 0.6);
    await page.keyboard.insertText('雨');
    expect((await drawn()).beyond).toBe('');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('雨');
    await expect.poll(drawn).toEqual({ beyond: '', size: whole });
    // The same when the box is made lower, and higher again by one undo.
    await page.keyboard.press('Escape');
    await editor.showStyle();
    const height = page.getByRole('textbox', { name: '高', exact: true });
    await height.fill('30');
    await height.press('Enter');
    const shrunk = () =>
      flow.evaluate((node: HTMLElement) => {
        const run = node.querySelector('[data-paragraph] *');
        const size = run ? Number.parseFloat(getComputedStyle(run).fontSize) : 0;
        return `${node.style.getPropertyValue('--fit')}${Math.round(size)}`;
      });
    const isStored = async () => /^\d+$/.test(await shrunk()) && Number(await shrunk()) < whole;
    await expect.poll(isStored).toBe(true);
    await editor.surface.focus();
    await page.keyboard.press('Control+z');
    await expect.poll(shrunk).toBe(`${whole}`);
  });

  test('is undone step by step: first the format, then the letters', async ({ page }) => {
    const { editor } = await openEmpty(page, server.url);
    await editor.writeText('想一想', { x: 100, y: 100 }, { x: 500, y: 160 });
    await editor.doubleClick(130, 120);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+i');
    await expect(editor.slide.getByText('想一想')).toHaveCSS('font-style', 'italic');
    await page.keyboard.press('Control+z');
    await expect(editor.slide.getByText('想一想')).toHaveCSS('font-style', 'normal');
    await page.keyboard.press('Control+z');
    await expect(editor.slide.getByText('想一想')).toHaveCount(0);
  });

  test('stays open when Escape closes a colour picker, and its box is removed when nothing was typed', async ({
    page,
  }) => {
    const { editor } = await openEmpty(page, server.url);
    const open = page.getByRole('textbox', { name: /正在编辑文字/ });
    await page.getByRole('button', { name: '文本', exact: true }).click();
    await editor.drag({ x: 100, y: 100 }, { x: 700, y: 160 });
    await open.waitFor();
    await page.keyboard.type('秋天');
    await page.keyboard.press('Control+a');
    await page.getByRole('button', { name: '文字颜色' }).click();
    const picker = page.getByRole('dialog', { name: '文字颜色' });
    await picker.locator('input[type="color"]').fill('#c00000');
    await expect(editor.slide.getByText('秋天')).toHaveCSS('color', 'rgb(192, 0, 0)');
    await page.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);
    await expect(open).toBeFocused();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
    await expect(editor.elements).toHaveCount(0);
  });

  test('is typed directly into a selected shape, gets dots and a highlight, and is cleared; the shape becomes transparent and dashed', async ({
    page,
  }) => {
    const { editor } = await openEmpty(page, server.url);
    await editor.drawShape('矩形', { x: 200, y: 200 }, { x: 600, y: 400 });
    await page.keyboard.type('rain');
    await page.keyboard.press('Escape');
    const word = editor.slide.getByText('rain', { exact: true });
    await page.getByRole('tab', { name: '文本' }).click();
    await page.getByRole('button', { name: '着重号' }).click();
    await page.getByRole('button', { name: '突出显示' }).click();
    await page.getByRole('button', { name: '#FFFF00' }).click();
    await expect(word).toHaveCSS('background-color', 'rgb(255, 255, 0)');
    await expect(word).toHaveCSS('text-emphasis-style', /dot/);
    await page.getByRole('button', { name: '清除格式' }).click();
    await expect(word).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(word).toHaveCSS('text-emphasis-style', 'none');
    await editor.showStyle();
    await page.getByRole('slider', { name: '不透明度' }).first().press('Home');
    await page.getByRole('button', { name: '边框', exact: true }).click();
    await page.getByRole('button', { name: '#FF0000' }).click();
    await page.getByRole('combobox', { name: '线型' }).click();
    await page.getByRole('option', { name: '虚线' }).click();
    const shape = editor.elements.first();
    await expect(shape.locator('path[stroke-dasharray]').first()).toBeVisible();
    await expect(shape.locator('[fill-opacity="0"], [fill*="rgba"]').first()).toBeAttached();
  });
});
