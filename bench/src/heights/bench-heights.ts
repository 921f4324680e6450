import { readFileSync } from 'node:fs';
import { CORPUS_IS_HERE, deckFiles } from '@lectern/pptx/corpus';
import { unzipSync } from 'fflate';
import { type Figure, report } from '../report.ts';
import { deckOf, showDecks } from '../similarity/draw-decks.ts';
import type { GrownBox } from '../similarity/grown-boxes.ts';
import { referenceFonts } from '../similarity/reference-fonts.ts';

interface MeasuredBox extends GrownBox {
  readonly deck: string;
  /** Counted from 1. */
  readonly page: number;
  /** Whether PowerPoint was the last to save the deck. */
  readonly ofPowerPoint: boolean;
}

/**
 * `npm run bench heights`: boxes that grow with their text (spAutoFit) keep the height that PowerPoint gave them, which
 * shows into how many lines it broke the text. LECTERN_ONLY selects decks, LECTERN_LIST=1 lists the boxes that differ.
 */
export async function benchHeights(): Promise<void> {
  if (!CORPUS_IS_HERE) {
    console.error('heights: the corpus is missing beside the project');
    return;
  }
  const boxes = await measuredBoxes(process.env.LECTERN_ONLY);
  const compared = boxes.filter(isCompared);
  const near = compared.filter(({ stored, drawn }) => Math.abs(drawn - stored) <= 2);
  const bench = 'heights';
  report({ bench, name: 'boxes compared', value: compared.length, unit: 'count' });
  report({ bench, name: 'as many lines', value: shareOf(compared), unit: 'ratio', atLeast: 0.98 });
  report({ bench, name: 'within 2 pixels', value: near.length / compared.length, unit: 'ratio' });
  // The original figure: it includes files of other programs, and leaves out boxes whose height does not depend on
  // widths.
  report(
    sharing(
      'as many lines, by the older rule',
      boxes.filter(({ asWide }) => asWide),
    ),
  );
  const ofPowerPoint = boxes.filter((box) => box.ofPowerPoint);
  report(sharing('as many lines, in fonts that are not here too', ofPowerPoint));
  if (process.env.LECTERN_LIST !== undefined) console.error(differing(boxes));
}

/** A share of boxes, with their number. */
function sharing(name: string, boxes: readonly MeasuredBox[]): Figure {
  return { bench: 'heights', name, value: shareOf(boxes), unit: 'ratio', of: `${boxes.length} boxes` };
}

/** Whether a box's height shows the number of PowerPoint's lines, and the stage should draw the same number. */
function isCompared({ ofPowerPoint, wraps, asWide }: MeasuredBox): boolean {
  return ofPowerPoint && (asWide || !wraps);
}

async function measuredBoxes(only: string | undefined): Promise<MeasuredBox[]> {
  const files = deckFiles(/\.(pptx|pptm|ppsx|potx)$/).filter((file) => !only || file.includes(only));
  const decksOfPowerPoint = new Set(files.filter(isOfPowerPoint).map(deckOf));
  const boxes: MeasuredBox[] = [];
  const fonts = referenceFonts();
  if (fonts.lacks !== undefined)
    console.error(`heights: drawn with different fonts than the baseline; not installed: ${fonts.lacks}`);
  await showDecks(
    files,
    (_deck, count) => Array.from({ length: count }, (_, index) => index + 1),
    async ({ deck, number, browserPage }) => {
      const found = await browserPage.evaluate((at) => window.grownBoxes(at), number - 1);
      const ofPowerPoint = decksOfPowerPoint.has(deck);
      boxes.push(...found.map((box) => ({ ...box, deck, page: number, ofPowerPoint })));
    },
    { hiddenFonts: fonts.hidden },
  );
  return boxes;
}

/**
 * Whether PowerPoint was the last to save a file: by the application name in it, and by a correct count of slides.
 * Programs that overwrite a file of PowerPoint's leave both unchanged, and heights too.
 */
function isOfPowerPoint(file: string): boolean {
  const properties = 'docProps/app.xml';
  try {
    const slide = /^ppt\/slides\/[^/]+\.xml$/;
    const names: string[] = [];
    const { [properties]: said } = unzipSync(readFileSync(file), {
      filter: ({ name }) => {
        names.push(name);
        return name === properties;
      },
    });
    const text = new TextDecoder().decode(said);
    const slides = names.filter((name) => slide.test(name)).length;
    return /<Application>[^<]*PowerPoint/.test(text) && text.includes(`<Slides>${slides}</Slides>`);
  } catch {
    return false;
  }
}

function shareOf(boxes: readonly MeasuredBox[]): number {
  return boxes.filter(hasSameLines).length / boxes.length;
}

/** Whether the heights differ by less than half of the lowest line. */
function hasSameLines({ stored, drawn, line }: GrownBox): boolean {
  return Math.abs(drawn - stored) < line / 2;
}

function differing(boxes: readonly MeasuredBox[]): string {
  return boxes
    .filter((box) => !hasSameLines(box))
    .map((box) => {
      const { deck, page, stored, drawn, line, words, fonts } = box;
      const lines = ((drawn - stored) / line).toFixed(1);
      const kind = isCompared(box) ? 'compared' : box.asWide ? 'by the older rule' : 'left out';
      return `${kind} ${deck} ${page}: stored ${stored}, drawn ${Math.round(drawn)} (${lines} lines) ${fonts.join(', ')} ${JSON.stringify(words.slice(0, 80))}`;
    })
    .join('\n');
}
