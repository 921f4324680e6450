export { barPlace } from './bar-place.ts';
export { Habit } from './habit.tsx';
export { InkBook } from './ink-book.ts';
export { InkLayer, seenInk, type WetLine } from './ink-layer.tsx';
export type { Beside } from './ink-selection.tsx';
export { selectionClasses } from './ink-selection.tsx';
export { useInkTexts } from './ink-texts.ts';
export { colorOn, penOf, useInkTool } from './ink-tool.ts';
export { LaidGuides } from './laid-guides.ts';
export { PanelSize } from './panel-size.tsx';
export { PenColors } from './pen-colors.tsx';
export { putInk } from './put-ink.ts';
export { recolorInk } from './recolor-ink.ts';
export { StoredInk } from './stored-ink.ts';
export { ToolChoices, type ToolChoicesProps } from './tool-choices.tsx';
export { toolButtonClass, toolCardClasses } from './tool-classes.ts';
export {
  type InkToolName,
  keepTools,
  keptTools,
  type PlayerTool,
  type ToolSettings,
} from './tool-settings.ts';
export { COPIED } from './use-taken-ink.ts';
