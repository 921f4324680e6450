import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { type ApiSession, barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { EditorPage, newCourseware } from '../editor-page.ts';
import { hurry } from '../hurried-page.ts';
import { teachDeck, teaching, word, words } from '../presented-lesson.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test, test as testInNewPage } from '../shared-server.ts';
import { draw, goTo, inked, pageNumber } from '../show-page.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

const teach = (page: Page, teacher?: ApiSession) => teachDeck(page, server.url, teacher);

test('the animation steps of a page are restored after a reload, a crash and a takeover', async ({
  page,
  context,
}) => {
  const courseware = await teach(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => words(page)).toEqual([true, false, false, false]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => words(page)).toEqual([true, true, false, false]);
  await word(page, '一').first().click();
  await expect.poll(() => words(page)).toEqual([true, true, false, true]);

  await page.reload();
  await teaching(page);
  await expect.poll(() => words(page)).toEqual([true, true, false, true]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => words(page)).toEqual([true, false, false, true]);

  // After a crash the browser returns without the page's address, and sends no end of the lesson.
  const cdp = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  cdp.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  await again.goto(`${server.url}/#/play?fileId=${courseware}`);
  await teaching(again);
  await expect.poll(() => words(again)).toEqual([true, false, false, true]);

  const other = await context.newPage();
  await other.goto(`${server.url}/#/play?fileId=${courseware}&page=4`);
  await other.getByRole('button', { name: '在这里上课' }).click();
  await expect.poll(() => words(other)).toEqual([true, false, false, true]);
  expect(await pageNumber(other)).toBe(1);
  await goTo(other, 2);
  await goTo(other, 1);
  await expect.poll(() => words(other)).toEqual([false, false, false, false]);
});

test('another device takes over a lesson at its current step, with an unfinished stroke, returns it, and follows it', async ({
  page,
  browser,
}) => {
  const teacher = await registerTeacher(server.url);
  const courseware = await teach(page, teacher);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => words(page)).toEqual([true, true, false, false]);
  await page.keyboard.press('Control+p');
  await draw(page, [0.1, 0.7], [0.5, 0.7]);
  await expect.poll(() => inked(page)).toBeGreaterThan(0.0005);
  const one = await inked(page);

  const context = await browser.newContext({ locale: 'zh-CN', viewport: page.viewportSize() });
  const laptop = await context.newPage();
  await barAtBottom(laptop);
  await signIn(laptop, server.url, teacher, `/play?fileId=${courseware}&page=4`);
  const elsewhere = laptop.getByRole('dialog', { name: '这节课正在另一台设备上授课' });
  await expect(elsewhere).toBeVisible();
  expect(await seriousFindings(laptop)).toEqual([]);
  // A stroke is in progress on the wall panel when the laptop takes over.
  const slide = await page.getByTestId('ink-wet').boundingBox();
  if (!slide) throw new Error('no slide is shown');
  await page.mouse.move(slide.x + slide.width * 0.1, slide.y + slide.height * 0.12);
  await page.mouse.down();
  await page.mouse.move(slide.x + slide.width * 0.5, slide.y + slide.height * 0.12, { steps: 8 });
  await elsewhere.getByRole('button', { name: '在这里上课' }).click();

  const gone = page.getByRole('dialog', { name: '这节课转到了另一台设备' });
  await expect(gone).toBeVisible();
  await page.mouse.up();
  await expect.poll(() => pageNumber(laptop)).toBe(1);
  await expect.poll(() => words(laptop)).toEqual([true, true, false, false]);
  await expect.poll(() => inked(laptop)).toBeGreaterThan(one * 1.5);
  expect(await seriousFindings(page)).toEqual([]);

  await laptop.keyboard.press('ArrowRight');
  await expect.poll(() => words(laptop)).toEqual([true, true, true, false]);
  await gone.getByRole('button', { name: '转回这里' }).click();
  await expect(laptop.getByRole('dialog', { name: '这节课转到了另一台设备' })).toBeVisible();
  await expect.poll(() => words(page)).toEqual([true, true, true, false]);
  await expect.poll(() => inked(page)).toBeGreaterThan(one * 1.5);

  await hurry(laptop, 3);
  await laptop.reload();
  await elsewhere.getByRole('button', { name: '只看' }).click();
  await expect(laptop.getByText('正在跟着另一台设备看')).toBeVisible();
  await expect.poll(() => inked(laptop)).toBeGreaterThan(one * 1.5);
  await goTo(page, 2);
  await expect.poll(() => pageNumber(laptop)).toBe(2);
  await page.getByRole('button', { name: '结束', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '全部保留' }).click();
  await expect(laptop.getByRole('dialog', { name: '这节课已在另一台设备上结束' })).toBeVisible();
  await context.close();
  const { items } = (await teacher.call('GET', '/api/lessons/v1/lessons')) as { items: unknown[] };
  expect(items).toHaveLength(1);
});

test('a hidden page is skipped, and a show from a hidden page that was opened directly continues with the next page', async ({
  page,
}) => {
  await teach(page);
  await goTo(page, 2);
  await page.keyboard.press('PageDown');
  await expect.poll(() => pageNumber(page)).toBe(4);
  await goTo(page, 3);
  await page.keyboard.press('PageDown');
  await expect.poll(() => pageNumber(page)).toBe(4);
  await goTo(page, 3);
  await page.keyboard.press('PageUp');
  await expect.poll(() => pageNumber(page)).toBe(2);
});

testInNewPage(
  'the back button after the end of a lesson returns to the previous screen, and begins no other lesson',
  async ({ page }) => {
    const teacher = await registerTeacher(server.url);
    const courseware = await newCourseware(teacher, '秋天的雨');
    await barAtBottom(page);
    await signIn(page, server.url, teacher, '/user/netdisk');
    const opens = page.getByRole('button', { name: '秋天的雨', exact: true });
    await opens.click();
    const editor = new EditorPage(page, server.url);
    await editor.slide.waitFor();
    await page.getByRole('button', { name: '授课', exact: true }).click();
    await page.getByRole('button', { name: '结束', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#/view\\?fileId=${courseware}`));
    await editor.slide.waitFor();
    await page.goBack();
    await expect(opens).toBeVisible();
    await expect(page).toHaveURL(/#\/user\/netdisk/);

    // The lesson was opened from the desk: there is no editor to go back to, and the lesson resumes at its page.
    await page.goto(`${server.url}/#/play?fileId=${courseware}`);
    await page.getByRole('button', { name: '结束', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#/view\\?fileId=${courseware}`));
    await page.goBack();
    await expect(page).toHaveURL(/#\/user\/netdisk/);
  },
);
