import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { CoursewareSnapshot } from '@lectern/courseware';
import { CORPUS, deckFiles } from '@lectern/pptx/corpus';
import { Comparer } from './comparer.ts';
import { drawDecks, keepPicture } from './draw-decks.ts';
import { withLibreOfficeSpaces } from './libreoffice-spaces.ts';

export interface PageSimilarity {
  /** `<deck>__sNNN`. */
  readonly name: string;
  /** The value 1 is the same picture. */
  readonly similarity: number;
  /** Whether the page has inline formulas, which LibreOffice leaves out: such pages are measured and not counted. */
  readonly formulas: boolean;
}

export interface SimilarityOptions {
  /** Only decks whose names contain this text. */
  readonly only?: string | undefined;
  /** A folder in which the pictures are stored. */
  readonly keep?: string | undefined;
  /** Changes a deck before it is drawn: used to test that a drop is detected. */
  readonly alter?: (snapshot: CoursewareSnapshot) => CoursewareSnapshot;
  /** Font files that are hidden from the browser. */
  readonly hiddenFonts: readonly string[];
}

/** Draws the corpus' decks with the stage and compares each page with LibreOffice's picture. */
export async function measureSimilarity(options: SimilarityOptions): Promise<readonly PageSimilarity[]> {
  const { only, keep, alter, hiddenFonts } = options;
  const folder = path.join(CORPUS, 'ref');
  const references = (await readdir(folder)).filter((name) => name.endsWith('.png'));
  const files = deckFiles(/\.(pptx|pptm|ppsx|potx)$/).filter(
    (file) => !only || path.basename(file).includes(only),
  );
  if (keep) await mkdir(keep, { recursive: true });
  const pagesOf = (deck: string) =>
    references.flatMap((name) => {
      const [, owner, number] = /^(.*)__s(\d+)\.png$/.exec(name) ?? [];
      return owner === deck ? [Number(number)] : [];
    });
  const comparer = new Comparer();
  try {
    const results: Promise<PageSimilarity>[] = [];
    const onPage = async ({
      deck,
      page,
      png,
      formulas,
    }: {
      deck: string;
      page: number;
      png: Uint8Array;
      formulas: boolean;
    }) => {
      const name = `${deck}__s${String(page).padStart(3, '0')}`;
      if (keep) await keepPicture(keep, `${name}.png`, png);
      const compared = comparer.compare({ reference: path.join(folder, `${name}.png`), png });
      results.push(compared.then((similarity) => ({ name, similarity, formulas })));
    };
    const asDrawnThere = (snapshot: CoursewareSnapshot) =>
      withLibreOfficeSpaces(alter ? alter(snapshot) : snapshot);
    await drawDecks(files, pagesOf, onPage, { alter: asDrawnThere, hiddenFonts, asLibreOffice: true });
    return await Promise.all(results);
  } finally {
    await comparer.close();
  }
}
