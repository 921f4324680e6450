import { describe, expect, it } from 'vitest';
import { CALIBRATIONS, calibrated, keptPose, withinReach } from './kept.ts';
import { PAGE_CM } from './shapes.ts';

const USUAL = { x: 1, y: 2, turn: 3 };

it('keptPose reads a pose, with the default for each invalid number', () => {
  expect(keptPose({ x: -4000, y: 4000, turn: 180, cm: CALIBRATIONS[1] }, USUAL)).toEqual({
    x: -4000,
    y: 4000,
    turn: 180,
    cm: CALIBRATIONS[1],
  });
  expect(keptPose({ x: -4001, y: 4001, turn: 181, cm: 1 }, USUAL)).toEqual({ ...USUAL, cm: PAGE_CM });
  expect(keptPose({}, USUAL)).toEqual({ ...USUAL, cm: PAGE_CM });
});

it('withinReach moves the origin onto the page, except on an endless page', () => {
  const page = { w: 100, h: 50 };
  expect(withinReach({ x: -1, y: 51, turn: 9 }, page)).toEqual({ x: 0, y: 50, turn: 9 });
  expect(withinReach({ x: 101, y: -1, turn: 9 }, page)).toEqual({ x: 100, y: 0, turn: 9 });
  expect(withinReach({ x: -1, y: 51, turn: 9 }, { ...page, endless: true })).toEqual({
    x: -1,
    y: 51,
    turn: 9,
  });
});

describe('calibrated', () => {
  it('changes by a tenth of the centimetre of the page', () => {
    expect(calibrated(PAGE_CM, 1)).toBeCloseTo(PAGE_CM * 1.1);
    expect(calibrated(PAGE_CM * 1.14, -1)).toBeCloseTo(PAGE_CM);
  });

  it('stays within its limits', () => {
    expect(calibrated(CALIBRATIONS[0], -1)).toBe(CALIBRATIONS[0]);
    expect(calibrated(CALIBRATIONS[1], 1)).toBe(CALIBRATIONS[1]);
  });
});
