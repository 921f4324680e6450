/** A rectangle in pixels of the window that shows the page. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Pixels between the bar and the edges of the window. */
const margin = 4;

export interface BarPlaceOptions {
  /** The box of the selection. */
  readonly chosen: Area;
  readonly bar: Size;
  readonly window: Size;
  /** The boxes of the other elements of the page. */
  readonly others: readonly Area[];
  /** Pixels between the bar and the selection, above and below it, so that the handles stay free. */
  readonly above: number;
  readonly below: number;
}

/**
 * Returns the position of the bar: above the selection, otherwise below, right or left of it, and of these the first
 * that covers no other element. Returns undefined when there is no space beside the selection.
 */
export function barPlace({
  chosen,
  bar,
  window,
  others,
  above,
  below,
}: BarPlaceOptions): { readonly x: number; readonly y: number } | undefined {
  const within = (at: number, length: number, room: number) =>
    Math.round(Math.min(Math.max(at, margin), Math.max(margin, room - length - margin)));
  const x = within(chosen.x + (chosen.w - bar.w) / 2, bar.w, window.w);
  const y = within(chosen.y + (chosen.h - bar.h) / 2, bar.h, window.h);
  const places = [
    { x, y: Math.round(chosen.y - above - bar.h) },
    { x, y: Math.round(chosen.y + chosen.h + below) },
    { x: Math.round(chosen.x + chosen.w + below), y },
    { x: Math.round(chosen.x - below - bar.w), y },
  ].filter(
    (place) =>
      place.x >= margin &&
      place.y >= margin &&
      place.x + bar.w <= window.w - margin &&
      place.y + bar.h <= window.h - margin &&
      !meets({ ...place, ...bar }, chosen),
  );
  const free = places.find((place) => !others.some((other) => meets({ ...place, ...bar }, other)));
  return free ?? places[0];
}

function meets(a: Area, b: Area): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
