export type { DrawingProps } from './drawing-props.ts';
export { ElementList, ElementView, type ElementViewProps, type RenderElement } from './element-view.tsx';
export { formulaProblem } from './formula/formula-problem.ts';
export { flipTransform, frameStyle, type Mirror, mirrored } from './frame-style.ts';
export {
  type AdjustHandle,
  type AdjustRange,
  evaluateGeometry,
  type Outline,
  type OutlinePath,
} from './geometry/evaluate.ts';
export { PRESET_NAMES } from './geometry/generated/preset-names.ts';
export { definitionOf, loadAllPresets, presetDefinition } from './geometry/presets.ts';
export { useOutline } from './geometry/use-outline.ts';
export {
  PageView,
  type PageViewProps,
  StageProvider,
  type StageProviderProps,
  usePageDesign,
  usePageSize,
} from './page-view.tsx';
export { PATTERN_NAMES } from './paint/pattern-rows.ts';
export { printedPageName } from './print-address.ts';
export {
  type AssetSource,
  CHINESE_LABELS,
  ENGLISH_LABELS,
  type StageLabels,
  type StageMode,
  useAssetUrl,
  useChildren,
  useElement,
  useRecord,
} from './stage-context.ts';
export { type FontStacks, fontStacks } from './text/font-stack.ts';
export { standInOf } from './text/font-stand-in.ts';
export { type TextRect, textFlowStyle, textFrameStyle } from './text/frame-layout.ts';
export { paragraphStyle } from './text/paragraph-style.ts';
export { ParagraphView } from './text/paragraph-view.tsx';
export { runStyle } from './text/run-style.ts';
export type { TextScope } from './text/text-scope.ts';
export { TextFlow, TextView } from './text/text-view.tsx';
export type { TextViewProps } from './text/text-view-props.ts';
export { useTextScope } from './text/use-text-scope.ts';
export { isFetchedFont, webFontsCame } from './text/web-fonts.ts';
