/** How a picture lies in the room that it is shown in. Lengths are CSS pixels. */
export interface Pose {
  /** Times the size at which it is whole within the room; 1 is whole. */
  readonly zoom: number;
  /** Of the picture's middle from the middle of the room. */
  readonly x: number;
  readonly y: number;
  /** Quarter turns to the right, 0 to 3. */
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
/** A step of the buttons and keys. */
export const ZOOM_STEP = 1.5;
/** What a double press enlarges to. */
const DOUBLE = 2.5;
/** CSS pixels of one pixel of the picture at most. */
const LARGEST_PIXEL = 8;
/** A small picture is enlarged at least so much. */
const LEAST_MOST = 4;

/** A picture in its room: the sizes that bound its poses. */
export interface Framed {
  readonly picture: Size;
  readonly room: Size;
}

/** CSS pixels of one pixel of the picture where it is whole; a small one is not enlarged for that. */
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

/** The pose within what is allowed: not smaller than whole, and no further aside than its edge at the edge of the room. */
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

/** Enlarged `times`; the point of the room, from its middle, keeps what lies under it. */
export function zoomedAt(pose: Pose, times: number, point: Point, framed: Framed): Pose {
  const zoom = Math.min(mostZoom(framed, pose.turn), Math.max(1, pose.zoom * times));
  const by = zoom / pose.zoom;
  return bounded(
    { ...pose, zoom, x: point.x - (point.x - pose.x) * by, y: point.y - (point.y - pose.y) * by },
    framed,
  );
}

/** A double press: enlarged there, or whole again. */
export function doublePressed(pose: Pose, point: Point, framed: Framed): Pose {
  if (pose.zoom > 1) return { ...WHOLE, turn: pose.turn };
  const pixels = 1 / wholeScale(framed, pose.turn);
  // A picture that is a little larger than the room is shown pixel by pixel.
  return zoomedAt(pose, pixels > 1.2 && pixels < DOUBLE ? pixels : DOUBLE, point, framed);
}

export function movedBy(pose: Pose, by: Point, framed: Framed): Pose {
  return bounded({ ...pose, x: pose.x + by.x, y: pose.y + by.y }, framed);
}

/** A quarter turn, to the right or the left; whole again, since it lies in the room another way. */
export function turnedBy(pose: Pose, by: 1 | -1): Pose {
  return { ...WHOLE, turn: ((pose.turn + by + 4) % 4) as Pose['turn'] };
}

/** The same pose in a room of another size. */
export function refitted(pose: Pose, framed: Framed): Pose {
  return bounded(pose, framed);
}

/** CSS that lays it there, from the middle of the room. */
export function transformOf({ zoom, x, y, turn }: Pose, framed: Framed): string {
  return `translate(${x}px, ${y}px) rotate(${turn * 90}deg) scale(${wholeScale(framed, turn) * zoom})`;
}
