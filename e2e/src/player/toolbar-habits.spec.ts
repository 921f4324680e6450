import { expect, type Locator, type Page } from '@playwright/test';
import { registerTeacher, signIn } from '../account-api.ts';
import { smallDeck } from '../deck-file.ts';
import { Fingers } from '../fingers.ts';
import { importFile } from '../imported-file.ts';
import { DEMO_PASSWORD, type RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';
import { goTo, pageNumber } from '../show-page.ts';
import { resizeWindow } from '../window-size.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** Longer than an unused toolbar stays visible, milliseconds. */
const A_WHILE = 15_000;

const bar = (page: Page): Locator => page.getByRole('toolbar', { name: '授课工具' });
const dot = (page: Page): Locator => page.getByRole('button', { name: '展开工具栏' });

async function teach(page: Page, habits: object): Promise<void> {
  await page.addInitScript((kept) => {
    // Set once, so that the teacher's choice survives a reload.
    if (localStorage.getItem('lectern.player-toolbar') !== null) return;
    localStorage.setItem('lectern.player-toolbar', 'bottom');
    localStorage.setItem('lectern.player-toolbar-habits', kept);
  }, JSON.stringify(habits));
  const teacher = await registerTeacher(server.url);
  const { name, buffer } = smallDeck();
  const documentId = await importFile(teacher, name, buffer);
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
  await bar(page).locator('[data-command="roster"]').waitFor();
}

test.describe('by mouse, finger and key', () => {
  test.use({ hasTouch: true });

  test('an unused toolbar is hidden, and shown again by the mouse nearby, a tap on its dot or the Tab key', async ({
    page,
  }) => {
    await page.clock.install();
    await teach(page, { rests: true });
    await page.mouse.move(600, 200);
    const place = bar(page).locator('..');
    const isSeen = () => place.evaluate((root) => root.dataset.rests === undefined);
    await page.clock.fastForward(A_WHILE);
    await expect.poll(isSeen).toBe(false);
    await expect(dot(page)).toBeVisible();
    // A press at the toolbar's former position reaches the slide.
    const at = await bar(page).boundingBox();
    if (!at) throw new Error('the toolbar has no place');
    const under = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[role="toolbar"]') === null,
      [at.x + at.width / 2, at.y + at.height / 2] as const,
    );
    expect(under).toBe(true);

    await page.mouse.move(at.x + at.width / 2, at.y - 30);
    await expect.poll(isSeen).toBe(true);
    await expect(dot(page)).toBeHidden();
    // The toolbar stays while the mouse is near.
    await page.clock.fastForward(A_WHILE);
    await expect.poll(isSeen).toBe(true);
    await page.mouse.move(600, 200);
    await page.clock.fastForward(A_WHILE);
    await expect.poll(isSeen).toBe(false);
    // A mouse never reaches the dot, because the toolbar is shown before.
    await dot(page).tap();
    await expect.poll(isSeen).toBe(true);
    await page.mouse.move(600, 200);
    await page.clock.fastForward(A_WHILE);
    await expect.poll(isSeen).toBe(false);
    await bar(page).getByRole('button', { name: '画笔' }).focus();
    await expect.poll(isSeen).toBe(true);
  });
});

test('a toolbar set to stay is always visible, its menu while it is open, and shares the courseware', async ({
  page,
}) => {
  await page.clock.install();
  await teach(page, { rests: true });
  const menu = page.getByRole('group', { name: '菜单', exact: true });
  await bar(page).getByRole('button', { name: '菜单' }).click();
  await page.mouse.move(600, 200);
  await page.clock.fastForward(A_WHILE);
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: '不用时自动隐去工具栏' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.mouse.move(600, 200);
  await page.clock.fastForward(A_WHILE);
  await expect(dot(page)).toBeHidden();
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole('button', { name: '菜单' }).click();
  await menu.getByRole('button', { name: '共享', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^共享“/ }).getByRole('switch')).toBeVisible();
});

test('a click on an empty spot of the page moves the toolbar there if the teacher chose so, and does not change the page; a hint says so once', async ({
  page,
}) => {
  await teach(page, { rests: false });
  const empty = { x: 500, y: 200 };
  await page.mouse.click(empty.x, empty.y);
  await expect.poll(() => pageNumber(page)).toBe(2);
  await bar(page).getByRole('button', { name: '菜单' }).click();
  await page.getByRole('button', { name: /点一下空白处，唤来工具栏/ }).click();
  await bar(page).getByRole('button', { name: '收起' }).click();
  const hint = page.getByText('点一下页面空白处，工具栏就到那里');
  await expect(hint).toBeVisible();
  await page.mouse.click(empty.x, empty.y);
  const middle = async () => {
    const at = await bar(page).boundingBox();
    return at && Math.round(at.y + at.height / 2);
  };
  await expect.poll(middle).toBe(empty.y);
  expect(await pageNumber(page)).toBe(2);
  await bar(page).getByRole('button', { name: '收起' }).click();
  await expect(dot(page)).toBeVisible();
  await expect(hint).toBeHidden();
  // A restored screen puts the toolbar at its edge.
  await page.mouse.click(empty.x, empty.y);
  await expect.poll(middle).toBe(empty.y);
  await bar(page).getByRole('button', { name: '更多' }).click();
  await page.getByRole('group', { name: '更多' }).getByRole('button', { name: '还原' }).click();
  await expect.poll(middle).toBeGreaterThan(600);
});

test('the menu mutes tools, shows the keys, and moves the toolbar', async ({ page }) => {
  await teach(page, { rests: false });
  const menu = page.getByRole('group', { name: '菜单', exact: true });
  await bar(page).getByRole('button', { name: '菜单' }).click();
  await menu.getByRole('button', { name: '工具声音：开' }).click();
  await expect(menu.getByRole('slider', { name: '音量' })).toHaveValue('0');
  await menu.getByRole('slider', { name: '音量' }).fill('40');
  await expect(menu.getByRole('button', { name: '工具声音：开' })).toBeVisible();
  await menu.getByRole('radio', { name: '右侧' }).check();
  await expect.poll(async () => (await bar(page).boundingBox())?.x ?? 0).toBeGreaterThan(800);
  await menu.getByRole('button', { name: '按键说明' }).click();
  const keys = page.getByRole('dialog', { name: '按键说明' });
  await expect(keys.getByText('Ctrl + P')).toBeVisible();
  // Keys go to the menu: no page is changed behind it.
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  expect(await pageNumber(page)).toBe(1);
  await page.reload();
  await expect.poll(async () => (await bar(page).boundingBox())?.x ?? 0).toBeGreaterThan(800);
  expect(await page.evaluate(() => localStorage.getItem('lectern.class-volume'))).toBe('0.4');
});

test('a full bar needs no scrolling at 1366 pixels in English, and every button is as large as a finger', async ({
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

  // In the vertical bar too, the button that ends the lesson is visible and not next to the one that folds the bar.
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

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('the former position of an idle toolbar can be written on', async ({ page }) => {
    await page.clock.install();
    await teach(page, { rests: true });
    await bar(page).getByRole('button', { name: '画笔' }).tap();
    const at = await bar(page).boundingBox();
    if (!at) throw new Error('the toolbar has no place');
    await page.clock.fastForward(A_WHILE);
    await expect(dot(page)).toBeVisible();
    const fingers = await Fingers.on(page);
    const y = at.y + at.height / 2;
    await fingers.go([at.x + 200, y], [at.x + 600, y]);
    await dot(page).tap();
    await expect(dot(page)).toBeHidden();
    await expect(bar(page).getByRole('button', { name: '撤销' })).toBeEnabled();
  });
});
