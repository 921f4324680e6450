import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { dragMouse, mountEditor, pressOn } from '../../testing/mounted-editor.tsx';

it('objects are renamed, hidden, and ordered by keys and by a drag in the list', async () => {
  const editor = await mountEditor();
  for (const x of [100, 400, 700]) await editor.drawShape('矩形', { x, y: 300 }, { x: x + 200, y: 450 });
  await page.getByRole('tab', { name: '对象' }).click();
  const rows = page.getByRole('list', { name: '本页对象' }).getByRole('listitem');
  const positionOfSun = () => rows.elements().findIndex(({ textContent }) => textContent.includes('太阳'));
  await expect.poll(() => rows.elements()).toHaveLength(3);
  await rows.first().getByRole('button').first().dblClick();
  await commands.typeKeys('太阳');
  await commands.press(['Enter']);
  await expect.element(rows.first()).toHaveTextContent('太阳');
  await editor.button('隐藏太阳').click();
  await expect.poll(() => editor.elements).toHaveLength(2);
  await editor.button('全部显示').click();
  await expect.poll(() => editor.elements).toHaveLength(3);
  await pressOn(rows.first().getByRole('button').first(), 'Alt+ArrowDown');
  await expect.poll(positionOfSun).toBe(1);
  const [high, low] = rows.elements().map((row) => row.getBoundingClientRect());
  if (!low || !high) throw new Error('there are no rows');
  const x = low.x + 40;
  await dragMouse({ x, y: low.y + low.height / 2 }, { x, y: high.y + 4 });
  await expect.poll(positionOfSun).toBe(0);
});
