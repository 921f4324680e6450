import type { Element, Frame } from '@lectern/courseware';
import { centreOf } from '../geometry/box.ts';
import { middleOf, parentMatrix, placementOf, turnOf } from '../geometry/placement.ts';
import { bearing, settledTurn, turnedFrame } from '../geometry/turn.ts';
import { boundsOfSelection } from '../selection/selection.ts';
import { movable, writeFrames } from './moving.ts';
import type { PointerInput } from './pointer.ts';
import type { ToolPorts } from './ports.ts';
import type { ToolState } from './state.ts';

/** Drags the rotation handle: the selection rotates about its centre, with Shift in steps of 15°. */
export function rotatingState(ports: ToolPorts, down: PointerInput): ToolState | undefined {
  const elements = movable(ports.reader, ports.selection.get().ids);
  const [first] = elements;
  if (!first) return undefined;
  const single = elements.length === 1 ? placementOf(ports.reader, first) : undefined;
  const bounds = boundsOfSelection(
    ports.reader,
    elements.map((element) => element.id),
  );
  if (!bounds) return undefined;
  const about = single ? middleOf(single) : centreOf(bounds);
  const startTurn = single ? turnOf(single) : 0;
  const startBearing = bearing(about, down.at);
  let frames: ReadonlyMap<string, Frame> = new Map();

  const rotating: ToolState = {
    name: 'rotating',
    cursor: 'grabbing',
    pointerDown: () => rotating,
    pointerMove(input) {
      const wanted = startTurn + bearing(about, input.at) - startBearing;
      const turn = settledTurn(wanted, input.shift ? 15 : undefined, 2);
      const next = new Map<string, Frame>();
      const drafts = new Map<string, Element>();
      for (const element of elements) {
        const frame = turnedFrame(
          element.frame,
          placementOf(ports.reader, element),
          parentMatrix(ports.reader, element),
          turn - startTurn,
          about,
        );
        next.set(element.id, frame);
        drafts.set(element.id, { ...element, frame });
      }
      frames = next;
      ports.preview.show(drafts);
      ports.preview.measure(`${Math.round(turn)}°`);
      return rotating;
    },
    pointerUp() {
      if (frames.size > 0) ports.edit((edit) => writeFrames(edit, frames));
      ports.preview.clear();
      return ports.idle();
    },
    cancel() {
      ports.preview.clear();
      return ports.idle();
    },
  };
  return rotating;
}
