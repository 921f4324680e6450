import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { TooltipProvider } from '../tooltip/tooltip.tsx';
import { UiTextsContext, uiTextsZh } from '../ui-texts.ts';

/** Draws primitives, with Chinese texts, into the page of the test, and removes them when the test is finished. */
export function mountPrimitives(content: ReactNode): Root {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <UiTextsContext value={uiTextsZh}>
      <TooltipProvider>{content}</TooltipProvider>
    </UiTextsContext>,
  );
  return root;
}

/** Gives the window another size, CSS pixels, until the test is finished. */
export async function resizeWindow({ width, height }: { width: number; height: number }): Promise<void> {
  const before = { width: innerWidth, height: innerHeight };
  onTestFinished(() => page.viewport(before.width, before.height));
  await page.viewport(width, height);
}

/** The position of an element in the window, once it is drawn. */
export async function boxOf(locator: Locator): Promise<DOMRect> {
  await expect.element(locator).toBeVisible();
  return locator.element().getBoundingClientRect();
}

/** Gives an element the focus, once it is drawn. */
export async function focusOn(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible();
  const element = locator.element();
  if (element instanceof HTMLElement) element.focus();
}
