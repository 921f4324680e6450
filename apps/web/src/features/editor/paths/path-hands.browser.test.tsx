import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type MountedEditor, middleOf, mountEditor, pressOn } from '../testing/mounted-editor.tsx';

const points = page.getByRole('button', { name: /^顶点 \d+$/ });

async function choose(name: string): Promise<void> {
  await page.getByRole('button', { name: '线条', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

const outline = (editor: MountedEditor, at = 0) =>
  editor.elements[at]?.querySelector('path')?.getAttribute('d');

const COUNT_OF_CORNERS = 3;

/** Draws an outline of three corners with the pen, one side curved, and writes a text in it. */
async function withDrawnOutline(): Promise<MountedEditor> {
  const editor = await mountEditor();
  await choose('任意多边形');
  await expect.element(page.getByRole('application', { name: /^绘制任意多边形/ })).toHaveFocus();
  for (const corner of [
    { x: 200, y: 200 },
    { x: 600, y: 200 },
    { x: 640, y: 600 },
  ])
    await editor.click(corner);
  await commands.press(['Backspace']);
  await editor.drag({ x: 400, y: 450 }, { x: 300, y: 450 });
  await editor.click({ x: 203, y: 202 });
  await expect.poll(() => editor.elements).toHaveLength(1);
  expect(outline(editor)).toMatch(/C.*Z$/);
  await commands.press(['F2']);
  await expect.element(editor.openText).toBeVisible();
  await commands.typeKeys('多边');
  await commands.press(['Escape']);
  return editor;
}

it('an outline is drawn with the pen, and its points are moved, added, smoothed and removed, each in an undo step', async () => {
  const editor = await withDrawnOutline();
  await expect.element(page.elementLocator(editor.slide).getByText('多边')).toHaveStyle({ fontSize: '32px' });
  const before = outline(editor);
  await editor.click({ x: 400, y: 260 }, 'right');
  await page.getByRole('menuitem', { name: '编辑顶点' }).click();
  await expect.poll(() => points.elements()).toHaveLength(COUNT_OF_CORNERS);
  await expect.element(points.first()).toHaveFocus();
  await editor.drag({ x: 600, y: 200 }, { x: 700, y: 120 });
  await expect.poll(() => outline(editor)).not.toBe(before);
  const pulled = outline(editor);
  await pressOn(points.nth(0), '+');
  await expect.poll(() => points.elements()).toHaveLength(COUNT_OF_CORNERS + 1);
  await pressOn(points.nth(1), 's');
  await expect
    .element(page.getByRole('button', { name: '平滑顶点（S）' }))
    .toHaveAttribute('aria-pressed', 'true');
  await pressOn(page.getByRole('button', { name: '后一侧控制柄' }), 'Shift+ArrowDown');
  await pressOn(points.nth(1), 'Delete');
  await expect.poll(() => points.elements()).toHaveLength(COUNT_OF_CORNERS);
  await commands.press(['Control+z', 'Control+z', 'Control+z', 'Control+z']);
  await expect.poll(() => outline(editor)).toBe(pulled);
  await commands.press(['Escape']);
  await expect.element(points).not.toBeInTheDocument();
});

it('a line is drawn freehand, gets a gradient, and keeps the text of the first outline when they are merged', async () => {
  const editor = await withDrawnOutline();
  await choose('自由曲线');
  await editor.drag({ x: 800, y: 300 }, { x: 1100, y: 500 });
  await expect.poll(() => editor.elements).toHaveLength(2);
  expect(outline(editor, 1)).toContain('C');
  await editor.showStyle();
  await page.getByRole('combobox', { name: '线的颜色' }).click();
  await page.getByRole('option', { name: '渐变线' }).click();
  await expect.poll(() => editor.elements[1]?.querySelectorAll('linearGradient stop')).toHaveLength(2);
  await editor.click({ x: 400, y: 260 });
  await commands.press(['Control+a']);
  await page.getByRole('button', { name: '结合形状' }).click();
  await expect.poll(() => editor.elements).toHaveLength(1);
  expect(editor.elements[0]?.textContent).toContain('多边');
  await commands.press(['Control+z']);
  await expect.poll(() => editor.elements).toHaveLength(2);
});

it('points are edited from the menu of a long press, and one handle is moved separately by a finger', async () => {
  const editor = await mountEditor();
  await editor.drawShape('矩形', { x: 400, y: 200 }, { x: 700, y: 450 });
  await commands.longPress(editor.at({ x: 550, y: 320 }));
  const tap = async (name: string, role: 'button' | 'menuitem' = 'button') => {
    const control = page.getByRole(role, { name, exact: true });
    await expect.element(control).toBeVisible();
    await commands.tapAt(middleOf(control.element()));
  };
  await tap('编辑顶点', 'menuitem');
  await tap('顶点 2');
  // The press that opened the menu must not swallow later presses.
  await tap('平滑顶点（S）');
  const handle = page.getByRole('button', { name: '后一侧控制柄' });
  const other = page.getByRole('button', { name: '前一侧控制柄' });
  await expect.element(handle).toBeVisible();
  const pull = async (dx: number, dy: number) => {
    const { x, y } = middleOf(handle.element());
    await commands.dragFinger({ x, y }, { x: x + dx, y: y + dy });
  };
  const place = () => JSON.stringify(other.element().getBoundingClientRect());
  const before = place();
  await pull(30, 20);
  await expect.poll(place).not.toBe(before);
  await tap('控制柄各拉各的（C）');
  const [turned, shape] = [place(), outline(editor)];
  await pull(40, -30);
  await expect.poll(() => outline(editor)).not.toBe(shape);
  expect(place()).toBe(turned);
  await tap('完成编辑');
  await expect.element(points).not.toBeInTheDocument();
});
