import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mountEditor } from '../testing/mounted-editor.tsx';

it('the side panels are resized and hidden, stay so after a reload, and leave the page large on a small screen', async () => {
  const editor = await mountEditor();
  await expect.poll(() => editor.pages.elements()).toHaveLength(1);
  await expect.poll(() => editor.slide.getBoundingClientRect().width).toBeGreaterThanOrEqual(850);
  const panel = page.getByRole('complementary', { name: '属性' });
  const width = () => panel.query()?.getBoundingClientRect().width;
  await expect.element(panel).toBeVisible();
  const before = width() ?? 0;
  const edge = page.getByRole('separator', { name: '面板的宽度' }).element() as HTMLElement;
  const { x, y } = edge.getBoundingClientRect();
  await commands.mouse([
    { do: 'move', x: x + 4, y: y + 200 },
    { do: 'down' },
    { do: 'move', x: x - 76, y: y + 200, steps: 4 },
    { do: 'up' },
  ]);
  await expect.poll(width).toBeCloseTo(before + 80, -1);
  edge.focus();
  await commands.press(['ArrowLeft']);
  await expect.poll(width).toBeCloseTo(before + 95, -1);
  await editor.button('缩略图').click();
  await expect.poll(() => editor.pages.elements()).toHaveLength(0);

  await editor.reopen();
  await expect.poll(width).toBeCloseTo(before + 95, -1);
  await expect.poll(() => editor.pages.elements()).toHaveLength(0);
  await editor.button('缩略图').click();
  await expect.poll(() => editor.pages.elements()).toHaveLength(1);
});
