import { describe, expect, it } from 'vitest';
import { lengthOf, resampled, type XY } from './plane.ts';
import { recognise } from './recognise.ts';
import { straightened } from './straightened.ts';

/** A generator of numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** A line as drawn by hand: with slow waves and a tremble of `by` logical pixels. */
function byHand(line: readonly XY[], by: number, seed = 1): XY[] {
  const random = randomFrom(seed);
  const phases = Array.from({ length: 4 }, () => random() * Math.PI * 2);
  return resampled(line, Math.max(20, Math.round(lengthOf(line) / 6))).map(([x, y], i, all) => {
    const t = (i / all.length) * Math.PI * 2;
    const wave = (k: number) => Math.sin(t * (k + 2) + (phases[k] ?? 0));
    return [
      x + by * (wave(0) * 0.7 + wave(1) * 0.3) + (random() - 0.5) * by * 0.4,
      y + by * (wave(2) * 0.7 + wave(3) * 0.3) + (random() - 0.5) * by * 0.4,
    ];
  });
}

const closed = (corners: readonly XY[]): XY[] => [...corners, corners[0] as XY];
const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number, turn = 0): XY[] =>
  Array.from({ length: 60 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 59) * Math.PI) / 180;
    const [x, y] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    return [cx + x * Math.cos(turn) - y * Math.sin(turn), cy + x * Math.sin(turn) + y * Math.cos(turn)];
  });

const figures: Readonly<Record<string, readonly XY[]>> = {
  line: [[100, 100], [400, 220]],
  arrow: [[100, 300], [400, 280], [350, 250], [400, 280], [355, 320]],
  'arrow (zigzag)': [[100, 300], [400, 300], [350, 260], [352, 338]],
  circle: arc(300, 300, 100, 100, -80, 285),
  ellipse: arc(300, 300, 170, 80, 10, 365),
  'ellipse (rotated)': arc(300, 300, 170, 70, 0, 358, 0.6),
  triangle: closed([[200, 100], [350, 330], [80, 310]]),
  rectangle: closed([[100, 100], [380, 100], [380, 260], [100, 260]]),
  'rectangle (square)': closed([[100, 100], [280, 100], [280, 280], [100, 280]]),
  'rectangle (rotated)': closed([[200, 100], [346, 166], [280, 312], [134, 246]]),
  diamond: closed([[300, 100], [420, 250], [300, 400], [180, 250]]),
  parallelogram: closed([[180, 100], [420, 100], [340, 260], [100, 260]]),
}; // biome-ignore format: one figure a line

/** Handwriting in one stroke, as large as figures are. */
const writing: Readonly<Record<string, readonly XY[]>> = {
  S: [...arc(300, 200, 60, 60, -30, -270), ...arc(300, 320, 60, 60, -90, 150)],
  C: arc(300, 300, 90, 110, -45, -315),
  U: [[200, 100], [200, 250], ...arc(260, 250, 60, 60, 180, 0), [320, 100]],
  L: [[200, 100], [200, 300], [320, 300]],
  V: [[200, 100], [260, 300], [320, 100]],
  W: [[200, 100], [240, 300], [290, 160], [340, 300], [380, 100]],
  M: [[200, 300], [210, 100], [270, 240], [330, 100], [340, 300]],
  Z: [[200, 100], [330, 100], [200, 300], [330, 300]],
  N: [[200, 300], [200, 100], [320, 300], [320, 100]],
  e: [[230, 250], [340, 250], ...arc(285, 250, 55, 65, 0, -320)],
  a: [...arc(285, 250, 55, 65, -40, -360), [340, 190], [342, 320]],
  b: [[200, 60], [200, 300], ...arc(255, 250, 55, 55, 150, 480)],
  g: [...arc(285, 220, 55, 55, -40, -360), [340, 180], [340, 340], ...arc(290, 340, 50, 40, 0, 150)],
  d: [...arc(285, 250, 55, 55, -40, -360), [340, 60], [342, 300]],
  '2': [...arc(280, 160, 60, 60, 180, 390), [220, 320], [350, 320]],
  '3': [...arc(280, 160, 60, 55, 190, 440), ...arc(280, 270, 65, 60, -80, 160)],
  '6': [[330, 90], [240, 180], ...arc(280, 270, 60, 60, 190, 560)],
  '8': [...arc(300, 200, 55, 55, 90, 450), ...arc(300, 310, 60, 55, -90, -450)],
  '9': [...arc(285, 200, 55, 55, 0, -360), [338, 320]],
  spiral: Array.from({ length: 120 }, (_, i): XY => {
    const t = (i / 120) * Math.PI * 6;
    return [300 + t * 6 * Math.cos(t), 300 + t * 6 * Math.sin(t)];
  }),
  'wave': Array.from({ length: 60 }, (_, i): XY => [100 + i * 6, 300 + Math.sin(i / 5) * 40]),
  了: [[200, 120], [330, 120], [270, 190], [275, 330], [235, 300]],
  乙: [[180, 120], [340, 120], [210, 270], [230, 320], [350, 310], [350, 260]],
  人: [[300, 100], [280, 200], [190, 320], [290, 190], [400, 330]],
  也: [[180, 220], [360, 170], [350, 270], [310, 260], [280, 110], [280, 280], [230, 130], [235, 330], [400, 330], [400, 280]],
  我: [[330, 90], [220, 130], [180, 210], [400, 190], [270, 110], [275, 330], [230, 300], [200, 280], [330, 230], [320, 100], [350, 240], [420, 330], [420, 280]],
  女: [[300, 100], [230, 260], [380, 340], [360, 180], [220, 340], [170, 210], [430, 200]],
  幺: [[300, 100], [230, 190], [330, 180], [220, 300], [380, 290], [340, 240], [400, 320]],
  之: [[290, 90], [310, 120], [220, 170], [370, 165], [220, 300], [280, 310], [420, 330]],
}; // biome-ignore format: one character a line

const seeds = [1, 2, 3, 5, 8, 13, 21, 34];

describe('a stroke that is held still', () => {
  it.each(Object.entries(figures))(
    'is recognised as %s, drawn exactly and by an unsteady hand',
    (name, line) => {
      const [type] = name.split(' ');
      expect(recognise(resampled(line, 200))?.type).toBe(type);
      for (const seed of seeds) expect(recognise(byHand(line, 5, seed))?.type, `seed ${seed}`).toBe(type);
    },
  );

  it.each(Object.entries(writing))('stays ink when it is the writing of %s', (_, line) => {
    expect(recognise(resampled(line, 200))).toBeUndefined();
    for (const seed of seeds) expect(recognise(byHand(line, 4, seed)), `seed ${seed}`).toBeUndefined();
  });

  it('stays ink when it is small or a dot', () => {
    expect(recognise([[5, 5]])).toBeUndefined();
    expect(recognise([[5, 5], [5, 5]])).toBeUndefined(); // biome-ignore format: two points
    expect(recognise(arc(50, 50, 8, 8, 0, 355))).toBeUndefined();
  });

  it('becomes horizontal or vertical when it is nearly so', () => {
    const line = recognise(byHand([[100, 200], [400, 212]], 2)); // biome-ignore format: two points
    expect(line?.type === 'line' && line.from[1] - line.to[1]).toBe(0);
    const drawn = straightened(byHand(figures.rectangle ?? [], 5).flatMap(([x, y]) => [x, y, 0.3])) ?? [];
    const xs = drawn.filter((_, i) => i % 3 === 0);
    const ys = drawn.filter((_, i) => i % 3 === 1);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    for (const [i, x] of xs.entries()) {
      const onSide = [x - left, x - right, (ys[i] ?? 0) - top, (ys[i] ?? 0) - bottom].some(
        (away) => Math.abs(away) < 0.01,
      );
      expect(onSide).toBe(true);
    }
    expect([left, right, top, bottom].map((each) => Math.round(each / 20) * 20)).toEqual([
      100, 380, 100, 260,
    ]);
  });

  it('keeps the tip of an arrow where the pen put it', () => {
    const points = straightened((figures.arrow ?? []).flatMap(([x, y]) => [x, y, 0.5])) ?? [];
    const xs = points.filter((_, i) => i % 3 === 0);
    expect(xs[0]).toBeCloseTo(100);
    const tip = Math.max(...xs);
    expect(Math.abs(tip - 400)).toBeLessThan(4);
    // The line reaches the tip twice: along the shaft, and back from the first barb.
    expect(xs.filter((x) => x === tip)).toHaveLength(2);
  });
});
