import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CoursewareRecord } from '@lectern/courseware';
import { htmlShow } from '@lectern/server/html-show';
import { readHtmlShowParts } from '@lectern/server/html-show-parts';
import { type Page as BrowserPage, expect } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { film, filmHash, fullLines, HOSTILE, lesson, livelyPages, twoPages } from '../html-show-lessons.ts';
import { ROOT } from '../server.ts';
import { test } from '../shared-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-show-'));
const file = path.join(folder, 'show.html');

test.beforeAll(() => {
  const parts = readHtmlShowParts(path.join(ROOT, 'apps/web/dist-show'));
  const assets = new Map([[filmHash, film]]);
  writeFileSync(
    file,
    htmlShow({ snapshot: { records: lesson() }, title: HOSTILE, language: 'zh', assets }, parts),
  );
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens the file from the disk, and records its network requests and errors. */
async function open(page: BrowserPage): Promise<{ readonly asked: string[]; readonly wrong: string[] }> {
  const asked: string[] = [];
  const wrong: string[] = [];
  await page.context().route(/^(https?|wss?):/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByTestId('show').locator('[data-page-id]')).toBeVisible();
  return { asked, wrong };
}

/** A click or a key while a page is animating would only finish the animation. */
const standsStill = (page: BrowserPage) =>
  expect
    .poll(() => page.evaluate(() => document.getAnimations().some((each) => each.playState === 'running')))
    .toBe(false);

const at = (page: BrowserPage, words: string) => expect(page.getByRole('main')).toHaveAccessibleName(words);

test('a show of one file plays keys, clicks, steps, chart, formula and video from the disk, without network requests', async ({
  page,
}) => {
  const { asked, wrong } = await open(page);
  await at(page, '第 1 / 5 页');
  expect(await page.title()).toBe(HOSTILE);
  await expect(page.getByText('</script><img src=x', { exact: false })).toBeVisible();

  // A press removes a cover, and is not a step; the button restores the cover.
  const sheet = page.locator('[data-element-id="sheet"]');
  await sheet.click();
  await expect(sheet).toHaveCSS('visibility', 'hidden');
  await page.getByRole('button', { name: '盖回去' }).click();
  await expect(sheet).toHaveCSS('visibility', 'visible');

  // A click plays the step, the next one changes the page.
  const entering = page.getByText('第二步');
  await expect(entering).toHaveCSS('visibility', 'hidden');
  await page.getByTestId('show').click({ position: { x: 40, y: 300 } });
  await expect(entering).toHaveCSS('visibility', 'visible');
  await at(page, '第 1 / 5 页');
  await standsStill(page);
  await page.getByTestId('show').click({ position: { x: 40, y: 300 } });
  await at(page, '第 2 / 5 页');

  await expect(page.locator('[data-element-id="chart"] svg path').first()).toBeAttached();
  await expect(page.locator('[data-element-id="formula"] .katex-html')).toContainText('x');
  const face = await page.evaluate(() =>
    document.fonts.load('16px KaTeX_Math').then((found) => found.length),
  );
  expect(face).toBeGreaterThan(0);

  await standsStill(page);
  await page.keyboard.press('PageDown');
  await at(page, '第 3 / 5 页');
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.readyState)).toBeGreaterThan(1);
  await video.evaluate((each: HTMLVideoElement) => each.play());
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0);

  await page.keyboard.press('Home');
  await page.mouse.wheel(0, 200);
  await page.keyboard.press('g');
  await page.getByRole('option').nth(3).click();
  await at(page, '第 4 / 5 页');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('放映结束')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await at(page, '第 1 / 5 页');

  expect(asked).toEqual([]);
  expect(wrong).toEqual([]);
});

test('an external video is named but not requested, and links open in a new window without a referrer', async ({
  page,
}) => {
  const { asked } = await open(page);
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('films.example')).toBeVisible();
  expect(asked).toEqual([]);
  for (const link of await page.locator('a[href^="http"]').all()) {
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noreferrer');
  }
  expect(await page.locator('a[href^="http"]').count()).toBe(2);
});

test('hidden pages, notes and comments are not in the file, except a hidden page that is linked', () => {
  const parts = readHtmlShowParts(path.join(ROOT, 'apps/web/dist-show'));
  const make = (notes: boolean) =>
    Buffer.from(
      htmlShow(
        { snapshot: { records: lesson() }, title: '', language: 'en', assets: new Map(), notes },
        parts,
      ),
    ).toString();
  const plain = make(false);
  expect(plain).not.toContain('只给老师看');
  expect(plain).not.toContain('藏起来的答案');
  expect(plain).toContain('链接到的页');
  expect(make(true)).toContain('只给老师看');
});

test('a shape on two pages moves from one position to the other, and back; letters appear one by one', async ({
  page,
}) => {
  const parts = readHtmlShowParts(path.join(ROOT, 'apps/web/dist-show'));
  const moving = path.join(folder, 'moving.html');
  writeFileSync(
    moving,
    htmlShow({ snapshot: { records: twoPages() }, title: '', language: 'zh', assets: new Map() }, parts),
  );
  await page.goto(`${pathToFileURL(moving).href}`);
  const place = async (id: string) => {
    const box = await page.locator(`[data-element-id="${id}"]`).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  /** Pauses the animations in the middle. */
  const halfway = () =>
    page.evaluate(() => {
      for (const each of document.getAnimations()) {
        each.pause();
        const { delay = 0, duration } = each.effect?.getComputedTiming() ?? {};
        if (Number(duration) > 1000) each.currentTime = delay + Number(duration) / 2;
      }
    });
  const from = await place('one');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-element-id="two"]')).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(3);
  await halfway();
  const middle = await place('two');
  expect(middle).toBeGreaterThan(from + 100);
  // A key finishes the animation.
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-element-id="one"]')).toHaveCount(0);
  const to = await place('two');
  expect(to).toBeGreaterThan(middle + 100);

  const words = page.locator('[data-element-id="words"]');
  await expect(words).toHaveCSS('visibility', 'hidden');
  await page.keyboard.press('ArrowRight');
  const letter = page.locator('[aria-hidden] span[style*="gradient"]', { hasText: /^逐$/ });
  await expect(letter).toHaveCSS('background-clip', 'text');
  // Text drawn in one run would also show the placeholder beside the letters.
  await expect(letter.locator('xpath=ancestor::*[contains(@style, "gradient")]')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[aria-hidden] span', { hasText: /^逐$/ })).toHaveCount(0);
  await expect(words).toHaveCSS('visibility', 'visible');

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-element-id="one"]')).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(3);
  await halfway();
  expect(await place('one')).toBeGreaterThan(from + 100);
});

test('elements of a layout animate, an effect ends at the next click, text reacts to the pointer, letters morph into another word', async ({
  page,
}) => {
  const parts = readHtmlShowParts(path.join(ROOT, 'apps/web/dist-show'));
  const lively = path.join(folder, 'lively.html');
  writeFileSync(
    lively,
    htmlShow({ snapshot: { records: livelyPages() }, title: '', language: 'zh', assets: new Map() }, parts),
  );
  await page.goto(pathToFileURL(lively).href);
  // An animation of the layout starts with the first click, although the page itself has no animation.
  const logo = page.locator('[data-backdrop-id="logo"]');
  await expect(logo).toHaveCSS('visibility', 'hidden');
  await page.keyboard.press('ArrowRight');
  await expect(logo).toHaveCSS('visibility', 'visible');
  // A key during the fade would only finish it.
  await expect
    .poll(() => logo.evaluate((node) => node.getAnimations().every((each) => each.playState === 'finished')))
    .toBe(true);
  const states = () =>
    page
      .locator('[data-element-id="spins"]')
      .evaluate((node) => node.getAnimations().map(({ playState }) => playState));
  await page.keyboard.press('ArrowRight');
  await expect.poll(states).toEqual(['running']);
  await page.keyboard.press('ArrowRight');
  await expect.poll(states).toEqual(['paused']);

  // The pointer over a word opens the page that it links to.
  await page.getByText('移过来').hover();
  const letters = page.locator('[aria-hidden] span', { hasText: /^H$/ });
  await expect(page.locator('[data-page-id="q2"]')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(letters.first()).toBeAttached();
  const [old, young] = [letters.first(), letters.last()];
  expect(await old.evaluate((node) => getComputedStyle(node).visibility)).toBe('hidden');
  const moved = await young.evaluate((node) => {
    for (const each of document.getAnimations()) {
      each.pause();
      each.currentTime = 0;
    }
    return new DOMMatrix(getComputedStyle(node).transform).e;
  });
  // H is the last letter of the old word and the first of the new word, so it moves in from the right.
  expect(moved).toBeGreaterThan(30);
  await page.keyboard.press('ArrowRight');
  await expect(letters).toHaveCount(0);
  await expect(page.getByText('HEART')).toBeVisible();
});

test("the show uses the browser's language, and axe has no serious finding", async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await open(page);
  await expect(page.getByRole('button', { name: 'All pages' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await context.close();
});

test('a subject tool can be used in a show of one file, and keeps its state when its page is shown again', async ({
  page,
}) => {
  const parts = readHtmlShowParts(path.join(ROOT, 'apps/web/dist-show'));
  // The records leave out animations of the tools.
  const records = twoPages().map(
    (record): CoursewareRecord =>
      record.kind === 'page' ? { kind: 'page', id: record.id, order: record.order } : record,
  );
  const first = records.find(({ kind }) => kind === 'page');
  const frame = { x: 100, y: 100, w: 400, h: 320 };
  const dice = { type: 'tool', toolKey: 'Dice', data: {}, frame, order: 'zz', id: 'dice' } as const;
  const withDice = [...records, { kind: 'element', parentId: first?.id ?? '', ...dice } as const];
  const tools = path.join(folder, 'tools.html');
  writeFileSync(
    tools,
    htmlShow({ snapshot: { records: withDice }, title: '', language: 'zh', assets: new Map() }, parts),
  );
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  await page.goto(pathToFileURL(tools).href);
  const thrown = page.getByTestId('show').getByRole('status');
  await page.getByRole('button', { name: /^点击投掷/ }).click();
  await expect(thrown).toHaveText(/^[1-6]$/);
  const said = await thrown.textContent();
  await page.keyboard.press('End');
  await expect(thrown).toBeHidden();
  await page.keyboard.press('Home');
  await expect(thrown).toHaveText(said ?? '');
  expect(wrong).toEqual([]);
});

test('a punctuation mark at the end of a full line hangs over its edge, and spaces there add no line', async ({
  page,
}) => {
  const parts = readHtmlShowParts(path.join(ROOT, 'apps/web/dist-show'));
  const full = path.join(folder, 'full-lines.html');
  writeFileSync(
    full,
    htmlShow({ snapshot: { records: fullLines() }, title: '', language: 'zh', assets: new Map() }, parts),
  );
  await page.goto(pathToFileURL(full).href);
  const linesOf = (id: string) =>
    page
      .locator(`[data-element-id="${id}"] [data-paragraph]`)
      .evaluate((text: HTMLElement) => Math.round(text.offsetHeight / (24 * 1.2)));
  expect(await linesOf('hangs')).toBe(1);
  expect(await linesOf('stays')).toBe(2);
  expect(await linesOf('blanks')).toBe(1);
  // Screen readers, copying and searching see the original text.
  await expect(page.getByText('大家好！', { exact: true }).first()).toBeVisible();
});
