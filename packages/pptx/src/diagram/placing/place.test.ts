import { describe, expect, it } from 'vitest';
import { boxesOf, layoutNode, valuesOf } from '../../../test/layout-node-source.ts';
import { placeChildren } from './place.ts';
import type { Trial } from './place-linear.ts';

const trial: Trial = { overfull: new Map(), textHeight: () => 0 };

function placed(algorithm: string) {
  const inner = layoutNode({ algorithm: 'tx' });
  const [one, two] = [layoutNode({}, inner), layoutNode({ algorithm: 'tx' })];
  const node = layoutNode({ algorithm, box: [0, 0, 100, 100] }, one, two);
  const size = { w: 20, h: 10 };
  const values = valuesOf(node, [one, size], [two, size], [inner, { w: 4, h: 2 }]);
  placeChildren(node, values, trial);
  return { boxes: boxesOf([one, two, inner]), inside: values.inside(node, 'w') };
}

describe('placeChildren', () => {
  it.each([
    [
      'composite',
      [
        [40, 45, 20, 10],
        [40, 45, 20, 10],
        [48, 49, 4, 2],
      ],
    ],
    [
      'toString',
      [
        [40, 45, 20, 10],
        [40, 45, 20, 10],
        [48, 49, 4, 2],
      ],
    ],
    [
      'lin',
      [
        [30, 45, 20, 10],
        [50, 45, 20, 10],
        [38, 49, 4, 2],
      ],
    ],
    [
      'snake',
      [
        [40, 40, 20, 10],
        [40, 50, 20, 10],
        [48, 44, 4, 2],
      ],
    ],
    [
      'cycle',
      [
        [40, 40, 20, 10],
        [40, 50, 20, 10],
        [48, 44, 4, 2],
      ],
    ],
    [
      'hierChild',
      [
        [30, 45, 20, 10],
        [50, 45, 20, 10],
        [38, 49, 4, 2],
      ],
    ],
    [
      'hierRoot',
      [
        [40, 45, 20, 10],
        [0, 0, 0, 0],
        [48, 49, 4, 2],
      ],
    ],
    [
      'pyra',
      [
        [0, 0, 100, 50],
        [0, 50, 100, 50],
        [25, 0, 50, 50],
      ],
    ],
  ])('places children by the algorithm %s, and their children', (algorithm, boxes) => {
    expect(placed(algorithm).boxes).toEqual(boxes);
  });

  it('fixes the size to which constraints of descendants refer', () => {
    expect(placed('lin').inside).toBe(100);
    const node = layoutNode({ box: [0, 0, 7, 9] });
    const values = valuesOf(node);
    placeChildren(node, values, trial);
    expect([values.inside(node, 'w'), values.inside(node, 'h')]).toEqual([7, 9]);
  });
});
