import { describe, expect, it } from 'vitest';
import { paragraph, part, type RelationSource } from '../../test/deck-source.ts';
import { node, notesOf, scopeOf } from '../../test/tree-scope.ts';
import type { ElementBase } from '../read/element-base.ts';
import { readDiagram } from './read-diagram.ts';

describe('readDiagram', () => {
  const base: ElementBase = {
    kind: 'element',
    id: 'g',
    parentId: 'p',
    order: 'a0',
    frame: { x: 5, y: 5, w: 100, h: 50 },
  };
  const xfrm = (x: number, y: number, w: number, h: number, turn = 0, name = 'a:xfrm') =>
    `<${name} rot="${turn * 60_000}"><a:off x="${x * 9525}" y="${y * 9525}"/><a:ext cx="${w * 9525}" cy="${h * 9525}"/></${name}>`;
  const drawn = (id: string, text: string, more = '', frame = xfrm(0, 0, 100, 100)) =>
    `<dsp:sp modelId="${id}"><dsp:nvSpPr/><dsp:spPr>${frame}</dsp:spPr>${text && `<dsp:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dsp:txBody>`}${more}</dsp:sp>`;
  const data = (content: string, texts: readonly string[] = []) =>
    part(
      'dgm:dataModel',
      `<dgm:ptLst>${texts.map((each, index) => `<dgm:pt modelId="${index}"><dgm:t>${paragraph(each)}</dgm:t></dgm:pt>`).join('')}</dgm:ptLst>${content}`,
    );

  async function diagramOf({
    tree = '',
    content = '',
    texts = [] as string[],
    drawings = ['drawing1.xml'],
    named = false,
    missing = false,
    layout = '',
  }) {
    const list: RelationSource[] = drawings.map((target) => ({
      id: target,
      type: 'diagramDrawing',
      target: `../diagrams/${target}`,
    }));
    const extension = named
      ? `<dgm:extLst><a:ext><dsp:dataModelExt relId="${drawings[1]}"/></a:ext></dgm:extLst>`
      : '';
    const scope = await scopeOf({
      relations: [
        { id: 'd', type: 'diagramData', target: `../diagrams/${missing ? 'none' : 'data1'}.xml` },
        { id: 'l', type: 'diagramLayout', target: '../diagrams/layout1.xml' },
        ...list,
      ],
      parts: {
        'ppt/diagrams/data1.xml': data(content + extension, texts),
        ...(layout && { 'ppt/diagrams/layout1.xml': part('dgm:layoutDef', '', `uniqueId="${layout}"`) }),
        ...Object.fromEntries(
          drawings.map((name, index) => [
            `ppt/diagrams/${name}`,
            part('dsp:drawing', `<dsp:spTree>${tree.replaceAll('NAME', String(index))}</dsp:spTree>`),
          ]),
        ),
      },
    });
    const [group, ...elements] = readDiagram(node('<dgm:relIds r:dm="d" r:lo="l"/>'), scope, base);
    return { group, elements, notes: notesOf(scope).map(({ code }) => code) };
  }

  it('returns the shapes of its drawing in a group, with their points', async () => {
    const { group, elements, notes } = await diagramOf({
      tree: drawn('x', 'a') + drawn('y', ''),
      layout: 'urn:l',
    });
    expect(group).toEqual({ ...base, type: 'group', diagram: { layout: 'urn:l' } });
    expect(elements).toMatchObject([
      { parentId: 'g', order: 'a0', diagramNode: 'x', frame: { x: 0, y: 0, w: 100, h: 100 } },
      { order: 'a1', diagramNode: 'y' },
    ]);
    expect(notes).toEqual(['DIAGRAM_AS_GROUP']);
  });

  it('finds the drawing by its relation, its number, or as the only one', async () => {
    const of = async (drawings: string[], named = false) =>
      (await diagramOf({ tree: drawn('NAME', ''), drawings, named })).elements[0];
    expect(await of(['drawing1.xml', 'drawing2.xml'], true)).toMatchObject({ diagramNode: '1' });
    expect(await of(['drawing2.xml', 'drawing1.xml'])).toMatchObject({ diagramNode: '1' });
    expect(await of(['other.xml'])).toMatchObject({ diagramNode: '0' });
    expect(await of(['other.xml', 'another.xml'])).toBeUndefined();
  });

  it('stores texts that are not shown with the group', async () => {
    const { group } = await diagramOf({ tree: drawn('x', 'a b'), texts: ['ab', 'c d'] });
    expect(group).toMatchObject({ diagram: { texts: ['c d'] } });
  });

  it('lays out its texts without a drawing, and reports it', async () => {
    const { elements, notes } = await diagramOf({ texts: ['a', 'b'], drawings: [] });
    expect(elements).toHaveLength(2);
    expect(notes).toEqual(['DIAGRAM_LAID_OUT']);
  });

  it('returns a placeholder without data, and reports it', async () => {
    const { group, notes } = await diagramOf({ missing: true, drawings: [] });
    expect(group).toEqual({ ...base, type: 'unknown', what: 'diagram' });
    expect(notes).toEqual(['PART_MISSING']);
  });

  it.each([
    ['<dgm:bg><a:grpFill/></dgm:bg>', { fill: { type: 'group' } }],
    [
      '<dgm:whole><a:ln w="9525"><a:grpFill/></a:ln></dgm:whole>',
      { line: { width: 1, fill: { type: 'group' } } },
    ],
    ['<dgm:bg><a:noFill/></dgm:bg><dgm:whole><a:ln><a:noFill/></a:ln></dgm:whole>', undefined],
    ['<dgm:whole><a:ln w="9525"/></dgm:whole>', undefined],
  ])('puts the background %s behind the shapes', async (content, look) => {
    const { elements } = await diagramOf({ tree: drawn('x', ''), content });
    expect(elements).toHaveLength(look ? 2 : 1);
    if (look)
      expect(elements[0]).toMatchObject({
        ...{ type: 'shape', order: 'Zz', parentId: 'g', frame: { x: 0, y: 0, w: 100, h: 50 }, ...look },
        geometry: { type: 'preset', preset: 'rect' },
      });
  });

  it('flattens inner groups to the coordinates of the diagram', async () => {
    const inner = (frame: string) =>
      `<dsp:grpSp><dsp:grpSpPr>${frame}</dsp:grpSpPr>${drawn('x', '', '', xfrm(10, 10, 20, 20))}</dsp:grpSp>`;
    const scaled = xfrm(100, 50, 80, 80).replace(
      '</a:xfrm>',
      '<a:chOff x="0" y="0"/><a:chExt cx="381000" cy="381000"/></a:xfrm>',
    );
    const frames = async (tree: string) => (await diagramOf({ tree })).elements.map(({ frame }) => frame);
    expect(await frames(inner(scaled) + inner(''))).toEqual([
      { x: 120, y: 70, w: 40, h: 40 },
      { x: 10, y: 10, w: 20, h: 20 },
    ]);
  });

  it.each([
    [xfrm(0, 0, 100, 100), 1],
    [xfrm(12, 0, 100, 100), 1],
    [xfrm(13, 0, 100, 100), 2],
    [xfrm(0, 12, 100, 100), 1],
    [xfrm(0, 14, 100, 100), 2],
    [xfrm(-2, 0, 104, 100), 1],
    [xfrm(-3, 0, 106, 100), 2],
    [xfrm(0, -3, 100, 106), 2],
    [xfrm(0, 0, 100, 100, 90), 2],
    [xfrm(0, 0, 100, 100, 360), 1],
  ])('has for a text at %s the number of %d elements', async (frame, count) => {
    const text = frame.replaceAll('a:xfrm', 'dsp:txXfrm');
    const { elements } = await diagramOf({ tree: drawn('x', 'a', text) });
    expect(elements).toHaveLength(count);
    expect(elements[0]?.type === 'shape' && elements[0].text !== undefined).toBe(count === 1);
    if (count === 2) expect(elements[1]).toMatchObject({ textBox: true, diagramNode: 'x', order: 'a1' });
    expect((await diagramOf({ tree: drawn('x', '', text) })).elements).toHaveLength(1);
  });
});
