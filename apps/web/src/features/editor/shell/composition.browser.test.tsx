import { blankCourseware } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type MountedEditor, mountEditor } from '../testing/mounted-editor.tsx';

/** The stored text of the page, which the thumbnail shows. */
const stored = (editor: MountedEditor) => editor.thumbnails[0]?.textContent;
const drawn = (editor: MountedEditor) => editor.slide.textContent;

async function withBox(): Promise<MountedEditor> {
  const editor = await mountEditor();
  await editor.drawShape('矩形', { x: 100, y: 100 }, { x: 500, y: 260 });
  await expect.poll(() => document.activeElement?.matches('[data-typing-field]')).toBe(true);
  return editor;
}

it('text composed by an input method is stored once, when the composition ends', async () => {
  const editor = await mountEditor();
  await editor.button('文本').click();
  await editor.drag({ x: 100, y: 100 }, { x: 700, y: 160 });
  await expect.element(editor.openText).toBeVisible();
  await commands.compose(['q', 'qi', 'qiu', 'qiut', "qiu'tian"], '');
  // The uncommitted letters are not stored, because the thumbnail shows the stored text.
  await expect.poll(() => drawn(editor)).toContain("qiu'tian");
  expect(stored(editor)).not.toContain('qiu');
  await commands.insertText('秋天');
  await expect.poll(() => stored(editor)).toContain('秋天');
  await commands.typeKeys('的雨');
  await commands.press(['Escape']);
  await expect.poll(() => drawn(editor)).toContain('秋天的雨');
  expect(drawn(editor)).not.toContain('qiu');
});

it('a text is opened by the first letters of an input method over the selected object', async () => {
  const editor = await withBox();
  expect(document.activeElement?.getAttribute('inputmode')).toBe('none');
  await commands.compose(['q', 'qiu', "qiu'tian"], '');
  await expect.poll(() => drawn(editor)).toContain("qiu'tian");
  expect(stored(editor)).not.toContain('qiu');
  await commands.insertText('秋天');
  await expect.poll(() => stored(editor)).toContain('秋天');
  await expect.element(editor.openText).toHaveFocus();
  await commands.compose(['d', 'de'], '');
  await commands.insertText('的');
  await commands.typeKeys('yu');
  await expect.poll(() => stored(editor)).toContain('秋天的yu');
  expect(drawn(editor)).not.toContain('qiu');
});

it('a cancelled composition over the selected object changes nothing, and a committed one replaces its text in one undo step', async () => {
  const editor = await withBox();
  await commands.typeKeys('rain');
  await commands.press(['Escape']);
  await expect.poll(() => stored(editor)).toContain('rain');
  await commands.compose(['n', 'ni'], '');
  await expect.poll(() => drawn(editor)).not.toContain('rain');
  await commands.compose([''], '');
  await expect.poll(() => drawn(editor)).toContain('rain');
  await commands.press(['Escape']);
  await commands.compose(['n', 'ni'], '');
  await commands.insertText('你');
  await expect.poll(() => stored(editor)).not.toContain('rain');
  await commands.press(['Escape', 'Control+z']);
  await expect.poll(() => stored(editor)).toContain('rain');
});

it('other keys and the clipboard over the selected object do not open its text, and typed letters do', async () => {
  const editor = await withBox();
  await commands.typeKeys('rain');
  await commands.press(['Escape', 'Control+c', 'Control+v']);
  await expect.poll(() => editor.elements.length).toBe(2);
  await commands.press(['Delete']);
  await expect.poll(() => editor.elements.length).toBe(1);
  await editor.click({ x: 300, y: 180 });
  await commands.typeKeys('看abc');
  await expect.poll(() => stored(editor)).toContain('看abc');
  await commands.press(['Escape', 'Control+x']);
  await expect.poll(() => editor.elements.length).toBe(0);
});

it('a cell and a placeholder of a layout are opened by the first letters of an input method', async () => {
  const editor = await mountEditor(blankCourseware());
  await editor.click({ x: 640, y: 320 });
  await expect.poll(() => document.activeElement?.matches('[data-typing-field]')).toBe(true);
  await commands.compose(['c', 'chun'], '');
  await commands.insertText('春');
  await expect.poll(() => stored(editor)).toContain('春');
  await commands.press(['Escape', 'Control+a', 'Delete']);
  await expect.poll(() => editor.elements.length).toBe(0);
  await editor.insertTable();
  await expect.poll(() => document.activeElement?.matches('[data-typing-field]')).toBe(true);
  await commands.compose(['h', 'hua'], '');
  await commands.insertText('花');
  await expect.poll(() => editor.cells.elements()[0]?.textContent).toContain('花');
});

it('the name field keeps its text when it had the focus before a composition over the page', async () => {
  const editor = await mountEditor();
  const name = page.getByRole('textbox', { name: '课件名称' });
  await name.click();
  await editor.click({ x: 1200, y: 700 });
  await commands.compose(['q'], '').catch(() => undefined);
  await expect.element(name).toHaveValue('Local');
});
