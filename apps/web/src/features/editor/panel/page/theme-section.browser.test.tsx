import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountEditor, one } from '../../testing/mounted-editor.tsx';

const panel = page.getByRole('complementary', { name: '属性' });
const paper = () =>
  getComputedStyle(one('[role="application"] [data-stage-layer="backdrop"] > div')).backgroundColor;

it('the panel sets a theme for all pages, then only its colours, and undoes each in one step', async () => {
  const editor = await mountEditor();
  await panel.getByRole('button', { name: /更多主题/ }).click();
  await page.getByRole('button', { name: '黑板' }).click();
  await expect.poll(paper).toBe('rgb(30, 61, 52)');
  await panel.getByRole('button', { name: /配色/ }).click();
  await page.getByRole('button', { name: '配色：星夜' }).click();
  await expect.poll(paper).toBe('rgb(27, 27, 58)');
  await editor.button('撤销').click();
  await expect.poll(paper).toBe('rgb(30, 61, 52)');
  await editor.button('撤销').click();
  await expect.poll(paper).toBe('rgb(255, 255, 255)');
});

it('the panel sets the page to 4:3 for an old projector, and undoes it in one step', async () => {
  const editor = await mountEditor();
  await panel.getByRole('button', { name: /页面大小/ }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('combobox').click();
  await page.getByRole('option', { name: '标准 4:3' }).click();
  await asked.getByRole('button', { name: '应用' }).click();
  const shape = () => {
    const { width, height } = editor.slide.getBoundingClientRect();
    return Math.round((width / height) * 100);
  };
  await expect.poll(shape).toBe(133);
  await editor.button('撤销').click();
  await expect.poll(shape).toBe(178);
});
