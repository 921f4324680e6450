export { barPlace } from './bar-place.ts';
export { InkBook } from './ink-book.ts';
export { InkLayer, seenInk, type WetLine } from './ink-layer.tsx';
export type { Beside } from './ink-selection.tsx';
export { selectionClasses } from './ink-selection.tsx';
export { useInkTexts } from './ink-texts.ts';
export { PenGuides } from './pen-guides.ts';
export { putInk } from './put-ink.ts';
export { recolorInk } from './recolor-ink.ts';
export { StoredInk } from './stored-ink.ts';
export { Habit } from './tools/habit.tsx';
export { colorOn, penOf, useInkTool } from './tools/ink-tool.ts';
export { PanelSize } from './tools/panel-size.tsx';
export { PenColors } from './tools/pen-colors.tsx';
export { ToolChoices, type ToolChoicesProps } from './tools/tool-choices.tsx';
export { toolButtonClass, toolCardClasses } from './tools/tool-classes.ts';
export {
  type InkToolName,
  keepTools,
  keptTools,
  type PlayerTool,
  type ToolSettings,
} from './tools/tool-settings.ts';
export { COPIED } from './use-selected-ink.ts';
