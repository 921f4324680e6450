import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { newTeacher } from '../account-api.ts';
import { smallDeck } from '../deck-file.ts';
import { importFile } from '../imported-file.ts';
import { ROOT } from '../server.ts';
import { test } from '../shared-server.ts';

const ID = '01a2028d-3272-70d9-82d6-b0624808bc78';
const SURFACES = [
  ['desk', '#/'],
  ['editor', `#/view?fileId=${ID}`],
  ['player', `#/play?fileId=${ID}`],
  ['account', '#/login'],
] as const;

/** Blocks the program, so that only the HTML itself is shown. */
async function withoutProgram(page: Page): Promise<void> {
  await page.route('**/assets/*.js', () => undefined);
}

for (const [language, locale, words] of [
  ['zh-CN', 'zh-CN', '正在打开讲台'],
  ['en', 'en-GB', 'Opening Lectern'],
] as const) {
  test.describe(`before the program has loaded, in ${language}`, () => {
    test.use({ locale });
    for (const [surface, address] of SURFACES)
      test(`the ${surface} is shown as a skeleton`, async ({ page, server }) => {
        const wrong: string[] = [];
        page.on('console', (said) => {
          if (said.type() === 'error') wrong.push(said.text());
        });
        await withoutProgram(page);
        await page.goto(`${server.url}/${address}`, { waitUntil: 'commit' });
        const skeleton = page.getByRole('status');
        await expect(skeleton).toContainText(words);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('#skeleton > div:visible')).toHaveClass(surface);
        expect(await seriousFindings(page)).toEqual([]);
        // The skeleton does not violate the page's own content security policy.
        expect(wrong).toEqual([]);
      });
  });
}

test('the skeleton is dark when the user selected dark, and finally shows that the program does not load', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await withoutProgram(page);
  await page.addInitScript(() => localStorage.setItem('lectern.theme', 'dark'));
  await page.goto(`${server.url}/#/view?fileId=${ID}`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('#skeleton .editor')).toHaveCSS('background-color', 'rgb(13, 17, 15)');
  expect(await seriousFindings(page)).toEqual([]);
  const again = page.getByRole('button', { name: '重新加载' });
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert')).toContainText('讲台还没有打开');
  expect(await seriousFindings(page)).toEqual([]);
  const loaded = page.waitForRequest(`${server.url}/`);
  await again.click();
  await loaded;
});

test('a courseware is requested once before the program has loaded, and the skeleton is removed when it is shown', async ({
  page,
  server,
}) => {
  const teacher = await newTeacher(page, server.url, '林晚晴');
  const deck = smallDeck();
  const id = await importFile(teacher, deck.name, deck.buffer);
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let comes: () => void = () => undefined;
  const program = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await program;
    await route.continue();
  });
  const records = page.waitForResponse(`**/api/courseware/${id}/records`);
  await page.goto(`${server.url}/#/view?fileId=${id}`, { waitUntil: 'commit' });
  expect((await records).status()).toBe(200);
  await expect(page.locator('#skeleton')).toBeVisible();
  // The page rendered by the server is shown before the program, where the editor will draw it.
  const ahead = page.locator('#rendered-page');
  await expect(ahead).toHaveAttribute('data-whole');
  const rendered = await ahead.boundingBox();
  comes();
  await expect(page.locator('[role=application] [data-page-id]').first()).toBeVisible();
  await expect(page.locator('#skeleton, #slow')).toHaveCount(0);
  await expect(ahead).toHaveCount(0);
  const own = await page.locator('[role=application] [data-page-id]').boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((rendered?.[side] ?? -100) - (own?.[side] ?? 100)), side).toBeLessThan(1);
  const courseware = `/api/courseware/${id}`;
  for (const once of [`${courseware}/page`, `${courseware}/records`, `${courseware}/state`])
    expect(asked.filter((address) => address === once)).toHaveLength(1);
  // The bar of the editor asks for the document's owner later, once it is loaded.
  const untilOpen = asked.slice(0, asked.indexOf(`${courseware}/state`));
  expect(untilOpen.filter((address) => address === `/api/documents/v1.0/c/document/${id}`)).toHaveLength(1);
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function expectSamePlace(before: Box | null, after: Box | null): void {
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((before?.[side] ?? -100) - (after?.[side] ?? 100)), side).toBeLessThan(1);
}

test('a phone shows the page of a courseware at its final position before the program is loaded, also for a link', async ({
  page,
  server,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const teacher = await newTeacher(page, server.url, '林晚晴');
  const deck = smallDeck();
  const id = await importFile(teacher, deck.name, deck.buffer);
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const program = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await program.promise;
    await route.continue();
  });
  await page.goto(`${server.url}/#/mobile?fileId=${id}`, { waitUntil: 'commit' });
  const ahead = page.locator('#rendered-page');
  await expect(ahead).toHaveAttribute('data-whole');
  const rendered = await ahead.boundingBox();
  program.resolve();
  const own = page.locator('main section [data-page-id]').first();
  await expect(own).toBeVisible();
  await expect(ahead).toHaveCount(0);
  expectSamePlace(rendered, await own.boundingBox());
  for (const once of [
    `/api/courseware/${id}/page`,
    `/api/courseware/${id}/records`,
    `/api/documents/v1.0/c/document/${id}`,
  ])
    expect(asked.filter((address) => address === once)).toHaveLength(1);

  // For a link, buttons appear after the page without a layout shift.
  const path = `/api/documents/v1.0/c/share/documents/${id}`;
  const { share_id } = (await teacher.call('PUT', path, { permission: 10 })) as {
    share_id: string;
  };
  const phone = { locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true };
  const stranger = await (await browser.newContext(phone)).newPage();
  const came = Promise.withResolvers<void>();
  await stranger.route('**/assets/*.js', async (route) => {
    await came.promise;
    await route.continue();
  });
  await stranger.goto(`${server.url}/#/s?id=${share_id}`, { waitUntil: 'commit' });
  await expect(stranger.locator('#rendered-page')).toHaveAttribute('data-whole');
  const shared = await stranger.locator('#rendered-page').boundingBox();
  came.resolve();
  await expect(stranger.getByRole('button', { name: '保存到我的网盘' })).toBeVisible();
  await expect(stranger.locator('#rendered-page')).toHaveCount(0);
  expectSamePlace(shared, await stranger.locator('main section [data-page-id]').first().boundingBox());
  await stranger.context().close();
});

for (const [name, kept] of [
  ['as they are at first', undefined],
  ['sized', { pages: { width: 30, folded: false }, panel: { width: 40, folded: false } }],
  ['folded away', { pages: { folded: true }, panel: { folded: true } }],
] as const)
  test(`the editor replaces its skeleton without a layout shift, its panels ${name}`, async ({
    page,
    server,
  }) => {
    const teacher = await newTeacher(page, server.url, '苏文远');
    const deck = smallDeck();
    const id = await importFile(teacher, deck.name, deck.buffer);
    await page.goto('about:blank');
    await page.addInitScript((sides) => {
      if (sides) localStorage.setItem('lectern.editor-sides', sides);
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const each of list.getEntries())
          shifts.push((each as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    }, kept && JSON.stringify(kept));
    let comes: () => void = () => undefined;
    const program = new Promise<void>((resolve) => {
      comes = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await program;
      await route.continue();
    });
    await page.goto(`${server.url}/#/view?fileId=${id}`, { waitUntil: 'commit' });
    const skeleton = await page.locator('#skeleton .editor .sheet').boundingBox();
    comes();
    const slide = page.locator('[role=application] [data-page-id]');
    await expect(slide).toBeVisible();
    await expect(page.locator('#skeleton')).toHaveCount(0);
    await expect(page.getByRole('toolbar', { name: '状态', exact: true })).toBeVisible();
    const [from, to] = [skeleton, await slide.boundingBox()];
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((from?.[side] ?? -100) - (to?.[side] ?? 100)), side).toBeLessThanOrEqual(2);
    // Cumulative layout shift, for which 0.1 is considered good.
    const shifted = await page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
    );
    expect(shifted).toBeLessThan(0.01);
  });

test('an address without a sign-in leads from the skeleton to the sign-in', async ({ page, server }) => {
  await page.goto(`${server.url}/#/view?fileId=${ID}`);
  await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
  await expect(page.locator('#skeleton')).toHaveCount(0);
});

/** Limits of a surface's scripts at a first visit, gzip, KB of 1,000 bytes; `npm run bench bundles` measures them. */
const FIRST_LOADS = {
  account: 98.9,
  desk: 228.7,
  editor: 143,
  player: 147.1,
  presenter: 141.7,
  join: 88,
  do: 88.2,
  invited: 97,
  share: 139.5,
  detail: 150,
  exercise: 178.2,
} as const;

/** Lazy modules, or files by name, that a surface loads before its first page in addition to its static imports. */
const LOADED_FIRST: Readonly<Record<string, readonly string[]>> = {
  detail: ['src/app/resource-detail/resource-address.tsx', 'share'],
};

interface Built {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const DIST = path.join(ROOT, 'apps/web/dist');

/** The files of the built program, by module. */
function readManifest(): Readonly<Record<string, Built>> {
  return JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8'));
}

/** Adds the file and all that it imports statically. */
function addFiles(manifest: ReturnType<typeof readManifest>, built: Built | undefined, found: Set<string>) {
  if (built === undefined) throw new Error('the build lacks a file that it names');
  if (found.has(built.file)) return;
  found.add(built.file);
  for (const sheet of built.css ?? []) found.add(sheet);
  for (const each of built.imports ?? []) addFiles(manifest, manifest[each], found);
}

function namedFile(manifest: ReturnType<typeof readManifest>, name: string): Built | undefined {
  const [built, ...others] = Object.values(manifest).filter((each) => each.name === name);
  // A lazy file of this name could be measured in place of the surface.
  expect(others, name).toEqual([]);
  return built;
}

/** KB of 1,000 bytes, gzip. */
function sizeOfFile(file: string): number {
  return gzipSync(readFileSync(path.join(DIST, file)), { level: 9 }).length / 1000;
}

test('each surface loads at most 12 JavaScript files, within its limit of the first load', () => {
  const manifest = readManifest();
  for (const [surface, atMost] of Object.entries(FIRST_LOADS)) {
    const files = new Set<string>();
    addFiles(manifest, manifest['index.html'], files);
    // Phones have no account: their surfaces load without the program.
    if (surface !== 'join' && surface !== 'do') addFiles(manifest, namedFile(manifest, 'program'), files);
    addFiles(manifest, namedFile(manifest, surface), files);
    for (const module of LOADED_FIRST[surface] ?? [])
      addFiles(manifest, manifest[module] ?? namedFile(manifest, module), files);
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    const sizes = scripts.map((file) => [file, sizeOfFile(file)] as const);
    expect(scripts.length, `${surface}: ${scripts.join(' ')}`).toBeLessThanOrEqual(12);
    const size = sizes.reduce((sum, [, each]) => sum + each, 0);
    // The hashes in names of files change some bytes with each build.
    expect(
      Math.round(size * 10) / 10,
      `${surface}: ${sizes.map(([file, each]) => `${file} ${each}`).join(', ')}`,
    ).toBeLessThanOrEqual(atMost);
  }
});

/** Limit of the scripts that a phone loads for a question of any kind when it shows the lesson, gzip, KB. */
const QUESTION_LOAD = 42;

test('a phone in a lesson loads at most 42 KB for a question, whatever its kind', () => {
  const manifest = readManifest();
  const inLesson = new Set<string>();
  const beside = [manifest['index.html'], namedFile(manifest, 'join'), namedFile(manifest, 'joined')];
  for (const built of beside) addFiles(manifest, built, inLesson);
  const question = Object.keys(manifest).find((module) => module.endsWith('/question-activity.tsx'));
  const VIEWS = /question-views\/src\/(kinds\/[\w-]+\/answer-view|play\/(quiet-view|phone\/[\w-]+))\.tsx$/;
  const kinds = Object.keys(manifest).filter((module) => VIEWS.test(module));
  expect(kinds.length).toBeGreaterThanOrEqual(20);
  for (const kind of kinds) {
    const files = new Set(inLesson);
    for (const module of [question ?? '', kind]) addFiles(manifest, manifest[module], files);
    const own = [...files].filter((file) => !inLesson.has(file) && file.endsWith('.js'));
    const size = own.reduce((sum, file) => sum + sizeOfFile(file), 0);
    expect(Math.round(size * 10) / 10, `${kind}: ${own.join(', ')}`).toBeLessThanOrEqual(QUESTION_LOAD);
    // The cells of characters are drawn by a style sheet of the stage.
    const sheets = [...files].filter((file) => file.endsWith('.css'));
    const styles = sheets.map((file) => readFileSync(path.join(DIST, file), 'utf8')).join('\n');
    expect(styles, kind).toContain('data-letter-cell');
  }
});
