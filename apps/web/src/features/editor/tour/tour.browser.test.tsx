import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { mountEditor } from '../testing/mounted-editor.tsx';
import { isFirstTour } from './first-tour.ts';

const tour = page.getByRole('dialog', { name: '入门指引' });

it('the editor offers a new user a tour of five steps once, without taking the focus', async () => {
  await signInToFakeServer('7');
  const editor = await mountEditor();
  await expect.element(tour.getByText('第 1 步，共 5 步')).toBeVisible();
  // A user who has started working is not interrupted.
  expect(editor.hasKeyboard).toBe(true);
  for (const step of [2, 3, 4, 5]) {
    await tour.getByRole('button', { name: '下一步' }).click();
    await expect.element(tour.getByText(`第 ${step} 步，共 5 步`)).toBeVisible();
  }
  expect(await seriousFindings()).toEqual([]);
  expect(isFirstTour('7')).toBe(true);
  await tour.getByRole('button', { name: '开始备课' }).click();
  await expect.element(tour).not.toBeInTheDocument();
  expect(isFirstTour('7')).toBe(false);
});

it('the editor shows the tour again on request, moves through it by keys, and returns the focus to the page', async () => {
  const editor = await mountEditor();
  await expect.element(editor.button('文本')).toBeVisible();
  await commands.press(['Control+/']);
  await page.getByRole('button', { name: '入门指引' }).click();
  await expect.element(tour).toHaveFocus();
  await commands.press(['ArrowRight']);
  await expect.element(tour.getByText('第 2 步，共 5 步')).toBeVisible();
  await commands.press(['Escape']);
  await expect.element(tour).not.toBeInTheDocument();
  await expect.poll(() => editor.hasKeyboard).toBe(true);
});
