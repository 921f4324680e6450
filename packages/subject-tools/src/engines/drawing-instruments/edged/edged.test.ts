import { seeded } from '@lectern/base';
import { type InkEdge, inkAlong } from '@lectern/stage/ink';
import { describe, expect, it } from 'vitest';
import { carriedByTwo, moved, type Pose, placed, turnedAbout, type XY } from '../../../common/pose.ts';
import { isoscelesSetSquareTool } from '../../../tools/isosceles-set-square/tool.ts';
import { protractorTool } from '../../../tools/protractor/tool.ts';
import { rightSetSquareTool } from '../../../tools/right-set-square/tool.ts';
import { RULER_CM, rulerTool } from '../../../tools/ruler/tool.ts';
import { type Line, lineOf, pageMarks } from '../page-marks.ts';
import { directionOf, settled } from '../settled.ts';
import { edgesOf, PAGE_CM, sidesOf } from '../shapes.ts';
import { angleOn, anglesOfLines, rayEnd, reading, restedAngle } from './angles.ts';

const TOOLS = {
  Ruler: rulerTool,
  IsoscelesSetSquare: isoscelesSetSquareTool,
  RightSetSquare: rightSetSquareTool,
  Protractor: protractorTool,
};
const shapeOf = (key: keyof typeof TOOLS, cm: number) => TOOLS[key].shape(cm);

const NO_MARKS = { lines: [], points: [] };

function strokeFrom(from: XY, to: XY): { readonly points: readonly number[] } {
  return { points: inkAlong({ type: 'line', from, to }, 0, Math.hypot(to[0] - from[0], to[1] - from[1])) };
}

function farFrom({ from, to }: Line, [x, y]: XY): number {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return Math.abs((x - from[0]) * (to[1] - from[1]) - (y - from[1]) * (to[0] - from[0])) / length;
}

/** The angle between two lines, 0 to 90. */
function between(one: Line, other: Line): number {
  const turn = Math.abs(directionOf(one) - directionOf(other)) % 180;
  return Math.min(turn, 180 - turn);
}

describe('a pose', () => {
  it('converts points to the page, and rotates about any of them', () => {
    expect(placed({ x: 10, y: 20, turn: 90 }, [5, 0]).map(Math.round)).toEqual([10, 25]);
    const pose = { x: 100, y: 50, turn: 30 };
    const corner = placed(pose, [40, 7]);
    const turned = placed(turnedAbout(pose, corner, 77), [40, 7]);
    expect(Math.hypot(turned[0] - corner[0], turned[1] - corner[1])).toBeLessThan(1e-9);
  });

  it('keeps the point under two fingers in any gesture without spreading', () => {
    const random = seeded(3);
    for (let count = 0; count < 100; count += 1) {
      const pose: Pose = { x: random() * 900, y: random() * 500, turn: random() * 360 - 180 };
      const locals: readonly [XY, XY] = [
        [random() * 300, random() * 60],
        [-random() * 300, random() * 60],
      ];
      const then: Pose = { x: random() * 900, y: random() * 500, turn: random() * 360 - 180 };
      const at = (where: Pose): readonly [XY, XY] => [placed(where, locals[0]), placed(where, locals[1])];
      const now = at(carriedByTwo(pose, at(pose), at(then)));
      for (const finger of [0, 1] as const) {
        expect(now[finger][0]).toBeCloseTo(at(then)[finger][0], 6);
        expect(now[finger][1]).toBeCloseTo(at(then)[finger][1], 6);
      }
    }
  });
});

describe('the instruments', () => {
  it('have the size that they indicate at every calibration', () => {
    for (const cm of [PAGE_CM, 20, 75]) {
      const [scale] = shapeOf('Ruler', cm).scales;
      expect(scale?.cm).toBe(RULER_CM);
      const square = sidesOf(shapeOf('RightSetSquare', cm), { x: 0, y: 0, turn: 12 });
      const angles = [
        between(square[0] as Line, square[1] as Line),
        between(square[0] as Line, square[2] as Line),
      ];
      expect(angles[0]).toBeCloseTo(90, 9);
      expect(angles[1]).toBeCloseTo(30, 9);
      const isosceles = sidesOf(shapeOf('IsoscelesSetSquare', cm), { x: 0, y: 0, turn: -50 });
      expect(between(isosceles[0] as Line, isosceles[2] as Line)).toBeCloseTo(45, 9);
    }
  });

  it('guide pens along every side, including the round side of the protractor', () => {
    const kinds = (key: keyof typeof TOOLS) =>
      edgesOf(shapeOf(key, PAGE_CM), { x: 5, y: 6, turn: 7 }).map(({ type }) => type);
    expect(kinds('Ruler')).toEqual(['line', 'line']);
    expect(kinds('IsoscelesSetSquare')).toEqual(['line', 'line', 'line']);
    expect(kinds('Protractor')).toEqual(['line', 'arc']);
  });
});

it.each(['IsoscelesSetSquare', 'RightSetSquare'] as const)(
  'sliding along the ruler keeps contact; as the 45° set square, so the other (%s)',
  (square) => {
    const rulerPose: Pose = { x: 600, y: 400, turn: 17 };
    const ruler = sidesOf(shapeOf('Ruler', PAGE_CM), rulerPose);
    const shape = shapeOf(square, PAGE_CM);
    const top = ruler[0] as Line;
    const corner = shape.corners[0] as XY;
    let hand: Pose = { x: 0, y: 0, turn: 16 };
    for (let step = 0; step < 60; step += 1) {
      // The pointer slides along the ruler, alternately some pixels above and below it.
      const foot = placed(rulerPose, [
        -350 + step * 4,
        (shapeOf('Ruler', PAGE_CM).corners[0]?.[1] ?? 0) + 5 * Math.sin(step),
      ]);
      const at = placed(hand, corner);
      hand = moved(hand, [foot[0] - at[0], foot[1] - at[1]]);
      const [lower] = sidesOf(shape, settled(shape, hand, ruler, NO_MARKS));
      if (!lower) throw new Error('a set square has a side');
      expect(farFrom(top, lower.from)).toBeLessThan(1e-6);
      expect(farFrom(top, lower.to)).toBeLessThan(1e-6);
    }
    // The instrument is detached when it is dragged away.
    const drawn = moved(hand, [0, -60]);
    expect(settled(shape, drawn, ruler, NO_MARKS)).toEqual(drawn);
  },
);

it('the perpendicular through a snapped point is exact to 0.1 degree.', () => {
  const random = seeded(11);
  const shape = shapeOf('RightSetSquare', PAGE_CM);
  for (let count = 0; count < 40; count += 1) {
    const turn = random() * 60 - 30;
    const ink = { x: 500, y: 420, turn };
    const line: Line = { from: placed(ink, [-300, 0]), to: placed(ink, [300, 0]) };
    const point = placed(ink, [random() * 80 - 40, -120 - random() * 60]);
    // The long side on the line, the vertical one near the point; the pose is a few pixels and degrees off.
    const square: Pose = { x: 0, y: 0, turn: turn + random() * 6 - 3 };
    const corner = placed({ ...square }, shape.corners[0] as XY);
    const foot = placed(ink, [placedX(ink, point) + random() * 8 - 4, random() * 8 - 4]);
    const hand = moved(square, [foot[0] - corner[0], foot[1] - corner[1]]);
    const sides = sidesOf(shape, settled(shape, hand, [], { lines: [line], points: [point] }));
    const upright = sides[1] as Line;
    expect(between(upright, line)).toBeGreaterThan(89.9);
    expect(farFrom(upright, point)).toBeLessThan(0.5);
  }
});

function placedX(ink: Pose, [x, y]: XY): number {
  const turn = (ink.turn * Math.PI) / 180;
  return (x - ink.x) * Math.cos(turn) + (y - ink.y) * Math.sin(turn);
}

it('cm and mm follow the page’s calibration; a line along the edge is exactly straight and its length is shown.', () => {
  for (const cm of [PAGE_CM, 50]) {
    const [top] = edgesOf(shapeOf('Ruler', cm), { x: 640, y: 360, turn: 33 });
    const points = inkAlong(top as InkEdge, 0.6 * cm, 7.6 * cm);
    const line = lineOf(points);
    if (!line) throw new Error('it is straight');
    expect(Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1]) / cm).toBeCloseTo(7, 6);
    for (let at = 0; at < points.length; at += 3)
      expect(farFrom(line, [points[at] ?? 0, points[at + 1] ?? 0])).toBeLessThan(1e-6);
  }
});

describe('the marks of a page', () => {
  it('are straight lines, their ends and their crossings; handwriting has no marks', () => {
    const wavy = { points: Array.from({ length: 40 }, (_, i) => [i * 8, 40 * Math.sin(i), 0.5]).flat() };
    const marks = pageMarks([strokeFrom([0, 0], [100, 100]), strokeFrom([0, 100], [100, 0]), wavy]);
    expect(marks.lines).toHaveLength(2);
    expect(marks.points).toHaveLength(5);
    expect(marks.points[4]?.map(Math.round)).toEqual([50, 50]);
  });

  it('have no crossing of parallels, of dots, or far beyond an end', () => {
    const marks = pageMarks([
      strokeFrom([0, 0], [100, 0]),
      strokeFrom([0, 10], [100, 10]),
      strokeFrom([300, -50], [300, 50]),
      { points: [1, 1, 0.5, 1.1, 1, 0.5] },
      { points: [] },
    ]);
    expect(marks.points).toHaveLength(6);
  });
});

it('An angle between two ink lines is read within 0.5 degree; inner and outer scales can be swapped; a ray at a set degree is drawn exactly.', () => {
  const random = seeded(5);
  const shape = shapeOf('Protractor', PAGE_CM);
  for (let count = 0; count < 60; count += 1) {
    const base = random() * 40 - 20;
    const angle = 15 + random() * 150;
    const corner: XY = [640, 420];
    const to = (direction: number, length: number): XY =>
      placed({ x: corner[0], y: corner[1], turn: direction }, [length, 0]);
    const { lines, points } = pageMarks([
      strokeFrom(corner, to(base, 280)),
      strokeFrom(corner, to(base - angle, 260)),
    ]);
    const hand: Pose = {
      x: corner[0] + random() * 8 - 4,
      y: corner[1] + random() * 8 - 4,
      turn: base + random() * 6 - 3,
    };
    const pose = settled(shape, hand, [], { lines, points });
    const read = restedAngle(angle + random() * 2 - 1, anglesOfLines(pose, lines));
    expect(Math.abs(read - angle)).toBeLessThan(0.5);
    expect(reading(read, false) + reading(read, true)).toBeCloseTo(180, 9);
    const end = rayEnd(pose, 63.5, 300);
    expect(angleOn(pose, directionOf({ from: [pose.x, pose.y], to: end }))).toBeCloseTo(63.5, 6);
  }
});

describe('the pointer of a protractor', () => {
  it('snaps to half degrees between 0 and 180, and to a line when a line is near', () => {
    expect(restedAngle(41.3, [])).toBe(41.5);
    expect(restedAngle(41.3, [42.8])).toBe(42.8);
    expect(restedAngle(41.3, [44])).toBe(41.5);
    expect(restedAngle(-7, [])).toBe(0);
    expect(restedAngle(199, [])).toBe(180);
  });

  it('has no angle below the protractor', () => {
    expect(angleOn({ x: 0, y: 0, turn: 0 }, 90)).toBeUndefined();
    expect(angleOn({ x: 0, y: 0, turn: 20 }, -70)).toBeCloseTo(90, 9);
  });
});
