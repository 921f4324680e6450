import { describe, expect, it } from 'vitest';
import { inspectCourseware } from '../../src/index.ts';
import { paragraph, part, png, readElement, readSource, recordsOf, sha256 } from '../deck-source.ts';
import { frame } from './frame-source.ts';

const DIAGRAM = 'http://schemas.openxmlformats.org/drawingml/2006/diagram';

describe('an imported diagram', () => {
  const ids = frame(DIAGRAM, '<dgm:relIds r:dm="d1" r:lo="l1" r:qs="q" r:cs="c"/>');
  const point = (id: string, type: string, text: string) =>
    `<dgm:pt modelId="${id}" ${type}><dgm:t><a:bodyPr/>${paragraph(text)}</dgm:t></dgm:pt>`;
  const data = (extension: string) =>
    part(
      'dgm:dataModel',
      `<dgm:ptLst><dgm:pt modelId="0" type="doc"/>${point('1', '', '春')}${point('2', '', '夏')}${point('3', '', '雨')}</dgm:ptLst><dgm:cxnLst><dgm:cxn srcId="0" destId="2" srcOrd="1"/><dgm:cxn srcId="0" destId="1" srcOrd="0"/><dgm:cxn srcId="1" destId="3" srcOrd="0"/></dgm:cxnLst>${extension}`,
    );
  const relations = [
    { id: 'd1', type: 'diagramData', target: '../diagrams/data1.xml' },
    { id: 'l1', type: 'diagramLayout', target: '../diagrams/layout1.xml' },
  ];

  it('is the group of shapes in its drawing, with the missing texts stored separately', async () => {
    const drawing = part(
      'dsp:drawing',
      `<dsp:spTree><dsp:nvGrpSpPr/><dsp:grpSpPr/><dsp:sp modelId="{1}"><dsp:nvSpPr><dsp:cNvPr id="0" name=""/><dsp:cNvSpPr/></dsp:nvSpPr><dsp:spPr><a:xfrm><a:off x="9525" y="9525"/><a:ext cx="952500" cy="476250"/></a:xfrm><a:prstGeom prst="chevron"/></dsp:spPr><dsp:style><a:lnRef idx="1"/><a:fillRef idx="1"><a:schemeClr val="accent1"/></a:fillRef></dsp:style><dsp:txBody><a:bodyPr/>${paragraph('春')}</dsp:txBody></dsp:sp></dsp:spTree>`,
    );
    const imported = await readSource({
      slides: [
        {
          tree: ids,
          relations: [
            ...relations,
            {
              id: 'w1',
              type: 'http://schemas.microsoft.com/office/2007/relationships/diagramDrawing',
              target: '../diagrams/drawing1.xml',
            },
          ],
        },
      ],
      parts: {
        'ppt/diagrams/data1.xml': data(
          '<dgm:extLst><a:ext uri="x"><dsp:dataModelExt relId="w1"/></a:ext></dgm:extLst>',
        ),
        'ppt/diagrams/layout1.xml': part('dgm:layoutDef', '', 'uniqueId="urn:process1"'),
        'ppt/diagrams/drawing1.xml': drawing,
      },
    });
    const [group] = imported.elements;
    expect(group).toMatchObject({
      type: 'group',
      diagram: { layout: 'urn:process1', texts: ['夏', '雨'] },
    });
    const inside = recordsOf(imported, 'element').filter((element) => element.parentId === group?.id);
    expect(inside).toMatchObject([
      {
        type: 'shape',
        frame: { x: 1, y: 1, w: 100, h: 50 },
        geometry: { preset: 'chevron' },
        fill: { color: { slot: 'accent1' } },
      },
    ]);
    expect(inspectCourseware(imported.snapshot).slides[0]).toMatchObject({
      shapes: 1,
      smartart: 1,
      texts: ['春', '夏', '雨'],
    });
  });

  it('has text in the colours of its colours part unless its text or a user sets other colours', async () => {
    const shape = (id: string) =>
      `<dsp:sp modelId="${id}"><dsp:nvSpPr><dsp:cNvPr id="0" name=""/><dsp:cNvSpPr/></dsp:nvSpPr><dsp:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="476250"/></a:xfrm><a:prstGeom prst="rect"/></dsp:spPr><dsp:style><a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></dsp:style><dsp:txBody><a:bodyPr/>${paragraph('春')}</dsp:txBody></dsp:sp>`;
    const shown = (id: string, more = '') =>
      `<dgm:pt modelId="${id}" type="pres"><dgm:prSet presStyleLbl="node1" presStyleIdx="0">${more}</dgm:prSet></dgm:pt>`;
    const points = `${shown('{a}')}${shown('{b}', '<dgm:style/>')}<dgm:pt modelId="{c}" type="pres"><dgm:prSet presStyleLbl="other"/></dgm:pt>`;
    const type = 'http://schemas.microsoft.com/office/2007/relationships/diagramDrawing';
    const imported = await readSource({
      slides: [
        {
          tree: ids,
          relations: [
            ...relations,
            { id: 'w1', type, target: '../diagrams/drawing1.xml' },
            { id: 'c', type: 'diagramColors', target: '../diagrams/colors1.xml' },
          ],
        },
      ],
      parts: {
        'ppt/diagrams/data1.xml': data('').replace('</dgm:ptLst>', `${points}</dgm:ptLst>`),
        'ppt/diagrams/drawing1.xml': part(
          'dsp:drawing',
          `<dsp:spTree><dsp:nvGrpSpPr/><dsp:grpSpPr/>${shape('{a}')}${shape('{b}')}${shape('{c}')}</dsp:spTree>`,
        ),
        'ppt/diagrams/colors1.xml': part(
          'dgm:colorsDef',
          '<dgm:styleLbl name="node1"><dgm:txFillClrLst meth="repeat"><a:schemeClr val="dk1"/></dgm:txFillClrLst></dgm:styleLbl>',
        ),
      },
    });
    const colors = recordsOf(imported, 'element').flatMap((element) =>
      element.type === 'shape' && element.diagramNode ? [element.textDefaults?.[0]?.run?.fill] : [],
    );
    expect(colors).toMatchObject([
      { color: { slot: 'dk1' } },
      { color: { slot: 'lt1' } },
      { color: { slot: 'lt1' } },
    ]);
  });

  it('rotates the texts of rotated shapes back, as its drawing requires', async () => {
    const arrow = (turn: number, back: number) =>
      `<dsp:sp modelId="{1}"><dsp:nvSpPr><dsp:cNvPr id="0" name=""/><dsp:cNvSpPr/></dsp:nvSpPr><dsp:spPr><a:xfrm rot="${turn}"><a:off x="0" y="0"/><a:ext cx="952500" cy="476250"/></a:xfrm><a:prstGeom prst="homePlate"/></dsp:spPr><dsp:txBody><a:bodyPr/>${paragraph('春')}</dsp:txBody><dsp:txXfrm rot="${back}"><a:off x="0" y="0"/><a:ext cx="952500" cy="476250"/></dsp:txXfrm></dsp:sp>`;
    const drawn = `<dsp:spTree><dsp:nvGrpSpPr/><dsp:grpSpPr/>${arrow(10_800_000, 10_800_000)}${arrow(5_400_000, -5_400_000)}${arrow(5_400_000, 10_800_000)}</dsp:spTree>`;
    const type = 'http://schemas.microsoft.com/office/2007/relationships/diagramDrawing';
    const drawing = { id: 'w1', type, target: '../diagrams/drawing1.xml' };
    const imported = await readSource({
      slides: [{ tree: ids, relations: [...relations, drawing] }],
      parts: {
        'ppt/diagrams/data1.xml': data(''),
        'ppt/diagrams/drawing1.xml': part('dsp:drawing', drawn),
      },
    });
    const texts = recordsOf(imported, 'element').filter(
      (element) => element.type === 'shape' && element.textBox,
    );
    expect(texts.map(({ frame }) => frame.rotation)).toEqual([undefined, undefined, 270]);
  });

  it('is laid out from its data, in order, when it has no drawing', async () => {
    const imported = await readSource({
      slides: [{ tree: ids, relations }],
      parts: { 'ppt/diagrams/data1.xml': data('') },
    });
    expect(inspectCourseware(imported.snapshot).slides[0]?.texts).toEqual(['春', '雨', '夏']);
    expect(imported.report.notes).toContainEqual(expect.objectContaining({ code: 'DIAGRAM_LAID_OUT' }));
  });
});

describe('a diagram without its drawing', () => {
  it.each([
    'default',
    'vList2',
    'vList5',
    'hList1',
    'list1',
    'process1',
    'process4',
    'chevron1',
    'chevron2',
    'arrow2',
    'cycle2',
    'radial1',
    'hierarchy1',
    'orgChart1',
    'matrix1',
    'pyramid1',
    'pyramid2',
    'pyramid3',
    'venn1',
    'something/new',
  ])('shows all its texts inside its frame when it is laid out as %s', async (name) => {
    const nodes = ['甲', '乙', '丙', '丁', '戊'];
    const parents = [0, 1, 1, 0, 4];
    const data = part(
      'dgm:dataModel',
      `<dgm:ptLst><dgm:pt modelId="0" type="doc"/>${nodes.map((text, index) => `<dgm:pt modelId="${index + 1}"><dgm:t><a:bodyPr/>${paragraph(text)}</dgm:t></dgm:pt>`).join('')}</dgm:ptLst><dgm:cxnLst>${parents.map((parent, index) => `<dgm:cxn srcId="${parent}" destId="${index + 1}" srcOrd="${index}"/>`).join('')}</dgm:cxnLst>`,
    );
    const imported = await readSource({
      slides: [
        {
          tree: frame(DIAGRAM, '<dgm:relIds r:dm="d1" r:lo="l1" r:qs="q" r:cs="c"/>'),
          relations: [
            { id: 'd1', type: 'diagramData', target: '../diagrams/data1.xml' },
            { id: 'l1', type: 'diagramLayout', target: '../diagrams/layout1.xml' },
          ],
        },
      ],
      parts: {
        'ppt/diagrams/data1.xml': data,
        'ppt/diagrams/layout1.xml': part('dgm:layoutDef', '', `uniqueId="urn:x/layout/${name}"`),
      },
    });
    const [group] = imported.elements;
    expect(group).not.toHaveProperty('diagram.texts');
    const texts = inspectCourseware(imported.snapshot).slides[0]?.texts ?? [];
    expect([...texts].sort()).toEqual([...nodes].sort());
    for (const { parentId, frame: box } of recordsOf(imported, 'element')) {
      if (parentId !== group?.id) continue;
      expect(box.x).toBeGreaterThanOrEqual(-0.01);
      expect(box.y).toBeGreaterThanOrEqual(-0.01);
      expect(box.x + box.w).toBeLessThanOrEqual(200.01);
      expect(box.y + box.h).toBeLessThanOrEqual(100.01);
    }
  });
});

it('a diagram keeps its background, centres its last row, and has entries from right to left if it is set so', async () => {
  const nodes = ['甲', '乙', '丙', '丁', '戊'];
  const data = part(
    'dgm:dataModel',
    `<dgm:ptLst><dgm:pt modelId="0" type="doc"/>${nodes.map((text, index) => `<dgm:pt modelId="${index + 1}"><dgm:t><a:bodyPr/>${paragraph(text)}</dgm:t></dgm:pt>`).join('')}<dgm:pt modelId="9" type="pres"><dgm:prSet><dgm:presLayoutVars><dgm:dir val="rev"/></dgm:presLayoutVars></dgm:prSet></dgm:pt></dgm:ptLst><dgm:cxnLst>${nodes.map((_, index) => `<dgm:cxn srcId="0" destId="${index + 1}" srcOrd="${index}"/>`).join('')}</dgm:cxnLst><dgm:bg><a:solidFill><a:srgbClr val="FFEE00"/></a:solidFill></dgm:bg>`,
  );
  const imported = await readSource({
    slides: [
      {
        tree: frame(DIAGRAM, '<dgm:relIds r:dm="d1" r:lo="l1" r:qs="q" r:cs="c"/>'),
        relations: [{ id: 'd1', type: 'diagramData', target: '../diagrams/data1.xml' }],
      },
    ],
    parts: { 'ppt/diagrams/data1.xml': data },
  });
  const [group] = imported.elements;
  const inside = recordsOf(imported, 'element')
    .filter((element) => element.parentId === group?.id)
    .sort((one, other) => (one.order < other.order ? -1 : 1));
  const [behind, ...blocks] = inside;
  expect(behind).toMatchObject({
    frame: { x: 0, y: 0, w: 200, h: 100 },
    fill: { type: 'solid', color: { value: 'FFEE00' } },
  });
  const [first, second, third, fourth, fifth] = blocks.map((block) => block.frame);
  expect(first?.x).toBeGreaterThan(second?.x ?? 0);
  expect(fourth?.y).toBeGreaterThan(third?.y ?? 0);
  const middle = ((fourth?.x ?? 0) + (fourth?.w ?? 0) + (fifth?.x ?? 0)) / 2;
  expect(middle).toBeCloseTo(100, 1);
});

describe('an embedded object', () => {
  const image = { id: 'i1', type: 'image', target: '../media/p.png' };
  const file = { id: 'o1', type: 'oleObject', target: '../embeddings/o.bin' };
  const uri = 'http://schemas.openxmlformats.org/presentationml/2006/ole';
  const parts = { 'ppt/media/p.png': png(), 'ppt/embeddings/o.bin': new Uint8Array([7]) };

  it('is replaced by its picture, and keeps its program and file', async () => {
    const content = `<mc:AlternateContent><mc:Choice Requires="v"><p:oleObj spid="s1" progId="Equation.DSMT4" r:id="o1"/></mc:Choice><mc:Fallback><p:oleObj progId="Equation.DSMT4" r:id="o1"><p:embed/><p:pic><p:blipFill><a:blip r:embed="i1"/></p:blipFill></p:pic></p:oleObj></mc:Fallback></mc:AlternateContent>`;
    const element = await readElement('picture', frame(uri, content), { relations: [image, file], parts });
    expect(element).toMatchObject({
      asset: sha256(png()),
      object: { program: 'Equation.DSMT4', asset: sha256(new Uint8Array([7])) },
    });
  });

  it('has its picture from the VML drawing of older files', async () => {
    const vml =
      '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><v:shape id="_x0000_s1026"><v:imagedata o:relid="rId1"/></v:shape></xml>';
    const element = await readElement(
      'picture',
      frame(uri, '<p:oleObj spid="_x0000_s1026" progId="Excel.Sheet.8" r:id="o1"/>'),
      {
        relations: [file, { id: 'v1', type: 'vmlDrawing', target: '../drawings/vml1.vml' }],
        parts: {
          ...parts,
          'ppt/drawings/vml1.vml': vml,
          'ppt/drawings/_rels/vml1.vml.rels':
            '<Relationships><Relationship Id="rId1" Type="x/image" Target="../media/p.png"/></Relationships>',
        },
      },
    );
    expect(element).toMatchObject({ asset: sha256(png()), object: { program: 'Excel.Sheet.8' } });
  });
});
