import { expect } from '@playwright/test';
import { openEmpty } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.describe('text', () => {
  test('takes font, size, lists, indents and letter spacing from the panel, and its box the margins, direction, columns and fit', async ({
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
    // The list returns the focus when it is removed, and would take it from the next one.
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
    // The box, changed while its text is open, keeps the change when typing continues.
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
    // The box grows with its text, or the text shrinks to fit.
    const shape = editor.elements.first();
    const heightNow = async () => (await shape.boundingBox())?.height ?? 0;
    // The text has two lines once the font has loaded.
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
    // Expanded sections of the panel stay expanded after a reload.
    await page.reload();
    await editor.slide.waitFor();
    await editor.click(300, 130);
    await page.getByRole('tab', { name: '文本' }).click();
    await expect(page.getByRole('group', { name: '内部边距' })).toBeVisible();
  });

  test('links to the web and to pages, has symbols and named styles, and a colour picked from the page', async ({
    page,
  }) => {
    // Removed, so that the editor’s own eyedropper is used: a test cannot control the browser’s.
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
    // A cursor inside the link selects all of it.
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
    // As word art: a gradient with an outline and a shadow, bent, and straightened again.
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
    // The shape's colour for the text; every other picker then offers it too.
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
