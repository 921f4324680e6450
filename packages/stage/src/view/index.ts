export { drawn } from './drawn.ts';
export { loadHostedQuestions, preloadUsualDrawings } from './elements/lazy-views.tsx';
export { keepSettings } from './elements/media/media-settings.ts';
export { loadHostedTools } from './elements/tool-element-view.tsx';
export { formulaProblem } from './formula/formula-problem.ts';
export { InlineFormula } from './formula/inline-formula.tsx';
export { loadAllPresets } from './geometry/presets.ts';
export { useOutline } from './geometry/use-outline.ts';
export {
  type PageQuestionProps,
  type QuestionViewHost,
  QuestionViewHostContext,
} from './hosts/question-view-host.ts';
export {
  type ToolHost,
  ToolHostContext,
  type ToolSound,
  type ToolView,
  type ToolViewProps,
} from './hosts/tool-host.ts';
export { PageView } from './page-view.tsx';
export { PrintedPage, printedPageName } from './printed-page.tsx';
export {
  type AssetSource,
  CHINESE_LABELS,
  ENGLISH_LABELS,
  type StageLabels,
  useRecord,
} from './stage-context.ts';
export { standInOf } from './text/fonts/font-stand-in.ts';
export { isFetchedFont } from './text/fonts/web-fonts.ts';
export { usePageSize } from './use-page.ts';
