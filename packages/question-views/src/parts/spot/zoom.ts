/** How a picture is shown in its frame: enlarged by `scale`, its corner at `x` and `y`, in parts of the frame's size. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A position in the frame, or on the picture, in parts of the width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST_SCALE = 6;

/** The spot of the picture that is shown at a position of the frame. */
export function spotAt({ scale, x, y }: Zoom, at: Spot): Spot {
  return { x: clamp((at.x - x) / scale, 0, 1), y: clamp((at.y - y) / scale, 0, 1) };
}

/** Enlarges around a position of the frame, which keeps showing the same spot. */
export function zoomed(zoom: Zoom, factor: number, around: Spot): Zoom {
  const scale = clamp(zoom.scale * factor, 1, MOST_SCALE);
  const by = scale / zoom.scale;
  return within({ scale, x: around.x - (around.x - zoom.x) * by, y: around.y - (around.y - zoom.y) * by });
}

export function panned(zoom: Zoom, by: Spot): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y });
}

/** The zoom that shows a spot within the frame, for spots that keys choose. */
export function showing(zoom: Zoom, { x, y }: Spot): Zoom {
  const [left, top] = [zoom.x + x * zoom.scale, zoom.y + y * zoom.scale];
  return panned(zoom, { x: clamp(left, 0.1, 0.9) - left, y: clamp(top, 0.1, 0.9) - top });
}

/** The picture covers its frame. */
function within({ scale, x, y }: Zoom): Zoom {
  return { scale, x: clamp(x, 1 - scale, 0), y: clamp(y, 1 - scale, 0) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
