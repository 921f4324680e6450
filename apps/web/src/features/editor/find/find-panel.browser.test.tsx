import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { mountEditor, one } from '../testing/mounted-editor.tsx';

const BOX = [
  { x: 100, y: 100 },
  { x: 700, y: 160 },
] as const;
const found = () => CSS.highlights.get('lectern-found')?.size;

it('the find panel finds a text on all pages and in notes by keys, and replaces it one by one and all at once', async () => {
  const editor = await mountEditor();
  await editor.writeText('秋天的雨，秋天', ...BOX);
  await page.getByRole('textbox', { name: '备注' }).fill('讲秋天');
  await editor.button('新建页面').click();
  await editor.writeText('秋天', { x: 100, y: 300 }, { x: 700, y: 360 });
  await commands.press(['Control+f']);
  const search = page.getByRole('textbox', { name: '查找', exact: true });
  await expect.element(search).toHaveFocus();
  const panel = page.elementLocator(one('search'));
  await commands.typeKeys('秋天');
  const count = panel.getByRole('status');
  await expect.element(count).toHaveTextContent('0 / 4');
  await commands.press(['Enter']);
  await expect.element(count).toHaveTextContent('4 / 4');
  await expect.poll(found).toBe(1);
  await commands.press(['Enter']);
  await expect.element(page.getByText('第 1 / 2 页')).toBeVisible();
  await expect.poll(found).toBe(2);
  expect(await seriousFindings()).toEqual([]);
  // A button that disappears passes the focus on; one that becomes disabled returns it.
  await panel.getByRole('button', { name: '替换…' }).click();
  await expect.element(panel.getByRole('textbox', { name: '替换为' })).toHaveFocus();
  await commands.press(['Control+h']);
  await expect.element(search).toHaveFocus();
  await panel.getByRole('textbox', { name: '替换为' }).fill('冬天');
  await commands.press(['Enter']);
  await expect.poll(() => editor.slide.textContent).toContain('冬天的雨，秋天');
  await expect.element(count).toHaveTextContent('1 / 3');
  await panel.getByRole('button', { name: '全部替换' }).click();
  await expect.element(page.getByText('已替换 3 处')).toBeVisible();
  await expect.element(search).toHaveFocus();
  await expect.poll(() => editor.slide.textContent).toContain('冬天的雨，冬天');
  await expect.element(page.getByRole('textbox', { name: '备注' })).toHaveValue('讲冬天');
  await editor.button('撤销').click();
  await expect.poll(() => editor.slide.textContent).toContain('冬天的雨，秋天');
  await expect.element(page.getByRole('textbox', { name: '备注' })).toHaveValue('讲秋天');
  await search.click();
  await commands.press(['Escape']);
  await expect.element(search).not.toBeInTheDocument();
  await expect.poll(() => editor.hasKeyboard).toBe(true);
});
