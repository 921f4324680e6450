import { expect, type Locator, type Page } from '@playwright/test';
import { registerTeacher, signIn } from '../account-api.ts';
import { smallDeck } from '../deck-file.ts';
import { importFile } from '../imported-file.ts';
import { DEMO_PASSWORD, type RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';
import { goTo } from '../show-page.ts';
import { resizeWindow } from '../window-size.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const bar = (page: Page): Locator => page.getByRole('toolbar', { name: '授课工具' });
const dot = (page: Page): Locator => page.getByRole('button', { name: '展开工具栏' });

test('the menu of the toolbar shares the courseware', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  const teacher = await registerTeacher(server.url);
  const { name, buffer } = smallDeck();
  const documentId = await importFile(teacher, name, buffer);
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
  await bar(page).getByRole('button', { name: '菜单' }).click();
  const menu = page.getByRole('group', { name: '菜单', exact: true });
  await menu.getByRole('button', { name: '共享', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^共享“/ }).getByRole('switch')).toBeVisible();
});

test('a full bar needs no scrolling at 1366 pixels in English, and every button is large enough for a finger', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('lectern.language', 'en');
  });
  await page.addInitScript(
    (tools) => localStorage.setItem('lectern.player-toolbar-tools', tools),
    JSON.stringify(['random-teams', 'team-competition', 'interactive-tools', 'subject-tools', 'random-call']),
  );
  await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  const teacher = await registerTeacher(server.url);
  const { name, buffer } = smallDeck();
  const documentId = await importFile(teacher, name, buffer);
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
  const english = page.getByRole('toolbar', { name: 'Teaching tools' });
  await english.locator('[data-command="random-teams"]').waitFor();
  for (const width of [1366, 1920]) {
    await resizeWindow(page, width, Math.round((width * 9) / 16));
    await expect
      .poll(() => english.evaluate((root) => root.scrollWidth - root.clientWidth))
      .toBeLessThanOrEqual(0);
    await expect(english.getByRole('button', { name: 'End' })).toBeInViewport({ ratio: 1 });
  }
  await english.getByRole('button', { name: 'More' }).click();
  const card = page.getByRole('group', { name: 'More' });
  await expect(card.locator('[data-command="random-call"]')).toBeVisible();
  const small = await page.locator('[role="toolbar"] button, [data-all-tools] button').evaluateAll((all) =>
    all
      .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 44)
      .map(({ name: said }) => said),
  );
  expect(small).toEqual([]);

  // In the vertical bar too, the button that ends the lesson is visible and not next to the button that folds the bar.
  await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'left'));
  await resizeWindow(page, 1366, 768);
  await page.reload();
  const [end, fold] = ['End', 'Fold'].map((name) => english.getByRole('button', { name, exact: true }));
  if (!end || !fold) throw new Error('there are two');
  await expect(end).toBeInViewport({ ratio: 1 });
  const [one, other] = [await end.boundingBox(), await fold.boundingBox()];
  if (!one || !other) throw new Error('they have no place');
  expect([one.x === other.x, one.y === other.y]).toEqual([false, false]);
});

/** Words of the page below visible controls. */
async function coveredWords(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const controls = [...document.querySelectorAll('main > button, main [data-side] button')].map((each) =>
      each.getBoundingClientRect(),
    );
    const pages = document.querySelectorAll('[data-testid="show"] [data-page-id]');
    const root = pages[pages.length - 1];
    if (!root) return ['no page'];
    const words: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lies = [...range.getClientRects()].some((text) =>
        controls.some(
          (control) =>
            text.left < control.right &&
            text.right > control.left &&
            text.top < control.bottom &&
            text.bottom > control.top,
        ),
      );
      if (lies) words.push(node.textContent ?? '');
    }
    return words;
  });
}

for (const lesson of ['分数的初步认识', '水的三态变化', '秋天的雨']) {
  test(`the idle toolbar and the page buttons cover no word of ${lesson}`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('lectern.player-toolbar', 'bottom');
      localStorage.setItem('lectern.player-toolbar-folded', 'yes');
    });
    await page.goto(`${server.url}/#/login`);
    await page.getByLabel('账号', { exact: true }).fill('chen');
    await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByRole('button', { name: lesson }).first().click();
    await page.getByRole('button', { name: '授课' }).first().click();
    await expect(dot(page)).toBeVisible();
    const label = (await page.getByRole('main').getAttribute('aria-label')) ?? '';
    const count = Number(/\/ (\d+) 页/.exec(label)?.[1]);
    expect(count).toBeGreaterThan(3);
    for (let number = 1; number <= count; number++) {
      await goTo(page, number);
      expect(await coveredWords(page), `page ${number}`).toEqual([]);
    }
  });
}
