import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { blankCourseware, type Chart, type CoursewareRecord } from '@lectern/courseware';
import { htmlShow } from '@lectern/server/html-show';
import { readHtmlShowParts } from '@lectern/server/html-show-parts';
import { type Page as BrowserPage, expect } from '@playwright/test';
import { ROOT } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-chart-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const categories = ['一班', '二班', '三班'];
const axes: Chart['axes'] = [
  { kind: 'category', position: 'b' },
  { kind: 'value', position: 'l', gridlines: {} },
];
const SERIES = [
  { name: '语文', categories, values: [4, 2, 3], labels: { value: true } },
  { name: '数学', categories, values: [2, 4, 1] },
];
const legend: Chart['legend'] = { position: 'b' };

test('a chart animated by series shows its axes first, then series by series, and is complete at the end', async ({
  page,
}) => {
  const chart: Chart = { title: '成绩', plots: [{ type: 'bar', series: SERIES }], axes, legend };
  const steps = [0, 1].map((series) => `chart seriesIdx=${series} categoryIdx=-3 bldStep=series`);
  await show(page, chart, steps, true);
  const layers = page.locator('[data-chart-part]');
  await expect(layers).toHaveCount(3);
  await expect(layers.locator('svg')).toHaveCount(3);
  await expect(layers.first().locator('text', { hasText: '成绩' })).toHaveCount(1);
  const seen = () => layers.evaluateAll((all) => all.map((each) => getComputedStyle(each).visibility));
  await expect.poll(seen).toEqual(['visible', 'hidden', 'hidden']);
  await page.keyboard.press('ArrowRight');
  await expect.poll(seen).toEqual(['visible', 'visible', 'hidden']);
  // three bars and their labels are visible, and no bar of the second series
  expect(await filled(page, 1)).toBe(3);
  await expect(layers.nth(1).locator('text')).toHaveText(['4', '2', '3']);
  await expect(layers.first().locator('text', { hasText: /^[234]$/ })).toHaveCount(3);
  await stands(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(seen).toEqual(['visible', 'visible', 'visible']);
  await stands(page);
  // an element that entered in parts disappears as a whole
  await page.keyboard.press('ArrowRight');
  await expect.poll(seen).toEqual(['hidden', 'hidden', 'hidden']);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(seen).toEqual(['visible', 'visible', 'visible']);
  await looksWhole(page);
});

test('a line chart animated by part appears segment by segment, from point to point', async ({ page }) => {
  const chart: Chart = { plots: [{ type: 'line', markers: true, series: SERIES }], axes, legend };
  const steps = [0, 1, 2].map((category) => `chart seriesIdx=-3 categoryIdx=${category} bldStep=category`);
  await show(page, chart, steps);
  const layers = page.locator('[data-chart-part]');
  await expect(layers.locator('svg')).toHaveCount(7);
  for (const _ of steps) {
    await page.keyboard.press('ArrowRight');
    await stands(page);
  }
  await looksWhole(page);
});

test('a pie chart appears slice by slice; a 3D chart appears as a whole with its first part', async ({
  page,
}) => {
  const pie = (threeD: boolean): Chart => ({
    plots: [{ type: 'pie', threeD, varyColors: true, series: SERIES.slice(0, 1) }],
    axes: [],
    legend,
  });
  const steps = [0, 1, 2].map((slice) => `chart seriesIdx=-3 categoryIdx=${slice} bldStep=category`);
  await show(page, pie(false), steps);
  await expect(page.locator('[data-chart-part] svg')).toHaveCount(4);
  await page.keyboard.press('ArrowRight');
  await stands(page);
  const visible = () =>
    page
      .locator('[data-chart-part]')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).visibility === 'visible'));
  expect(await visible()).toEqual([true, true, false, false]);
  await page.keyboard.press('ArrowRight');
  await stands(page);
  await page.keyboard.press('ArrowRight');
  await stands(page);
  await looksWhole(page);

  await show(page, pie(true), steps);
  const whole = page.locator('[data-element-id="chart"]');
  await expect(whole).toHaveCSS('visibility', 'hidden');
  await expect(page.locator('[data-chart-part]')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(whole).toHaveCSS('visibility', 'visible');
});

function fade(way: 'entrance' | 'exit', index: number) {
  return {
    id: `step ${index}`,
    elementId: 'chart',
    effect: { class: way, preset: 10 },
    trigger: { type: 'click' as const },
    delay: 0,
    duration: 50,
  };
}

/**
 * Opens a show of one page with a chart that fades in part by part, one per click, and optionally disappears as a
 * whole.
 */
async function show(
  page: BrowserPage,
  chart: Chart,
  parts: readonly string[],
  leaves = false,
): Promise<void> {
  const file = path.join(folder, `${Math.random()}.html`);
  const blank = blankCourseware().records.filter(({ kind }) => kind !== 'page' && kind !== 'element');
  const records: CoursewareRecord[] = [
    ...blank,
    {
      kind: 'page',
      id: 'page',
      order: 'a',
      animations: [
        ...parts.map((part, index) => ({ ...fade('entrance', index), part })),
        ...(leaves ? [fade('exit', parts.length)] : []),
      ],
    },
    {
      kind: 'element',
      type: 'chart',
      id: 'chart',
      parentId: 'page',
      order: 'a',
      frame: { x: 60, y: 60, w: 800, h: 500 },
      chart,
    },
  ];
  const shows = readHtmlShowParts(path.join(ROOT, 'apps/web/dist-show'));
  writeFileSync(
    file,
    htmlShow({ snapshot: { records }, title: '', language: 'zh', assets: new Map() }, shows),
  );
  await page.goto(pathToFileURL(file).href);
  await expect(page.locator('[data-element-id="chart"] svg').first()).toBeAttached();
}

/** Waits until no animation is running. */
async function stands(page: BrowserPage): Promise<void> {
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length);
  await expect.poll(moving).toBe(0);
}

/** Number of filled shapes of a layer. */
function filled(page: BrowserPage, layer: number): Promise<number> {
  const shapes = page.locator('[data-chart-part]').nth(layer).locator('path');
  return shapes.evaluateAll((all) => all.filter((each) => each.getAttribute('fill') !== 'none').length);
}

/** Checks that the layers together look like the chart drawn in one. */
async function looksWhole(page: BrowserPage): Promise<void> {
  const picture = () => page.locator('[data-element-id="chart"]').screenshot();
  // The last layer is shown and its animation has finished.
  const hidden = () =>
    page
      .locator('[data-chart-part]')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).visibility === 'hidden').length);
  await expect.poll(hidden).toBe(0);
  await stands(page);
  let inLayers = await picture();
  // An animation that starts one frame later has finished too.
  await expect
    .poll(async () => {
      const before = inLayers;
      inLayers = await picture();
      return await difference(page, before, inLayers);
    })
    .toBe(0);
  await page.evaluate(() => {
    const chart = document.querySelector('[data-element-id="chart"]');
    chart?.querySelector('[data-chart-part]')?.parentElement?.remove();
    const whole = chart?.querySelector<HTMLElement>('[data-whole-chart]');
    if (whole) whole.style.visibility = 'visible';
  });
  // The whole chart is painted in a separate frame.
  await expect.poll(async () => await difference(page, inLayers, await picture())).toBeLessThan(0.004);
}

/**
 * Fraction of pixels that differ by more than a shade, in reduced pictures, because a layer may draw its lines half a
 * pixel aside.
 */
function difference(page: BrowserPage, a: Buffer, b: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [one, other] = await Promise.all(
        pictures.map(async (base64) => {
          const image = await createImageBitmap(
            new Blob([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], { type: 'image/png' }),
          );
          const [w, h] = [Math.ceil(image.width / 8), Math.ceil(image.height / 8)];
          const context = new OffscreenCanvas(w, h).getContext('2d');
          if (!context) throw new Error('the pictures cannot be compared');
          context.imageSmoothingQuality = 'high';
          context.drawImage(image, 0, 0, w, h);
          return context.getImageData(0, 0, w, h).data;
        }),
      );
      let differing = 0;
      for (let i = 0; i < (one?.length ?? 0); i += 4)
        if ([0, 1, 2].some((k) => Math.abs((one?.[i + k] ?? 0) - (other?.[i + k] ?? 0)) > 24)) differing++;
      return differing / ((one?.length ?? 4) / 4);
    },
    [a, b].map((each) => each.toString('base64')),
  );
}
