export {
  type ClassTool,
  type ClassToolPart,
  type ClassToolProps,
  type OpenableTool,
  type ToolbarPlace,
  toolbarPlaces,
} from './class-tool.ts';
export { noteOpening } from './note-opening.ts';
export { PanelButton } from './panel-button.tsx';
export { SoundButton } from './sound-button.tsx';
export { playSound } from './sounds.ts';
export type { ShowSheet, ToolShow } from './tool-show.ts';
export { ToolWindow } from './tool-window.tsx';
