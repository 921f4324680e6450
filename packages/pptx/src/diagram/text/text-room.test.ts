import { describe, expect, it } from 'vitest';
import { layoutNode, valuesOf } from '../../../test/layout-node-source.ts';
import { textRoom } from './text-room.ts';

function room(attributes: string, adjust = '', inset: number | undefined = undefined) {
  const node = layoutNode({
    shape: `<dgm:shape ${attributes}>${adjust && `<dgm:adjLst><dgm:adj idx="1" val="${adjust}"/></dgm:adjLst>`}</dgm:shape>`,
  });
  const values = valuesOf(node, [node, inset === undefined ? {} : { pyramidInset: inset }]);
  const { x, y, w, h } = textRoom(node, { x: 10, y: 20, w: 200, h: 100 }, values);
  return [x, y, w, h].map((value) => Math.round(value * 100) / 100);
}

describe('textRoom', () => {
  it.each([
    ['rect', [10, 20, 200, 100]],
    ['toString', [10, 20, 200, 100]],
    ['ellipse', [39.2, 34.6, 141.6, 70.8]],
    ['donut', [39.2, 34.6, 141.6, 70.8]],
    ['triangle', [60, 70, 100, 50]],
    ['diamond', [60, 45, 100, 50]],
    ['hexagon', [36, 33, 148, 74]],
    ['octagon', [30, 30, 160, 80]],
    ['roundRect', [14.88, 24.88, 190.24, 90.24]],
    ['round2SameRect', [14.88, 24.88, 190.24, 95.12]],
    ['round1Rect', [10, 20, 195.12, 100]],
    ['chevron', [60, 20, 100, 100]],
    ['homePlate', [10, 20, 175, 100]],
    ['trapezoid', [18.33, 20, 183.33, 100]],
  ])('of the preset %s is %j', (preset, box) => {
    expect(room(`type="${preset}"`)).toEqual(box);
  });

  it('depends on the adjust value', () => {
    expect(room('type="roundRect"', '0.5')).toEqual([24.64, 34.64, 170.71, 70.71]);
    expect(room('type="roundRect"', '0.9')).toEqual(room('type="roundRect"', '0.5'));
    expect(room('type="chevron"', '0.2')).toEqual([30, 20, 160, 100]);
    expect(room('type="chevron"', '3')).toEqual([110, 20, 0, 100]);
    expect(room('type="trapezoid"', '0.6')).toEqual([30, 20, 160, 100]);
    expect(room('type="trapezoid"', '0.6', 0.3)).toEqual([20, 20, 180, 100]);
  });

  it.each([
    [90, [10, 70, 100, 25]],
    [180, [60, 20, 100, 50]],
    [270, [110, 45, 100, 50]],
    [-90, [110, 45, 100, 50]],
    [30, [60, 70, 100, 50]],
    [360, [60, 70, 100, 50]],
  ])('rotates with a shape that is rotated by %d°', (turn, box) => {
    const expected = turn === 90 ? [10, 45, 100, 50] : box;
    expect(room(`type="triangle" rot="${turn}"`)).toEqual(expected);
  });

  it('measures corners of a rotated shape in its own width and height', () => {
    expect(room('type="homePlate" rot="90"')).toEqual([10, 20, 200, 75]);
  });
});
