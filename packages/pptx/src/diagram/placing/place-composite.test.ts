import { describe, expect, it } from 'vitest';
import { boxesOf, layoutNode, type NodeSource, valuesOf } from '../../../test/layout-node-source.ts';
import type { LayoutNode } from '../layout-node.ts';
import { placeComposite } from './place-composite.ts';

type Place = Readonly<Record<'l' | 't' | 'w' | 'h', number>>;

function placed(source: NodeSource, places: readonly Place[], conn?: LayoutNode) {
  const children = places.map(() => layoutNode());
  const node = layoutNode({ box: [10, 20, 100, 50], ...source }, ...children, ...(conn ? [conn] : []));
  const values = valuesOf(node, ...children.map((child, index) => [child, places[index] ?? {}] as const));
  placeComposite(node, values);
  return { boxes: boxesOf(children), inside: [values.inside(node, 'w'), values.inside(node, 'h')] };
}

const TWO: readonly Place[] = [
  { l: 0, t: 0, w: 20, h: 10 },
  { l: 20, t: 10, w: 20, h: 20 },
];

describe('placeComposite', () => {
  it('centres the children as a whole', () => {
    expect(placed({}, TWO).boxes).toEqual([
      [40, 30, 20, 10],
      [60, 40, 20, 20],
    ]);
  });

  it.each([
    [{ horzAlign: 'l', vertAlign: 't' }, [10, 20]],
    [{ horzAlign: 'r', vertAlign: 'b' }, [70, 40]],
    [{ horzAlign: 'none' }, [40, 30]],
  ])('aligns the children for %j', (parameters, [x, y]) => {
    expect(placed({ parameters }, TWO).boxes[0]).toEqual([x, y, 20, 10]);
  });

  it('centres children that lie away from the corner', () => {
    expect(placed({}, [{ l: 30, t: 8, w: 20, h: 10 }]).boxes).toEqual([[50, 40, 20, 10]]);
  });

  it('measures the whole without empty children', () => {
    const empty = { l: -50, t: 0, w: 0, h: 5 };
    expect(placed({}, [empty, ...TWO]).boxes).toEqual([
      [-10, 30, 0, 5],
      [40, 30, 20, 10],
      [60, 40, 20, 20],
    ]);
    expect(placed({}, [empty]).boxes).toEqual([[-40, 20, 0, 5]]);
  });

  it('uses the largest box of the aspect ratio, to which children refer', () => {
    const whole = { l: 0, t: 0, w: 50, h: 50 };
    expect(placed({ parameters: { ar: '1' } }, [whole])).toEqual({
      boxes: [[35, 20, 50, 50]],
      inside: [50, 50],
    });
    expect(placed({ parameters: { ar: '4', vertAlign: 'b' } }, [whole]).inside).toEqual([100, 25]);
    expect(placed({ parameters: { ar: '4', vertAlign: 'b' } }, [whole]).boxes).toEqual([[35, 20, 50, 50]]);
    expect(placed({}, [whole]).inside).toEqual([100, 50]);
    expect(placed({ parameters: { ar: '1', horzAlign: 'r' } }, [whole]).boxes).toEqual([[60, 20, 50, 50]]);
  });

  it('does not place connectors', () => {
    const connector = layoutNode({ algorithm: 'conn', box: [1, 2, 3, 4] });
    placed({}, TWO, connector);
    expect(boxesOf([connector])).toEqual([[1, 2, 3, 4]]);
  });
});
