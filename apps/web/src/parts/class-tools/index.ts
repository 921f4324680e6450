export {
  type ClassTool,
  type ClassToolPart,
  type ClassToolProps,
  type ToolbarPlace,
  toolbarPlaces,
} from './class-tool.ts';
export { noteOpening } from './note-opening.ts';
export { playSound, setVolume, volume } from './sounds.ts';
export type { ToolShow } from './tool-show.ts';
export { ToolWindow } from './tool-window.tsx';
