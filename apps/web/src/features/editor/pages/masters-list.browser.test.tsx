import { blankCourseware } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type MountedEditor, mountEditor, one } from '../testing/mounted-editor.tsx';

const list = page.getByRole('navigation', { name: '母版和版式' });
const current = () => one('nav [aria-current="page"]').getAttribute('aria-label');
const words = (editor: MountedEditor) => editor.elements.find((each) => each.textContent?.includes('声音'));

/** Writes a title on a second page, which has the layout for title and content, and opens its layout. */
async function openLayout(): Promise<MountedEditor> {
  const editor = await mountEditor(blankCourseware());
  await editor.button('新建页面').click();
  await expect.poll(() => editor.pages.elements()).toHaveLength(2);
  await editor.doubleClick({ x: 600, y: 90 });
  await expect.element(editor.openText).toBeVisible();
  await commands.typeKeys('声音');
  await commands.press(['Escape', 'Escape']);
  await expect.poll(() => editor.placeOf(words(editor))?.y).toBe(40);
  await page.getByRole('tab', { name: '页面' }).click();
  await page.getByRole('button', { name: '母版视图' }).click();
  await expect.poll(current).toBe('标题和内容, 1 页在用');
  return editor;
}

describe('layouts in the master view', () => {
  it('move and format the texts of their pages at once', async () => {
    const editor = await openLayout();
    await editor.drag({ x: 600, y: 90 }, { x: 600, y: 290 });
    await commands.press(['Control+i']);
    await page.getByRole('button', { name: '关闭母版视图' }).first().click();
    // Back at the same page, which has changed with its layout.
    await expect.element(editor.pages.nth(1)).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => editor.placeOf(words(editor))?.y).toBe(240);
    const slant = () => {
      const text = [...(words(editor)?.querySelectorAll('span') ?? [])].at(-1);
      return text && getComputedStyle(text).fontStyle;
    };
    await expect.poll(slant).toBe('italic');
  });

  it('are added with a placeholder and a name, and applied to a page', async () => {
    const editor = await openLayout();
    one('nav [aria-current="page"]').focus();
    await commands.press(['ArrowDown']);
    await expect.poll(current).toMatch(/^节标题/);
    await commands.press(['ArrowUp']);
    await expect.poll(current).toMatch(/^标题和内容/);
    await list.getByRole('button', { name: '新建版式' }).click();
    await expect.poll(current).toBe('新版式, 没有页面在用');
    await expect.element(page.getByRole('button', { name: '加标题' })).toBeDisabled();
    await page.getByRole('button', { name: '加文字' }).click();
    await expect.poll(() => editor.slide.textContent).toContain('第二级');
    one('nav [aria-current="page"]').focus();
    await commands.press(['F2']);
    await commands.typeKeys('课堂小测');
    await commands.press(['Enter']);
    await expect.poll(current).toMatch(/^课堂小测/);
    await page.getByRole('button', { name: '关闭母版视图' }).first().click();
    const panel = page.getByRole('complementary', { name: '属性' });
    await page.getByRole('tab', { name: '页面' }).click();
    await panel.getByRole('button', { name: '标题和内容' }).click();
    await page.getByRole('button', { name: '课堂小测' }).click();
    const layoutOfPage = () => editor.store.find('page', editor.store.pages()[1] ?? '')?.layoutId ?? '';
    await expect.poll(() => editor.store.find('layout', layoutOfPage())?.name).toBe('课堂小测');
    await editor.button('撤销').click();
    await expect.poll(() => editor.store.find('layout', layoutOfPage())?.name).not.toBe('课堂小测');
  });

  it('are deleted only after another layout is selected for the pages that use them', async () => {
    await openLayout();
    await list.getByRole('button', { name: '版式“标题和内容”的操作' }).click();
    await page.getByRole('menuitem', { name: '删除版式' }).click();
    const asked = page.getByRole('dialog');
    await expect.element(asked).toMatchTextContent('有 1 页在用它');
    await asked.getByRole('button', { name: '取消' }).click();
    await expect.element(asked).not.toBeInTheDocument();
    expect(current()).toBe('标题和内容, 1 页在用');
  });
});
