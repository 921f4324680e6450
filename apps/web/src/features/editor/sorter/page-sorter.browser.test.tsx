import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mountEditor, revisionTemplate } from '../testing/mounted-editor.tsx';

it('selects pages by keys, moves two by dragging them, and opens one', async () => {
  const editor = await mountEditor(revisionTemplate());
  const [first, second, third] = editor.store.pages();
  await page.getByRole('button', { name: '浏览所有页面' }).click();
  const sorter = page.getByRole('region', { name: '所有页面' });
  const cell = (number: number) => sorter.getByRole('button', { name: `第 ${number} 页` });
  await expect.element(cell(1)).toHaveFocus();
  await commands.press(['ArrowRight']);
  await expect.element(cell(2)).toHaveFocus();
  await commands.press(['ArrowLeft', 'Shift+ArrowRight']);
  // Two pages at once, dragged behind the third.
  const from = cell(1).element().getBoundingClientRect();
  const to = cell(3).element().getBoundingClientRect();
  await commands.mouse([
    { do: 'move', x: from.x + from.width / 2, y: from.y + 20 },
    { do: 'down' },
    { do: 'move', x: to.x + to.width * 0.8, y: to.y + 30, steps: 5 },
    { do: 'up' },
  ]);
  await expect.poll(() => editor.store.pages().slice(0, 3)).toEqual([third, first, second]);
  await expect.element(cell(1)).toHaveAttribute('data-page', third);
  (cell(1).element() as HTMLElement).focus();
  await commands.press(['Enter']);
  await expect.element(sorter).not.toBeInTheDocument();
  await expect.element(page.getByText('第 1 / 11 页')).toBeVisible();
  expect(editor.slide.dataset.pageId).toBe(third);
});
