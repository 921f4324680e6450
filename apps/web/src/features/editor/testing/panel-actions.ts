import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Chooses an option of a list of choices, such as a field of the panel. */
export async function choose(field: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Opens the animations and adds one to the selection. */
export async function addAnimation(kind: string, name: string): Promise<void> {
  await page.getByRole('tab', { name: '动画' }).click();
  await page.getByRole('button', { name: '选择效果' }).click();
  await page.getByRole('region', { name: kind }).getByRole('button', { name }).click();
  // Until the dialog is removed, it would take the focus from the next one.
  await expect.element(page.getByRole('dialog', { name: '添加动画' })).not.toBeInTheDocument();
}
