import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mountEditor } from '../../testing/mounted-editor.tsx';

it('selected objects are marked as draggable in class together, and a new one is not', async () => {
  const editor = await mountEditor();
  const mark = page.getByRole('switch', { name: '可在课堂拖动' });
  await editor.drawShape('矩形', { x: 100, y: 100 }, { x: 300, y: 200 });
  await editor.drawShape('椭圆', { x: 600, y: 100 }, { x: 800, y: 200 });
  await editor.showStyle();
  await commands.press(['Control+a']);
  await mark.click();
  await expect.element(mark).toBeChecked();
  await commands.press(['Escape']);
  await editor.drawShape('三角形', { x: 900, y: 400 }, { x: 1100, y: 600 });
  await editor.showStyle();
  await expect.element(mark).not.toBeChecked();
  const marked = editor.store
    .children('page-1')
    .map((id) => editor.store.find('element', id)?.movableInClass === true);
  expect(marked).toEqual([true, true, false]);
});
