import { expect, type Locator, type Page } from '@playwright/test';
import { apiSession, barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { smallDeck } from '../deck-file.ts';
import { importFile } from '../imported-file.ts';
import { DEMO_PASSWORD, type RunningServer } from '../server.ts';
import { testInKeptPage as test, test as testInNewPage } from '../shared-server.ts';
import { goTo } from '../show-page.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const bar = (page: Page): Locator => page.getByRole('toolbar', { name: '授课工具' });
const dot = (page: Page): Locator => page.getByRole('button', { name: '展开工具栏' });

test('the menu of the toolbar shares the courseware', async ({ page }) => {
  await barAtBottom(page);
  const teacher = await registerTeacher(server.url);
  const { name, buffer } = smallDeck();
  const documentId = await importFile(teacher, name, buffer);
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
  await bar(page).getByRole('button', { name: '菜单' }).click();
  const menu = page.getByRole('group', { name: '菜单', exact: true });
  await menu.getByRole('button', { name: '共享', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^共享“/ }).getByRole('switch')).toBeVisible();
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

testInNewPage(
  'the idle toolbar and the page buttons cover no word of the demonstration lessons',
  async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('lectern.player-toolbar', 'bottom');
      localStorage.setItem('lectern.player-toolbar-folded', 'yes');
    });
    const chen = await apiSession(server.url, { loginName: 'chen', password: DEMO_PASSWORD });
    const { items } = (await chen.call('GET', '/api/documents/v1.0/c/documents?limit=50')) as {
      items: readonly { id: string; name: string }[];
    };
    for (const lesson of ['分数的初步认识', '水的三态变化', '秋天的雨']) {
      await test.step(lesson, async () => {
        const id = items.find(({ name }) => name.startsWith(lesson))?.id;
        await signIn(page, server.url, chen, `/play?fileId=${id}`);
        await expect(dot(page)).toBeVisible();
        const label = (await page.getByRole('main').getAttribute('aria-label')) ?? '';
        const count = Number(/\/ (\d+) 页/.exec(label)?.[1]);
        expect(count).toBeGreaterThan(3);
        for (let number = 1; number <= count; number++) {
          await goTo(page, number);
          expect(await coveredWords(page), `page ${number} of ${lesson}`).toEqual([]);
        }
      });
    }
  },
);
