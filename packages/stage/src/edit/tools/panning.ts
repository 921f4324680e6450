import { subtract } from '../geometry/point.ts';
import type { PointerInput } from './pointer.ts';
import type { ToolPorts } from './ports.ts';
import type { ToolState } from './state.ts';

/** Pans the page in the window. */
export function panningState(ports: ToolPorts, down: PointerInput, back: ToolState): ToolState {
  let last = down.screen;
  const panning: ToolState = {
    name: 'panning',
    cursor: 'grabbing',
    pointerDown: () => panning,
    pointerMove(input) {
      ports.viewport.pan(subtract(input.screen, last));
      last = input.screen;
      return panning;
    },
    pointerUp: () => back,
    cancel: () => back,
  };
  return panning;
}
