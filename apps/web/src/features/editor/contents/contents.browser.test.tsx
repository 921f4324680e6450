import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mountEditor } from '../testing/mounted-editor.tsx';

it('a table of contents lists the titles with links to their pages, shows when it is outdated, and is updated by one press', async () => {
  const editor = await mountEditor();
  for (const title of ['情境导入', '探究新知']) {
    await editor.button('新建页面').click();
    await editor.writeText(title, { x: 200, y: 20 }, { x: 900, y: 80 });
  }
  const [, second, third] = editor.store.pages();
  await editor.pages.first().click();
  await page.getByRole('toolbar', { name: '插入' }).getByRole('button', { name: '目录' }).click();
  const list = page.getByRole('list', { name: '目录内容' });
  await expect.poll(() => list.query()?.textContent).toBe('情境导入2探究新知3');
  await editor.button('放到本页').click();
  const shown = () => editor.elements[0]?.textContent;
  await expect.poll(shown).toContain('情境导入');
  const links = () => {
    const [id] = editor.store.children('page-1');
    return JSON.stringify(editor.store.find('element', id ?? '')).match(/"pageId":"[^"]*"/g);
  };
  expect([...new Set(links())]).toEqual([`"pageId":"${second}"`, `"pageId":"${third}"`]);

  // A page is moved forward: the selected table shows that it is outdated, in the bar and in the panel, and one press
  // updates it.
  await editor.pages.nth(2).click();
  await commands.press(['Alt+ArrowUp']);
  await editor.pages.first().click();
  await editor.click({ x: 300, y: 130 });
  const status = page.getByRole('region', { name: '目录' }).getByRole('status');
  await expect.element(status).toHaveTextContent('页面有变动，目录还没有更新');
  await editor.bar.getByRole('button', { name: '更新目录' }).click();
  await expect.element(status).toHaveTextContent('目录与课件一致');
  await expect.poll(shown).toMatch(/探究新知.*2.*情境导入.*3/s);
});
