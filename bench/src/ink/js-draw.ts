import { fileURLToPath } from 'node:url';
import type { Measured } from '../browser.ts';
import { FULL_PAGE, inkRecords } from './written-pages.ts';

/** The peer's bundle, which includes its styles. */
const BUNDLE = fileURLToPath(import.meta.resolve('js-draw/bundle'));

interface Peer {
  readonly Editor: new (
    parent: HTMLElement,
    settings: { readonly wheelEventsEnabled: boolean },
  ) => { getRootElement(): HTMLElement; loadFromSVG(svg: string): Promise<void> };
}

/** js-draw with the same strokes, as lines of constant width, filling the window. */
export async function jsDraw(measured: Measured): Promise<Awaited<ReturnType<Measured['stranger']>>> {
  const page = await measured.stranger();
  await page.setContent('<body style="margin: 0"></body>');
  await page.addScriptTag({ path: BUNDLE });
  await page.evaluate(async (svg) => {
    const { jsdraw } = window as unknown as { jsdraw: Peer };
    const editor = new jsdraw.Editor(document.body, { wheelEventsEnabled: true });
    editor.getRootElement().style.height = '100vh';
    await editor.loadFromSVG(svg);
  }, strokesAsSvg());
  await page.waitForTimeout(2000);
  return page;
}

function strokesAsSvg(): string {
  const paths = inkRecords(`page${FULL_PAGE}`).flatMap((record) => {
    if (record.kind !== 'element' || record.type !== 'ink') return [];
    const { points, frame, color, width, tool } = record;
    const at = points.flatMap((x, i) =>
      i % 3 === 0 ? [`${(x + frame.x).toFixed(1)},${((points[i + 1] ?? 0) + frame.y).toFixed(1)}`] : [],
    );
    const opacity = tool === 'highlighter' ? 0.4 : 1;
    const line = `fill="none" stroke="#${color}" stroke-width="${width}" stroke-opacity="${opacity}"`;
    return [`<path d="M${at.join('L')}" ${line}/>`];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720">${paths.join('')}</svg>`;
}
