import { multiply } from '@lectern/base';
import type { Element, Frame } from '@lectern/courseware';
import { type Box, boxAround, centreOf, unionOf } from '../geometry/box.ts';
import { applyToVector } from '../geometry/matrix.ts';
import {
  boundsOf,
  cornersOf,
  frameWithMiddle,
  matrixOfFrame,
  middleOf,
  parentMatrix,
  placementOf,
} from '../geometry/placement.ts';
import { add, type Point, subtract } from '../geometry/point.ts';
import { cursorOf, type Handle, resizedFrame, sidesOf } from '../geometry/resize.ts';
import { drawnAt, scaledFrame } from '../geometry/scale.ts';
import { editingOf } from '../kinds/kind-editing.ts';
import { snapSides } from '../snap/snap.ts';
import { type SnapTargets, snapTargetsOf } from '../snap/targets.ts';
import { snapReach } from './dragging.ts';
import { movable, writeFrames } from './moving.ts';
import type { PointerInput } from './pointer.ts';
import type { ToolPorts } from './ports.ts';
import type { ToolState } from './state.ts';

/** The smallest size to which several elements are resized together, logical pixels. */
const least = 4;

/**
 * Drags a resize handle: Shift keeps the ratio (pictures keep it by default), Alt the centre, Control turns snapping
 * off.
 */
export function resizingState(ports: ToolPorts, down: PointerInput, handle: Handle): ToolState | undefined {
  const pageId = ports.pageId();
  const elements = movable(ports.reader, ports.selection.get().ids);
  const [first] = elements;
  if (pageId === undefined || !first) return undefined;
  const ids = new Set(elements.map((element) => element.id));
  const targets = snapTargetsOf(ports.reader, pageId, ids, ports.snapAids());
  const single = elements.length === 1 ? first : undefined;
  const keepsRatio = single !== undefined && editingOf(single).keepsRatio;
  let frames: ReadonlyMap<string, Frame> = new Map();

  const resizing: ToolState = {
    name: 'resizing',
    cursor: single ? cursorOf(handle, placementOf(ports.reader, single)) : undefined,
    pointerDown: () => resizing,
    pointerMove(input) {
      const corner = handle.length === 2;
      const how: Pull = {
        handle,
        by: subtract(input.at, down.at),
        ratio: corner && (keepsRatio ? !input.shift : input.shift),
        centred: input.alt,
        snap: input.control ? undefined : { targets, reach: snapReach / ports.viewport.zoom() },
      };
      frames = single ? pullOne(ports, single, how) : pullMany(ports, elements, how);
      const drafts = new Map<string, Element>();
      for (const element of elements) {
        const frame = frames.get(element.id);
        if (frame) for (const drawn of drawnAt(ports.reader, element, frame)) drafts.set(drawn.id, drawn);
      }
      ports.preview.show(drafts);
      const shown = single ? frames.get(single.id) : undefined;
      ports.preview.measure(shown ? `${Math.round(shown.w)} × ${Math.round(shown.h)}` : undefined);
      return resizing;
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
  return resizing;
}

interface Pull {
  readonly handle: Handle;
  readonly by: Point;
  readonly ratio: boolean;
  readonly centred: boolean;
  readonly snap: { readonly targets: SnapTargets; readonly reach: number } | undefined;
}

function pullOne(ports: ToolPorts, element: Element, pull: Pull): ReadonlyMap<string, Frame> {
  const placement = placementOf(ports.reader, element);
  const parent = parentMatrix(ports.reader, element);
  const options = { ratio: pull.ratio, centred: pull.centred, least: editingOf(element).least };
  let frame = resizedFrame(element.frame, placement, parent, pull.handle, pull.by, options);
  if (pull.snap) {
    const box = boxAround(
      cornersOf({ matrix: multiply(parent, matrixOfFrame(frame)), w: frame.w, h: frame.h }),
    );
    const pageSides = pulledSides(pull.handle, element, ports);
    if (pageSides) {
      const snapped = snapSides(box, pageSides, pull.snap.targets, pull.snap.reach);
      ports.preview.guides(snapped.guides);
      frame = resizedFrame(element.frame, placement, parent, pull.handle, add(pull.by, snapped.by), options);
    }
  } else ports.preview.guides([]);
  return new Map([[element.id, frame]]);
}

/** The sides of the axis-aligned box that a handle moves; empty unless the element is rotated by quarter turns. */
function pulledSides(handle: Handle, element: Element, ports: ToolPorts) {
  const { matrix } = placementOf(ports.reader, element);
  const upright = Math.abs(matrix.a * matrix.b) < 1e-9;
  if (!upright) return undefined;
  const direction = applyToVector(matrix, sidesOf(handle));
  return { x: sign(direction.x), y: sign(direction.y) };
}

function sign(value: number): -1 | 0 | 1 {
  return Math.abs(value) < 1e-9 ? 0 : value < 0 ? -1 : 1;
}

function pullMany(ports: ToolPorts, elements: readonly Element[], pull: Pull): ReadonlyMap<string, Frame> {
  const box = unionOf(elements.map((element) => boundsOf(placementOf(ports.reader, element))));
  if (!box) return new Map();
  const sides = sidesOf(pull.handle);
  let size = pulledSize(box, sides, pull.by, pull);
  if (pull.snap && !pull.ratio) {
    const grown = grownBox(box, sides, size, pull.centred);
    const snapped = snapSides(grown, sides, pull.snap.targets, pull.snap.reach);
    ports.preview.guides(snapped.guides);
    size = pulledSize(box, sides, add(pull.by, snapped.by), pull);
  } else ports.preview.guides([]);
  const fixed = pull.centred
    ? centreOf(box)
    : { x: box.x + (box.w / 2) * (1 - sides.x), y: box.y + (box.h / 2) * (1 - sides.y) };
  const x = box.w > 0 ? size.w / box.w : 1;
  const y = box.h > 0 ? size.h / box.h : 1;
  const frames = new Map<string, Frame>();
  for (const element of elements) {
    const placement = placementOf(ports.reader, element);
    const parent = parentMatrix(ports.reader, element);
    const middle = middleOf(placement);
    const onPage = {
      ...element.frame,
      x: middle.x - placement.w / 2,
      y: middle.y - placement.h / 2,
      rotation: element.frame.rotation,
    };
    const scaled = scaledFrame(onPage, fixed, x, y);
    const target = { x: scaled.x + scaled.w / 2, y: scaled.y + scaled.h / 2 };
    frames.set(element.id, frameWithMiddle(parent, element.frame, target, scaled.w, scaled.h));
  }
  return frames;
}

function pulledSize(
  box: Box,
  sides: { x: number; y: number },
  by: Point,
  { ratio, centred }: Pull,
): { w: number; h: number } {
  const times = centred ? 2 : 1;
  let w = Math.max(least, box.w + sides.x * by.x * times);
  let h = Math.max(least, box.h + sides.y * by.y * times);
  if (ratio && box.w > 0 && box.h > 0) {
    const scale = Math.max(w / box.w, h / box.h);
    w = box.w * scale;
    h = box.h * scale;
  }
  return { w, h };
}

function grownBox(
  box: Box,
  sides: { x: number; y: number },
  size: { w: number; h: number },
  centred: boolean,
): Box {
  if (centred) {
    const centre = centreOf(box);
    return { x: centre.x - size.w / 2, y: centre.y - size.h / 2, ...size };
  }
  return {
    x: sides.x < 0 ? box.x + box.w - size.w : box.x,
    y: sides.y < 0 ? box.y + box.h - size.h : box.y,
    ...size,
  };
}
