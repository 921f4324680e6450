import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { middleOf, mountEditor } from '../testing/mounted-editor.tsx';

it('the editor shows the page of the courseware and its tools when it is opened', async () => {
  const { slide } = await mountEditor();
  await expect.element(slide).toBeVisible();
  await expect.element(page.getByRole('button', { name: '文本', exact: true })).toBeVisible();
});

it('the editor writes the number of the page into the address, and opens that page after a reload', async () => {
  const editor = await mountEditor();
  await editor.button('新建页面').click();
  await expect.element(page.getByText('第 2 / 2 页')).toBeVisible();
  await expect.poll(() => location.hash).toMatch(/[?&]page=2(&|$)/);
});

it('no tooltip appears over a menu that its button has opened', async () => {
  const editor = await mountEditor();
  const button = editor.button('下载');
  const tooltip = page.getByRole('tooltip');
  await expect.element(button).toBeVisible();
  const { x, y } = middleOf(button.element());
  const edge = button.element().getBoundingClientRect().x + 3;
  // The code of tooltips is loaded later than the button, and does not know where the mouse is.
  const shown = async () => {
    const drawn = tooltip.query();
    if (drawn === null) await enterFrom({ x, y: y + 200 }, { x, y });
    return drawn?.textContent;
  };
  await expect.poll(shown, { interval: 1_000 }).toBe('下载');
  await button.click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expect.element(tooltip).not.toBeInTheDocument();
  // The pointer always moves a little; without the menu the tooltip would appear now.
  await enterFrom({ x: edge, y }, { x, y });
  const appeared = expect.poll(() => tooltip.elements().length, { timeout: 700 }).toBe(1);
  await expect(appeared).rejects.toThrow();
  expect(tooltip.elements()).toEqual([]);
});

type Place = ReturnType<typeof middleOf>;

/** Moves the mouse from one point of the window to another. */
async function enterFrom(from: Place, to: Place): Promise<void> {
  await commands.mouse([
    { do: 'move', ...from },
    { do: 'move', ...to },
  ]);
}
