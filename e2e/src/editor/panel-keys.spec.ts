import { expect, type Locator, type Page } from '@playwright/test';
import { openEmpty } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

/**
 * Keys pressed one after another in a field before the text is selected again. Keys after `typed` follow a new number.
 */
const ROUNDS = [
  { typed: true, keys: ['Enter'] },
  { typed: false, keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] },
  { typed: true, keys: ['Tab'] },
  { typed: false, keys: ['Escape'] },
];
const WORDS = '春天来了';

/** Every field of the panel and the small toolbar for a number or a text. */
function fieldsOf(page: Page): Locator {
  const typed = ':is(input:not([type]), input[type="text"], input[inputmode]):not([disabled])';
  return page
    .locator('[data-region="panel"], [data-region="selection"]')
    .locator(typed)
    .filter({ visible: true });
}

/** Expands the sections of the panel's open tab. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('[data-region="panel"] h3 > button[aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
}

/**
 * Presses the keys of every round, and turns the wheel, in every field of every tab, beside a text that `choose` opens
 * completely selected. The text must not change. Returns the number of fields.
 */
async function pressEverywhere(page: Page, choose: () => Promise<void>, words: Locator): Promise<number> {
  let tried = 0;
  await choose();
  const tabs = page.locator('[data-region="panel"]').getByRole('tab');
  for (let at = 0; at < (await tabs.count()); at += 1) {
    const tab = tabs.nth(at);
    const show = async () => {
      await choose();
      if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
    };
    await show();
    await unfold(page);
    const count = await fieldsOf(page).count();
    for (let index = 0; index < count; index += 1) {
      const field = fieldsOf(page).nth(index);
      const name = (await field.getAttribute('aria-label')) ?? '';
      for (const { typed, keys } of ROUNDS) {
        await show();
        await field.focus();
        if (typed) {
          const value = Number.parseFloat(await field.inputValue());
          // A field reports only a changed number, and reporting it could move the focus.
          await field.fill(String(Number.isNaN(value) ? 1 : value + 1));
        }
        for (const key of keys) await page.keyboard.press(key);
        await page.mouse.wheel(0, 1);
        await expect(words, `${name}: ${keys.join(' ')}`).toHaveText(WORDS);
      }
      tried += 1;
    }
  }
  return tried;
}

test('every key in every field of the panel keeps the selected words of an open text', async ({ page }) => {
  const { editor } = await openEmpty(page, server.url);
  await editor.writeText(WORDS, { x: 100, y: 100 }, { x: 700, y: 160 });
  const open = page.getByRole('textbox', { name: /正在编辑文字/ });
  const choose = async () => {
    if ((await open.count()) === 0) await editor.doubleClick(130, 130);
    await open.focus();
    await page.keyboard.press('Control+a');
  };
  expect(await pressEverywhere(page, choose, editor.elements.first())).toBeGreaterThan(20);
});

test('every key in every field of the panel keeps the selected words of an open cell', async ({ page }) => {
  const { editor } = await openEmpty(page, server.url);
  await page.getByRole('button', { name: '表格', exact: true }).click();
  await page.getByRole('spinbutton', { name: '选择行数和列数' }).press('Enter');
  const cell = editor.slide.getByRole('cell').nth(1);
  const open = page.getByRole('textbox', { name: /正在编辑文字/ });
  const openCell = async () => {
    const box = await cell.boundingBox();
    if (!box) throw new Error('the cell is not drawn');
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await open.waitFor();
  };
  await openCell();
  await page.keyboard.type(WORDS);
  const choose = async () => {
    if ((await open.count()) === 0) await openCell();
    await open.focus();
    await page.keyboard.press('Control+a');
  };
  expect(await pressEverywhere(page, choose, cell)).toBeGreaterThan(20);
});

test('typing continues in the open text after a choice with the mouse from every list beside it, and stays in the list after one by keys', async ({
  page,
}) => {
  const { editor } = await openEmpty(page, server.url);
  await editor.writeText('春', { x: 100, y: 100 }, { x: 700, y: 160 });
  await editor.doubleClick(110, 130);
  const open = page.getByRole('textbox', { name: /正在编辑文字/ });
  await open.waitFor();
  await unfold(page);
  const lists = page.locator('[data-region="panel"]').getByRole('combobox');
  const names = await lists.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  expect(names.length).toBeGreaterThan(4);
  let words = '春';
  for (const name of names) {
    await lists.and(page.getByLabel(name, { exact: true })).click();
    await page.getByRole('option').last().click();
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('天');
    words = `${words}天`;
    await expect(open, name).toHaveText(words);
  }
  const list = lists.and(page.getByLabel('书写格', { exact: true }));
  await list.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(list).toBeFocused();
});
