import { CodeLoadFailure, Skeleton, Stack } from '@lectern/ui';
import { type LazyComponent, lazyComponent } from '@lectern/ui/lazy';
import type { AnswerView, AnswerViewProps } from './answer-view.ts';

/** Loads the view of a kind. Each kind is a file of its own: a phone loads only what it shows. */
type Loader = () => Promise<AnswerView>;

/** The kinds that can be answered on a screen. A question of another kind shows its stem, and says so. */
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
};

const WAITING = (
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

/** The view in which questions of a kind are answered, loaded when it is first shown; undefined for kinds without one. */
export function answerViewOf(kind: string): LazyComponent<AnswerViewProps> | undefined {
  return VIEWS.get(kind);
}
