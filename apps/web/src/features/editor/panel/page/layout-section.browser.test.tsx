import { blankCourseware } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mountEditor } from '../../testing/mounted-editor.tsx';

const panel = page.getByRole('complementary', { name: '属性' });

it('the panel adds a page of a layout, and moves its texts into the placeholders of another layout selected by keys', async () => {
  const editor = await mountEditor(blankCourseware());
  await page.getByRole('button', { name: '选择版式与模板' }).click();
  await page.getByRole('button', { name: '两栏内容' }).click();
  await expect.poll(() => editor.pages.elements()).toHaveLength(2);
  await expect.poll(() => editor.elements).toHaveLength(3);
  await editor.doubleClick({ x: 300, y: 300 });
  await expect.element(editor.openText).toBeVisible();
  await commands.typeKeys('振动');
  await commands.press(['Escape', 'Escape']);
  await page.getByRole('tab', { name: '页面' }).click();

  (panel.getByRole('button', { name: '两栏内容' }).element() as HTMLElement).focus();
  await commands.press(['Enter']);
  const layout = page.getByRole('button', { name: '图片与说明' });
  ((await layout.findElement()) as HTMLElement).focus();
  await commands.press(['Enter']);
  const words = () => editor.elements.find((each) => each.textContent?.includes('振动'));
  await expect.poll(() => editor.placeOf(words())).toEqual({ x: 80, y: 252 });
  // The placeholder of the picture is empty.
  expect(editor.elements).toHaveLength(3);
});

it('the panel shows the number and the footer on every page except the title page', async () => {
  const editor = await mountEditor(blankCourseware());
  await editor.button('新建页面').click();
  await page.getByRole('tab', { name: '页面' }).click();
  await panel.getByRole('button', { name: '页码、页脚与日期' }).click();
  const asked = page.getByRole('dialog', { name: '页码、页脚与日期' });
  await asked.getByRole('switch', { name: '页码' }).click();
  await asked.getByRole('switch', { name: '页脚' }).click();
  await asked.getByRole('textbox', { name: '页脚文字' }).fill('三年级科学');
  await asked.getByRole('button', { name: '应用到所有页面' }).click();
  const texts = () => editor.elements.map((each) => each.textContent);
  await expect.poll(texts).toContain('三年级科学');
  await expect.poll(texts).toContain('2');
  expect(editor.store.children('page-1')).toHaveLength(2);
});
