import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Selects an option of a list, such as a field of the panel. */
export async function choose(field: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Opens the animations and adds one to the selection. */
export async function addAnimation(kind: string, name: string): Promise<void> {
  await page.getByRole('tab', { name: '动画' }).click();
  await page.getByRole('button', { name: '选择效果' }).click();
  await page.getByRole('region', { name: kind }).getByRole('button', { name }).click();
  // Until the dialog is removed, it would take the focus from the next dialog.
  await expect.element(page.getByRole('dialog', { name: '添加动画' })).not.toBeInTheDocument();
}

/** Every visible field of the panel and the small toolbar for a number or a text. */
export function fieldsBeside(): HTMLInputElement[] {
  const typed = ':is(input:not([type]), input[type="text"], input[inputmode]):not([disabled])';
  const regions = ':is([data-region="panel"], [data-region="selection"])';
  const fields = document.querySelectorAll<HTMLInputElement>(`${regions} ${typed}`);
  return [...fields].filter((each) => each.checkVisibility({ visibilityProperty: true }));
}

/** Expands the sections of the panel's open tab. */
export async function unfoldPanel(): Promise<void> {
  await expect.poll(() => document.querySelector('[data-region="panel"] h3')).not.toBeNull();
  const folded = () =>
    document.querySelector<HTMLElement>('[data-region="panel"] h3 > button[aria-expanded="false"]');
  for (let next = folded(); next; next = folded()) {
    const heading = next;
    heading.click();
    await expect.poll(() => heading.ariaExpanded).toBe('true');
  }
}
