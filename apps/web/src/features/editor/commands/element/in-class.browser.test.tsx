import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../../platform/testing/serious-findings.ts';
import { mountEditor } from '../../testing/mounted-editor.tsx';

it('selected objects are marked as draggable in class together, and a new one is not', async () => {
  const editor = await mountEditor();
  const mark = page.getByRole('switch', { name: '可在课堂拖动' });
  await editor.drawShape('矩形', { x: 100, y: 100 }, { x: 300, y: 200 });
  await editor.drawShape('椭圆', { x: 600, y: 100 }, { x: 800, y: 200 });
  await editor.showStyle();
  await commands.press(['Control+a']);
  await mark.click();
  await expect.element(mark).toBeChecked();
  await commands.press(['Escape']);
  await editor.drawShape('三角形', { x: 900, y: 400 }, { x: 1100, y: 600 });
  await editor.showStyle();
  await expect.element(mark).not.toBeChecked();
  const marked = editor.store
    .children('page-1')
    .map((id) => editor.store.find('element', id)?.movableInClass === true);
  expect(marked).toEqual([true, true, false]);
});

it('a selected object is marked to leave its copies, which are sorted into another object', async () => {
  const editor = await mountEditor();
  const mark = (name: string) => page.getByRole('switch', { name });
  await editor.drawShape('椭圆', { x: 700, y: 300 }, { x: 1100, y: 600 });
  await editor.showStyle();
  await mark('作为分类的目标').click();
  await commands.press(['Escape']);
  await editor.drawShape('矩形', { x: 100, y: 100 }, { x: 200, y: 200 });
  await editor.showStyle();
  await mark('可在课堂拖动').click();
  await mark('拖出副本，原件留下').click();
  await page.getByRole('combobox', { name: '归入' }).click();
  await page.getByRole('option').nth(1).click();
  await expect.poll(() => page.getByRole('option').elements()).toEqual([]);
  expect(await seriousFindings()).toEqual([]);
  const [basket, pear] = editor.store.children('page-1').map((id) => editor.store.find('element', id));
  expect(basket).toMatchObject({ basketInClass: true });
  expect(pear).toMatchObject({ movableInClass: true, copiesInClass: true, basketId: basket?.id });
});
