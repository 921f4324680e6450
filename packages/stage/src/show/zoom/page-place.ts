/** Size of a page, logical pixels. */
export interface PageSize {
  readonly w: number;
  readonly h: number;
  /**
   * Whether the page continues beyond its edges: it can be moved and zoomed out without end, and is drawn around the
   * visible part.
   */
  readonly endless?: boolean;
}

/** The area available to a page: the window without the padding of its container. CSS pixels. */
export interface PageRoom {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The position of a page: its top left corner in the window, and the scale in CSS pixels per logical pixel. */
export interface PagePlace {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** A part of a page, logical pixels. */
export interface PagePart {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A view of the page: its zoom factor, and the point of the page in the centre of the area. */
export interface PageLook {
  readonly times: number;
  readonly x: number;
  readonly y: number;
}

export const MOST_TIMES = 4;
/** The smallest zoom factor of an endless page: twenty pages are visible side by side. */
const LEAST_OF_ENDLESS = 0.05;
/**
 * Maximum distance of an endless page from its first page, logical pixels: farther away, users would not find their
 * content again.
 */
const REACH = 100_000;
/**
 * Share of the area's size that is drawn beyond the visible part on each side, so that no part is missing while the
 * page is moved.
 */
const BESIDE = 0.25;
/** A page that is zoomed less than this is shown whole. */
const HARDLY = 1.03;

export function wholePage({ w, h }: PageSize): PageLook {
  return { times: 1, x: w / 2, y: h / 2 };
}

/** CSS pixels per logical pixel of a page that is shown whole. */
export function fitScale(size: PageSize, room: Pick<PageRoom, 'width' | 'height'>): number {
  return Math.min(room.width / size.w, room.height / size.h);
}

export function placeOf(look: PageLook, size: PageSize, room: PageRoom): PagePlace {
  const scale = fitScale(size, room) * look.times;
  return {
    left: room.left + room.width / 2 - look.x * scale,
    top: room.top + room.height / 2 - look.y * scale,
    scale,
  };
}

/** The nearest view that shows no empty space beside the page that the page could fill. */
export function heldIn(look: PageLook, size: PageSize, room: PageRoom): PageLook {
  const times = heldTimes(look.times, size);
  if (size.endless) return { times, x: inReach(look.x), y: inReach(look.y) };
  const scale = fitScale(size, room) * times;
  return {
    times,
    x: between(look.x, size.w, room.width / 2 / scale),
    y: between(look.y, size.h, room.height / 2 / scale),
  };
}

function heldTimes(times: number, { endless }: PageSize): number {
  return Math.min(Math.max(times, endless ? LEAST_OF_ENDLESS : 1), MOST_TIMES);
}

function inReach(at: number): number {
  return Math.min(Math.max(at, -REACH), REACH);
}

/** Whether users can move the page: only a part of it is visible. */
export function isMovable(look: PageLook, size: PageSize): boolean {
  return size.endless === true || look.times > 1;
}

/** Clamps the centre `at`, around which `half` of the length is visible on both sides. */
function between(at: number, length: number, half: number): number {
  return half * 2 >= length ? length / 2 : Math.min(Math.max(at, half), length - half);
}

/** The view after a gesture: a page that is hardly enlarged is shown whole. */
export function settledLook(look: PageLook, size: PageSize): PageLook {
  return look.times < HARDLY && !size.endless ? wholePage(size) : look;
}

/** The view that shows a part of the page as large as the area and the largest zoom factor allow. */
export function lookAt(part: PagePart, size: PageSize, room: PageRoom): PageLook {
  const [w, h] = [part.maxX - part.minX, part.maxY - part.minY];
  const scale = Math.min(room.width / Math.max(w, 1), room.height / Math.max(h, 1));
  return heldIn(
    { times: scale / fitScale(size, room), x: part.minX + w / 2, y: part.minY + h / 2 },
    size,
    room,
  );
}

/** The view in which these points of the page are at these points of the window: under two fingers, or one. */
export function lookThrough(
  held: readonly { readonly page: Point; readonly at: Point }[],
  times: number,
  size: PageSize,
  room: PageRoom,
): PageLook {
  const page = middle(held.map((each) => each.page));
  const at = middle(held.map((each) => each.at));
  const next = heldTimes(times, size);
  const scale = fitScale(size, room) * next;
  return heldIn(
    {
      times: next,
      x: page[0] + (room.left + room.width / 2 - at[0]) / scale,
      y: page[1] + (room.top + room.height / 2 - at[1]) / scale,
    },
    size,
    room,
  );
}

export type Point = readonly [x: number, y: number];

function middle(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The point of the page at a point of the window. */
export function pointAt([x, y]: Point, { left, top, scale }: PagePlace): Point {
  return [(x - left) / scale, (y - top) / scale];
}

/** The part of the page that is visible, extended by `more` of the area's size on each side, within the page. */
export function seenPart(look: PageLook, size: PageSize, room: PageRoom, more = 0): PagePart {
  const scale = fitScale(size, room) * look.times;
  const [w, h] = [(room.width / scale) * (0.5 + more), (room.height / scale) * (0.5 + more)];
  if (size.endless) return { minX: look.x - w, minY: look.y - h, maxX: look.x + w, maxY: look.y + h };
  return {
    minX: Math.max(look.x - w, 0),
    minY: Math.max(look.y - h, 0),
    maxX: Math.min(look.x + w, size.w),
    maxY: Math.min(look.y + h, size.h),
  };
}

export function contains(outer: PagePart, inner: PagePart): boolean {
  return (
    outer.minX <= inner.minX + 0.01 &&
    outer.minY <= inner.minY + 0.01 &&
    outer.maxX >= inner.maxX - 0.01 &&
    outer.maxY >= inner.maxY - 0.01
  );
}

/** Interpolates between two views, so that the visible part grows or shrinks evenly. */
export function lookBetween(from: PageLook, to: PageLook, share: number): PageLook {
  const mixed = (a: number, b: number) => a + (b - a) * share;
  return {
    times: 1 / mixed(1 / from.times, 1 / to.times),
    x: mixed(from.x, to.x),
    y: mixed(from.y, to.y),
  };
}

/** The part of the page that is drawn for a view: the visible part and a margin. */
export function drawnPart(look: PageLook, size: PageSize, room: PageRoom): PagePart {
  if (isMovable(look, size)) return seenPart(look, size, room, BESIDE);
  return { minX: 0, minY: 0, maxX: size.w, maxY: size.h };
}

/** The same view with the page's corner on a whole pixel, so that ink is sharp. */
export function onPixels(look: PageLook, size: PageSize, room: PageRoom): PageLook {
  if (look.times === 1 && !size.endless) return look;
  const { left, top, scale } = placeOf(look, size, room);
  return {
    times: look.times,
    x: look.x + (left - Math.round(left)) / scale,
    y: look.y + (top - Math.round(top)) / scale,
  };
}
