import type { Page } from '@playwright/test';

let calls = 0;

/**
 * Collects the texts of the first element that matches `selector` from now on, because a brief message may disappear
 * between two checks of a test.
 */
export async function textsOf(page: Page, selector: string): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  // A page has a function of one name only once.
  calls += 1;
  const name = `seenText${calls}`;
  await page.exposeFunction(name, (text: string) => seen.add(text));
  await page.evaluate(
    ([wanted, told]) => {
      const { [told]: tell } = globalThis as unknown as Record<string, (text: string) => void>;
      new MutationObserver(() => {
        const text = document.querySelector(wanted)?.textContent;
        if (text) tell?.(text);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    [selector, name] as const,
  );
  return seen;
}
