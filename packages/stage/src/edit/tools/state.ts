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

/** A state of the tools. Each event returns the next state, which may be the same; there is no other mode. */
export interface ToolState {
  readonly name: ToolName;
  readonly cursor?: string;
  pointerDown(input: PointerInput): ToolState;
  pointerMove(input: PointerInput): ToolState;
  pointerUp(input: PointerInput): ToolState;
  /** Escape, a second finger, or a pointer that was lost: restores the state from before the gesture. */
  cancel(): ToolState;
}
