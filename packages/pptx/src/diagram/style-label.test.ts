import { describe, expect, it } from 'vitest';
import { dataPoint, layoutNode, type NodeSource } from '../../test/layout-node-source.ts';
import { node, scopeOf } from '../../test/tree-scope.ts';
import { labelOf, StyleLabels } from './style-label.ts';

const rgb = (value: string) => ({ type: 'rgb', value });
const srgb = (value: string) => `<a:srgbClr val="${value}"/>`;
const solid = (color: object) => ({ type: 'solid', color });
const PLACE = { type: 'solid', color: { type: 'scheme', slot: 'phClr' } } as const;
const SHAPE = '<dgm:shape type="rect"/>';
const style = (fill: number, line: number) =>
  `<dgm:style><a:lnRef idx="${line}">${srgb('999999')}</a:lnRef><a:fillRef idx="${fill}">${srgb('999999')}</a:fillRef><a:effectRef idx="1"/><a:fontRef idx="minor">${srgb('999999')}</a:fontRef></dgm:style>`;

const scope = await scopeOf({
  theme: {
    fills: [PLACE],
    backgroundFills: [PLACE],
    lines: [{ width: 2, fill: PLACE }, { width: 3 }],
    effects: [{ blur: { radius: 1 } }],
  },
});

function looks(sources: readonly NodeSource[], colors = '', styles: string | undefined = undefined) {
  const nodes = sources.map((source) => layoutNode({ shape: SHAPE, ...source }));
  const root = layoutNode({}, ...nodes);
  const part = (content: string) =>
    node(`<dgm:def><dgm:styleLbl name="L">${content}</dgm:styleLbl></dgm:def>`);
  const labels = new StyleLabels(
    styles === undefined ? undefined : part(styles),
    colors === '' ? undefined : part(colors),
    root,
    scope,
  );
  return nodes.map((each) => labels.lookOf(each));
}
const fills = (...source: Parameters<typeof looks>) =>
  looks(...source).map(({ fill }) => (fill?.type === 'solid' ? fill.color : fill));
const list = (name: string, method: string, ...colors: readonly string[]) =>
  `<dgm:${name} ${method && `meth="${method}"`}>${colors.map(srgb).join('')}</dgm:${name}>`;
const labelled = (count: number): NodeSource[] => Array.from({ length: count }, () => ({ label: 'L' }));

describe('lookOf', () => {
  it('returns the accent without parts', () => {
    expect(looks([{}])).toEqual([
      {
        fill: solid({ type: 'scheme', slot: 'accent1' }),
        line: undefined,
        effects: undefined,
        text: undefined,
      },
    ]);
  });

  it('returns the quick style in the colours of the label', () => {
    const colors =
      list('fillClrLst', '', '111111') + list('linClrLst', '', '222222') + list('txFillClrLst', '', '333333');
    expect(looks(labelled(1), colors, style(1, 1))).toEqual([
      {
        fill: solid(rgb('111111')),
        line: { width: 2, fill: solid(rgb('222222')) },
        effects: { blur: { radius: 1 } },
        text: { latin: '+mn-lt', eastAsian: '+mn-ea', complexScript: '+mn-cs', fill: solid(rgb('333333')) },
      },
    ]);
    expect(looks(labelled(1), colors, style(1001, 2))[0]).toMatchObject({
      fill: solid(rgb('111111')),
      line: { width: 3 },
    });
    expect(looks(labelled(1), colors, style(0, 0))[0]).toMatchObject({
      ...{ fill: { type: 'none' }, line: { fill: { type: 'none' } } },
    });
    expect(looks(labelled(1), list('fillClrLst', '', '111111'), style(1, 1))[0]?.text?.fill).toEqual(
      solid(rgb('999999')),
    );
  });

  it('returns the style that a user set on a shape or entry', () => {
    const own = dataPoint('p', 'pres', `<dgm:prSet>${style(1, 1)}</dgm:prSet>`);
    for (const source of [{ presentation: own }, { shown: [own] }]) {
      const [look] = looks([{ label: 'L', ...source }], list('fillClrLst', '', '111111'));
      expect(look?.fill).toEqual(solid(rgb('999999')));
    }
  });
});

describe('the colour of the n-th node of a label', () => {
  it('is repeated in turn', () => {
    expect(fills(labelled(3), list('fillClrLst', 'repeat', '111111', '222222'))).toEqual([
      ...['111111', '222222', '111111'].map(rgb),
    ]);
  });

  it('is the first for a single node, and the only one of a list', () => {
    expect(fills(labelled(1), list('fillClrLst', 'span', '111111', '222222'))).toEqual([rgb('111111')]);
    expect(fills(labelled(2), list('fillClrLst', 'span', '111111'))).toEqual([rgb('111111'), rgb('111111')]);
  });

  it('is between the colours of the list, as offsets from the first', () => {
    const span = (...colors: readonly string[]) => fills(labelled(3), list('fillClrLst', 'span', ...colors));
    expect(span('000000', 'FFFFFF')).toEqual([
      rgb('000000'),
      { ...rgb('000000'), mods: [{ op: 'lumOff', value: 0.5 }] },
      rgb('FFFFFF'),
    ]);
    expect(span('FF0000', '00FF00')[1]).toEqual({
      ...rgb('FF0000'),
      mods: [{ op: 'hueOff', value: expect.closeTo(60) }],
    });
    expect(span('808080', '00FF00')[1]).toEqual({
      ...rgb('808080'),
      mods: [{ op: 'satOff', value: 0.5 }, expect.objectContaining({ op: 'lumOff' })],
    });
    expect(span('111111', '222222', '333333')).toEqual(['111111', '222222', '333333'].map(rgb));
    expect(span('111111', '111111')[1]).toEqual(rgb('111111'));
  });

  it('turns the hue in the direction of the list', () => {
    const hue = (direction: string, from: string, to: string) => {
      const colors = `<dgm:fillClrLst meth="span" hueDir="${direction}">${srgb(from)}${srgb(to)}</dgm:fillClrLst>`;
      const [, middle] = fills(labelled(3), colors) as { mods?: { value: number }[] }[];
      return Math.round(middle?.mods?.[0]?.value ?? 0);
    };
    expect([hue('cw', 'FF0000', '0000FF'), hue('ccw', 'FF0000', '0000FF')]).toEqual([120, -60]);
    expect([hue('cw', '0000FF', 'FF0000'), hue('ccw', '0000FF', 'FF0000')]).toEqual([60, -120]);
  });

  it('runs to the last colour and back in a cycle', () => {
    const cycled = fills(labelled(4), list('fillClrLst', 'cycle', '111111', '222222'));
    expect([cycled[0], cycled[2]]).toEqual([rgb('111111'), rgb('222222')]);
    expect(cycled[1]).toEqual(cycled[3]);
  });

  it('is counted among the nodes with a shape, or given in the file', () => {
    const repeat = list('fillClrLst', 'repeat', '111111', '222222');
    const hidden: NodeSource = { label: 'L', shape: undefined as unknown as string };
    expect(fills([...labelled(1), hidden, ...labelled(1)], repeat).at(-1)).toEqual(rgb('222222'));
    const placed = (index: number, count: number): NodeSource => ({
      label: 'L',
      presentation: dataPoint('p', 'pres', `<dgm:prSet presStyleIdx="${index}" presStyleCnt="${count}"/>`),
    });
    expect(fills([placed(1, 2)], repeat)).toEqual([rgb('222222')]);
    expect(fills([placed(2, 3)], list('fillClrLst', '', '111111', '222222'))).toEqual([rgb('222222')]);
  });
});

it('labelOf returns the label of the file over that of the definition', () => {
  const presentation = dataPoint('p', 'pres', '<dgm:prSet presStyleLbl="own"/>');
  expect(labelOf(layoutNode({ label: 'L', presentation }))).toBe('own');
  expect([labelOf(layoutNode({ label: 'L' })), labelOf(layoutNode())]).toEqual(['L', undefined]);
});
