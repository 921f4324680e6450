import type { PointerInput } from './pointer.ts';

export type ToolName =
  | 'idle'
  | 'pressing'
  | 'dragging'
  | 'marquee'
  | 'resizing'
  | 'rotating'
  | 'adjusting'
  | 'pullingLineEnd'
  | 'insertingBox'
  | 'insertingLine'
  | 'panning'
  | 'choosingCells'
  | 'editingText';

/** One state of the hand. Each event answers the next state: itself, or another; nothing else holds a mode. */
export interface ToolState {
  readonly name: ToolName;
  readonly cursor?: string;
  pointerDown(input: PointerInput): ToolState;
  pointerMove(input: PointerInput): ToolState;
  pointerUp(input: PointerInput): ToolState;
  /** Escape, a second finger, or a pointer that was lost: everything is as it was before the hand came. */
  cancel(): ToolState;
}
