import { ordersBetween } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { rectangle } from '../commands/testing.ts';
import { emptyPage, type MountedEditor, middleOf, mountEditor } from '../testing/mounted-editor.tsx';

const undo = page.getByRole('button', { name: '撤销' });
const size = (editor: MountedEditor) => [editor.field('宽'), editor.field('高')];

it('elements are drawn, moved, resized, rotated and undone', async () => {
  const editor = await mountEditor();
  await editor.drawShape('矩形', { x: 200, y: 200 }, { x: 400, y: 300 });
  await editor.showStyle();
  await expect.poll(() => size(editor)).toEqual([200, 100]);
  await editor.drag({ x: 300, y: 250 }, { x: 733, y: 431 });
  await expect.poll(() => editor.field('横坐标')).toBeGreaterThan(600);
  const moved = { x: editor.field('横坐标'), y: editor.field('纵坐标') };
  await editor.drag({ x: moved.x + 200, y: moved.y + 100 }, { x: moved.x + 287, y: moved.y + 171 });
  await expect.poll(() => editor.field('宽')).toBeGreaterThan(270);
  expect(editor.field('横坐标')).toBe(moved.x);
  await page.getByRole('button', { name: '水平翻转' }).click();
  await commands.press(['Alt+ArrowRight']);
  await undo.click();
  await undo.click();
  await undo.click();
  await expect.poll(() => editor.field('宽')).toBe(200);
  await undo.click();
  await expect.poll(() => editor.field('横坐标')).toBe(200);
  await page.getByRole('button', { name: '恢复' }).click();
  await expect.poll(() => editor.field('横坐标')).toBe(moved.x);
});

it('elements are not re-rendered while another element of 500 is dragged', async () => {
  const small = ordersBetween(undefined, undefined, 512).map((order, index) =>
    rectangle(`small-${index}`, 0, {
      parentId: 'page-1',
      order,
      frame: { x: 20 + (index % 32) * 20, y: 20 + Math.floor(index / 32) * 20, w: 16, h: 16 },
    }),
  );
  const editor = await mountEditor({ records: [...emptyPage().records, ...small] });
  await expect.poll(() => editor.elements.length).toBe(512);
  await editor.drawShape('椭圆', { x: 900, y: 400 }, { x: 1100, y: 600 });
  await expect.poll(() => editor.elements.length).toBe(513);
  const touched = new Set<string>();
  const watch = new MutationObserver((records) => {
    for (const { target } of records) {
      const node = target instanceof Element ? target : target.parentElement;
      const id = node?.closest<HTMLElement>('[data-element-id]')?.dataset.elementId;
      if (id) touched.add(id);
    }
  });
  watch.observe(editor.slide, { subtree: true, childList: true, attributes: true, characterData: true });
  await editor.drag({ x: 1000, y: 500 }, { x: 800, y: 430 });
  expect(touched.size).toBe(1);
  watch.disconnect();
});

it('elements are selected by a marquee, grouped, opened inside the group, ordered, locked and deleted', async () => {
  const editor = await mountEditor();
  await editor.drawShape('矩形', { x: 100, y: 100 }, { x: 220, y: 180 });
  await editor.drawShape('椭圆', { x: 260, y: 120 }, { x: 380, y: 200 });
  await editor.drag({ x: 60, y: 60 }, { x: 460, y: 260 });
  await expect.element(page.getByText('已选 2 个')).toBeVisible();
  await commands.press(['Control+g']);
  await expect.element(page.getByText('已选 1 个')).toBeVisible();
  await editor.showStyle();
  await expect.poll(() => editor.field('宽')).toBe(280);
  await commands.press(['Control+Shift+g']);
  await expect.element(page.getByText('已选 2 个')).toBeVisible();
  await editor.click({ x: 140, y: 140 }, 'right');
  await page.getByRole('menuitem', { name: /^锁定/ }).click();
  await editor.click({ x: 140, y: 140 });
  await commands.press(['Delete']);
  expect(editor.elements).toHaveLength(2);
  await commands.press(['Control+Alt+l', 'Delete']);
  await expect.poll(() => editor.elements.length).toBe(1);
});

it('elements are copied from page to page by the clipboard', async () => {
  const editor = await mountEditor();
  await editor.drawShape('五角星', { x: 300, y: 200 }, { x: 500, y: 400 });
  await commands.press(['Control+c', 'Control+m']);
  await expect.element(page.getByText('第 2 / 2 页')).toBeVisible();
  const before = editor.elements.length;
  editor.surface.element().focus();
  await commands.press(['Control+v']);
  await expect.poll(() => editor.elements.length).toBe(before + 1);
});

it('the cells of a table are filled one after another, and a row is added', async () => {
  const editor = await mountEditor();
  await editor.insertTable();
  await commands.clickAt(middleOf(editor.cells.first().element()), { clickCount: 2 });
  await expect.element(editor.openText).toBeVisible();
  await commands.typeKeys('生字');
  await commands.press(['Tab']);
  await commands.typeKeys('拼音');
  await commands.press(['Escape']);
  const texts = () => editor.cells.elements().map((cell) => cell.textContent?.trim());
  await expect.poll(() => texts().slice(0, 2)).toEqual(['生字', '拼音']);
  await editor.showStyle();
  await editor.button('在下方插入行').click();
  await expect.poll(texts).toHaveLength(16);
});

it('a finger selects, drags, types and opens the menu by a long press', async () => {
  const editor = await mountEditor();
  await editor.writeText('手指', { x: 400, y: 300 }, { x: 800, y: 360 });
  await commands.press(['Escape']);
  const start = editor.at({ x: 440, y: 330 });
  await commands.dragFinger(start, { x: start.x + 120, y: start.y + 90 });
  await editor.showStyle();
  await expect.poll(() => editor.field('横坐标')).toBeGreaterThan(480);
  const moved = editor.at({ x: editor.field('横坐标') + 30, y: editor.field('纵坐标') + 20 });
  await commands.longPress(moved);
  await expect.element(page.getByRole('menuitem', { name: /^再制/ })).toBeVisible();
  await commands.press(['Escape']);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await commands.tapAt(moved);
  await expect.element(editor.openText).toHaveFocus();
});
