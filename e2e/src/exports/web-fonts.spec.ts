import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { blankCourseware, type Element } from '@lectern/courseware';
import { htmlShow } from '@lectern/server/html-show';
import { readHtmlShowParts } from '@lectern/server/html-show-parts';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { registerTeacher } from '../account-api.ts';
import { EditorPage, newCourseware } from '../editor-page.ts';
import { ROOT } from '../server.ts';
import { test } from '../shared-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-fonts-'));
let bare: Browser;

/** A browser on a machine with only the fonts for formulas. */
test.beforeAll(async () => {
  const config = path.join(folder, 'fonts.conf');
  writeFileSync(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${path.join(ROOT, 'node_modules/katex/dist/fonts')}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  const { launchOptions } = test.info().project.use;
  bare = await chromium.launch({
    ...launchOptions,
    env: { ...process.env, FONTCONFIG_FILE: config } as Record<string, string>,
  });
});

test.afterAll(async () => {
  await bare.close();
  rmSync(folder, { recursive: true, force: true });
});

const WORDS = 'mmmmwwllii';

/** Width of the text relative to its font size. */
function widthOf(page: Page): Promise<number> {
  return page
    .locator('[data-page-id]')
    .getByText(WORDS)
    .first()
    .evaluate((run: HTMLElement) => run.offsetWidth / Number.parseFloat(getComputedStyle(run).fontSize));
}

test('Latin text has the same width with and without its font, in the editor and in a show of one file', async ({
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  const page = await bare.newPage({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(path.basename(new URL(request.url()).pathname));
  });
  const editor = new EditorPage(page, server.url);
  await editor.openAs(teacher, await newCourseware(teacher, '字体'));
  await editor.writeText(WORDS, { x: 100, y: 400 }, { x: 900, y: 500 });
  // Arial's advance widths (OpenType `hmtx`), of 2048: m 1706, w 1479, l and i 455.
  await expect.poll(() => widthOf(page)).toBeCloseTo((4 * 1706 + 2 * 1479 + 4 * 455) / 2048, 1);
  // The page's title is bold. No other family, script or style was fetched.
  const named = new Set(fetched.map((name) => name.replace(/-[\w-]{7,8}\.woff2$/, '')));
  expect([...named].filter((name) => !/^arimo-latin-(400|700)-normal$/.test(name))).toEqual([]);
  await page.context().close();

  const blank = blankCourseware().records.filter(({ kind }) => kind !== 'element');
  const shape = {
    ...{
      kind: 'element',
      type: 'shape',
      id: 'words',
      parentId: blank.find(({ kind }) => kind === 'page')?.id,
    },
    ...{ order: 'a0', frame: { x: 40, y: 40, w: 900, h: 100 } },
    text: { paragraphs: [{ runs: [{ type: 'text', text: WORDS, props: { latin: 'Calibri' } }] }] },
  } as Element;
  const parts = readHtmlShowParts(path.join(ROOT, 'apps/web/dist-show'));
  const file = path.join(folder, 'show.html');
  writeFileSync(
    file,
    htmlShow(
      { snapshot: { records: [...blank, shape] }, title: '', language: 'zh', assets: new Map() },
      parts,
    ),
  );
  const show = await bare.newPage();
  await show.goto(pathToFileURL(file).href);
  // Calibri's advance widths: m 1636, w 1464, l and i 470.
  await expect.poll(() => widthOf(show)).toBeCloseTo((4 * 1636 + 2 * 1464 + 4 * 470) / 2048, 1);
});
