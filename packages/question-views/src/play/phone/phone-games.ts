import type { PlayedBody } from '@lectern/questions';
import { CodeLoadFailure } from '@lectern/ui';
import { type LazyComponent, lazyComponent } from '@lectern/ui/lazy';
import type { AnswerView, AnswerViewProps } from '../../answer-view.ts';
import { WAITING } from '../../basic-views.tsx';

/** The games that phones play otherwise than in their quiet form. A phone has no key: nothing here tells what is right. */
const LOADERS: Readonly<Record<string, () => Promise<AnswerView>>> = {
  'fun-sort': async () => (await import('./sort-deck.tsx')).SortDeck as AnswerView,
  'super-sort': async () => (await import('./sort-deck.tsx')).SortDeck as AnswerView,
  'truth-rush': async () => (await import('./truth-deck.tsx')).TruthDeck as AnswerView,
  crossword: async () => (await import('./clue-list.tsx')).ClueList as AnswerView,
  'word-search': async () => (await import('./word-grid.tsx')).WordGrid as AnswerView,
  'sentence-line': async () => (await import('./sentence-list.tsx')).SentenceList as AnswerView,
};

const VIEWS: ReadonlyMap<string, LazyComponent<AnswerViewProps>> = new Map(
  Object.entries(LOADERS).map(([kind, load]) => [
    kind,
    lazyComponent<AnswerViewProps>(load, { waiting: WAITING, failed: CodeLoadFailure }),
  ]),
);

/** The view in which a phone plays a game; undefined where it shows the quiet form. */
export function phoneGameOf(kind: string, body: unknown): LazyComponent<AnswerViewProps> | undefined {
  const { play, parts = [] } = (body ?? {}) as Partial<PlayedBody>;
  if (play?.quiet) return undefined;
  // A statement that is corrected in words needs a field.
  const isCorrected = parts.some((part) => (part.body as { readonly correction?: boolean })?.correction);
  return isCorrected ? undefined : VIEWS.get(kind);
}
