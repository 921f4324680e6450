/** Zoom, position and rotation of a picture in its container. Lengths are CSS pixels. */
export interface Pose {
  /** Factor of the size at which the whole picture fits; 1 is whole. */
  readonly zoom: number;
  /** Offset of the picture's middle from the container's middle. */
  readonly x: number;
  readonly y: number;
  /** Clockwise quarter turns, 0 to 3. */
  readonly turn: 0 | 1 | 2 | 3;
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Pose = { zoom: 1, x: 0, y: 0, turn: 0 };
/** Zoom factor of a button or key press. */
export const ZOOM_STEP = 1.5;
/** Zoom of a double press. */
const DOUBLE = 2.5;
/** Largest size of one pixel of the picture, CSS pixels. */
const LARGEST_PIXEL = 8;
/** The largest zoom is at least this, for small pictures. */
const LEAST_MOST = 4;

/** A picture and its container: the sizes that limit its poses. */
export interface Framed {
  readonly picture: Size;
  readonly room: Size;
}

/** CSS pixels per pixel of the picture when it is whole; a small picture is not enlarged. */
export function wholeScale({ picture, room }: Framed, turn: Pose['turn']): number {
  const { w, h } = turned(picture, turn);
  return w > 0 && h > 0 ? Math.min(1, room.w / w, room.h / h) : 1;
}

function turned({ w, h }: Size, turn: Pose['turn']): Size {
  return turn % 2 === 0 ? { w, h } : { w: h, h: w };
}

function mostZoom(framed: Framed, turn: Pose['turn']): number {
  return Math.max(LEAST_MOST, LARGEST_PIXEL / wholeScale(framed, turn));
}

/** The pose within its limits: not smaller than whole, and no gap between picture and container edges. */
function bounded(pose: Pose, framed: Framed): Pose {
  const zoom = Math.min(mostZoom(framed, pose.turn), Math.max(1, pose.zoom));
  const scale = wholeScale(framed, pose.turn) * zoom;
  const { w, h } = turned(framed.picture, pose.turn);
  const slack = (length: number, room: number) => Math.max(0, (length * scale - room) / 2);
  const within = (at: number, most: number) => Math.min(most, Math.max(-most, at)) || 0;
  return {
    zoom,
    x: within(pose.x, slack(w, framed.room.w)),
    y: within(pose.y, slack(h, framed.room.h)),
    turn: pose.turn,
  };
}

/** Zooms by the factor `times`; the content at the point, relative to the container's middle, stays there. */
export function zoomedAt(pose: Pose, times: number, point: Point, framed: Framed): Pose {
  const zoom = Math.min(mostZoom(framed, pose.turn), Math.max(1, pose.zoom * times));
  const by = zoom / pose.zoom;
  return bounded(
    { ...pose, zoom, x: point.x - (point.x - pose.x) * by, y: point.y - (point.y - pose.y) * by },
    framed,
  );
}

/** A double press: zooms in at the point, or back to whole. */
export function doublePressed(pose: Pose, point: Point, framed: Framed): Pose {
  if (pose.zoom > 1) return { ...WHOLE, turn: pose.turn };
  const pixels = 1 / wholeScale(framed, pose.turn);
  // A picture a little larger than the container is shown pixel by pixel.
  return zoomedAt(pose, pixels > 1.2 && pixels < DOUBLE ? pixels : DOUBLE, point, framed);
}

export function movedBy(pose: Pose, by: Point, framed: Framed): Pose {
  return bounded({ ...pose, x: pose.x + by.x, y: pose.y + by.y }, framed);
}

/** Rotates by a quarter turn clockwise or counterclockwise, and shows the whole picture. */
export function turnedBy(pose: Pose, by: 1 | -1): Pose {
  return { ...WHOLE, turn: ((pose.turn + by + 4) % 4) as Pose['turn'] };
}

/** The same pose in a container of another size. */
export function refitted(pose: Pose, framed: Framed): Pose {
  return bounded(pose, framed);
}

/** The CSS transform of the pose, relative to the container's middle. */
export function transformOf({ zoom, x, y, turn }: Pose, framed: Framed): string {
  return `translate(${x}px, ${y}px) rotate(${turn * 90}deg) scale(${wholeScale(framed, turn) * zoom})`;
}
