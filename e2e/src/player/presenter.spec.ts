import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { pressTool, teachDeck, teaching, words } from '../presented-lesson.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';
import { draw, goTo, inked, pageNumber, shown } from '../show-page.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

const teach = (page: Page) => teachDeck(page, server.url);

/** Records in the page whether the slide was shown when the live courseware was requested. */
function noteStateAsked(): void {
  const asked: string[] = [];
  Reflect.set(globalThis, 'stateAsked', asked);
  const plain = globalThis.fetch;
  globalThis.fetch = (...given) => {
    const [what] = given;
    if ((what instanceof Request ? what.url : String(what)).endsWith('/state'))
      asked.push(document.querySelector('[data-testid="presented-page"]') ? 'after the page' : 'before it');
    return plain(...given);
  };
}

/** Opens the presenter view of the show, as the teacher does. */
async function openPresenter(page: Page): Promise<Page> {
  const [view] = await Promise.all([page.waitForEvent('popup'), pressTool(page, '演讲者视图')]);
  await expect(view.getByTestId('presented-page')).toBeVisible();
  return view;
}

/** The visible words on a page of the presenter view. */
async function wordsOf(view: Page, which: 'presented-page' | 'next-page'): Promise<readonly string[]> {
  return await view
    .getByTestId(which)
    .locator('[data-element-id]')
    .evaluateAll((all) =>
      all
        .filter((each) => getComputedStyle(each).visibility === 'visible')
        .map((each) => each.textContent?.trim() ?? ''),
    );
}

test.describe('the presenter view', () => {
  test('shows the page with its steps, the next page, notes and times, and controls the show by buttons and keys', async ({
    page,
  }) => {
    await teach(page);
    await page.context().addInitScript(noteStateAsked);
    const view = await openPresenter(page);
    // Updates of the view start after the page is loaded.
    await expect
      .poll(() => view.evaluate(() => Reflect.get(globalThis, 'stateAsked')))
      .toEqual(['after the page']);
    const number = (text: string) => expect(view.getByText(text, { exact: true })).toBeVisible();
    await number('第 1 / 4 页');
    await number('第 0 / 3 步');
    await expect(view.getByRole('region', { name: '备注' })).toContainText('先问：雨是什么颜色的？');
    await expect.poll(() => wordsOf(view, 'next-page')).toEqual(['一']);
    expect(await seriousFindings(view)).toEqual([]);

    await view.getByRole('button', { name: '下一步', exact: true }).click();
    await expect.poll(() => words(page)).toEqual([true, false, false, false]);
    await expect.poll(() => wordsOf(view, 'presented-page')).toEqual(['一']);
    await expect.poll(() => wordsOf(view, 'next-page')).toEqual(['一', '二']);
    await view.keyboard.press('PageDown');
    await expect.poll(() => words(page)).toEqual([true, true, false, false]);
    await view.keyboard.press('ArrowLeft');
    await expect.poll(() => words(page)).toEqual([true, false, false, false]);
    await number('第 1 / 3 步');

    await view.keyboard.type('2');
    await view.keyboard.press('Enter');
    await expect.poll(() => pageNumber(page)).toBe(2);
    await number('第 2 / 4 页');
    await expect(view.getByTestId('page-time')).toHaveText(/^\d+:\d\d$/);
    await expect.poll(() => wordsOf(view, 'next-page')).toEqual(['最后一页']);
    await view.keyboard.press('b');
    await expect(page.getByRole('button', { name: '点一下回到课件' })).toBeVisible();
    await expect(view.getByRole('status')).toContainText('黑屏');
    await view.getByRole('button', { name: '白屏', exact: true }).click();
    await expect(page.locator('[data-cover="white"]')).toBeVisible();
    await view.keyboard.press(' ');
    await expect(page.getByRole('button', { name: '点一下回到课件' })).toBeHidden();
    expect(await pageNumber(page)).toBe(2);

    await view.keyboard.press('g');
    await expect(view.getByRole('option')).toHaveCount(4);
    await view.getByRole('option', { name: '第 3 页' }).click();
    await expect.poll(() => pageNumber(page)).toBe(3);
    await expect(view.getByRole('option')).toHaveCount(0);

    await view.keyboard.type('1');
    await view.keyboard.press('Enter');
    const size = () =>
      view
        .getByText('先问：雨是什么颜色的？')
        .evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    const before = await size();
    await view.getByRole('button', { name: '备注字大一些' }).click();
    await expect.poll(size).toBeGreaterThan(before);
    await view.reload();
    await expect.poll(size).toBeGreaterThan(before);

    await test.step("points for the class with the mouse until the pointer leaves, and shows ink and zoom of the class's page", async () => {
      await view.getByRole('button', { name: '指给全班看' }).click();
      const box = await view.getByTestId('presented-page').boundingBox();
      const slide = await shown(page).boundingBox();
      if (!box || !slide) throw new Error('there is no page');
      await view.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.75);
      await expect(page.getByTestId('pointed')).toBeVisible();
      const dot = await page.getByTestId('pointed').boundingBox();
      expect(((dot?.x ?? 0) + (dot?.width ?? 0) / 2 - slide.x) / slide.width).toBeCloseTo(0.25, 1);
      expect(((dot?.y ?? 0) + (dot?.height ?? 0) / 2 - slide.y) / slide.height).toBeCloseTo(0.75, 1);
      await view.mouse.move(box.x + box.width / 2, 2);
      await expect(page.getByTestId('pointed')).toBeHidden();

      const ink = view.getByTestId('presented-ink');
      await page.keyboard.press('Control+p');
      await draw(page, [0.1, 0.7], [0.5, 0.7]);
      await expect(ink).toHaveAttribute('data-strokes', '1');
      await draw(page, [0.1, 0.8], [0.5, 0.8]);
      await expect(ink).toHaveAttribute('data-strokes', '2');
      await view.reload();
      await expect(ink).toHaveAttribute('data-strokes', '2');
      await page.keyboard.press('Control+z');
      await expect(ink).toHaveAttribute('data-strokes', '1');
      await page.keyboard.press('Control++');
      await expect(view.getByTestId('seen-part')).toBeVisible();
      await expect(view.getByRole('status')).toContainText('页面的一部分');
      expect(await seriousFindings(view)).toEqual([]);
      await goTo(page, 2);
      await expect(view.getByTestId('seen-part')).toHaveCount(0);
      await expect(ink).toHaveCount(0);
    });
  });

  test('reconnects to a reloaded show, also when two views are open, and closes with the lesson', async ({
    page,
    context,
  }) => {
    const courseware = await teach(page);
    const view = await openPresenter(page);
    const second = await context.newPage();
    await second.goto(`${server.url}/#/presenter?fileId=${courseware}`);
    await expect(second.getByTestId('presented-page')).toBeVisible();
    await page.bringToFront();
    await page.keyboard.press('ArrowRight');
    for (const each of [view, second])
      await expect.poll(() => wordsOf(each, 'presented-page')).toEqual(['一']);
    await page.reload();
    await teaching(page);
    await second.getByRole('button', { name: '下一步', exact: true }).click();
    await expect.poll(() => words(page)).toEqual([true, true, false, false]);
    await expect.poll(() => wordsOf(view, 'presented-page')).toEqual(['一', '二']);

    // The button focuses the existing window.
    await pressTool(page, '演讲者视图');
    await expect(view.getByTestId('presented-page')).toBeVisible();
    expect(context.pages()).toHaveLength(3);

    const closed = view.waitForEvent('close');
    await second.getByRole('button', { name: '结束放映' }).click();
    await expect(page).toHaveURL(/#\/view/);
    await closed;
    await expect(second.getByText('这节课已经结束')).toBeVisible();
  });

  test('reports a blocked window, opens it at the next press, and is empty without a sign-in or a lesson', async ({
    page,
    browser,
  }) => {
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      const state = { refused: false };
      window.open = (...given) => {
        if (state.refused) return open(...given);
        state.refused = true;
        return null;
      };
    });
    const courseware = await teach(page);
    await pressTool(page, '演讲者视图');
    const dialog = page.getByRole('dialog', { name: '浏览器没有让新窗口打开' });
    await expect(dialog).toBeVisible();
    const [view] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('button', { name: '再打开一次' }).click(),
    ]);
    await expect(view.getByTestId('presented-page')).toBeVisible();
    await expect(dialog).toBeHidden();
    await view.close();

    const context = await browser.newContext();
    const stranger = await context.newPage();
    await stranger.goto(`${server.url}/#/presenter?fileId=${courseware}`);
    await expect(stranger).toHaveURL(/#\/login/);
    await context.close();
    await page.goto(`${server.url}/#/presenter?fileId=${courseware}`);
    await expect(page.getByText('正在找授课窗口…').or(page.getByText('授课窗口不在放映'))).toBeVisible();
    await expect(page.getByTestId('presented-page')).toHaveCount(0);
  });
});

test('a page is edited during the lesson, and one press returns to the show at the same step', async ({
  page,
}) => {
  const courseware = await teach(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => words(page)).toEqual([true, false, false, false]);
  await page.keyboard.press('Control+p');
  await draw(page, [0.2, 0.08], [0.6, 0.08]);
  await expect.poll(() => inked(page)).toBeGreaterThan(0.0005);
  await pressTool(page, '课堂口令');
  await pressTool(page, '计时器');
  await page.clock.install();
  await page
    .getByRole('dialog', { name: '计时器' })
    .getByRole('button', { name: '1 分钟', exact: true })
    .click();
  await pressTool(page, '编辑本页');
  await expect(page).toHaveURL(new RegExp(`#/view\\?fileId=${courseware}&page=1`));
  // A timer started in class is audible in this window.
  await expect(page.getByRole('button', { name: '回到授课' })).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(page.getByText('课堂计时：时间到')).toBeVisible();
  await page.getByRole('button', { name: '回到授课' }).click();
  await teaching(page);
  await expect.poll(() => words(page)).toEqual([true, false, false, false]);
  await expect.poll(() => inked(page)).toBeGreaterThan(0.0005);
  await expect(page.getByRole('dialog', { name: '课堂口令' })).toBeVisible();
  await page.getByRole('button', { name: '结束', exact: true }).click();
  await page.getByRole('button', { name: '全部不保留' }).click();
  await expect(page.getByRole('button', { name: '授课', exact: true })).toBeVisible();
});
