import { writeNdpx } from '@lectern/courseware/ndpx';
import { expect } from '@playwright/test';
import { seriousFindings } from './account-accessibility.ts';
import { registerTeacher } from './account-api.ts';
import { EditorPage } from './editor-page.ts';
import { film, filmHash, lesson } from './html-show-lessons.ts';
import { importFile } from './imported-file.ts';
import { test } from './shared-server.ts';

test('two clicks open a formula that stands alone; a film that came without a poster shows its first frame', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  const file = writeNdpx({ snapshot: { records: lesson() }, assets: new Map([[filmHash, film]]) });
  const editor = new EditorPage(page, server.url);
  await editor.openAs(teacher, await importFile(teacher, '公式.ndpx', file));
  await editor.pages.nth(1).click();
  const formula = editor.slide.locator('[data-element-id="formula"]');
  await expect(formula.locator('.katex-html')).toBeVisible();
  await editor.doubleClick(530, 480);
  const dialog = page.getByRole('dialog', { name: '公式' });
  const field = dialog.getByRole('textbox', { name: 'LaTeX' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('x^2');
  expect(await seriousFindings(page)).toEqual([]);
  await field.fill('\\frac{a}{');
  await expect(dialog.getByRole('alert')).toContainText('没有写完');
  await field.press('Enter');
  await expect(dialog).toBeVisible();
  await field.fill('\\frac{a}{b}');
  await expect(dialog.locator('.mfrac')).toHaveCount(1);
  await expect(formula.locator('.mfrac')).toHaveCount(0);
  await field.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(formula.locator('.mfrac')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(formula.locator('.mfrac')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await editor.pages.nth(2).click();
  const still = editor.slide.locator('[data-element-id="film"] video');
  await expect.poll(() => still.evaluate((node: HTMLVideoElement) => node.readyState)).toBeGreaterThan(1);
  expect(await still.evaluate((node: HTMLVideoElement) => node.currentTime)).toBeCloseTo(0.1, 1);
});
