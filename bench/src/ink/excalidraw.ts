import { execFile } from 'node:child_process';
import { access, mkdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import type { Measured } from '../browser.ts';
import { FULL_PAGE, inkRecords } from './written-pages.ts';

/** The origin that serves only the packages to its page. */
const ORIGIN = 'http://excalidraw.test/';
const FILES = [
  'react/umd/react.production.min.js',
  'react-dom/umd/react-dom.production.min.js',
  '@excalidraw/excalidraw/dist/excalidraw.production.min.js',
];

/** The last version that can be run without a build, with its own React. */
const PACKAGES = ['@excalidraw/excalidraw@0.17.6', 'react@18.3.1', 'react-dom@18.3.1'];
const INSTALL_MS = 180_000;

interface Peer {
  readonly React: { createElement(type: unknown, props: object): unknown };
  readonly ReactDOM: { createRoot(root: Element): { render(drawn: unknown): void } };
  readonly ExcalidrawLib: { readonly Excalidraw: unknown };
}

/**
 * The folder with its packages. They are no dependencies, because they need 50 MB and have another version of React:
 * `LECTERN_EXCALIDRAW` names a folder that has them, otherwise they are installed once into the user's cache. Undefined
 * when that fails.
 */
async function packagesFolder(): Promise<string | undefined> {
  const named = process.env.LECTERN_EXCALIDRAW;
  if (named !== undefined) return named;
  const folder = path.join(homedir(), '.cache', 'lectern-bench', 'excalidraw');
  try {
    await Promise.all(FILES.map((file) => access(path.join(folder, 'node_modules', file))));
    return folder;
  } catch {
    // The packages are not installed yet.
  }
  try {
    await mkdir(folder, { recursive: true });
    const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    await promisify(execFile)('npm', ['install', ...options, ...PACKAGES], {
      cwd: folder,
      timeout: INSTALL_MS,
    });
    return folder;
  } catch (error) {
    console.warn(`Excalidraw could not be installed and is skipped: ${String(error).split('\n')[0]}`);
    return undefined;
  }
}

/** Excalidraw with the same strokes, shown whole. Undefined when it is not installed and cannot be. */
export async function excalidraw(measured: Measured): Promise<Page | undefined> {
  const folder = await packagesFolder();
  if (folder === undefined) return undefined;
  const page = await measured.stranger();
  await page.route(`${ORIGIN}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      const scripts = FILES.map((file) => `<script src="/${file}"></script>`).join('');
      const root = '<body style="margin: 0"><div id="root" style="height: 100vh"></div>';
      const where = '<script>window.EXCALIDRAW_ASSET_PATH = "/@excalidraw/excalidraw/dist/"</script>';
      return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${where}${root}${scripts}` });
    }
    const file = path.join(folder, 'node_modules', path.normalize(pathname));
    const contentType = file.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/octet-stream';
    return route.fulfill({ contentType, body: await readFile(file) });
  });
  await page.goto(ORIGIN);
  await page.evaluate((elements) => {
    const { React, ReactDOM, ExcalidrawLib } = window as unknown as Peer;
    const root = document.getElementById('root');
    if (!root) throw new Error('the root element is missing');
    const initialData = { elements, scrollToContent: true };
    ReactDOM.createRoot(root).render(React.createElement(ExcalidrawLib.Excalidraw, { initialData }));
  }, strokes());
  await page.locator('canvas').first().waitFor();
  await page.waitForTimeout(4000);
  return page;
}

/** The strokes as Excalidraw elements. */
function strokes(): readonly object[] {
  return inkRecords(`page${FULL_PAGE}`).flatMap((record, seed) => {
    if (record.kind !== 'element' || record.type !== 'ink') return [];
    const { id, frame, color, width, tool, points } = record;
    return [
      {
        type: 'freedraw',
        id,
        x: frame.x,
        y: frame.y,
        width: frame.w,
        height: frame.h,
        angle: 0,
        strokeColor: `#${color}`,
        backgroundColor: 'transparent',
        fillStyle: 'solid',
        strokeWidth: width / 4,
        strokeStyle: 'solid',
        roughness: 0,
        opacity: tool === 'highlighter' ? 40 : 100,
        groupIds: [],
        frameId: null,
        roundness: null,
        seed,
        version: 1,
        versionNonce: seed,
        isDeleted: false,
        boundElements: null,
        updated: 1,
        link: null,
        locked: false,
        points: points.flatMap((x, i) => (i % 3 === 0 ? [[x, points[i + 1] ?? 0]] : [])),
        pressures: points.filter((_, i) => i % 3 === 2),
        simulatePressure: false,
        lastCommittedPoint: null,
      },
    ];
  });
}
