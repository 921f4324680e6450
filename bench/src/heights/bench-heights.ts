import { readFileSync } from 'node:fs';
import { CORPUS_IS_HERE, deckFiles } from '@lectern/pptx/corpus';
import { unzipSync } from 'fflate';
import { report } from '../report.ts';
import { showDecks } from '../similarity/draw-decks.ts';
import type { GrownBox } from '../similarity/grown-boxes.ts';
import { referenceFonts } from '../similarity/reference-fonts.ts';

interface MeasuredBox extends GrownBox {
  readonly deck: string;
  /** Counted from 1. */
  readonly page: number;
}

/**
 * `npm run bench heights`: boxes that grow with their text (spAutoFit) keep the height that PowerPoint gave them, which
 * says how many lines it made of the text: in files that say that PowerPoint wrote them. LECTERN_ONLY picks decks, LECTERN_LIST=1 names the boxes that differ.
 */
export async function benchHeights(): Promise<void> {
  if (!CORPUS_IS_HERE) {
    console.error('heights: there is no corpus beside the project');
    return;
  }
  const boxes = await measuredBoxes(process.env.LECTERN_ONLY);
  const compared = boxes.filter(({ asWide }) => asWide);
  const near = compared.filter(({ stored, drawn }) => Math.abs(drawn - stored) <= 2);
  const bench = 'heights';
  report({ bench, name: 'boxes compared', value: compared.length, unit: 'count' });
  report({ bench, name: 'as many lines', value: shareOf(compared), unit: 'ratio', atLeast: 0.98 });
  report({ bench, name: 'within 2 pixels', value: near.length / compared.length, unit: 'ratio' });
  report({
    bench,
    name: 'as many lines, in fonts that are not here too',
    value: shareOf(boxes),
    unit: 'ratio',
    of: `${boxes.length} boxes`,
  });
  if (process.env.LECTERN_LIST !== undefined) console.error(differing(boxes));
}

async function measuredBoxes(only: string | undefined): Promise<MeasuredBox[]> {
  const files = deckFiles(/\.(pptx|pptm|ppsx|potx)$/).filter(
    (file) => (!only || file.includes(only)) && isOfPowerPoint(file),
  );
  const boxes: MeasuredBox[] = [];
  const fonts = referenceFonts();
  if (fonts.lacks !== undefined)
    console.error(`heights: drawn in other fonts than before, not installed are ${fonts.lacks}`);
  await showDecks(
    files,
    (_deck, count) => Array.from({ length: count }, (_, index) => index + 1),
    async ({ deck, number, browserPage }) => {
      const found = await browserPage.evaluate((at) => window.grownBoxes(at), number - 1);
      boxes.push(...found.map((box) => ({ ...box, deck, page: number })));
    },
    { hiddenFonts: fonts.hidden },
  );
  return boxes;
}

/** Whether a file says that PowerPoint saved it last: other programs leave heights as they find them. */
function isOfPowerPoint(file: string): boolean {
  const name = 'docProps/app.xml';
  try {
    const { [name]: said } = unzipSync(readFileSync(file), { filter: (entry) => entry.name === name });
    return /<Application>[^<]*PowerPoint/.test(new TextDecoder().decode(said));
  } catch {
    return false;
  }
}

function shareOf(boxes: readonly MeasuredBox[]): number {
  return boxes.filter(hasSameLines).length / boxes.length;
}

/** Within half of the lowest line. */
function hasSameLines({ stored, drawn, line }: GrownBox): boolean {
  return Math.abs(drawn - stored) < line / 2;
}

function differing(boxes: readonly MeasuredBox[]): string {
  return boxes
    .filter((box) => !hasSameLines(box))
    .map(({ deck, page, stored, drawn, line, words, fonts, asWide }) => {
      const lines = ((drawn - stored) / line).toFixed(1);
      return `${asWide ? 'compared' : 'left out'} ${deck} ${page}: stored ${stored}, drawn ${Math.round(drawn)} (${lines} lines) ${fonts.join(', ')} ${JSON.stringify(words.slice(0, 80))}`;
    })
    .join('\n');
}
