import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { dragMouse, found, mountEditor } from '../testing/mounted-editor.tsx';

const aids = page.getByRole('button', { name: '标尺、参考线与网格' });
const ruler = page.getByRole('img', { name: '竖直标尺' });
const guides = () => [...document.querySelectorAll('[data-page-guide]')];
/**
 * A point on the ruler, beside the handle of the pages' panel, which covers the other side of the ruler on a touch
 * screen.
 */
const onRuler = () => {
  const { right, y, height } = ruler.element().getBoundingClientRect();
  return { x: right - 4, y: y + height / 2 };
};
const inCentimetres = (pixels: number) => (pixels / 96) * 2.54;
const guideAt = () => Number(/([\d.]+) cm/.exec(guides()[0]?.getAttribute('aria-label') ?? '')?.[1]);

it('a guide is dragged out of a ruler and back, is moved by keys, and objects snap to it', async () => {
  const editor = await mountEditor();
  await aids.click();
  await page.getByRole('menuitemcheckbox', { name: /^标尺/ }).click();
  await commands.press(['Escape']);
  await expect.element(ruler).toBeVisible();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await dragMouse(onRuler(), editor.at({ x: 320, y: 500 }));
  await expect.poll(guides).toHaveLength(1);
  const place = guideAt();
  expect(place).toBeCloseTo(inCentimetres(320), 0);
  await editor.drawShape('矩形', { x: 323, y: 200 }, { x: 500, y: 300 });
  await editor.showStyle();
  await expect.poll(() => inCentimetres(editor.field('横坐标'))).toBeCloseTo(place, 1);
  (await found('[data-page-guide]')).focus();
  await commands.press(['Shift+ArrowRight']);
  await expect.poll(() => guideAt() - place).toBeCloseTo(inCentimetres(10), 1);
  expect(document.querySelector('[data-ruler-band="x"]')).not.toBeNull();
  await dragMouse(editor.at({ x: 330, y: 600 }), onRuler());
  await expect.poll(guides).toHaveLength(0);
  await commands.press(['Control+z']);
  await expect.poll(guides).toHaveLength(1);
  await editor.reopen();
  await expect.element(ruler).toBeVisible();
  expect(guides()).toHaveLength(1);
});

it('the grid is shown by keys, and objects that are moved by keys or dragged snap to its lines', async () => {
  const editor = await mountEditor();
  await editor.drawShape('矩形', { x: 323, y: 200 }, { x: 500, y: 300 });
  await commands.press(['Shift+F9']);
  await expect.element(page.elementLocator(await found('[data-page-grid]'))).toBeVisible();
  await aids.click();
  await page.getByRole('menuitemcheckbox', { name: /对象与网格对齐/ }).click();
  await page.getByRole('menuitem', { name: /网格间距/ }).click();
  await page.getByRole('menuitemradio', { name: /20 px/ }).click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await editor.click({ x: 900, y: 600 });
  await editor.click({ x: 420, y: 250 });
  await editor.showStyle();
  await expect.poll(() => editor.field('纵坐标')).toBeGreaterThan(0);
  const before = editor.field('纵坐标');
  await commands.press(['ArrowDown']);
  await expect.poll(() => editor.field('纵坐标')).toBe(before + 20);
  await editor.drag({ x: 420, y: 270 }, { x: 423, y: 333 });
  await expect.poll(() => editor.field('纵坐标')).not.toBe(before + 20);
  expect(editor.field('纵坐标') % 20).toBe(0);
  await editor.reopen();
  await expect.element(page.elementLocator(await found('[data-page-grid]'))).toBeVisible();
});
