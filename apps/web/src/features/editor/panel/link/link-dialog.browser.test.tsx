import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mountEditor } from '../../testing/mounted-editor.tsx';

const dialog = page.getByRole('dialog', { name: '链接' });
const address = dialog.getByRole('textbox', { name: '网址' });

it('an element is linked to the last page', async () => {
  const editor = await mountEditor();
  await editor.drawShape('矩形', { x: 700, y: 300 }, { x: 1000, y: 500 });
  await commands.press(['Control+k']);
  await editor.button('本课件的页').click();
  await page.getByRole('combobox', { name: '页面' }).click();
  await page.getByRole('option', { name: '最后一页' }).click();
  await editor.button('确定').click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [shape] = editor.store.all('element').filter(({ parentId }) => parentId === 'page-1');
  expect(shape?.click).toEqual({ type: 'jump', to: 'last' });
});

it('a text is linked to the web, refuses an address that could run code, and a cursor in the link selects all of it', async () => {
  const editor = await mountEditor();
  await editor.writeText('看图', { x: 100, y: 100 }, { x: 600, y: 160 });
  await editor.doubleClick({ x: 130, y: 120 });
  await expect.element(editor.openText).toBeVisible();
  await commands.press(['Control+a', 'Control+k']);
  await address.fill('javascript:alert(1)');
  await commands.press(['Enter']);
  await expect.poll(() => dialog.getByRole('alert').query()?.textContent).toContain('网址');
  await address.fill('example.org/rain');
  await commands.press(['Enter']);
  const word = page.elementLocator(editor.slide).getByText('看图');
  await expect.element(word).toHaveStyle({ textDecorationLine: 'underline' });
  await commands.press(['End', 'Control+k']);
  await expect.element(address).toHaveValue('https://example.org/rain');
  await editor.button('取消链接').click();
  await expect.element(word).toHaveStyle({ textDecorationLine: 'none' });
});
