import { expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type MountedEditor, mountEditor, pressOn } from '../testing/mounted-editor.tsx';

const outline = (editor: MountedEditor) => editor.elements[0]?.querySelector('path')?.getAttribute('d');

/** Opens the editor with a polygon of eleven corners, found by its name, in which a text is written. */
async function withNamedShape(): Promise<MountedEditor> {
  const editor = await mountEditor();
  await expect.element(editor.bar).not.toBeInTheDocument();
  await editor.button('形状').click();
  await page.getByRole('textbox', { name: '搜索形状' }).fill('十一边形');
  await commands.press(['Enter']);
  // A click places the shape in its default proportions.
  await editor.click({ x: 500, y: 250 });
  await editor.showStyle();
  await expect.poll(() => editor.field('宽')).toBe(152);
  await commands.press(['F2']);
  await expect.element(editor.openText).toBeVisible();
  await commands.typeKeys('十一');
  await commands.press(['Escape']);
  return editor;
}

it('a shape is found by name, and the bar beside it is hidden while the shape moves', async () => {
  const editor = await withNamedShape();
  const { bar } = editor;
  await expect.element(bar).toBeVisible();
  const [over, under] = [bar, editor.elements[0]].map((node) =>
    node && 'element' in node ? node.element().getBoundingClientRect() : node?.getBoundingClientRect(),
  );
  expect(over && under && (over.bottom < under.top || over.top > under.bottom)).toBe(true);
  const from = editor.at({ x: 520, y: 270 });
  await commands.mouse([
    { do: 'move', ...from },
    { do: 'down' },
    { do: 'move', x: from.x, y: from.y + 20, steps: 3 },
  ]);
  await expect.element(bar).not.toBeInTheDocument();
  await commands.mouse([{ do: 'up' }]);
  await expect.element(bar).toBeVisible();
});

it('another shape is selected by keyboard in the bar, with the same text and size, in one undo step', async () => {
  const editor = await withNamedShape();
  const before = outline(editor);
  await expect.element(editor.bar).toBeVisible();
  await commands.press(['F6']);
  await expect.poll(() => editor.bar.element().contains(document.activeElement)).toBe(true);
  await pressOn(editor.bar.getByRole('button', { name: '更改形状' }), 'Enter');
  await editor.button('五角星').click();
  await expect.poll(() => outline(editor)).not.toBe(before);
  expect(editor.elements[0]?.textContent).toContain('十一');
  await editor.showStyle();
  expect(editor.field('宽')).toBe(152);
  await commands.press(['Control+z']);
  await expect.poll(() => outline(editor)).toBe(before);
});

it('keys act on the page again while a picker is closing after a choice, and a field pressed meanwhile keeps the focus', async () => {
  const editor = await mountEditor();
  await editor.drawShape('矩形', { x: 300, y: 300 }, { x: 600, y: 500 });
  await editor.showStyle();
  const picker = page.getByRole('dialog', { name: '更改形状' });
  const before = outline(editor);
  const { style } = document.documentElement;
  const slow = (isSlow: boolean) => {
    style.setProperty('--motion-fast', isSlow ? '4s' : '0s');
    if (!isSlow) for (const each of document.getAnimations()) each.finish();
  };
  onTestFinished(() => void style.removeProperty('--motion-fast'));
  const isClosing = () => document.querySelector('[role="dialog"][data-ending-style]') !== null;
  const open = async () => {
    slow(false);
    await editor.bar.getByRole('button', { name: '更改形状' }).click();
    await expect.element(picker).toBeVisible();
    // A slow closing animation, as on a busy machine.
    slow(true);
  };
  const change = async () => {
    await open();
    await editor.button('五角星').click();
    await expect.poll(() => outline(editor)).not.toBe(before);
  };

  await change();
  await commands.press(['Control+z']);
  await expect.poll(() => outline(editor), { timeout: 3000 }).toBe(before);
  expect(isClosing()).toBe(true);
  slow(false);
  await expect.element(picker).not.toBeInTheDocument();

  await change();
  const width = page.getByRole('textbox', { name: '宽', exact: true });
  await width.click();
  slow(false);
  await expect.element(picker).not.toBeInTheDocument();
  await expect.element(width).toHaveFocus();

  await open();
  await pressOn(page.getByRole('textbox', { name: '搜索形状' }), 'Escape');
  await commands.press(['Control+z']);
  await expect.poll(() => outline(editor), { timeout: 3000 }).toBe(before);
});
