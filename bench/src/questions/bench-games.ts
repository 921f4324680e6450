import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { webFontSheets } from '@lectern/stage/web-font-sheets';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../browser.ts';
import { quantile, report } from '../report.ts';

/** Movements of the pointer during the drag. */
const MOVES = 180;
const SLOWER = 4;

/** Drags one of 60 cards of a game with a processor of a quarter of the speed: reports the duration of frames. */
export async function benchGames(): Promise<void> {
  const folder = path.join(tmpdir(), `lectern-games-${process.pid}`);
  await buildGame(folder);
  const server = createServer((request, response) => {
    const url = request.url === '/' ? 'game-page.html' : path.normalize(request.url ?? '');
    const mime = MIME[path.extname(url)] ?? 'application/octet-stream';
    readFile(path.join(folder, url)).then(
      (bytes) => response.writeHead(200, { 'content-type': mime }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_ARGS] });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.getByRole('button', { name: '开始' }).click();
    const frames = await framesOfDrag(page);
    report({
      bench: 'questions',
      name: 'game drag frame p95',
      value: quantile(frames, 0.95),
      unit: 'ms',
      atMost: 16.8,
      of: `1 of 60 cards, processor ÷ ${SLOWER}`,
    });
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const MIME: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

async function buildGame(folder: string): Promise<void> {
  const source = fileURLToPath(new URL('./', import.meta.url));
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), webFontSheets()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: { input: path.join(source, 'game-page.html') },
    },
  });
}

/** Milliseconds between the frames while a card is dragged over the bins. */
async function framesOfDrag(page: Page): Promise<readonly number[]> {
  const box = await page.locator('[data-drag]').nth(30).boundingBox();
  if (!box) throw new Error('no card');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y - 20);
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const tick = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { measuredFrames: frames });
  });
  for (let move = 1; move <= MOVES; move++) {
    await page.mouse.move(x + Math.sin(move / 15) * 500, y - 150 - Math.cos(move / 20) * 150);
    await page.waitForTimeout(8);
  }
  const frames = await page.evaluate(
    () => (window as unknown as { measuredFrames: readonly number[] }).measuredFrames,
  );
  await page.mouse.up();
  return frames.slice(3);
}
