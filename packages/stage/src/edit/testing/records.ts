import { seeded } from '@lectern/base';
import type { Frame, ShapeElement } from '@lectern/courseware';

export type Random = (from: number, to: number) => number;

/** A seeded random number generator, so that a failure can be repeated by its seed. */
export function random(seed: number): Random {
  const next = seeded(seed);
  return (from, to) => from + next() * (to - from);
}

/** A filled rectangle for tests. */
export function shapeRecord(id: string, frame: Frame, parentId = 'page', order = 'a0'): ShapeElement {
  return {
    kind: 'element',
    type: 'shape',
    id,
    parentId,
    order,
    frame,
    geometry: { type: 'preset', preset: 'rect' },
    fill: { type: 'solid', color: { type: 'scheme', slot: 'accent1' } },
  };
}
