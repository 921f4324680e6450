import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FAULTS, faultDeck } from '@lectern/pptx/fault-deck';

/** The function of a checkout that draws decks: its own `bench/src/similarity/draw-decks.ts`. */
type DrawDecks = (
  files: readonly string[],
  pagesOf: (deck: string) => readonly number[],
  onPage: (drawn: { readonly page: number; readonly png: Uint8Array }) => Promise<void>,
) => Promise<void>;

/** Draws the deck of faults with the program of a checkout, which may be an older one, into `folder`. */
export async function drawFaults(checkout: string, folder: string): Promise<void> {
  const place = await mkdtemp(path.join(tmpdir(), 'lectern-faults-'));
  const file = path.join(place, 'faults.pptx');
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, faultDeck());
    const module = path.join(checkout, 'bench/src/similarity/draw-decks.ts');
    const { drawDecks } = (await import(pathToFileURL(module).href)) as { readonly drawDecks: DrawDecks };
    const pages = FAULTS.map((_, index) => index + 1);
    await drawDecks(
      [file],
      () => pages,
      async ({ page, png }) => {
        await writeFile(path.join(folder, `${FAULTS[page - 1]}.png`), png);
      },
    );
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
