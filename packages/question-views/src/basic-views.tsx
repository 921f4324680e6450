import { CodeLoadFailure, Skeleton, Stack } from '@lectern/ui';
import { type LazyComponent, lazyComponent } from '@lectern/ui/lazy';
import type { AnswerView, AnswerViewProps } from './answer-view.ts';

/** Loads the view of a kind. Each kind is a file of its own: a phone loads only what it shows. */
type Loader = () => Promise<AnswerView>;

/** The basic kinds that can be answered on a screen. */
const LOADERS: Readonly<Record<string, Loader>> = {
  'single-choice': async () =>
    (await import('./kinds/single-choice/answer-view.tsx')).SingleChoiceView as AnswerView,
  'multiple-choice': async () =>
    (await import('./kinds/multiple-choice/answer-view.tsx')).MultipleChoiceView as AnswerView,
  'true-false': async () => (await import('./kinds/true-false/answer-view.tsx')).TrueFalseView as AnswerView,
  'fill-blank': async () => (await import('./kinds/fill-blank/answer-view.tsx')).FillBlankView as AnswerView,
  numeric: async () => (await import('./kinds/numeric/answer-view.tsx')).NumericView as AnswerView,
  formula: async () => (await import('./kinds/formula/answer-view.tsx')).FormulaView as AnswerView,
  'cloze-choice': async () =>
    (await import('./kinds/cloze-choice/answer-view.tsx')).ClozeChoiceView as AnswerView,
  'short-answer': async () =>
    (await import('./kinds/short-answer/answer-view.tsx')).ShortAnswerView as AnswerView,
  essay: async () => (await import('./kinds/essay/answer-view.tsx')).EssayView as AnswerView,
  'bank-cloze': async () => (await import('./kinds/bank-cloze/answer-view.tsx')).BankClozeView as AnswerView,
  matching: async () => (await import('./kinds/matching/answer-view.tsx')).MatchingView as AnswerView,
  ordering: async () => (await import('./kinds/ordering/answer-view.tsx')).OrderingView as AnswerView,
  matrix: async () => (await import('./kinds/matrix/answer-view.tsx')).MatrixView as AnswerView,
  hotspot: async () => (await import('./kinds/hotspot/answer-view.tsx')).HotspotView as AnswerView,
  'error-mark': async () => (await import('./kinds/error-mark/answer-view.tsx')).ErrorMarkView as AnswerView,
  'media-answer': async () =>
    (await import('./kinds/media-answer/answer-view.tsx')).MediaAnswerView as AnswerView,
};

export const WAITING = (
  // A page that is printed waits for what is loading.
  <Stack gap={3} data-loading="">
    <Skeleton width="70%" />
    <Skeleton width="50%" />
  </Stack>
);

const VIEWS: ReadonlyMap<string, LazyComponent<AnswerViewProps>> = new Map(
  Object.entries(LOADERS).map(([kind, load]) => [
    kind,
    lazyComponent<AnswerViewProps>(load, { waiting: WAITING, failed: CodeLoadFailure }),
  ]),
);

/** The view in which questions of a basic kind are answered, loaded when it is first shown. */
export function basicViewOf(kind: string): LazyComponent<AnswerViewProps> | undefined {
  return VIEWS.get(kind);
}
