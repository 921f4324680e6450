/** A point, logical pixels. */
export type XY = readonly [x: number, y: number];

/** A pose on the page: origin, and rotation in degrees clockwise on the screen. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** The position on the page of a point in local coordinates. */
export function placed({ x, y, turn }: Pose, [px, py]: XY): XY {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [x + px * cos - py * sin, y + px * sin + py * cos];
}

export function moved(pose: Pose, [dx, dy]: XY): Pose {
  return { ...pose, x: pose.x + dx, y: pose.y + dy };
}

/** The pose rotated about a point of the page, degrees. */
export function turnedAbout(pose: Pose, [ax, ay]: XY, degrees: number): Pose {
  const [x, y] = placed({ x: ax, y: ay, turn: degrees }, [pose.x - ax, pose.y - ay]);
  return { x, y, turn: wrappedTurn(pose.turn + degrees) };
}

/**
 * The pose after a gesture of two fingers: the point between them stays there. It is rotated and moved, never scaled.
 */
export function carriedByTwo(pose: Pose, before: readonly [XY, XY], now: readonly [XY, XY]): Pose {
  const middle = ([a, b]: readonly [XY, XY]): XY => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const direction = ([a, b]: readonly [XY, XY]) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const [from, to] = [middle(before), middle(now)];
  const turned = turnedAbout(pose, from, direction(now) - direction(before));
  return moved(turned, [to[0] - from[0], to[1] - from[1]]);
}

/** An angle from -180 to 180. */
export function wrappedTurn(degrees: number): number {
  const turn = (((degrees + 180) % 360) + 360) % 360;
  return turn - 180;
}
