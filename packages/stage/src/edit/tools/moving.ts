import {
  type Edit,
  type Element,
  type Frame,
  fitGroupsAround,
  outermost,
  setFrame,
} from '@lectern/courseware';
import type { PlacementReader } from '../geometry/placement.ts';

/** Elements that the user may move: they exist, are not locked and are in no selected group. */
export function movable(reader: PlacementReader, ids: readonly string[]): readonly Element[] {
  return outermost(reader, ids).flatMap((id) => {
    const element = reader.find('element', id);
    return element && !element.locked ? [element] : [];
  });
}

/**
 * Writes the frames of moved, rotated or resized elements; their descendants follow, and groups around are fitted
 * again.
 */
export function writeFrames(edit: Edit, frames: ReadonlyMap<string, Frame>): void {
  for (const [id, frame] of frames) setFrame(edit, id, frame);
  fitGroupsAround(edit, [...frames.keys()]);
}
