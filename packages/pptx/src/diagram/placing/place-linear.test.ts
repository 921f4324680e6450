import { describe, expect, it } from 'vitest';
import { boxesOf, layoutNode, type NodeSource, valuesOf } from '../../../test/layout-node-source.ts';
import type { LayoutNode } from '../layout-node.ts';
import { placeLinear, type Trial } from './place-linear.ts';

const item = (source: NodeSource = {}) => layoutNode({ algorithm: 'tx', ...source });
const line = (source: NodeSource, ...children: LayoutNode[]) =>
  layoutNode({ algorithm: 'lin', box: [0, 0, 100, 50], ...source }, ...children);

function placed(root: LayoutNode, sizes: readonly (readonly [LayoutNode, object])[], textHeight = 0) {
  const trial: Trial = { overfull: new Map(), textHeight: () => textHeight };
  const values = valuesOf(root, ...(sizes as readonly (readonly [LayoutNode, Record<string, number>])[]));
  placeLinear(root, values, trial);
  return { boxes: boxesOf(sizes.map(([node]) => node)), overfull: [...trial.overfull.values()], values };
}

describe('placeLinear', () => {
  const of = (source: NodeSource) => {
    const [one, two] = [item(), item()];
    return placed(line(source, one, two), [
      [one, { w: 20, h: 10 }],
      [two, { w: 40, h: 20 }],
    ]).boxes;
  };
  const parameters = (given: Readonly<Record<string, string>>) => of({ parameters: given });

  it.each([
    [
      {},
      [
        [20, 20, 20, 10],
        [40, 15, 40, 20],
      ],
    ],
    [
      { linDir: 'fromR' },
      [
        [60, 20, 20, 10],
        [20, 15, 40, 20],
      ],
    ],
    [
      { linDir: 'fromT' },
      [
        [40, 10, 20, 10],
        [30, 20, 40, 20],
      ],
    ],
    [
      { linDir: 'fromB' },
      [
        [40, 30, 20, 10],
        [30, 10, 40, 20],
      ],
    ],
    [
      { horzAlign: 'l' },
      [
        [0, 20, 20, 10],
        [20, 15, 40, 20],
      ],
    ],
    [
      { horzAlign: 'r' },
      [
        [40, 20, 20, 10],
        [60, 15, 40, 20],
      ],
    ],
    [
      { vertAlign: 't' },
      [
        [20, 5, 20, 10],
        [40, 0, 40, 20],
      ],
    ],
    [
      { vertAlign: 'b', nodeVertAlign: 'b' },
      [
        [20, 40, 20, 10],
        [40, 30, 40, 20],
      ],
    ],
    [
      { nodeVertAlign: 't' },
      [
        [20, 15, 20, 10],
        [40, 15, 40, 20],
      ],
    ],
    [
      { linDir: 'fromT', vertAlign: 't', horzAlign: 'l', nodeHorzAlign: 'l' },
      [
        [0, 0, 20, 10],
        [0, 10, 40, 20],
      ],
    ],
    [
      { linDir: 'fromT', nodeHorzAlign: 'r' },
      [
        [50, 10, 20, 10],
        [30, 20, 40, 20],
      ],
    ],
  ])('places children for %j', (given, boxes) => {
    expect(parameters(given)).toEqual(boxes);
  });

  it('shrinks children along the line when they are too long, and reports it', () => {
    const [one, two] = [item(), item()];
    const { boxes, overfull } = placed(line({}, one, two), [
      [one, { w: 50, h: 10 }],
      [two, { w: 150, h: 10 }],
    ]);
    expect(boxes).toEqual([
      [0, 20, 25, 10],
      [25, 20, 75, 10],
    ]);
    expect(overfull).toEqual([0.5]);
  });

  it('does not report a line that a rule lets shrink', () => {
    const one = item();
    const root = line({ rules: '<dgm:rule type="w" for="ch" val="0"/>' }, one);
    expect(placed(root, [[one, { w: 200, h: 10 }]])).toMatchObject({
      boxes: [[0, 20, 100, 10]],
      overfull: [],
    });
    const other = item();
    const upright = line({ rules: '<dgm:rule type="h" for="ch" val="0"/>' }, other);
    expect(placed(upright, [[other, { w: 200, h: 10 }]]).overfull).toEqual([0.5]);
  });

  it('reduces children that are deeper than the line, and reports it', () => {
    const [one, two] = [item(), item()];
    const { boxes, overfull } = placed(line({}, one, two), [
      [one, { w: 20, h: 100 }],
      [two, { w: 20, h: 10 }],
    ]);
    expect(boxes).toEqual([
      [30, 0, 20, 50],
      [50, 20, 20, 10],
    ]);
    expect(overfull).toEqual([0.5]);
  });

  it('leaves out connectors without a width', () => {
    const [one, two] = [item(), item()];
    const [thin, thick] = [layoutNode({ algorithm: 'conn' }), layoutNode({ algorithm: 'conn' })];
    const root = line({}, one, thin, thick, two);
    const size = { w: 20, h: 10 };
    const { boxes } = placed(root, [
      [one, size],
      [thin, { w: 0, h: 5 }],
      [thick, { w: 10, h: 5 }],
      [two, size],
    ]);
    expect(boxes).toEqual([
      [25, 20, 20, 10],
      [0, 0, 0, 0],
      [45, 22.5, 10, 5],
      [55, 20, 20, 10],
    ]);
  });

  it('gives a nested line the length of its content', () => {
    const [one, two, three] = [item(), item(), item()];
    const inner = layoutNode({ algorithm: 'lin' }, two, three);
    const root = line({}, one, inner);
    const size = { w: 20, h: 10 };
    expect(
      placed(root, [
        [one, size],
        [two, size],
        [three, { w: 10, h: 30 }],
        [inner, { h: 20 }],
      ]).boxes,
    ).toEqual([
      ...[
        [25, 20, 20, 10],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [45, 10, 30, 30],
      ],
    ]);
  });

  it('lets texts with a rule without a limit grow to the height they need', () => {
    const rules = '<dgm:rule type="h" val="INF"/>';
    const [growing, fixed] = [item({ rules }), item()];
    const sizes = [
      [growing, { w: 20, h: 10 }],
      [fixed, { w: 20, h: 10 }],
    ] as const;
    expect(placed(line({}, growing, fixed), sizes, 30).boxes.map(([, , , h]) => h)).toEqual([30, 10]);
    const [short] = [item({ rules })];
    expect(placed(line({}, short), [[short, { w: 20, h: 40 }]], 30).boxes.map(([, , , h]) => h)).toEqual([
      40,
    ]);
  });

  it('gives grown texts of equal height the height of the highest', () => {
    const rules = '<dgm:rule type="h" val="INF"/>';
    const [one, two, other] = [
      item({ rules, name: 'a' }),
      item({ rules, name: 'a' }),
      item({ rules, name: 'b' }),
    ];
    const constraints = '<dgm:constr type="h" for="ch" forName="a" op="equ"/>';
    const heights = placed(line({ constraints }, one, two, other), [
      [one, { w: 20, h: 12 }],
      [two, { w: 20, h: 25 }],
      [other, { w: 20, h: 11 }],
    ]).boxes.map(([, , , h]) => h);
    expect(heights).toEqual([25, 25, 11]);
  });
});
