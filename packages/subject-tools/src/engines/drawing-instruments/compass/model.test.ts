import { seeded } from '@lectern/base';
import { describe, expect, it } from 'vitest';
import { calibrated, keptPose, withinReach } from '../kept.ts';
import { pageMarks } from '../page-marks.ts';
import { PAGE_CM } from '../shapes.ts';
import { strokeAlong, strokeAround } from '../stroke-along.ts';
import { compassOf, needleAt, opened, openedTo, pencilOf } from './model.ts';

const PAGE = { w: 1280, h: 720 };
const MIDDLE = [640, 360] as const;

it('The arc is an ink vector whose centre and radius equal the shown values within 0.5 px; the needle snaps to points and crossings.', () => {
  const random = seeded(8);
  for (let count = 0; count < 60; count += 1) {
    const compass = openedTo(
      { ...compassOf({}, MIDDLE), needle: [random() * 1280, random() * 720] },
      [random() * 1280, random() * 720],
      [],
    );
    const sweep = random() * 720 - 360;
    const points = strokeAround(compass.needle, compass.radius, compass.turn, sweep);
    for (let at = 0; at < points.length; at += 3) {
      // The stored precision: tenths of a pixel.
      const [x, y] = [Math.round((points[at] ?? 0) * 10) / 10, Math.round((points[at + 1] ?? 0) * 10) / 10];
      const far = Math.hypot(x - compass.needle[0], y - compass.needle[1]);
      expect(Math.abs(far - compass.radius)).toBeLessThan(0.5);
    }
    const pencil = pencilOf(compass);
    expect(Math.hypot((points[0] ?? 0) - pencil[0], (points[1] ?? 0) - pencil[1])).toBeLessThan(1e-6);
  }
  const cross = pageMarks([
    { points: strokeAlong([100, 100], [300, 300]) },
    { points: strokeAlong([100, 300], [300, 100]) },
  ]);
  expect(needleAt(compassOf({}, MIDDLE), [206, 193], cross.points).needle.map(Math.round)).toEqual([
    200, 200,
  ]);
  expect(needleAt(compassOf({}, MIDDLE), [297, 305], cross.points).needle).toEqual([300, 300]);
  expect(needleAt(compassOf({}, MIDDLE), [250, 200], cross.points).needle).toEqual([250, 200]);
});

describe('a compass', () => {
  it('draws a circle that closes, and never more than one turn', () => {
    const points = strokeAround([200, 200], 80, 30, 900);
    expect(
      Math.hypot((points[0] ?? 0) - (points.at(-3) ?? 0), (points[1] ?? 0) - (points.at(-2) ?? 0)),
    ).toBeLessThan(1e-6);
    const length = points.reduce((sum, x, at) => {
      if (at % 3 !== 0 || at === 0) return sum;
      return sum + Math.hypot(x - (points[at - 3] ?? 0), (points[at + 1] ?? 0) - (points[at - 2] ?? 0));
    }, 0);
    expect(length).toBeGreaterThan(160 * Math.PI - 1);
    expect(length).toBeLessThan(160 * Math.PI);
  });

  it('opens exactly to a point of the ink, so that lengths can be transferred, and otherwise to whole millimetres', () => {
    const compass = { ...compassOf({}, MIDDLE), needle: [100, 100] } as const;
    expect(openedTo(compass, [305, 104], [[300, 100]]).radius).toBe(200);
    const free = openedTo(compass, [305, 104], []);
    expect((free.radius / PAGE_CM) * 10).toBeCloseTo(Math.round((free.radius / PAGE_CM) * 10), 9);
  });

  it('stays between half a centimetre and twenty, for any requested or stored value', () => {
    const compass = compassOf({ radius: 1e9, x: Number.NaN, turn: '7' } as never, MIDDLE);
    expect(compass).toMatchObject({ needle: [640, 360], turn: 0 });
    expect(opened(compass, 1e6).radius).toBeCloseTo(20 * PAGE_CM, 6);
    expect(opened(compass, -1e6).radius).toBeCloseTo(0.5 * PAGE_CM, 6);
    expect(openedTo(compass, compass.needle, []).radius).toBeCloseTo(0.5 * PAGE_CM, 6);
  });
});

describe('the stored state of an instrument', () => {
  it('consists of its pose and its calibration; invalid values are replaced by defaults', () => {
    const usual = { x: 1, y: 2, turn: 3 };
    expect(keptPose({ x: 9, y: 1e9, turn: 400, cm: 0 }, usual)).toEqual({ x: 9, y: 2, turn: 3, cm: PAGE_CM });
  });

  it('is moved so that the user can always reach it', () => {
    expect(withinReach({ x: -50, y: 900, turn: 5 }, PAGE)).toEqual({ x: 0, y: 720, turn: 5 });
  });

  it('is calibrated in tenths of the page’s centimetre, from eight to twenty', () => {
    expect(calibrated(PAGE_CM, 1)).toBeCloseTo(PAGE_CM * 1.1, 9);
    let cm = PAGE_CM;
    for (let count = 0; count < 30; count += 1) cm = calibrated(cm, -1);
    expect(cm).toBeCloseTo(PAGE_CM * 0.8, 9);
  });
});
