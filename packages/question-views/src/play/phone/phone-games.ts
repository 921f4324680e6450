import type { PlayedBody } from '@lectern/questions';
import { CodeLoadFailure } from '@lectern/ui';
import { type LazyComponent, lazyComponent } from '@lectern/ui/lazy';
import type { AnswerView, AnswerViewProps } from '../../answer-view.ts';
import { WAITING } from '../../basic-views.tsx';
import { isPlayed } from '../shared-picture.ts';

/** The games that phones play otherwise than in their quiet form. A phone has no key: nothing here tells what is right. */
const LOADERS: Readonly<Record<string, () => Promise<AnswerView>>> = {
  'fun-sort': async () => (await import('./sort-deck.tsx')).SortDeck as AnswerView,
  'super-sort': async () => (await import('./sort-deck.tsx')).SortDeck as AnswerView,
  'truth-rush': async () => (await import('./truth-deck.tsx')).TruthDeck as AnswerView,
  crossword: async () => (await import('./clue-list.tsx')).ClueList as AnswerView,
  'word-search': async () => (await import('./word-grid.tsx')).WordGrid as AnswerView,
  memory: async () => (await import('./pair-tiles.tsx')).MemoryTiles as AnswerView,
  'knowledge-pairs': async () => (await import('./pair-tiles.tsx')).PairTiles as AnswerView,
  'fun-choice': async () => (await import('./rush-deck.tsx')).RushDeck as AnswerView,
  'sums-sprint': async () => (await import('./rush-deck.tsx')).RushDeck as AnswerView,
  'team-race': async () => (await import('./rush-deck.tsx')).RushDeck as AnswerView,
  'dictation-game': async () => (await import('./rush-deck.tsx')).RushDeck as AnswerView,
  'link-lines': async () => (await import('./link-pages.tsx')).LinkPages as AnswerView,
  'fun-order': async () => (await import('./hung-cards.tsx')).HungCards as AnswerView,
  'find-spot': async () => (await import('./find-deck.tsx')).FindDeck as AnswerView,
  'label-picture': async () => (await import('./label-board.tsx')).LabelBoard as AnswerView,
  'timeline-place': async () => (await import('./time-rail.tsx')).TimeRail as AnswerView,
  'word-bank': async () => (await import('./gap-words.tsx')).WordGaps as AnswerView,
  'map-fill': async () => (await import('./gap-words.tsx')).MapGaps as AnswerView,
  jigsaw: async () => (await import('./jigsaw-frame.tsx')).JigsawFrame as AnswerView,
  'sentence-line': async () => (await import('./sentence-list.tsx')).SentenceList as AnswerView,
};

const VIEWS: ReadonlyMap<string, LazyComponent<AnswerViewProps>> = new Map(
  Object.entries(LOADERS).map(([kind, load]) => [
    kind,
    lazyComponent<AnswerViewProps>(load, { waiting: WAITING, failed: CodeLoadFailure }),
  ]),
);

/** Pieces beside each other that a finger can hit on a phone. */
const MOST_PIECES = 7;

/** The view in which a phone plays a game; undefined where it shows the quiet form. */
export function phoneGameOf(kind: string, body: unknown): LazyComponent<AnswerViewProps> | undefined {
  const { play, parts = [], own } = (body ?? {}) as Partial<PlayedBody>;
  if (!play || play.quiet || !isPlayed(kind, body as PlayedBody)) return undefined;
  // A statement that is corrected in words needs a field.
  const isCorrected = parts.some((part) => (part.body as { readonly correction?: boolean })?.correction);
  const { columns = 0 } = (own ?? {}) as { readonly columns?: number };
  return isCorrected || columns > MOST_PIECES ? undefined : VIEWS.get(kind);
}
