import { type DragHandsOptions, useDragHands } from './use-drag-hands.ts';

/** Dragging of marked elements with the pointer; a press without a drag acts on the page. */
export function PulledByPointer(options: Omit<DragHandsOptions, 'presses' | 'landed'>): undefined {
  useDragHands({ ...options, presses: true });
}
