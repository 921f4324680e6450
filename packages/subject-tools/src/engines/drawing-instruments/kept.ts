import type { ToolData } from '@lectern/courseware';
import type { Pose } from '../../common/pose.ts';
import { numberIn } from '../../common/values.ts';
import { PAGE_CM } from './shapes.ts';

/** The smallest and the largest centimetre of an instrument, logical pixels. */
export const CALIBRATIONS = [PAGE_CM * 0.8, PAGE_CM * 2] as const;
const FAR = 4000;

/** The stored pose of an instrument, and its centimetre: the page's by default. */
export interface KeptPose extends Pose {
  readonly cm: number;
}

/** `usual` is the default pose. */
export function keptPose({ x, y, turn, cm }: ToolData, usual: Pose): KeptPose {
  return {
    x: numberIn(x, [-FAR, FAR], usual.x),
    y: numberIn(y, [-FAR, FAR], usual.y),
    turn: numberIn(turn, [-180, 180], usual.turn),
    cm: numberIn(cm, CALIBRATIONS, PAGE_CM),
  };
}

/** The pose moved so that the user can reach it: its origin is on the page, or a little beside it. */
export function withinReach<P extends Pose>(
  pose: P,
  { w, h, endless }: { readonly w: number; readonly h: number; readonly endless?: boolean },
): P {
  if (endless) return pose;
  return { ...pose, x: Math.min(Math.max(pose.x, 0), w), y: Math.min(Math.max(pose.y, 0), h) };
}

/** The next larger or smaller calibration, in tenths of the page's. */
export function calibrated(cm: number, by: 1 | -1): number {
  const tenths = Math.round((cm / PAGE_CM) * 10) + by;
  return Math.min(Math.max((PAGE_CM * tenths) / 10, CALIBRATIONS[0]), CALIBRATIONS[1]);
}
