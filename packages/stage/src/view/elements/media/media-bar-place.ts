interface Size {
  readonly w: number;
  readonly h: number;
}

/**
 * The position of the control bar of a video or sound, relative to the corner of its element. Logical pixels, as
 * everywhere in this file.
 */
export interface BarPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/**
 * The position of the bar: at the bottom of a video that is high enough, otherwise below or above its element. It is
 * never narrower than its content, and never beyond the page.
 */
export function mediaBarPlace(
  frame: Size & { readonly x: number; readonly y: number },
  page: Size,
  bar: { readonly leastWidth: number; readonly height: number },
  isFilm: boolean,
): BarPlace {
  const width = Math.min(page.w, Math.max(frame.w, bar.leastWidth));
  const middle = frame.x + frame.w / 2 - width / 2;
  const left = Math.min(Math.max(middle, 0), page.w - width) - frame.x;
  const foot = frame.y + frame.h;
  const lowest = page.h - bar.height;
  const y =
    isFilm && frame.h >= bar.height * 2 ? foot - bar.height : foot <= lowest ? foot : frame.y - bar.height;
  return { left, top: Math.min(Math.max(y, 0), lowest) - frame.y, width };
}
