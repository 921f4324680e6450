import { lazyComponent } from '@lectern/ui/lazy';
import { preloadUsualPresets } from '../geometry/presets.ts';

/** `TableView`, loaded on demand: few first pages have a table. */
export const TableView = lazyComponent(async () => (await import('./table-view.tsx')).TableView, {
  waiting: <div data-loading="" />,
});

/** `PromptView`, loaded on demand: only the editor needs it. */
export const PromptView = lazyComponent(async () => (await import('./prompt-view.tsx')).PromptView, {
  waiting: <div data-loading="" />,
});

/** `PageFilledOutline`, loaded on demand: few shapes show the page's background through themselves. */
export const PageFilledOutline = lazyComponent(
  async () => (await import('./page-filled-outline.tsx')).PageFilledOutline,
  { waiting: <div data-loading="" /> },
);

/** `InkView`, loaded on demand: few first pages need it, and a show draws its ink on a separate canvas. */
export const InkView = lazyComponent(async () => (await import('./ink/late-ink.ts')).loadInkView(), {
  waiting: <div data-loading="" />,
});

/** `InkRunView`, loaded on demand: few first pages need it. */
export const InkRunView = lazyComponent(async () => (await import('./ink/late-ink.ts')).loadInkRunView(), {
  waiting: <div data-loading="" />,
});

/** A block formula: its code is loaded on demand, as is the library that typesets it. */
export const FormulaView = lazyComponent(async () => (await import('./formula-view.tsx')).FormulaView, {
  waiting: <div data-loading="" />,
});

/** `QuestionElementView`, loaded on demand: it checks questions by schemas, and few first pages have a question. */
export const QuestionElementView = lazyComponent(
  async () => (await import('./question/question-element-view.tsx')).QuestionElementView,
  { waiting: <div data-loading="" /> },
);

/** Loads the code that draws questions at once. */
export const loadHostedQuestions = QuestionElementView.load;

/** Preloads drawings that most decks contain, but rarely on the first page. Call it when the first page is shown. */
export function preloadUsualDrawings(): void {
  TableView.preload();
  FormulaView.preload();
  preloadUsualPresets();
}
