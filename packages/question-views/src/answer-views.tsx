import { CodeLoadFailure } from '@lectern/ui';
import { type LazyComponent, lazyComponent } from '@lectern/ui/lazy';
import type { AnswerView, AnswerViewProps } from './answer-view.ts';
import { basicViewOf, WAITING } from './basic-views.tsx';
import { phoneGameOf } from './play/phone/phone-games.ts';
import type { PlayViewProps } from './play/play-view.tsx';

/** Names of the interactive kinds. Their code judges, so that phones do not load it. */
export const INTERACTIVE_NAMES: ReadonlySet<string> = new Set([
  'fun-sort',
  'super-sort',
  'word-bank',
  'knowledge-pairs',
  'team-race',
  'truth-rush',
  'fun-choice',
  'fun-order',
  'link-lines',
  'memory',
  'word-search',
  'crossword',
  'sums-sprint',
  'dictation-game',
  'jigsaw',
  'map-fill',
  'timeline-place',
  'label-picture',
  'find-spot',
  'sentence-line',
]);

/** Interactive kinds are answered in their quiet form where no screen plays them. */
const QuietView = lazyComponent<AnswerViewProps>(
  async () => (await import('./play/quiet-view.tsx')).QuietView as AnswerView,
  { waiting: WAITING, failed: CodeLoadFailure },
);

/** An interactive question on the panel, with its code for judging. */
export const PlayView = lazyComponent<PlayViewProps>(
  async () => (await import('./play/play-view.tsx')).PlayView,
  {
    waiting: WAITING,
    failed: CodeLoadFailure,
  },
);

/**
 * The view in which questions of a kind are answered, loaded when it is first shown; undefined for kinds without one. A
 * question of such a kind shows its stem, and says so. `phoneBody`: the body of a game that a phone may play.
 */
export function answerViewOf(kind: string, phoneBody?: unknown): LazyComponent<AnswerViewProps> | undefined {
  if (!INTERACTIVE_NAMES.has(kind)) return basicViewOf(kind);
  return (phoneBody === undefined ? undefined : phoneGameOf(kind, phoneBody)) ?? QuietView;
}
