import type { Frame, ShapeElement } from '@lectern/courseware';

export type Random = (from: number, to: number) => number;

/** A seeded random number generator (mulberry32), so that a failure can be repeated by its seed. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  return (from, to) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
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
