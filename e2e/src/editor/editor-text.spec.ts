import { expect, type Page } from '@playwright/test';
import { signIn } from '../account-api.ts';
import { openEmpty } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** Watches the panel and the bar at the selection, which say nothing else for another letter, and the thumbnails, which wait. */
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
  test('is written, given a look, saved, and there after a reload; nothing around it is drawn anew for a letter', async ({
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

  test('typed below the foot of the page does not scroll the page in its frame', async ({ page }) => {
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

  test('has a box that follows its words when the whole of it is made larger or smaller, in the same step', async ({
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
    // A line of 72 points is 96 pixels at least.
    expect(await height()).toBeGreaterThan(Math.max(before, 96));
    await editor.surface.focus();
    await page.keyboard.press('Control+z');
    await expect.poll(height).toBe(before);
    await page.keyboard.press('Control+[');
    await expect.poll(height).toBeLessThan(before);
    // Signs that were looked at alone give the keyboard back to their button.
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
    /** How much the drawing exceeds what is stored, and the size of the text. */
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
    // The same when the box is made lower, and higher again with one undo.
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

  test('goes back step by step: the look, then the words', async ({ page }) => {
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

  test('stays open when Escape closes a colour picker, and goes with its box when nothing was written', async ({
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

  test('is typed straight over a chosen shape, dotted, marked and cleared; the shape shows through and is dashed', async ({
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

  test('takes font, size, lists, indents and letter spacing from the panel, and the box its margins, direction, columns and fit', async ({
    page,
  }) => {
    const { editor } = await openEmpty(page, server.url);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await editor.writeText('春天来了', { x: 100, y: 100 }, { x: 700, y: 160 });
    const word = editor.slide.getByText('春天来了');
    const paragraph = word.locator('..');
    await page.getByRole('button', { name: /^字体 / }).click();
    await page.keyboard.type('kaiti');
    await page.keyboard.press('Enter');
    await expect(word).toHaveCSS('font-family', /WenKai/);
    await expect(page.getByRole('combobox', { name: '字体' })).toHaveCount(0);
    await page.getByRole('button', { name: /^字体 / }).click();
    await expect(page.getByRole('group', { name: '最近使用' }).getByRole('option')).toHaveText(['楷体']);
    await page.keyboard.press('Escape');
    // The list gives the keyboard back when it is gone, and would take it from what is opened before.
    await expect(page.getByRole('button', { name: /^字体 / })).toBeFocused();
    await button('选择字号').click();
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.type('36');
    await expect(page.getByRole('menuitem', { name: '36', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(word).toHaveCSS('font-size', '48px');
    await button('项目符号样式').click();
    await button('➢').click();
    await expect(paragraph).toContainText('➢');
    await expect(button('➢')).toHaveCount(0);
    await button('编号样式').click();
    await button('一、二、三、').click();
    await expect(paragraph).toContainText('一、');
    await expect(button('一、二、三、')).toHaveCount(0);
    await button('编号样式').click();
    const start = page.getByRole('textbox', { name: '起始编号' });
    await start.fill('3');
    await start.press('Enter');
    await expect(paragraph).toContainText('三、');
    await page.keyboard.press('Escape');
    await button('编号').click();
    await button('首行缩进两字').click();
    await expect(paragraph).toHaveCSS('text-indent', '96px');
    await button('缩进和段间距').click();
    await page.getByRole('combobox', { name: '特殊缩进' }).click();
    await page.getByRole('option', { name: '悬挂缩进' }).click();
    await expect(paragraph).toHaveCSS('text-indent', '-96px');
    await button('字符间距').click();
    await page.getByRole('combobox', { name: '字符间距' }).click();
    await page.getByRole('option', { name: '稀疏' }).click();
    await expect(word).toHaveCSS('letter-spacing', '4px');
    // The box: changed while its text is open, it stays so when typing goes on.
    await editor.doubleClick(300, 130);
    await page.keyboard.press('End');
    await page.keyboard.type('，');
    await button('文本框').click();
    const margin = page.getByRole('group', { name: '内部边距' }).getByRole('textbox', { name: '左' });
    await margin.fill('2.54');
    await margin.press('Enter');
    await page.getByRole('textbox', { name: /正在编辑文字/ }).press('End');
    await page.keyboard.type('花开了，鸟叫了，小河解冻了');
    const frame = editor.slide.locator('[data-text-frame]');
    await expect(frame).toHaveCSS('padding-left', '96px');
    // It grows with its words, or they shrink to it.
    const shape = editor.elements.first();
    const heightNow = async () => (await shape.boundingBox())?.height ?? 0;
    // It has two lines once the font has loaded.
    await expect.poll(heightNow).toBeGreaterThan(60);
    const grown = await heightNow();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: '文字与框' }).click();
    await page.getByRole('option', { name: '文字缩小' }).click();
    const height = page.getByRole('textbox', { name: '高', exact: true });
    await editor.showStyle();
    await height.fill('70');
    await height.press('Enter');
    await expect.poll(async () => (await shape.boundingBox())?.height ?? 0).toBeLessThan(grown);
    await expect
      .poll(() => word.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize)))
      .toBeLessThan(40);
    await page.getByRole('tab', { name: '文本' }).click();
    const columns = page.getByRole('textbox', { name: '分栏' });
    await columns.fill('2');
    await columns.press('Enter');
    await expect(frame.locator('[data-text-flow]')).toHaveCSS('column-count', '2');
    await page.getByRole('combobox', { name: '文字方向' }).click();
    await page.getByRole('option', { name: '竖排' }).click();
    await expect(frame).toHaveCSS('writing-mode', 'vertical-rl');
    // What was opened of the panel is open the next time.
    await page.reload();
    await editor.slide.waitFor();
    await editor.click(300, 130);
    await page.getByRole('tab', { name: '文本' }).click();
    await expect(page.getByRole('group', { name: '内部边距' })).toBeVisible();
  });

  test('leads to the web and to pages, has signs and looks by name, and a colour of the page', async ({
    page,
  }) => {
    // So that the editor’s own eyedropper is used: no hand can lead the browser’s in a test.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'EyeDropper'));
    const { editor, documentId } = await openEmpty(page, server.url);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog', { name: '链接' });
    await editor.drawShape('矩形', { x: 700, y: 300 }, { x: 1000, y: 500 });
    await page.keyboard.press('Control+k');
    await button('本课件的页').click();
    await page.getByRole('combobox', { name: '页面' }).click();
    await page.getByRole('option', { name: '最后一页' }).click();
    await button('确定').click();
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Escape');
    await editor.writeText('看图', { x: 100, y: 100 }, { x: 600, y: 160 });
    await editor.doubleClick(130, 120);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+k');
    await dialog.getByRole('textbox', { name: '网址' }).fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(/网址/);
    await dialog.getByRole('textbox', { name: '网址' }).fill('example.org/rain');
    await page.keyboard.press('Enter');
    const word = editor.slide.getByText('看图');
    await expect(word).toHaveCSS('text-decoration-line', 'underline');
    // A cursor in the link means the whole of it.
    await page.keyboard.press('End');
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('textbox', { name: '网址' })).toHaveValue('https://example.org/rain');
    await button('取消链接').click();
    await expect(word).toHaveCSS('text-decoration-line', 'none');
    await page.keyboard.press('End');
    await button('符号').click();
    await button('拼音').click();
    await button('ǎ').click();
    await page.getByRole('textbox', { name: /查找符号/ }).fill('平行');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    const open = page.getByRole('textbox', { name: /正在编辑文字/ });
    await expect(open).toHaveText('看图ǎ∥');
    await expect(open).toBeFocused();
    await button('文字样式').click();
    await button('标题').click();
    const title = editor.slide.getByText('看图ǎ∥');
    await expect(title).toHaveCSS('font-weight', '700');
    await expect(title).toHaveCSS('font-size', /^53/);
    await page.keyboard.press('Control+z');
    await expect(title).toHaveCSS('font-size', '32px');
    await page.keyboard.press('Escape');
    // As word art: a gradient with a line around it and a shadow, bent, and put straight again.
    await button('艺术字').click();
    await button('艺术字样式 3').click();
    await expect(title).toHaveCSS('background-image', /gradient/);
    await page.getByRole('switch', { name: '文字阴影' }).click();
    await page.getByRole('combobox', { name: '弯曲' }).click();
    await page.getByRole('option', { name: '上弯弧' }).click();
    await expect(editor.elements.last().locator('svg').first()).toBeVisible();
    await page.getByRole('combobox', { name: '弯曲' }).click();
    await page.getByRole('option', { name: '不弯曲' }).click();
    await page.getByRole('group', { name: '艺术字' }).getByRole('button', { name: '无' }).click();
    await expect(title).toHaveCSS('background-image', 'none');
    // The colour of the shape, for the words; every other picker has it then.
    const drawn = editor.elements.first().locator('path').first();
    const fill = await drawn.evaluate((node) => getComputedStyle(node).fill);
    await button('文字颜色').click();
    await button('取色').click();
    await page.locator('[data-eyedropper]').waitFor();
    await editor.click(800, 400);
    await expect(title).toHaveCSS('color', fill);
    await button('突出显示').click();
    await expect(page.getByRole('group', { name: '最近使用' }).getByRole('button')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await editor.surface.focus();
    await page.keyboard.press('Control+m');
    await expect(editor.thumbnails).toHaveCount(2);
    await editor.saved();
    await page.goto(`${server.url}/#/play?fileId=${documentId}`);
    await page.getByRole('radio', { name: /^底部/ }).click();
    const slide = page.locator('[data-page-id]');
    const firstPage = await slide.getAttribute('data-page-id');
    await slide.locator('[data-element-id]').first().click();
    await expect(slide).not.toHaveAttribute('data-page-id', firstPage ?? '');
  });
});

test('on a phone the words of a page are changed by finger, in sight above the keyboard, and seen at once', async ({
  page,
  browser,
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
  // The keyboard takes the lower half of the screen.
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
  // A colleague types meanwhile.
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
