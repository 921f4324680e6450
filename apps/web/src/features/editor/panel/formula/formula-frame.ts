import type { Frame } from '@lectern/courseware';

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Font size of a new formula, and smallest size of a formula too wide for the page, points. */
export const USUAL_SIZE = 32;
const LEAST_SIZE = 10;
/** Logical pixels around a formula. */
const MARGIN = { w: 24, h: 12 } as const;
const LEAST = { w: 48, h: 40 } as const;

/**
 * Returns the frame of a new formula, centred on the page, and its font size in points; `measured` at the default size.
 */
export function framedFormula(measured: Size, page: Size): { readonly frame: Frame; readonly size: number } {
  const share = Math.min(
    1,
    (page.w - MARGIN.w) / Math.max(1, measured.w),
    (page.h - MARGIN.h) / Math.max(1, measured.h),
  );
  const size = Math.max(LEAST_SIZE, Math.floor(USUAL_SIZE * share));
  const scale = size / USUAL_SIZE;
  const w = Math.max(LEAST.w, Math.ceil(measured.w * scale) + MARGIN.w);
  const h = Math.max(LEAST.h, Math.ceil(measured.h * scale) + MARGIN.h);
  return { frame: { x: Math.round((page.w - w) / 2), y: Math.round((page.h - h) / 2), w, h }, size };
}

/** Scales the frame around its centre. */
export function scaledFrame(frame: Frame, by: number): Frame {
  const [w, h] = [frame.w * by, frame.h * by];
  return { ...frame, w, h, x: frame.x - (w - frame.w) / 2, y: frame.y - (h - frame.h) / 2 };
}

/** Grows the frame around its centre to fit the formula; returns undefined when it fits already. */
export function roomedFrame(frame: Frame, measured: Size): Frame | undefined {
  const w = Math.max(frame.w, Math.ceil(measured.w));
  const h = Math.max(frame.h, Math.ceil(measured.h));
  if (w === frame.w && h === frame.h) return undefined;
  return { ...frame, w, h, x: frame.x - (w - frame.w) / 2, y: frame.y - (h - frame.h) / 2 };
}
