import { arcThrough, bow, cubic, ellipse, through, type WarpCurve } from './warp-curve.ts';

/** Lines of text fill the space between two guides: the upper one and the lower one. */
export interface WarpBand {
  readonly top: WarpCurve;
  readonly bottom: WarpCurve;
}

/** How a warp shapes text: stretched between guides, or set along them in its original size. */
export type WarpShape =
  | { readonly type: 'fill'; readonly bands: readonly WarpBand[] }
  | { readonly type: 'follow'; readonly paths: readonly WarpCurve[] };

interface Size {
  readonly w: number;
  readonly h: number;
}
/** `adjust` as given in the file, 100000ths of a side or 60000ths of a degree. */
type Warp = (
  size: Size,
  adjust: (name: string, usual: number, least: number, most: number) => number,
) => WarpShape;

function fill(...curves: readonly WarpCurve[]): WarpShape {
  const bands: WarpBand[] = [];
  for (let index = 0; index + 1 < curves.length; index += 2) {
    const [top, bottom] = [curves[index], curves[index + 1]];
    if (top && bottom) bands.push({ top, bottom });
  }
  return { type: 'fill', bands };
}

function line(x1: number, y1: number, x2: number, y2: number): WarpCurve {
  return through({ x: x1, y: y1 }, { x: x2, y: y2 });
}

/** The unit of adjust values that are shares of a side: 100000ths. */
const SHARE = 1e5;
const DEGREE = 60_000;

/** The swing from an angle over the top to the same height on the other side. */
function overTop(start: number): number {
  const end = 540 - start;
  return (((end - start) % 360) + 360) % 360 || 360;
}

function arch(size: Size, start: number, up: boolean, share = 1): WarpCurve {
  const { w, h } = size;
  const swing = overTop(start);
  const [rx, ry] = [(w / 2) * share, (h / 2) * share];
  return up
    ? ellipse(w / 2, h / 2, rx, ry, start, swing)
    : ellipse(w / 2, h / 2, rx, ry, 360 - start, -swing);
}

function around({ w, h }: Size, start: number, share = 1): WarpCurve {
  const swing = (((360 - 2 * start) % 360) + 360) % 360 || 360;
  return ellipse(w / 2, h / 2, (w / 2) * share, (h / 2) * share, start, swing);
}

/**
 * The control points of the cubic are at ten thirds of the amplitude, so that the curve itself reaches the amplitude.
 */
function wave(w: number, y: number, amplitude: number, shift: number, times: number): WarpCurve {
  const reach = (amplitude * 10) / 3;
  const from = Math.max(0, shift);
  const to = w + Math.min(0, shift);
  const step = (to - from) / (3 * times);
  const points = [{ x: from, y }];
  for (let index = 0; index < times; index++) {
    const x = from + index * 3 * step;
    points.push({ x: x + step, y: y - reach }, { x: x + 2 * step, y: y + reach }, { x: x + 3 * step, y });
  }
  return cubic(points);
}

function waves(most: number, usual: number, times: number, sign: 1 | -1): Warp {
  return ({ w, h }, adjust) => {
    const amplitude = (h * adjust('adj1', usual, 0, most)) / SHARE;
    const shift = (2 * w * adjust('adj2', 0, -10_000, 10_000)) / SHARE;
    return fill(
      wave(w, amplitude, sign * amplitude, -shift, times),
      wave(w, h - amplitude, sign * amplitude, shift, times),
    );
  };
}

/** A band whose sides are straight or bowed by the adjust value `adj` of the height. */
function bowed(
  usual: number,
  least: number,
  most: number,
  guides: (w: number, h: number, at: number) => readonly WarpCurve[],
): Warp {
  return ({ w, h }, adjust) => fill(...guides(w, h, (h * adjust('adj', usual, least, most)) / SHARE));
}

/**
 * The warps of 20.1.10.76. The guides are the same curves as those of the standard's formulas; textCurveUp and
 * textCurveDown are approximations.
 */
const WARPS: Readonly<Record<string, Warp>> = {
  textPlain: ({ w, h }, adjust) => {
    const shift = 2 * Math.abs((w * (adjust('adj', 50_000, 30_000, 70_000) - 50_000)) / SHARE);
    const right = adjust('adj', 50_000, 30_000, 70_000) > 50_000;
    const [top, bottom] = right ? [0, shift] : [shift, 0];
    return fill(line(top, 0, w - top, 0), line(bottom, h, w - bottom, h));
  },
  textStop: bowed(25_000, 14_286, 50_000, (w, h, y) => [
    through({ x: 0, y }, { x: w / 3, y: 0 }, { x: (2 * w) / 3, y: 0 }, { x: w, y }),
    through({ x: 0, y: h - y }, { x: w / 3, y: h }, { x: (2 * w) / 3, y: h }, { x: w, y: h - y }),
  ]),
  textTriangle: bowed(50_000, 0, 100_000, (w, h, y) => [
    through({ x: 0, y }, { x: w / 2, y: 0 }, { x: w, y }),
    line(0, h, w, h),
  ]),
  textTriangleInverted: bowed(50_000, 0, 100_000, (w, h, y) => [
    line(0, 0, w, 0),
    through({ x: 0, y }, { x: w / 2, y: h }, { x: w, y }),
  ]),
  textChevron: bowed(25_000, 0, 50_000, (w, h, y) => [
    through({ x: 0, y }, { x: w / 2, y: 0 }, { x: w, y }),
    through({ x: 0, y: h }, { x: w / 2, y: h - y }, { x: w, y: h }),
  ]),
  textChevronInverted: bowed(75_000, 50_000, 100_000, (w, h, y) => [
    through({ x: 0, y: 0 }, { x: w / 2, y: h - y }, { x: w, y: 0 }),
    through({ x: 0, y }, { x: w / 2, y: h }, { x: w, y }),
  ]),
  textRingInside: bowed(60_000, 50_000, 99_000, (w, h, y) => [
    ellipse(w / 2, y / 2, w / 2, y / 2, 180, 360),
    ellipse(w / 2, h - y / 2, w / 2, y / 2, 180, 360),
  ]),
  textRingOutside: bowed(60_000, 50_000, 99_000, (w, h, y) => [
    ellipse(w / 2, y / 2, w / 2, y / 2, 180, -360),
    ellipse(w / 2, h - y / 2, w / 2, y / 2, 180, -360),
  ]),
  textArchUp: (size, adjust) => ({
    type: 'follow',
    paths: [arch(size, adjust('adj', 180 * DEGREE, 0, 359.999 * DEGREE) / DEGREE, true)],
  }),
  textArchDown: (size, adjust) => ({
    type: 'follow',
    paths: [arch(size, 180 + adjust('adj', 0, 0, 359.999 * DEGREE) / DEGREE, false)],
  }),
  textCircle: (size, adjust) => ({
    type: 'follow',
    paths: [around(size, adjust('adj', 180 * DEGREE, 0, 359.999 * DEGREE) / DEGREE)],
  }),
  textButton: (size, adjust) => {
    const start = adjust('adj', 180 * DEGREE, 0, 359.999 * DEGREE) / DEGREE;
    const middle = line(0, size.h / 2, size.w, size.h / 2);
    return { type: 'follow', paths: [arch(size, start, true), middle, arch(size, start, false)] };
  },
  textArchUpPour: (size, adjust) => {
    const start = adjust('adj1', 180 * DEGREE, 0, 359.999 * DEGREE) / DEGREE;
    const inner = adjust('adj2', 50_000, 0, 99_000) / SHARE;
    return fill(arch(size, start, true), arch(size, start, true, inner));
  },
  textArchDownPour: (size, adjust) => {
    const start = 180 + adjust('adj1', 0, 0, 359.999 * DEGREE) / DEGREE;
    const inner = adjust('adj2', 25_000, 0, 99_000) / SHARE;
    return fill(arch(size, start, false, inner), arch(size, start, false));
  },
  textCirclePour: (size, adjust) => {
    const start = adjust('adj1', 180 * DEGREE, 0, 359.999 * DEGREE) / DEGREE;
    const inner = adjust('adj2', 50_000, 0, 99_000) / SHARE;
    return fill(around(size, start), around(size, start, inner));
  },
  textButtonPour: (size, adjust) => {
    const start = adjust('adj1', 180 * DEGREE, 0, 359.999 * DEGREE) / DEGREE;
    const inner = adjust('adj2', 50_000, 0, 99_000) / SHARE;
    const { w, h } = size;
    const half = (h / 4) * (1 - inner);
    return fill(
      arch(size, start, true),
      arch(size, start, true, inner),
      line(0, h / 2 - half, w, h / 2 - half),
      line(0, h / 2 + half, w, h / 2 + half),
      arch(size, start, false, inner),
      arch(size, start, false),
    );
  },
  textCurveUp: bowed(45_977, 0, 56_338, (w, h, y) => [
    arcThrough(w, y * 0.41, 0, y * 0.23),
    cubic([
      { x: 0, y: h },
      { x: w / 3, y: h - y * 0.55 },
      { x: (2 * w) / 3, y: h - y * 0.95 },
      { x: w, y: h - y },
    ]),
  ]),
  textCurveDown: bowed(45_977, 0, 56_338, (w, h, y) => [
    cubic([
      { x: 0, y: 0 },
      { x: w / 3, y: y * 0.55 },
      { x: (2 * w) / 3, y: y * 0.95 },
      { x: w, y },
    ]),
    arcThrough(w, h - y * 0.41, h, h - y * 0.23),
  ]),
  textCanUp: bowed(85_714, 66_667, 99_999, (w, h, y) => [
    ellipse(w / 2, h - y, w / 2, h - y, 180, 180),
    ellipse(w / 2, h, w / 2, h - y, 180, 180),
  ]),
  textCanDown: bowed(14_286, 0, 33_333, (w, h, y) => [
    ellipse(w / 2, 0, w / 2, y, 180, -180),
    ellipse(w / 2, h - y, w / 2, y, 180, -180),
  ]),
  textWave1: waves(20_000, 12_500, 1, 1),
  textWave2: waves(20_000, 12_500, 1, -1),
  textDoubleWave1: waves(12_500, 6_250, 2, 1),
  textWave4: waves(12_500, 6_250, 2, -1),
  textInflate: bowed(18_750, 0, 20_000, (w, h, y) => [bow(w, y, 0), bow(w, h - y, h)]),
  textDeflate: bowed(18_750, 0, 37_500, (w, h, y) => [bow(w, 0, y), bow(w, h, h - y)]),
  textInflateBottom: bowed(81_250, 60_000, 100_000, (w, h, y) => [line(0, 0, w, 0), bow(w, y, h)]),
  textDeflateBottom: bowed(50_000, 6_250, 100_000, (w, h, y) => [line(0, 0, w, 0), bow(w, h, y)]),
  textInflateTop: bowed(18_750, 0, 40_000, (w, h, y) => [bow(w, y, 0), line(0, h, w, h)]),
  textDeflateTop: bowed(50_000, 0, 93_750, (w, h, y) => [bow(w, 0, y), line(0, h, w, h)]),
  textDeflateInflate: bowed(35_000, 5_000, 95_000, (w, h, y) => [
    line(0, 0, w, 0),
    bow(w, h * 0.45, y - h * 0.05),
    bow(w, h * 0.55, y + h * 0.05),
    line(0, h, w, h),
  ]),
  textDeflateInflateDeflate: bowed(25_000, 3_000, 47_000, (w, h, y) => [
    line(0, 0, w, 0),
    bow(w, h * 0.3, y - h * 0.03),
    bow(w, h * 0.36, y + h * 0.03),
    bow(w, h * 0.63, h - y - h * 0.03),
    bow(w, h * 0.7, h - y + h * 0.03),
    line(0, h, w, h),
  ]),
  textFadeRight: bowed(33_333, 0, 49_999, (w, h, y) => [line(0, 0, w, y), line(0, h, w, h - y)]),
  textFadeLeft: bowed(33_333, 0, 49_999, (w, h, y) => [line(0, y, w, 0), line(0, h - y, w, h)]),
  textFadeUp: ({ w, h }, adjust) => {
    const x = (w * adjust('adj', 33_333, 0, 49_999)) / SHARE;
    return fill(line(x, 0, w - x, 0), line(0, h, w, h));
  },
  textFadeDown: ({ w, h }, adjust) => {
    const x = (w * adjust('adj', 33_333, 0, 49_999)) / SHARE;
    return fill(line(0, 0, w, 0), line(x, h, w - x, h));
  },
  textSlantUp: bowed(55_556, 0, 100_000, (w, h, y) => [line(0, y, w, 0), line(0, h, w, h - y)]),
  textSlantDown: bowed(44_444, 28_569, 100_000, (w, h, y) => [line(0, 0, w, h - y), line(0, y, w, h)]),
  textCascadeUp: bowed(44_444, 28_570, 100_000, (w, h, y) => [line(0, (h - y) / 2, w, 0), line(0, h, w, y)]),
  textCascadeDown: bowed(44_444, 28_570, 100_000, (w, h, y) => [
    line(0, 0, w, (h - y) / 2),
    line(0, y, w, h),
  ]),
};

/** The names of all warps that are drawn. */
export const WARP_NAMES: readonly string[] = Object.keys(WARPS);

/** A warp over a box of this size in pixels; undefined for an unknown name. */
export function warpShape(
  preset: string,
  size: Size,
  given: Readonly<Record<string, number>> = {},
): WarpShape | undefined {
  const warp = Object.hasOwn(WARPS, preset) ? WARPS[preset] : undefined;
  return warp?.(size, (name, usual, least, most) =>
    Math.min(most, Math.max(least, given[name] ?? given[name === 'adj1' ? 'adj' : name] ?? usual)),
  );
}
