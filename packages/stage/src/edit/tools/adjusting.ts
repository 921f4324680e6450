import { apply, invert } from '../geometry/matrix.ts';
import { placementOf } from '../geometry/placement.ts';
import { movable } from './moving.ts';
import type { ToolPorts } from './ports.ts';
import type { ToolState } from './state.ts';

/** Drags a yellow handle: the roundness of a corner, the head of an arrow. */
export function adjustingState(ports: ToolPorts, index: number): ToolState | undefined {
  const [element] = movable(ports.reader, ports.selection.get().ids);
  if (!element || !('geometry' in element) || !element.geometry) return undefined;
  const placement = placementOf(ports.reader, element);
  const before = element.geometry;
  let geometry = before;

  const adjusting: ToolState = {
    name: 'adjusting',
    cursor: 'pointer',
    pointerDown: () => adjusting,
    pointerMove(input) {
      const own = apply(invert(placement.matrix), input.at);
      geometry = ports.adjust.adjusted(before, { w: placement.w, h: placement.h }, index, own);
      ports.preview.show(new Map([[element.id, { ...element, geometry }]]));
      return adjusting;
    },
    pointerUp() {
      if (geometry !== before) ports.edit((edit) => edit.update(element.id, { geometry }));
      ports.preview.clear();
      return ports.idle();
    },
    cancel() {
      ports.preview.clear();
      return ports.idle();
    },
  };
  return adjusting;
}
