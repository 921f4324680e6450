import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Measured } from '../browser.ts';
import { FULL_PAGE, inkRecords } from './written-pages.ts';

/** Where the packages lie that are served to its page, and nothing else is. */
const ORIGIN = 'http://excalidraw.test/';
const FILES = [
  'react/umd/react.production.min.js',
  'react-dom/umd/react-dom.production.min.js',
  '@excalidraw/excalidraw/dist/excalidraw.production.min.js',
];

interface Peer {
  readonly React: { createElement(type: unknown, props: object): unknown };
  readonly ReactDOM: { createRoot(root: Element): { render(drawn: unknown): void } };
  readonly ExcalidrawLib: { readonly Excalidraw: unknown };
}

/**
 * Excalidraw with the same strokes, seen whole. `LECTERN_EXCALIDRAW` names a folder in which its package stands with
 * React 18; it is no dependency, as it brings 50 MB and a React that is not ours. Undefined where none is named.
 */
export async function excalidraw(measured: Measured): Promise<Page | undefined> {
  const folder = process.env.LECTERN_EXCALIDRAW;
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
    if (!root) throw new Error('there is no root');
    const initialData = { elements, scrollToContent: true };
    ReactDOM.createRoot(root).render(React.createElement(ExcalidrawLib.Excalidraw, { initialData }));
  }, strokes());
  await page.locator('canvas').first().waitFor();
  await page.waitForTimeout(4000);
  return page;
}

/** The strokes as its own elements. */
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
