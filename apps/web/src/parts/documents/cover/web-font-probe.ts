import type { WebFontSubset } from './web-font-styles.ts';

/**
 * Browsers load the fonts within an SVG picture only after its load event, and report no event for them. A strip below
 * the page therefore has one character of each subset, which stays empty until its font is loaded.
 */

const CELL = 24;
const LONGEST_MS = 2_500;
const LOOK_AGAIN_MS = 50;

export interface FontProbe {
  /** SVG text to be placed below the page. */
  readonly markup: string;
  /** Height of the strip, pixels. */
  readonly height: number;
  /** Resolves when all fonts are drawn; rejects after a timeout. */
  readonly ready: (picture: HTMLImageElement) => Promise<void>;
}

export function fontProbe(
  subsets: readonly WebFontSubset[],
  page: { readonly w: number; readonly h: number },
): FontProbe {
  const columns = Math.max(1, Math.floor(page.w / CELL));
  const cells = subsets.map((subset, index) => ({
    ...subset,
    x: (index % columns) * CELL,
    y: Math.floor(index / columns) * CELL,
  }));
  const height = Math.ceil(cells.length / columns) * CELL;
  const markup = cells.map(
    ({ family, probe, x, y }) =>
      `<text x="${x + 2}" y="${page.h + y + CELL - 6}" font-family="'${family}'" font-size="${CELL - 6}">&#${probe};</text>`,
  );

  const isDrawn = (picture: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = columns * CELL;
    canvas.height = height;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen?.drawImage(picture, 0, page.h, canvas.width, height, 0, 0, canvas.width, height);
    return cells.every(({ x, y }) =>
      pen?.getImageData(x, y, CELL, CELL).data.some((value, index) => index % 4 === 3 && value > 0),
    );
  };

  return {
    markup: markup.join(''),
    height,
    async ready(picture) {
      if (cells.length === 0) return;
      const deadline = performance.now() + LONGEST_MS;
      while (!isDrawn(picture)) {
        if (performance.now() > deadline) throw new Error('the web fonts of the picture failed to load');
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
    },
  };
}
