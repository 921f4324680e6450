import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { middleOf, mountEditor, one, pressOn, revisionTemplate } from '../testing/mounted-editor.tsx';

it('the page sorter selects pages by keys, moves two by dragging them, and opens one', async () => {
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

it('the page sorter passes axe, has few nodes for 256 pages, and keys apply to its visible pages', async () => {
  const editor = await mountEditor();
  await editor.writeText('雨', { x: 100, y: 100 }, { x: 500, y: 160 });
  expect(await seriousFindings()).toEqual([]);
  const nodesOfTest = document.querySelectorAll('*').length - one('#root').querySelectorAll('*').length;
  for (let count = 2; count <= 256; count *= 2) {
    await pressOn(editor.pages.first(), 'Control+a', 'Control+d');
    await expect.element(page.getByText(new RegExp(`/ ${count} 页`))).toBeVisible();
  }
  expect(document.querySelectorAll('*').length - nodesOfTest).toBeLessThan(5000);
  // Keys apply to the visible pages at any scroll position, not to the slide below them.
  await editor.button('浏览所有页面').click();
  const sorter = page.getByRole('region', { name: '所有页面' });
  const cell = (number: number) => sorter.getByRole('button', { name: `第 ${number} 页`, exact: true });
  await expect.element(cell(129)).toHaveFocus();
  await commands.mouse([
    { do: 'move', ...middleOf(sorter.element()) },
    { do: 'wheel', dx: 0, dy: -90_000 },
  ]);
  await expect.element(cell(1)).toBeVisible();
  await expect.element(cell(129)).toHaveFocus();
  await commands.press(['Shift+End']);
  await expect.element(cell(256)).toHaveFocus();
  await commands.press(['Delete']);
  await expect.element(page.getByText(/已删除 128 页/)).toBeVisible();
  await sorter.getByRole('heading', { name: '所有页面' }).click();
  await commands.press(['Control+a', 'Delete']);
  await expect.element(page.getByText('第 1 / 1 页')).toBeVisible();
  await commands.press(['Control+z']);
  await expect.element(page.getByText(/\/ 128 页/)).toBeVisible();
  await sorter.getByRole('button', { name: '回到页面' }).click();
  await expect.poll(() => editor.elements.map((each) => each.textContent)).toEqual(['雨']);
});
