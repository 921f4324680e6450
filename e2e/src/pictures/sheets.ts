import { existsSync } from 'node:fs';
import path from 'node:path';
import { FAULTS } from '@lectern/pptx/fault-deck';
import type { Browser } from '@playwright/test';
import { LANGUAGES, PHONE_SCENES, PHONES, pictureOf, SCENES, SIZES, THEMES } from './screens.ts';
import { type Tile, writeSheet } from './sheet.ts';

/** Width of one picture on its sheet, pixels. */
const WIDTH = { fault: 400, screen: 440, upright: 180, side: 390 } as const;

/** Combines the existing pictures into sheets: one for the faults, one for each screen. */
export async function writeSheets(browser: Browser, folder: string, out: string): Promise<void> {
  const faults = FAULTS.map((name) =>
    there(
      (['before', 'after'] as const).map((when) => ({
        file: path.join(folder, when, 'faults', `${name}.png`),
        caption: `${name}, ${when}`,
      })),
    ),
  );
  await sheet(browser, path.join(out, 'faults.webp'), faults, WIDTH.fault);
  for (const scene of SCENES) {
    const rows = Object.keys(SIZES).map((size) => variants(folder, 'after', scene, size));
    const before = variants(folder, 'before', scene, 'w1366');
    await sheet(browser, path.join(out, `${scene}.webp`), [...rows, before], WIDTH.screen);
  }
  for (const scene of PHONE_SCENES) {
    for (const size of Object.keys(PHONES) as (keyof typeof PHONES)[]) {
      const tiles = [...variants(folder, 'after', scene, size), ...variants(folder, 'before', scene, size)];
      await sheet(browser, path.join(out, `${scene}-${size}.webp`), rowsOf(tiles, size), WIDTH[size]);
    }
  }
}

/** Landscape pictures are wide: four in a row; all portrait pictures in one row. */
function rowsOf(tiles: readonly Tile[], size: keyof typeof PHONES): readonly (readonly Tile[])[] {
  return size === 'upright' ? [tiles] : [tiles.slice(0, 4), tiles.slice(4)];
}

function variants(folder: string, when: 'before' | 'after', scene: string, size: string): readonly Tile[] {
  return there(
    LANGUAGES.flatMap((language) =>
      THEMES.map((theme) => ({
        file: path.join(folder, when, pictureOf(scene, language, theme, size)),
        caption: `${size.replace('w', '')} ${language} ${theme}${when === 'before' ? ', before' : ''}`,
      })),
    ),
  );
}

function there(tiles: readonly Tile[]): readonly Tile[] {
  return tiles.filter(({ file }) => existsSync(file));
}

async function sheet(
  browser: Browser,
  out: string,
  rows: readonly (readonly Tile[])[],
  width: number,
): Promise<void> {
  const full = rows.filter(({ length }) => length > 0);
  if (full.length > 0) await writeSheet(browser, out, full, width);
}
