import { describe, expect, it } from 'vitest';
import { dataPoint, layoutNode } from '../../test/layout-node-source.ts';
import { ConstraintValues, half, spanOf, startOf, sum } from './constraints.ts';

const constraint = (attributes: string) => `<dgm:constr ${attributes}/>`;
/** A root with the children `a` and `b`; the constraints are the root's. */
function tree(constraints: string, { own = '', algorithm = 'composite', custom = {} } = {}) {
  const inner = layoutNode({ name: 'inner' });
  const a = layoutNode({ name: 'a', constraints: own, custom }, inner);
  const b = layoutNode({ name: 'b', context: dataPoint('s', 'sibTrans') });
  const root = layoutNode({ name: 'root', algorithm, constraints }, a, b);
  const values = new ConstraintValues(root);
  values.set(root, 'w', 100);
  values.set(root, 'h', 50);
  return { a, b, inner, root, values };
}
const of = (constraints: string, type: string, options?: Parameters<typeof tree>[1]) => {
  const { a, values } = tree(constraints, options);
  return values.get(a, type);
};
const forA = (attributes: string) => constraint(`for="ch" forName="a" ${attributes}`);

describe('a value from constraints', () => {
  it('is given, or a share of another value', () => {
    expect(of(forA('type="w" val="7"'), 'w')).toBe(7);
    expect(of(forA('type="w" val="INF"'), 'w')).toBe(Number.POSITIVE_INFINITY);
    expect(of(forA('type="w" refType="w" fact="0.4"'), 'w')).toBe(40);
    expect(of(forA('type="w" refType="h"'), 'w')).toBe(50);
    const both =
      forA('type="w" val="8"') +
      constraint('type="sp" for="self" refType="w" refFor="ch" refForName="a" fact="2"');
    const { root, values } = tree(both);
    expect(values.get(root, 'sp')).toBe(16);
  });

  it('is the last one of several, and the outermost', () => {
    expect(of(forA('type="w" val="7"') + forA('type="w" val="9"'), 'w')).toBe(9);
    expect(of(forA('type="w" val="7"'), 'w', { own: constraint('type="w" val="3"') })).toBe(7);
    expect(of('', 'w', { own: constraint('type="w" val="3"') })).toBe(3);
    const own = constraint('type="w" val="3"') + constraint('type="w" val="4"');
    expect(of(forA('type="w"'), 'w', { own })).toBe(4);
    expect(of(forA('type="w" val="7"') + forA('type="w" val="8"'), 'w', { own })).toBe(8);
  });

  it('is 0 for a type without a value, unless another constraint gives one', () => {
    expect(of(forA('type="sp"'), 'sp')).toBe(0);
    expect(of(forA('type="sp" val="4"') + forA('type="sp"'), 'sp')).toBe(4);
    expect(of(forA('type="userA"'), 'userA')).toBeUndefined();
    expect(of(forA('type="w" op="equ"'), 'w')).toBe(100);
  });

  it('applies to children, descendants, a name, or a kind of points', () => {
    const reached = (attributes: string) => {
      const { a, b, inner, root, values } = tree(constraint(`type="sp" val="5" ${attributes}`));
      return [root, a, inner, b].map((node) => values.get(node, 'sp') ?? '-').join(' ');
    };
    expect(reached('')).toBe('5 - - -');
    expect(reached('for="ch"')).toBe('- 5 - 5');
    expect(reached('for="des"')).toBe('- 5 5 5');
    expect(reached('for="des" forName="inner"')).toBe('- - 5 -');
    expect(reached('for="des" ptType="sibTrans"')).toBe('- - - 5');
  });

  it('is limited', () => {
    const limited = (value: number, operator: string, limit: number) =>
      of(forA(`type="w" val="${value}"`) + forA(`type="w" op="${operator}" val="${limit}"`), 'w');
    expect([limited(7, 'gte', 9), limited(7, 'gte', 5), limited(7, 'lte', 5), limited(7, 'lte', 9)]).toEqual([
      ...[9, 7, 5, 7],
    ]);
    expect(of(forA('type="sp" op="gte" val="3"'), 'sp')).toBe(3);
  });

  it('has an offset', () => {
    expect(of(forA('type="l" val="7"') + forA('type="lOff" val="-2"'), 'l')).toBe(5);
  });

  it('is undefined when constraints refer to one another', () => {
    const cycle =
      forA('type="sp" refType="begPad" refFor="ch" refForName="a"') +
      forA('type="begPad" refType="sp" refFor="ch" refForName="a"');
    expect(of(cycle, 'sp')).toBeUndefined();
  });

  it('is 65 points for a font size without a constraint to which another refers', () => {
    expect(of(forA('type="secFontSz" refType="primFontSz" fact="0.5"'), 'secFontSz')).toBe(32.5);
  });

  it('is taken from the constraint for a node that the diagram does not have', () => {
    const gone = constraint('type="w" for="ch" forName="gone" refType="w" fact="0.2"');
    expect(of(`${gone}${forA('type="w" refType="w" refFor="ch" refForName="gone" fact="2"')}`, 'w')).toBe(40);
    const fixed = constraint('type="w" for="ch" forName="gone" val="3"');
    expect(of(`${fixed}${forA('type="w" refType="w" refFor="ch" refForName="gone" fact="2"')}`, 'w')).toBe(6);
  });
});

describe('a value without constraints', () => {
  it('is the size of the parent, or its rest in a composite', () => {
    expect([of('', 'w'), of('', 'h')]).toEqual([100, 50]);
    expect(of(forA('type="l" val="30"'), 'w')).toBe(70);
    expect(of(forA('type="t" val="60"'), 'h')).toBe(0);
    expect(of(forA('type="l" val="30"'), 'w', { algorithm: 'lin' })).toBe(100);
  });

  it('follows from other measures of the box', () => {
    const size = forA('type="w" val="20"') + forA('type="h" val="10"');
    const place = forA('type="l" val="5"') + forA('type="t" val="6"');
    const measured = ['r', 'b', 'ctrX', 'ctrY'].map((type) => of(size + place, type));
    expect(measured).toEqual([25, 16, 15, 11]);
    expect(of(place + forA('type="r" val="45"'), 'w')).toBe(40);
    expect(of(place + forA('type="b" val="16"'), 'h')).toBe(10);
    expect(of(size + forA('type="r" val="45"'), 'l')).toBe(25);
    expect(of(size + forA('type="ctrX" val="45"'), 'l')).toBe(35);
    expect(of(size + forA('type="b" val="45"'), 't')).toBe(35);
    expect(of(size + forA('type="ctrY" val="45"'), 't')).toBe(40);
    expect([of(size, 'l'), of(size, 't'), of(size, 'sp')]).toEqual([0, 0, undefined]);
  });

  it('is no wider than the height of the composite when its height equals its width', () => {
    const square =
      forA('type="w" val="80"') + forA('type="h" refType="w" refFor="ch" refForName="a" op="equ"');
    expect(of(square, 'w')).toBe(50);
    expect(of(square, 'w', { algorithm: 'lin' })).toBe(80);
  });
});

describe('ConstraintValues', () => {
  const custom = { scaleX: 2, scaleY: 3 };

  it('prefers values that were set, until another trial; kept values stay', () => {
    const { a, values } = tree(forA('type="w" val="7"'));
    values.set(a, 'w', 9);
    values.keep(a, 'h', 4);
    expect([values.get(a, 'w'), values.get(a, 'h'), values.constrained(a, 'w')]).toEqual([9, 4, 7]);
    values.restart();
    expect([values.get(a, 'w'), values.get(a, 'h')]).toEqual([7, 4]);
  });

  it('computes values again after one was set', () => {
    const { a, root, values } = tree(forA('type="w" refType="w" fact="0.5"'));
    expect(values.get(a, 'w')).toBe(50);
    values.set(root, 'w', 10);
    expect(values.get(a, 'w')).toBe(5);
    values.keep(root, 'h', 10);
    expect(values.get(a, 'h')).toBe(50);
  });

  it('has the size within a node with the user’s scale, or its fixed size', () => {
    const { a, inner, values } = tree(forA('type="w" val="10"') + forA('type="h" val="5"'), { custom });
    expect([values.inside(a, 'w'), values.inside(a, 'h'), values.get(inner, 'w')]).toEqual([20, 15, 20]);
    values.fix(a, 1, 2);
    expect([values.inside(a, 'w'), values.inside(a, 'h'), values.get(inner, 'h')]).toEqual([1, 2, 2]);
  });

  it('applies the user’s scale of a node to references of its content only', () => {
    const own = constraint('type="w" for="ch" refType="w" fact="0.5"');
    const { inner, values } = tree(forA('type="w" val="10"'), { custom, own });
    expect(values.get(inner, 'w')).toBe(10);
  });

  it('says whether a value is set, and whether it follows another', () => {
    const { a, b, values } = tree(
      forA('type="w" val="7"') + forA('type="h" refType="w"') + forA('type="sp" refType="w" op="lte"'),
    );
    values.set(b, 'w', 1);
    expect([values.says(a, 'w'), values.says(b, 'w'), values.says(b, 'h')]).toEqual([true, true, false]);
    expect(['w', 'h', 'sp', 'l'].map((type) => values.follows(a, type))).toEqual([false, true, false, false]);
  });

  it('returns the reference of a node with another factor', () => {
    const { a, b, values } = tree(
      forA('type="w" refType="w" fact="0.5"') + forA('type="h" refType="w" fact="0"'),
    );
    expect(values.withFactor(a, 'w', 0.2)).toBe(20);
    expect([values.withFactor(a, 'h', 2), values.withFactor(b, 'w', 2)]).toEqual([undefined, undefined]);
  });

  it('reports more constraints than it applies, also many of one value', () => {
    expect(tree(forA('type="w" val="7"')).values.tooMany).toBe(false);
    const many = Array.from({ length: 450 }, () => layoutNode());
    const root = layoutNode({ constraints: constraint('type="w" for="ch" val="1"').repeat(450) }, ...many);
    expect(new ConstraintValues(root).tooMany).toBe(true);
  });
});

it('spanOf returns a size from two known sides', () => {
  const sides = { l: 10, r: 25, t: 3, b: 7 };
  const said = (type: string) => sides[type as keyof typeof sides];
  expect([spanOf(said, 'w'), spanOf(said, 'h')]).toEqual([15, 4]);
  expect(spanOf((type) => (type === 'l' ? 0 : undefined), 'w')).toBeUndefined();
  expect(spanOf((type) => (type === 'b' ? 0 : undefined), 'h')).toBeUndefined();
});

it('startOf returns the start of a box from its middle, else from its end, else 0', () => {
  const size = () => 8;
  expect(startOf(30, 20, size)).toBe(16);
  expect(startOf(30, undefined, size)).toBe(22);
  expect(startOf(undefined, undefined, size)).toBe(0);
  expect([startOf(30, 20, () => undefined), startOf(30, undefined, () => undefined)]).toEqual([20, 30]);
});

it('sum and half return sums and halves of known values only', () => {
  expect([sum(2, 3), sum(undefined, 3), sum(2, undefined)]).toEqual([5, undefined, undefined]);
  expect([half(3), half(undefined)]).toEqual([1.5, undefined]);
});
