import type { Page } from '@playwright/test';

/**
 * Collects the texts of the first element that matches `selector` from now on, because a brief message may disappear
 * between two checks of a test.
 */
export async function textsOf(page: Page, selector: string): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  await page.exposeFunction('seen', (text: string) => seen.add(text));
  await page.evaluate((wanted) => {
    const { seen: tell } = globalThis as unknown as { seen: (text: string) => void };
    new MutationObserver(() => {
      const text = document.querySelector(wanted)?.textContent;
      if (text) tell(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, selector);
  return seen;
}
