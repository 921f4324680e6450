export type Point = readonly [number, number];

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The view of the chart's space (c:view3D, 21.2.2.228): degrees, percent, and its depth as a share of its width. */
export interface ViewNeeds {
  readonly area: Area;
  readonly rotX: number;
  readonly rotY: number;
  readonly rightAngles: boolean;
  /** Height in percent of the width; undefined for the height of the area. */
  readonly height: number | undefined;
  /** Field of view, degrees. */
  readonly fieldOfView: number;
  readonly depth: number;
}

/** The chart's space projected onto the page: x to the right, y up, z from the front to the back, each from 0 to 1. */
export interface SolidView {
  readonly place: (x: number, y: number, z: number) => Point;
  /** The ends of x and z that are farther from the viewer, whose walls are seen from inside. */
  readonly farX: 0 | 1;
  readonly farZ: 0 | 1;
  readonly fromAbove: boolean;
}

/** A projection in which the space fills its area. */
export function solidView(needs: ViewNeeds): SolidView {
  const [turn, tilt] = [radians(needs.rotY), radians(needs.rotX)];
  return {
    place: needs.rightAngles ? oblique(needs, turn, tilt) : turned(needs, turn, tilt),
    farX: Math.sin(turn) >= 0 ? 0 : 1,
    farZ: needs.rightAngles || Math.cos(turn) >= 0 ? 1 : 0,
    fromAbove: Math.sin(tilt) >= 0,
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The oblique projection: the front is undistorted, and depth runs sideways and upwards. */
function oblique({ area, depth, height }: ViewNeeds, turn: number, tilt: number): SolidView['place'] {
  const [aside, up] = [Math.sin(turn), Math.sin(tilt)];
  let width = area.width / (1 + depth * Math.abs(aside));
  // Depth leaves at least half of the height to the front.
  const deep = Math.min(depth * width, Math.abs(up) < 1e-6 ? Infinity : area.height / 2 / Math.abs(up));
  let [dx, dy] = [deep * aside, deep * up];
  let high = area.height - Math.abs(dy);
  if (height !== undefined) {
    high = (width * height) / 100;
    const fit = Math.min(1, area.height / (high + Math.abs(dy)));
    [width, high, dx, dy] = [width * fit, high * fit, dx * fit, dy * fit];
  }
  const left = area.left + (area.width - width - Math.abs(dx)) / 2 + Math.max(0, -dx);
  const bottom = area.top + (area.height + high + Math.abs(dy)) / 2 - Math.max(0, -dy);
  return (x, y, z) => [left + x * width + z * dx, bottom - y * high - z * dy];
}

/** The perspective projection: the space is rotated about its centre. */
function turned(needs: ViewNeeds, turn: number, tilt: number): SolidView['place'] {
  const { area, depth } = needs;
  const shape = area.height / area.width;
  let high = needs.height === undefined ? Math.min(1.5, Math.max(0.2, shape)) : needs.height / 100;
  for (let round = 0; ; round++) {
    const seen = projection(high, depth, turn, tilt, needs.fieldOfView);
    const box = boundsOf(seen);
    // A space without a set height has the proportions of its area.
    if (needs.height === undefined && round < 4) {
      high = Math.min(3, Math.max(0.1, high * (shape / (box.height / box.width))));
      continue;
    }
    const fit = Math.min(area.width / box.width, area.height / box.height);
    const left = area.left + area.width / 2 - (box.left + box.width / 2) * fit;
    const top = area.top + area.height / 2 - (box.top + box.height / 2) * fit;
    return (x, y, z) => {
      const [px, py] = seen(x, y, z);
      return [left + px * fit, top + py * fit];
    };
  }
}

function projection(high: number, deep: number, turn: number, tilt: number, fieldOfView: number) {
  const reach = Math.hypot(1, high, deep) / 2;
  const eye = reach / Math.tan(radians(Math.min(100, Math.max(0.5, fieldOfView)) / 2)) + reach;
  return (x: number, y: number, z: number): Point => {
    const [cx, cy, cz] = [x - 0.5, (y - 0.5) * high, (z - 0.5) * deep];
    const across = cx * Math.cos(turn) + cz * Math.sin(turn);
    const away = cz * Math.cos(turn) - cx * Math.sin(turn);
    const up = cy * Math.cos(tilt) + away * Math.sin(tilt);
    const far = away * Math.cos(tilt) - cy * Math.sin(tilt);
    const scale = eye / Math.max(eye / 100, eye + far);
    return [across * scale, -up * scale];
  };
}

function boundsOf(seen: SolidView['place']): Area {
  const corners = [0, 1].flatMap((x) => [0, 1].flatMap((y) => [0, 1].map((z) => seen(x, y, z))));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    left,
    top,
    width: Math.max(1e-6, Math.max(...xs) - left),
    height: Math.max(1e-6, Math.max(...ys) - top),
  };
}
