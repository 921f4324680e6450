import { CORPUS_IS_HERE, deckFiles } from '@lectern/pptx/corpus';
import { type Figure, quantile, report } from '../report.ts';
import { type ImporterAnswer, measureImporter } from './measure-importer.ts';
import { benchOldPresentations } from './old-presentations.ts';
import { type MeasuredDeck, type Recall, recallOf } from './recall.ts';
import { reportPlayed } from './report-played.ts';
import { afterRoundTrip } from './round-trip.ts';
import { type DeckTruth, loadTruth } from './truth.ts';

/** The limits for parts of decks, with the name under which each figure is printed. */
const BARS: readonly (readonly [key: keyof Recall, name: string, atLeast: number])[] = [
  ['imported', 'valid files imported', 1],
  ['exactSlides', 'exact slide count', 1],
  ['text', 'text recall', 0.999],
  ['worstText', 'text recall, worst file', 0.98],
  ['formulaFilesText', 'text recall, files with formulas', 0.995],
  ['shapes', 'visible shapes', 0.998],
  ['pictures', 'pictures', 1],
  ['tables', 'tables', 1],
  ['charts', 'charts', 1],
  ['formulas', 'formulas', 0.95],
  ['objectSlideShapes', 'shapes of slides with embedded objects', 1],
  ['diagramText', 'SmartArt text', 1],
  ['notes', 'notes', 1],
  ['media', 'media', 1],
  ['transitions', 'transitions', 1],
  ['animatedSlides', 'animated slides', 0.98],
];

const ROUND_TRIP_BARS: readonly (readonly [key: keyof Recall, name: string, atLeast: number])[] = [
  ['text', 'text', 0.999],
  ['shapes', 'visible shapes', 0.998],
  ['animatedSlides', 'animated slides', 0.98],
];

/**
 * `npm run bench -- import`: the limits of an import over the corpus, with `peer` where pptxtojson was measured too: each
 * importer in one process, on the same files, one after the other. `npm run bench -- similarity` measures the
 * similarity to the reference pictures.
 */
export async function benchImport(): Promise<void> {
  const files = deckFiles(/\.(pptx|pptm|ppsx|potx)$/);
  if (!CORPUS_IS_HERE) {
    console.error('import: the corpus is missing beside the project');
    return;
  }
  const { truthOf, compare } = await loadTruth();
  const truths = new Map<string, DeckTruth>();
  for (const file of files) truths.set(file, await truthOf(file));
  const measured = (answers: readonly ImporterAnswer[]): MeasuredDeck[] =>
    answers.flatMap((answer) => {
      const truth = truths.get(answer.file);
      if (truth?.status !== 'ok' || truth.slides.length === 0) return [];
      return [{ answer, truth, comparison: compare(truth, answer.kind === 'read' ? answer.summary : {}) }];
    });
  const ours = await measureImporter('ours', files);
  const peer = await measureImporter('pptxtojson', files);
  const [ourDecks, peerDecks] = [measured(ours), measured(peer)];
  reportRecall(ourDecks, peerDecks);
  reportPlayed(ourDecks);
  reportTimes(ourDecks, peerDecks);
  reportRefusals(ours, truths);
  for (const kept of [true, false]) {
    const back: MeasuredDeck[] = [];
    for (const deck of ourDecks) {
      const summary = await afterRoundTrip(deck.answer.file, kept);
      back.push({ ...deck, comparison: compare(deck.truth, summary) });
    }
    const recall = recallOf(back);
    for (const [key, name, atLeast] of ROUND_TRIP_BARS) {
      const how = kept ? 'round trip' : 'round trip, written anew';
      report({ bench: 'import', name: `${how}: ${name}`, value: recall[key], unit: 'ratio', atLeast });
    }
  }
  await benchOldPresentations();
}

function reportRecall(ours: readonly MeasuredDeck[], peer: readonly MeasuredDeck[]): void {
  const [mine, theirs] = [recallOf(ours), recallOf(peer)];
  for (const [key, name, atLeast] of BARS) {
    const lost = ours.filter(({ answer }) => answer.kind === 'refused').map(({ answer }) => answer.file);
    const of = key === 'imported' ? [`${ours.length} decks`, ...lost].join(', ') : undefined;
    const figure: Figure = {
      bench: 'import',
      name,
      value: mine[key],
      unit: 'ratio',
      atLeast,
      peer: theirs[key],
      ...(of === undefined ? {} : { of }),
    };
    report(figure);
  }
}

function reportTimes(ours: readonly MeasuredDeck[], peer: readonly MeasuredDeck[]): void {
  const times = (decks: readonly MeasuredDeck[]) =>
    decks.flatMap(({ answer }) => (answer.kind === 'read' ? [answer.milliseconds] : []));
  const peak = (decks: readonly MeasuredDeck[]) =>
    Math.max(...decks.map(({ answer }) => (answer.kind === 'read' ? answer.peakMegabytes : 0)));
  const [mine, theirs] = [times(ours), times(peer)];
  const of = `${mine.length} decks`;
  for (const [name, q, atMost] of [
    ['median', 0.5, 50],
    ['p95', 0.95, 400],
    ['max', 1, 2000],
  ] as const) {
    report({
      bench: 'import',
      name: `time a deck, ${name}`,
      value: quantile(mine, q),
      unit: 'ms',
      atMost,
      peer: quantile(theirs, q),
      of,
    });
  }
  report({
    bench: 'import',
    name: 'memory, max',
    value: peak(ours),
    unit: 'MB',
    atMost: 500,
    peer: peak(peer),
    of,
  });
}

/**
 * Reports the files that must be refused: whether they are refused, with an error that names the reason, and how soon.
 */
function reportRefusals(answers: readonly ImporterAnswer[], truths: ReadonlyMap<string, DeckTruth>): void {
  const WORDS: Readonly<Record<string, string>> = { encrypted: 'FILE_ENCRYPTED', corrupt: 'FILE_CORRUPT' };
  const bad = answers.filter(({ file }) => Object.hasOwn(WORDS, truths.get(file)?.status ?? ''));
  const wrong = bad.filter(
    (answer) => answer.kind === 'read' || answer.code !== WORDS[truths.get(answer.file)?.status ?? ''],
  );
  const of = `${bad.length} files`;
  const slowest = Math.max(0, ...bad.map(({ milliseconds }) => milliseconds));
  report({ bench: 'import', name: 'time to refuse, max', value: slowest, unit: 'ms', atMost: 1000, of });
  report({
    bench: 'import',
    name: 'damaged or encrypted files not refused as such',
    value: wrong.length,
    unit: 'count',
    atMost: 0,
    of: wrong.map(({ file }) => file).join(', '),
  });
}
