import { describe, expect, it } from 'vitest';
import type { Pose, XY } from '../../common/pose.ts';
import { type Line, pageMarks } from './page-marks.ts';
import { CONTACT_REACH, directionOf, POINT_REACH, settled } from './settled.ts';
import type { InstrumentShape } from './shapes.ts';

/** A ruler of 200 × 20 pixels whose upper left corner is an anchor. */
const ruler: InstrumentShape = {
  corners: [
    [-100, -10],
    [100, -10],
    [100, 10],
    [-100, 10],
  ],
  sides: [
    [0, 1],
    [3, 2],
  ],
  anchors: [[-100, -10]],
  scales: [],
  controls: [0, 0],
  knob: [0, 0],
};
const at = (x: number, y: number, turn = 0): Pose => ({ x, y, turn });
const line = (from: XY, to: XY): Line => ({ from, to });
const NONE = pageMarks([]);
const snapped = (hand: Pose, lines: readonly Line[], points: readonly XY[] = []) => {
  const { x, y, turn } = settled(ruler, hand, lines, { lines: [], points });
  return [x, y, turn].map((value) => Math.round(value * 1000) / 1000 + 0);
};
const floor = line([0, 500], [1000, 500]);

it('directionOf returns the angle of a line in degrees', () => {
  expect([
    directionOf(line([0, 0], [1, 0])),
    directionOf(line([0, 0], [0, 1])),
    directionOf(line([1, 0], [0, 0])),
  ]).toEqual([0, 90, 180]);
});

describe('an instrument near a line', () => {
  it('is moved onto it with its nearest side, up to the reach', () => {
    expect(snapped(at(300, 485), [floor])).toEqual([300, 490, 0]);
    expect(snapped(at(300, 515), [floor])).toEqual([300, 510, 0]);
    expect(snapped(at(300, 490 - CONTACT_REACH), [floor])).toEqual([300, 490, 0]);
    expect(snapped(at(300, 489 - CONTACT_REACH), [floor])).toEqual([300, 475, 0]);
  });

  it('is rotated onto it by up to six degrees, also on a line in the other direction', () => {
    expect(snapped(at(500, 488, 5), [floor])[2]).toBe(0);
    expect(snapped(at(500, 488, -5), [line([1000, 500], [0, 500])])[2]).toBe(0);
    expect(snapped(at(500, 488, 7), [floor])[2]).toBe(7);
  });

  it('is not moved onto a line beside it', () => {
    expect(snapped(at(1200, 485), [floor])).toEqual([1200, 485, 0]);
    expect(snapped(at(-90, 485), [floor])).toEqual([-90, 490, 0]);
    expect(snapped(at(1090, 485), [floor])).toEqual([1090, 490, 0]);
    expect(snapped(at(-110, 485), [floor])).toEqual([-110, 485, 0]);
  });

  it('takes the nearer of two lines, and lines of the ink', () => {
    expect(snapped(at(300, 485), [line([0, 505], [1000, 505]), line([0, 497], [1000, 497])])).toEqual([
      300, 487, 0,
    ]);
    const marks = pageMarks([{ points: [0, 500, 0.5, 1000, 500, 0.5] }]);
    expect(settled(ruler, at(300, 485), [], { ...marks, points: [] }).y).toBe(490);
    expect(settled(ruler, at(300, 485), [], NONE)).toEqual(at(300, 485));
  });
});

describe('an instrument near a point', () => {
  it('is moved with its anchor onto the point within reach', () => {
    expect(snapped(at(300, 200), [], [[205, 195]])).toEqual([305, 205, 0]);
    expect(snapped(at(300, 200), [], [[200 - POINT_REACH, 190]])).toEqual([300 - POINT_REACH, 200, 0]);
    expect(snapped(at(300, 200), [], [[187, 190]])).toEqual([300, 200, 0]);
  });

  it('is moved with a side onto the point', () => {
    expect(snapped(at(300, 200), [], [[300, 185]])).toEqual([300, 195, 0]);
    expect(snapped(at(300, 200), [], [[300, 222]])).toEqual([300, 212, 0]);
    expect(snapped(at(300, 200), [], [[300, 223]])).toEqual([300, 200, 0]);
    expect(snapped(at(300, 200), [], [[420, 185]])).toEqual([300, 200, 0]);
  });

  it('slides along its contact with the anchor, and stays on the line', () => {
    expect(snapped(at(300, 485), [floor], [[205, 480]])).toEqual([305, 490, 0]);
    expect(snapped(at(300, 485), [floor], [[205, 475]])).toEqual([305, 490, 0]);
  });

  it('does not leave its contact for a point beside its parallel side', () => {
    expect(snapped(at(300, 485), [floor], [[300, 476]])).toEqual([300, 490, 0]);
  });

  it('slides along its contact until another side is on the point', () => {
    const triangle: InstrumentShape = {
      ...ruler,
      corners: [
        [0, 0],
        [100, 0],
        [0, -100],
      ],
      sides: [
        [0, 1],
        [1, 2],
      ],
      anchors: [],
    };
    const pose = settled(triangle, at(300, 495), [floor], { lines: [], points: [[365, 455]] });
    expect([pose.x, pose.y]).toEqual([expect.closeTo(310), expect.closeTo(500)]);
    const far = settled(triangle, at(300, 495), [floor], { lines: [], points: [[375, 455]] });
    expect([far.x, far.y]).toEqual([300, 500]);
  });
});
