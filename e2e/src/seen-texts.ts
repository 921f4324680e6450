import type { Page } from '@playwright/test';

/**
 * The texts that what matches `selector` first has from now on, each once: what is said for a moment only may be gone
 * between two looks of the test.
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
