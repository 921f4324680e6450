import type { ToolData } from '@lectern/courseware';
import type { XY } from '../../../common/pose.ts';
import { numberIn } from '../../../common/values.ts';
import { keptPose } from '../kept.ts';
import { nearest } from '../page-marks.ts';
import { POINT_REACH } from '../settled.ts';

export const RADII_CM = [0.5, 20] as const;

/** A compass: its needle, its opening, and the direction of its pencil, degrees from the right, clockwise. */
export interface CompassPose {
  readonly needle: XY;
  readonly radius: number;
  readonly turn: number;
  readonly cm: number;
}

/** `usual`: the default position of its needle. */
export function compassOf(data: ToolData, usual: XY): CompassPose {
  const { x, y, turn, cm } = keptPose(data, { x: usual[0], y: usual[1], turn: 0 });
  const radius = numberIn(data.radius, [RADII_CM[0] * cm, RADII_CM[1] * cm], 4 * cm);
  return { needle: [x, y], radius, turn, cm };
}

export function pencilOf({ needle: [x, y], radius, turn }: CompassPose): XY {
  const angle = (turn * Math.PI) / 180;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
}

/** The compass with its needle moved there, or to a point or a crossing of the ink within reach. */
export function needleAt(compass: CompassPose, at: XY, points: readonly XY[]): CompassPose {
  return { ...compass, needle: nearest(points, at, POINT_REACH) ?? at };
}

/**
 * The compass opened so that its pencil is there, or at a point of the ink within reach; otherwise opened to whole
 * millimetres.
 */
export function openedTo(compass: CompassPose, at: XY, points: readonly XY[]): CompassPose {
  const { needle, cm } = compass;
  const point = nearest(points, at, POINT_REACH);
  const [x, y] = point ?? at;
  const turn = (Math.atan2(y - needle[1], x - needle[0]) * 180) / Math.PI;
  const far = Math.hypot(x - needle[0], y - needle[1]);
  return { ...compass, turn, radius: within(point ? far : Math.round((far / cm) * 10) * (cm / 10), cm) };
}

/** The compass opened by this many millimetres more. */
export function opened(compass: CompassPose, millimetres: number): CompassPose {
  const { radius, cm } = compass;
  return { ...compass, radius: within((Math.round((radius / cm) * 10) + millimetres) * (cm / 10), cm) };
}

function within(radius: number, cm: number): number {
  return Math.min(Math.max(radius, RADII_CM[0] * cm), RADII_CM[1] * cm);
}
