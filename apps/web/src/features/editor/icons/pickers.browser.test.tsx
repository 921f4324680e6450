import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { dragMouse, mountEditor } from '../testing/mounted-editor.tsx';

const insert = page.getByRole('toolbar', { name: '插入' });

it('an icon is found by pinyin, selected by keys, and gets the theme’s colour', async () => {
  const editor = await mountEditor();
  await insert.getByRole('button', { name: /图标/ }).click();
  await page.getByRole('textbox', { name: /^搜索图标/ }).fill('xwj');
  const found = page.getByRole('dialog', { name: '图标' }).getByRole('button');
  await expect.poll(() => found.elements()).toHaveLength(1);
  await commands.press(['ArrowDown', 'Enter']);
  await expect.poll(() => editor.elements[0]?.getAttribute('aria-label')).toBe('显微镜');
  const path = () => editor.parts('[data-element-id] path')[0];
  await expect.poll(() => path()?.getAttribute('fill')).toMatch(/^(#|rgb|var)/);
  await editor.showStyle();
  await expect.poll(() => editor.field('宽')).toBe(120);
});

it('a sticker is dragged out of the gallery onto the page, is a picture there, and is listed as recent', async () => {
  const editor = await mountEditor();
  await insert.getByRole('button', { name: /贴纸/ }).click();
  const star = editor.button('闪亮的星');
  await expect.element(star).toBeVisible();
  const from = star.element().getBoundingClientRect();
  await dragMouse({ x: from.x + 9, y: from.y + 9 }, editor.at({ x: 300, y: 500 }));
  await expect.poll(() => editor.elements).toHaveLength(1);
  await expect.element(page.getByRole('dialog', { name: '贴纸' })).not.toBeInTheDocument();
  await expect
    .element(page.elementLocator(editor.slide).getByRole('img', { name: '闪亮的星' }))
    .toBeVisible();
  await editor.showStyle();
  // The object is centred at the point where it is dropped.
  await expect.poll(() => editor.field('横坐标')).toBe(220);
  await insert.getByRole('button', { name: /贴纸/ }).click();
  await expect.element(editor.button('闪亮的星（最近用过）')).toBeVisible();
});
