import {
  type Edit,
  type Element,
  type Frame,
  fitGroupsAround,
  outermost,
  setFrame,
} from '@lectern/courseware';
import type { PlacementReader } from '../geometry/placement.ts';

/** Elements that a hand may move: those that exist, are not locked and have no chosen group above them. */
export function movable(reader: PlacementReader, ids: readonly string[]): readonly Element[] {
  return outermost(reader, ids).flatMap((id) => {
    const element = reader.find('element', id);
    return element && !element.locked ? [element] : [];
  });
}

/** Writes the frames of what a hand moved, turned or resized; what is inside follows, and groups around fit again. */
export function writeFrames(edit: Edit, frames: ReadonlyMap<string, Frame>): void {
  for (const [id, frame] of frames) setFrame(edit, id, frame);
  fitGroupsAround(edit, [...frames.keys()]);
}
