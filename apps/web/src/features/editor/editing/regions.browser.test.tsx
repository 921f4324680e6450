import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { mountEditor } from '../testing/mounted-editor.tsx';

/** The regions in the order of F6, starting from the page. */
const REGIONS = ['top', 'insert', 'panel', 'pages', 'notes', 'status', 'slide'];
const focused = () => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region;

it('the editor moves the focus from region to region by F6, and back to the page by Escape', async () => {
  const editor = await mountEditor();
  // The regions are loaded after the page, one by one.
  await expect.poll(() => document.querySelectorAll('[data-region]').length).toBe(REGIONS.length);
  (editor.surface.element() as HTMLElement).focus();
  const passed: (string | undefined)[] = [];
  for (const _ of REGIONS) {
    await commands.press(['F6']);
    passed.push(focused());
  }
  expect(passed).toEqual(REGIONS);
  await commands.press(['Shift+F6']);
  expect(focused()).toBe('status');
  await commands.press(['Escape']);
  expect(editor.hasKeyboard).toBe(true);
});

it('the editor moves the focus through the elements of the page by Tab, and then out of the page', async () => {
  const editor = await mountEditor();
  await editor.writeText('雨', { x: 200, y: 200 }, { x: 400, y: 300 });
  await commands.press(['Escape']);
  await expect.poll(() => editor.session.selection.get().ids).toEqual([]);
  await commands.press(['Tab']);
  await expect.element(page.getByText('已选 1 个')).toBeVisible();
  await commands.press(['Tab']);
  await expect.element(page.getByText('已选 1 个')).not.toBeInTheDocument();
  expect(editor.hasKeyboard).toBe(false);
  await commands.press(['Shift+Tab']);
  expect(editor.hasKeyboard).toBe(true);
  await commands.press(['Escape', 'Tab']);
  expect(editor.hasKeyboard).toBe(false);
});

it('the editor shows the sheet of shortcuts, and after Ctrl+S a message that all edits are saved', async () => {
  const editor = await mountEditor();
  await expect.element(editor.button('文本')).toBeVisible();
  await commands.press(['Control+/']);
  await expect.element(page.getByRole('dialog', { name: '快捷键' }).getByText('到下一个区域')).toBeVisible();
  expect(await seriousFindings()).toEqual([]);
  await commands.press(['Control+s']);
  await expect.element(page.getByText('已保存。所有修改都会自动保存')).toBeVisible();
});
