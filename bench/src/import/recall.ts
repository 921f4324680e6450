import type { ImporterAnswer } from './measure-importer.ts';
import type { Comparison, DeckTruth } from './truth.ts';

export interface MeasuredDeck {
  readonly answer: ImporterAnswer;
  readonly truth: DeckTruth;
  readonly comparison: Comparison;
}

/**
 * The shares of the decks' content that were found, 0 to 1. For a refused deck the shares are 0. NaN without such
 * content.
 */
export interface Recall {
  readonly imported: number;
  readonly exactSlides: number;
  readonly text: number;
  readonly worstText: number;
  readonly formulaFilesText: number;
  readonly shapes: number;
  readonly pictures: number;
  readonly tables: number;
  readonly charts: number;
  readonly formulas: number;
  readonly objectSlideShapes: number;
  readonly diagramText: number;
  readonly notes: number;
  readonly media: number;
  readonly transitions: number;
  readonly animatedSlides: number;
}

export function recallOf(decks: readonly MeasuredDeck[]): Recall {
  const sum = (key: keyof Comparison, among = decks) =>
    among.reduce((total, { comparison }) => total + comparison[key], 0);
  const share = (found: keyof Comparison, of: keyof Comparison, among = decks) =>
    sum(found, among) / sum(of, among);
  const read = decks.filter(({ answer }) => answer.kind === 'read');
  const ofText = ({ comparison }: MeasuredDeck) =>
    comparison.textTot === 0 ? 1 : comparison.textHit / comparison.textTot;
  return {
    imported: read.length / decks.length,
    exactSlides:
      decks.filter(({ comparison }) => comparison.slides === comparison.gotSlides).length / decks.length,
    text: share('textHit', 'textTot'),
    worstText: Math.min(...decks.map(ofText)),
    formulaFilesText: share(
      'textHit',
      'textTot',
      decks.filter(({ comparison }) => comparison.math > 0),
    ),
    shapes: share('shapesVisibleHit', 'shapesVisible'),
    pictures: share('imagesHit', 'images'),
    tables: share('tablesHit', 'tables'),
    charts: share('chartsHit', 'charts'),
    formulas: share('mathHit', 'math'),
    objectSlideShapes: objectSlideShapes(decks),
    diagramText: share('saTextHit', 'saTextTot'),
    notes: share('notesHit', 'notesSlides'),
    media: share('mediaHit', 'media'),
    transitions: share('transHit', 'transSlides'),
    animatedSlides: share('animHit', 'animSlides'),
  };
}

/** Embedded objects are only counted as shapes: the share of shapes found on slides with an embedded object. */
function objectSlideShapes(decks: readonly MeasuredDeck[]): number {
  let there = 0;
  let found = 0;
  for (const { truth, answer } of decks) {
    for (const [index, slide] of truth.slides.entries()) {
      if (slide.ole === 0) continue;
      there += slide.shapes;
      const got = answer.kind === 'read' ? (answer.summary.slides[index]?.shapes ?? 0) : 0;
      found += Math.min(got, slide.shapes);
    }
  }
  return found / there;
}
