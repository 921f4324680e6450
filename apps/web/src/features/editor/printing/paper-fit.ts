/** A4 lying down, logical pixels (1/96 inch), a pixel less than whole so that no sheet spills onto the next. */
const LONG = Math.floor((297 / 25.4) * 96) - 1;
const SHORT = Math.floor((210 / 25.4) * 96) - 1;

interface Size {
  readonly w: number;
  readonly h: number;
}

export interface PaperFit {
  /** The sheet, logical pixels. */
  readonly sheet: Size;
  readonly upright: boolean;
  /** What the page is multiplied by, and where its top left then lies on the sheet. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A page as large as it fits on A4, in the middle; the paper stands when the page does. */
export function paperFit(page: Size): PaperFit {
  const upright = page.h > page.w;
  const sheet = upright ? { w: SHORT, h: LONG } : { w: LONG, h: SHORT };
  const scale = Math.min(sheet.w / page.w, sheet.h / page.h);
  return {
    sheet,
    upright,
    scale,
    x: (sheet.w - page.w * scale) / 2,
    y: (sheet.h - page.h * scale) / 2,
  };
}
