import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { openEmpty } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** Enabled buttons that open a menu or dialog, except buttons inside an opened one. */
const OPENERS = '[data-region] [aria-haspopup]:not(:disabled):not([aria-disabled="true"])';
/** Overlays of the editor while they are open. */
const OPEN = '[role="dialog"], [role="menu"], [role="listbox"], [data-popover]';

/** Every sixth button in a normal run, all in a long one. */
const EVERY = process.env.LECTERN_LONG ? 1 : 15;

/** Findings of axe in both themes, as `where: finding`. */
async function findings(page: Page, where: string, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    for (const each of await seriousFindings(page, within)) found.push(`${where}, ${theme}: ${each}`);
  }
  return found;
}

/** Opens all menus, dialogs and panels of the editor's buttons, one after another. */
async function openers(page: Page, seen: Set<string>, found: string[]): Promise<void> {
  const buttons = page.locator(OPENERS).filter({ visible: true });
  for (let index = 0; index < (await buttons.count()); index += 1) {
    const button = buttons.nth(index);
    const name = await button.evaluate((node) => node.getAttribute('aria-label') ?? node.textContent ?? '');
    if (seen.has(name)) continue;
    seen.add(name);
    if (seen.size % EVERY !== 0) continue;
    await button.click();
    const open = page.locator(OPEN).filter({ visible: true });
    const opened = open.last();
    if (!(await opened.isVisible().catch(() => false)))
      await opened.waitFor({ timeout: 2_000 }).catch(() => undefined);
    if (await opened.isVisible()) found.push(...(await findings(page, name, OPEN)));
    else found.push(`${name}: no part opened`);
    await page.keyboard.press('Escape');
    // A dialog that asks before closing needs a second Escape.
    if ((await open.count()) > 0) await page.waitForTimeout(200);
    if ((await open.count()) > 0) await page.keyboard.press('Escape');
    await expect(open, `${name} closes`).toHaveCount(0, { timeout: 5_000 });
  }
}

test('every panel, menu and dialog passes axe in both themes, and Tab moves through all of them and out', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { editor } = await openEmpty(page, server.url);
  const [found, seen]: [string[], Set<string>] = [[], new Set()];
  await test.step('of a page', async () => {
    await editor.click(640, 700);
    await openers(page, seen, found);
  });
  await editor.writeText('雨', { x: 100, y: 100 }, { x: 500, y: 160 });
  await test.step('of a text, tab by tab', async () => {
    const tabs = page.getByRole('tab');
    for (let index = 0; index < (await tabs.count()); index += 1) {
      await tabs.nth(index).click();
      found.push(...(await findings(page, `panel ${index + 1}`, '[data-region="panel"]')));
      await openers(page, seen, found);
    }
  });
  await test.step('with the keyboard', async () => {
    for (const keys of EVERY > 1
      ? ['Control+k']
      : ['Control+f', 'Control+h', 'Control+k', 'Control+p', 'Control+/']) {
      await editor.surface.focus();
      await page.keyboard.press(keys);
      await page.waitForTimeout(300);
      found.push(...(await findings(page, keys)));
      await page.keyboard.press('Escape');
    }
  });
  expect(found.map((each) => each.slice(0, 300))).toEqual([]);
  await test.step('Tab', async () => {
    // From the first button of the top bar to the end of the window.
    await page.locator('[data-region="top"] button').first().focus();
    const regions = new Set<string>();
    let steps = 0;
    for (; steps < 400; steps += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const node = document.activeElement;
        return node === document.body
          ? 'out'
          : (node?.closest<HTMLElement>('[data-region]')?.dataset.region ?? '');
      });
      if (at === 'out') break;
      if (at !== '') regions.add(at);
    }
    expect(steps).toBeLessThan(400);
    const standing = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll<HTMLElement>('[data-region]')].map(
          ({ dataset }) => dataset.region ?? '',
        ),
      ),
    ]);
    expect([...regions].sort()).toEqual(standing.sort());
  });
});
