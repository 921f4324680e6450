import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CoursewareSnapshot, SnapshotReader } from '@lectern/courseware';
import { readPptx } from '@lectern/pptx';
import { webFontSheets } from '@lectern/stage/web-font-sheets';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { writeFontConfig } from './reference-fonts.ts';

/** Width of every picture, pixels: the same as of the reference pictures. */
export const WIDTH = 960;

export interface DrawnPage {
  readonly deck: string;
  /** Counted from 1. */
  readonly page: number;
  readonly png: Uint8Array;
  /** Whether the page has formulas, which LibreOffice's reference pictures leave out. */
  readonly formulas: boolean;
}

interface OpenDeck {
  readonly snapshot: string;
  /** Numbers of pages with formulas, counted from 1. */
  readonly formulaPages: ReadonlySet<number>;
  readonly files: ReadonlyMap<string, { readonly mime: string; readonly bytes: Uint8Array }>;
}

/** A drawn page in a browser. */
export interface ShownPage {
  readonly deck: string;
  /** Counted from 1. */
  readonly number: number;
  readonly browserPage: Page;
  /** Pixels at the width of `WIDTH`. */
  readonly height: number;
  readonly formulas: boolean;
}

export interface DrawOptions {
  /** Changes a deck before it is drawn. */
  readonly alter?: ((snapshot: CoursewareSnapshot) => CoursewareSnapshot) | undefined;
  /** Font files that are hidden from the browser. */
  readonly hiddenFonts?: readonly string[];
  /** Whether Latin letters of missing fonts are drawn as in LibreOffice: in DejaVu, or in the Chinese font. */
  readonly asLibreOffice?: boolean;
}

/**
 * Draws pages of PowerPoint files with the stage in a headless browser; `pagesOf` returns their numbers, counted from
 * 1.
 */
export async function drawDecks(
  files: readonly string[],
  pagesOf: (deck: string) => readonly number[],
  onPage: (drawn: DrawnPage) => Promise<void>,
  options?: DrawOptions,
): Promise<void> {
  const photograph = async ({ deck, number, browserPage, height, formulas }: ShownPage) => {
    await browserPage.waitForLoadState('networkidle');
    const png = await browserPage.screenshot({ clip: { x: 0, y: 0, width: WIDTH, height } });
    await onPage({ deck, page: number, png, formulas });
  };
  await showDecks(files, pagesOf, photograph, options);
}

/**
 * Shows pages of PowerPoint files one after another; `pagesOf` returns their numbers for a number of pages, counted
 * from 1.
 */
export async function showDecks(
  files: readonly string[],
  pagesOf: (deck: string, count: number) => readonly number[],
  visit: (shown: ShownPage) => Promise<void>,
  { alter = (snapshot) => snapshot, hiddenFonts, asLibreOffice = false }: DrawOptions = {},
): Promise<void> {
  const folder = await buildPage(asLibreOffice);
  const decks = new Map<string, OpenDeck>();
  const server = createServer((request, response) => {
    answer(decodeURIComponent(request.url ?? '/'), folder, decks).then(
      ({ mime, body }) => response.writeHead(200, { 'content-type': mime }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
    ...(hiddenFonts && {
      env: { ...process.env, FONTCONFIG_FILE: await writeFontConfig(folder, hiddenFonts) },
    }),
  });
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 1400 } });
    await page.goto(`http://127.0.0.1:${port}/`);
    for (const file of files) {
      const deck = deckOf(file);
      const opened = await openDeck(file, alter);
      if (!opened) continue;
      decks.clear();
      decks.set('deck', opened);
      await showPages(page, deck, opened, pagesOf, visit);
    }
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The name of a file's deck. */
export function deckOf(file: string): string {
  return path.basename(file).replace(/\.[a-z]+$/i, '');
}

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
];

function chromiumPath(): string {
  return process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium';
}

async function openDeck(
  file: string,
  alter: (snapshot: CoursewareSnapshot) => CoursewareSnapshot,
): Promise<OpenDeck | undefined> {
  try {
    const hash = async (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    const imported = await readPptx(new Uint8Array(await readFile(file)), { hash, keepSource: false });
    return {
      snapshot: JSON.stringify(alter(imported.snapshot)),
      formulaPages: formulaPages(imported.snapshot),
      files: new Map(imported.assets.map((asset) => [asset.hash, asset])),
    };
  } catch (error) {
    console.error(`${path.basename(file)}: ${String(error)}`);
    return undefined;
  }
}

function formulaPages(snapshot: CoursewareSnapshot): Set<number> {
  const reader = new SnapshotReader(snapshot);
  const has = (parentId: string): boolean =>
    reader.children(parentId).some((id) => {
      const element = reader.find('element', id);
      return element?.type === 'formula' || JSON.stringify(element).includes('"type":"formula"') || has(id);
    });
  return new Set(reader.pages().flatMap((id, index) => (has(id) ? [index + 1] : [])));
}

async function showPages(
  browserPage: Page,
  deck: string,
  opened: OpenDeck,
  pagesOf: (deck: string, count: number) => readonly number[],
  visit: (shown: ShownPage) => Promise<void>,
): Promise<void> {
  const count = await browserPage.evaluate(() => window.openDeck('deck'));
  for (const number of pagesOf(deck, count)) {
    if (number > count) continue;
    const height = await browserPage.evaluate(([at, width]) => window.showPage('deck', at, width), [
      number - 1,
      WIDTH,
    ] as const);
    await visit({ deck, number, browserPage, height, formulas: opened.formulaPages.has(number) });
  }
}

/** Replacements for modules of `packages/stage/src/view/text/fonts` whose results differ from LibreOffice. */
const OF_LIBREOFFICE: Readonly<Record<string, string>> = {
  'face-order.ts': `const isDejaVu = (face) => face.startsWith('DejaVu');
export const inOrder = (faces) => [...faces.filter(isDejaVu), ...faces.filter((face) => !isDejaVu(face))];`,
  'half-width.ts': `export const HALF_WIDTH_FACE = '';
export const isHalfWidth = () => false;`,
};

const asThere = {
  name: 'as-libreoffice',
  load: (id: string) => OF_LIBREOFFICE[/[\\/]fonts[\\/]([\w-]+\.ts)$/.exec(id)?.[1] ?? ''],
};

async function buildPage(asLibreOffice: boolean): Promise<string> {
  const folder = path.join(tmpdir(), `lectern-similarity-${process.pid}`);
  const source = fileURLToPath(new URL('./', import.meta.url));
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), webFontSheets(), ...(asLibreOffice ? [asThere] : [])],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      rolldownOptions: { input: path.join(source, 'page.html') },
    },
  });
  return folder;
}

const MIME: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

async function answer(
  url: string,
  folder: string,
  decks: ReadonlyMap<string, OpenDeck>,
): Promise<{ mime: string; body: string | Uint8Array }> {
  const [, area, deck = '', name = ''] = url.split('/');
  if (area === 'decks') {
    const opened = decks.get(deck);
    if (opened && name === 'snapshot.json') return { mime: 'application/json', body: opened.snapshot };
    const file = opened?.files.get(name);
    if (!file) throw new Error('no such file');
    return { mime: file.mime, body: file.bytes };
  }
  const file = path.join(folder, url === '/' ? 'page.html' : path.normalize(url));
  return { mime: MIME[path.extname(file)] ?? 'application/octet-stream', body: await readFile(file) };
}

/** Stores a picture under its name, for inspection. */
export async function keepPicture(folder: string, name: string, png: Uint8Array): Promise<void> {
  await writeFile(path.join(folder, name), png);
}
