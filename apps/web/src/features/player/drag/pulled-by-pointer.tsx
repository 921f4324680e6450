import { type DragHandsOptions, useDragHands } from './use-drag-hands.ts';

/** The hands of the pointer, which pull what was marked; a press is the page's as ever. */
export function PulledByPointer(options: Omit<DragHandsOptions, 'presses' | 'landed'>): undefined {
  useDragHands({ ...options, presses: true });
}
