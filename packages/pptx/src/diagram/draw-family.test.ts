import type { Element, GroupElement } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { paragraph, part } from '../../test/deck-source.ts';
import { packageOf, scopeOf } from '../../test/tree-scope.ts';
import { drawDiagram } from './draw-family.ts';

const GROUP: GroupElement = {
  ...{ kind: 'element', id: 'g', parentId: 'page', order: 'a0', type: 'group' },
  frame: { x: 50, y: 50, w: 1000, h: 500 },
};
const entry = (id: string, text: string, more = '') =>
  `<dgm:pt modelId="${id}"><dgm:t><a:bodyPr/>${paragraph(text)}</dgm:t>${more}</dgm:pt>`;
const join = (from: string, to: string) => `<dgm:cxn srcId="${from}" destId="${to}" srcOrd="0"/>`;
const label = (name: string, fill: string, text = '') =>
  `<dgm:styleLbl name="${name}"><dgm:fillClrLst>${fill}</dgm:fillClrLst>${text && `<dgm:txFillClrLst>${text}</dgm:txFillClrLst>`}</dgm:styleLbl>`;
const srgb = (value: string) => `<a:srgbClr val="${value}"/>`;
const rgb = (value: string) => ({ type: 'rgb', value });
const solid = (color: object) => ({ type: 'solid', color });
const scheme = (slot: string) => ({ type: 'scheme', slot });

async function drawn(
  layout: string,
  points: string,
  { joins = '', colors = '', group = GROUP } = {},
): Promise<Element[]> {
  const opened = packageOf({
    'd.xml': part(
      'dgm:dataModel',
      `<dgm:ptLst><dgm:pt modelId="d" type="doc"/>${points}</dgm:ptLst><dgm:cxnLst>${joins}</dgm:cxnLst>`,
    ),
    'c.xml': part('dgm:colorsDef', colors),
  });
  const data = opened.part('d.xml');
  if (!data) throw new Error('the data cannot be read');
  return drawDiagram(data, colors === '' ? undefined : opened.part('c.xml'), layout, await scopeOf(), group);
}
const shapes = async (...source: Parameters<typeof drawn>) =>
  (await drawn(...source)).flatMap((each) => (each.type === 'shape' ? [each] : []));

describe('drawDiagram', () => {
  it('returns the shapes of all entries in the group, in order', async () => {
    expect(await drawn('default', entry('1', 'one') + entry('2', 'two'))).toMatchObject([
      { id: 'n1', parentId: 'g', order: 'a0', type: 'shape', geometry: { preset: 'rect' } },
      { id: 'n2', parentId: 'g', order: 'a1' },
    ]);
  });

  it('fills entries with the colours of the diagram in turn, or the accent', async () => {
    const three = entry('1', 'a') + entry('2', 'b') + entry('3', 'c');
    const colors = label('other', srgb('999999')) + label('node1', srgb('111111') + srgb('222222'));
    expect((await shapes('default', three, { colors })).map(({ fill }) => fill)).toEqual([
      ...['111111', '222222', '111111'].map((value) => solid(rgb(value))),
    ]);
    expect((await shapes('default', three))[2]?.fill).toEqual(solid(scheme('accent1')));
  });

  it('keeps the fill of an entry', async () => {
    const own = `<dgm:spPr><a:solidFill>${srgb('333333')}</a:solidFill></dgm:spPr>`;
    expect((await shapes('default', entry('1', 'a', own)))[0]?.fill).toEqual(solid(rgb('333333')));
  });

  it('draws lines and arrows in a pale colour or as lines', async () => {
    const [process] = (await shapes('process1', entry('1', 'a') + entry('2', 'b'))).filter(
      ({ text }) => !text,
    );
    expect(process?.fill).toEqual(solid({ ...scheme('accent1'), mods: [{ op: 'tint', value: 0.4 }] }));
    const [line] = await drawn('hierarchy1', entry('1', 'a') + entry('2', 'b'), {
      joins: join('1', '2') + join('d', '1'),
    });
    expect(line).toMatchObject({ type: 'line', line: { width: 1.5, fill: solid(scheme('accent1')) } });
  });

  it('draws outlined boxes on white, with dark text', async () => {
    const [, box] = await shapes('pyramid2', entry('1', 'a'));
    expect(box).toMatchObject({
      ...{ fill: solid(scheme('lt1')), line: { width: 1.5 } },
      textDefaults: [{ run: { fill: solid(scheme('dk1')) } }],
    });
  });

  it('colours the children of an entry by their label', async () => {
    const presented =
      '<dgm:pt modelId="p" type="pres"><dgm:prSet presName="childText" presAssocID="1" presStyleLbl="body"/></dgm:pt>';
    const joins = join('d', '1') + join('1', '2');
    const points = entry('1', 'a') + entry('2', 'b');
    const colors = label('body', srgb('444444'), srgb('555555'));
    const [, body] = await shapes('hList1', points + presented, { joins, colors });
    expect(body?.fill).toEqual(solid(rgb('444444')));
    expect(body?.textDefaults).toEqual([{ run: { fill: solid(rgb('555555')) } }]);
    const [, plain] = await shapes('hList1', points, { joins });
    expect(plain?.textDefaults).toEqual([{ run: { fill: solid(scheme('dk1')) } }]);
    const [, bare] = await shapes('vList2', points, { joins });
    expect(bare?.fill).toEqual({ type: 'none' });
  });
});

describe('the text of drawDiagram', () => {
  const runsOf = async (...source: Parameters<typeof drawn>) => {
    const [shape] = await shapes(...source);
    return shape?.text?.paragraphs ?? [];
  };

  it('is centred without children, and otherwise has them as a list', async () => {
    const [alone] = await runsOf('default', entry('1', 'a'));
    expect(alone?.props).toEqual({ align: 'ctr' });
    const joins = join('d', '1') + join('1', '2') + join('2', '3');
    const [head, child, grandchild] = await runsOf(
      'default',
      entry('1', 'a') + entry('2', 'b') + entry('3', 'c'),
      { joins },
    );
    expect(head?.props).toBeUndefined();
    expect(child?.props).toEqual({ marginLeft: 16, indent: -16, bullet: { type: 'char', char: '•' } });
    expect(grandchild?.props).toMatchObject({ level: 1, marginLeft: 32 });
  });

  it('has the largest size from 8 to 40 points at which all texts fit', async () => {
    const size = async (text: string, w = 1000, h = 500) => {
      const group = { ...GROUP, frame: { ...GROUP.frame, w, h } };
      const [first] = await runsOf('default', entry('1', text), { group });
      return first?.runs[0]?.props?.size;
    };
    expect([await size('a'), await size('字'.repeat(3000)), await size('a', 100, 44)]).toEqual([40, 8, 20]);
    expect(await size('字'.repeat(10), 212, 127.2)).toBe(30);
  });

  it('keeps the size of a run that has one', async () => {
    const own = entry('1', 'a').replace('<a:rPr/>', '<a:rPr sz="1200"/>');
    expect((await runsOf('default', own))[0]?.runs[0]?.props?.size).toBe(12);
  });

  it('runs from right to left if the diagram is set so', async () => {
    const turned =
      '<dgm:pt modelId="p" type="pres"><dgm:prSet><dgm:presLayoutVars><dgm:dir val="rev"/></dgm:presLayoutVars></dgm:prSet></dgm:pt>';
    const two = entry('1', 'a') + entry('2', 'b');
    const lefts = async (points: string) =>
      (await drawn('hList1', points)).map(({ frame }) => Math.round(frame.x));
    expect([await lefts(two), await lefts(two + turned)]).toEqual([
      [0, 524],
      [524, 0],
    ]);
  });
});
