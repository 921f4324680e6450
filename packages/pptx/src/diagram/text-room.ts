import { degreesOf, numberOf } from '../read/units.ts';
import type { ConstraintValues } from './constraints.ts';
import type { Box, LayoutNode } from './layout-node.ts';

/** Shares of a preset's width and height that its text keeps away from the left, top, right and bottom. */
const ROOMS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  ellipse: [0.146, 0.146, 0.146, 0.146],
  triangle: [0.25, 0.5, 0.25, 0],
  diamond: [0.25, 0.25, 0.25, 0.25],
  hexagon: [0.13, 0.13, 0.13, 0.13],
  octagon: [0.1, 0.1, 0.1, 0.1],
  donut: [0.146, 0.146, 0.146, 0.146],
  trapezoid: [0.17, 0.1, 0.17, 0],
};

/** The rectangle of a node's shape that its text may fill, in millimetres. */
export function textRoom(node: LayoutNode, box: Box, values: ConstraintValues): { w: number; h: number } {
  const preset = node.shape?.attr('type') ?? 'rect';
  // text stays upright in a shape that stands on its side
  const turn = Math.abs(Math.round((numberOf(node.shape?.attr('rot')) ?? 0) / 90)) % 2 === 1;
  const sides = turn ? { w: box.w, h: box.h } : box;
  const short = Math.min(sides.w, sides.h);
  if (preset === 'roundRect' || preset.startsWith('round')) {
    const adjust = preset === 'roundRect' ? (values.get(node, 'adj1') ?? adjustOf(node) ?? 0.16667) : 0.08;
    const inset = short * Math.min(0.5, adjust) * 0.29289;
    return { w: sides.w - 2 * inset, h: sides.h - 2 * inset };
  }
  if (preset === 'chevron' || preset === 'homePlate') {
    const tip = Math.min(sides.w / 2, short * (adjustOf(node) ?? 0.5));
    return { w: Math.max(1, sides.w - (preset === 'chevron' ? 2 : 0.5) * tip), h: sides.h };
  }
  const [l, t, r, b] = Object.hasOwn(ROOMS, preset) ? (ROOMS[preset] ?? [0, 0, 0, 0]) : [0, 0, 0, 0];
  return { w: sides.w * (1 - l - r), h: sides.h * (1 - t - b) };
}

function adjustOf(node: LayoutNode): number | undefined {
  return numberOf(node.shape?.child('dgm:adjLst')?.child('dgm:adj')?.attr('val'));
}

export function turnOf(node: LayoutNode): number {
  const value = numberOf(node.shape?.attr('rot'));
  return value ?? degreesOf(undefined) ?? 0;
}
