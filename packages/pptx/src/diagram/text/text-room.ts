import { numberOf } from '../../read/geometry/units.ts';
import type { ConstraintValues } from '../constraints.ts';
import type { Box, LayoutNode } from '../layout-node.ts';

/** Insets of the text rectangle in a preset, left, top, right and bottom, as shares of its width and height. */
const ROOMS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  ellipse: [0.146, 0.146, 0.146, 0.146],
  triangle: [0.25, 0.5, 0.25, 0],
  diamond: [0.25, 0.25, 0.25, 0.25],
  hexagon: [0.13, 0.13, 0.13, 0.13],
  octagon: [0.1, 0.1, 0.1, 0.1],
  donut: [0.146, 0.146, 0.146, 0.146],
};

/** The rectangle for unrotated text in a node's shape, in millimetres of the diagram. */
export function textRoom(node: LayoutNode, box: Box, values: ConstraintValues): Box {
  const turn = ((Math.round((numberOf(node.shape?.attr('rot')) ?? 0) / 90) % 4) + 4) % 4;
  const onSide = turn % 2 === 1;
  const [w, h] = onSide ? [box.h, box.w] : [box.w, box.h];
  // the insets of the unrotated shape, then rotated with it
  let sides = insetsIn(node, w, h, values);
  for (let at = 0; at < turn; at++) sides = [sides[3], sides[0], sides[1], sides[2]];
  const [l, t, r, b] = sides;
  return { x: box.x + l, y: box.y + t, w: Math.max(0, box.w - l - r), h: Math.max(0, box.h - t - b) };
}

type Sides = readonly [left: number, top: number, right: number, bottom: number];

function insetsIn(node: LayoutNode, w: number, h: number, values: ConstraintValues): Sides {
  const preset = node.shape?.attr('type') ?? 'rect';
  const short = Math.min(w, h);
  const corner = short * Math.min(0.5, adjustOf(node) ?? 0.16667) * 0.29289;
  switch (preset) {
    case 'roundRect':
      return [corner, corner, corner, corner];
    case 'round2SameRect':
      return [corner, corner, corner, 0];
    case 'round1Rect':
      return [0, 0, corner, 0];
    case 'chevron':
    case 'homePlate': {
      const tip = Math.min(w / 2, short * (adjustOf(node) ?? 0.5));
      return preset === 'chevron' ? [tip, 0, tip, 0] : [0, 0, tip / 2, 0];
    }
    case 'trapezoid': {
      const lean = values.get(node, 'pyramidInset') ?? adjustOf(node) ?? 0.25;
      const side = Math.min(w / 2, short * lean) / 3;
      return [side, 0, side, 0];
    }
    default: {
      const [l, t, r, b] = Object.hasOwn(ROOMS, preset) ? (ROOMS[preset] ?? NONE) : NONE;
      return [l * w, t * h, r * w, b * h];
    }
  }
}

const NONE: Sides = [0, 0, 0, 0];

function adjustOf(node: LayoutNode): number | undefined {
  return numberOf(node.shape?.child('dgm:adjLst')?.child('dgm:adj')?.attr('val'));
}
