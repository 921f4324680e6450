import type { Point, Quad } from '../picture/points.ts';

/** A camera that looks along z; x points right, y down, metres. */
export interface View {
  /** Focal length, pixels. */
  readonly focal: number;
  /** The point in which the axis meets the picture. */
  readonly centre: Point;
}

/** The view of a phone whose picture is `width` pixels and 70° wide. */
export function phoneView(width: number, height: number): View {
  return { focal: width / 2 / Math.tan((35 * Math.PI) / 180), centre: { x: width / 2, y: height / 2 } };
}

/** Position and rotation of a flat thing. Angles in degrees. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Turned about the axis towards the camera, clockwise as seen. */
  readonly roll: number;
  /** Leaning back. */
  readonly pitch: number;
  /** Turned aside. */
  readonly yaw: number;
}

/** Returns the corners in the picture of a flat thing of the given size in metres, clockwise from its own top left. */
export function projected(view: View, pose: Pose, width: number, height: number): Quad {
  const [sinRoll, cosRoll] = sineAndCosine(pose.roll);
  const [sinPitch, cosPitch] = sineAndCosine(pose.pitch);
  const [sinYaw, cosYaw] = sineAndCosine(pose.yaw);
  const corner = (u: number, v: number): Point => {
    const rolledX = u * cosRoll - v * sinRoll;
    const rolledY = u * sinRoll + v * cosRoll;
    const y = rolledY * cosPitch;
    const depth = rolledY * sinPitch;
    const x = rolledX * cosYaw + depth * sinYaw;
    const z = pose.z - rolledX * sinYaw + depth * cosYaw;
    return {
      x: view.centre.x + (view.focal * (pose.x + x)) / z,
      y: view.centre.y + (view.focal * (pose.y + y)) / z,
    };
  };
  const [right, bottom] = [width / 2, height / 2];
  return [corner(-right, -bottom), corner(right, -bottom), corner(right, bottom), corner(-right, bottom)];
}

function sineAndCosine(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}
