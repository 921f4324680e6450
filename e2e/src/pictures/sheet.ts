import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

export interface Tile {
  readonly file: string;
  readonly caption: string;
}

/** Rows of pictures with a caption below each, as one small WebP. `width` of each picture, pixels. */
export async function writeSheet(
  browser: Browser,
  out: string,
  rows: readonly (readonly Tile[])[],
  width: number,
): Promise<void> {
  const page = await browser.newPage();
  try {
    const tiles = await Promise.all(
      rows.map((row) =>
        Promise.all(
          row.map(async ({ file, caption }) => ({
            caption,
            url: `data:image/png;base64,${(await readFile(file)).toString('base64')}`,
          })),
        ),
      ),
    );
    const webp = await page.evaluate(drawSheet, { rows: tiles, width });
    await writeFile(out, Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64'));
  } finally {
    await page.close();
  }
}

/** Runs in the browser, which can encode WebP. */
async function drawSheet({
  rows,
  width,
}: {
  readonly rows: readonly (readonly { readonly url: string; readonly caption: string }[])[];
  readonly width: number;
}): Promise<string> {
  const [gap, word] = [8, 20];
  const drawn = await Promise.all(
    rows.map((row) =>
      Promise.all(
        row.map(async ({ url, caption }) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          return { image, caption, height: Math.round((image.naturalHeight * width) / image.naturalWidth) };
        }),
      ),
    ),
  );
  const heights = drawn.map((row) => Math.max(...row.map(({ height }) => height)) + word + gap);
  const canvas = document.createElement('canvas');
  canvas.width = gap + Math.max(...drawn.map(({ length }) => length)) * (width + gap);
  canvas.height = gap + heights.reduce((sum, height) => sum + height, 0);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the canvas has no context');
  context.fillStyle = '#e4e4e7';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = '13px sans-serif';
  context.imageSmoothingQuality = 'high';
  let y = gap;
  for (const [at, row] of drawn.entries()) {
    let x = gap;
    for (const { image, caption, height } of row) {
      context.drawImage(image, x, y, width, height);
      context.fillStyle = '#27272a';
      context.fillText(caption, x, y + height + 15);
      x += width + gap;
    }
    y += heights[at] ?? 0;
  }
  return canvas.toDataURL('image/webp', 0.72);
}
