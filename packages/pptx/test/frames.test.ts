import { describe, expect, it } from 'vitest';
import { inspectCourseware } from '../src/index.ts';
import { paragraph, part, png, readElement, readSource, recordsOf, sha256 } from './deck-source.ts';

const DIAGRAM = 'http://schemas.openxmlformats.org/drawingml/2006/diagram';

function frame(uri: string, content: string, id = 2): string {
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="frame"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="1905000" cy="952500"/></p:xfrm><a:graphic><a:graphicData uri="${uri}">${content}</a:graphicData></a:graphic></p:graphicFrame>`;
}

describe('a table', () => {
  const cell = (text: string, attributes = '', props = '') =>
    `<a:tc ${attributes}><a:txBody><a:bodyPr/>${paragraph(text)}</a:txBody><a:tcPr ${props.startsWith('<') ? '' : props}>${props.startsWith('<') ? props : ''}</a:tcPr></a:tc>`;
  const table = (style: string, rows: string) =>
    frame(
      'http://schemas.openxmlformats.org/drawingml/2006/table',
      `<a:tbl><a:tblPr firstRow="1" bandRow="1">${style}</a:tblPr><a:tblGrid><a:gridCol w="952500"/><a:gridCol w="476250"/></a:tblGrid>${rows}</a:tbl>`,
    );

  it('keeps its grid, merges, cells and the looks of each', async () => {
    const rows =
      `<a:tr h="381000">${cell('ab', 'gridSpan="2"')}${cell('', 'hMerge="1"')}</a:tr>` +
      `<a:tr h="190500">${cell('c', 'rowSpan="2"', 'marL="0" anchor="ctr" vert="eaVert"')}${cell('d', '', '<a:lnB w="12700"><a:noFill/></a:lnB><a:solidFill><a:srgbClr val="FFEE00"/></a:solidFill>')}</a:tr>` +
      `<a:tr h="190500">${cell('', 'vMerge="1"')}${cell('e')}</a:tr>`;
    const element = await readElement('table', table('', rows));
    expect(element.frame).toEqual({ x: 0, y: 0, w: 150, h: 80 });
    expect(element.table).toMatchObject({
      columns: [
        { id: 'c1', width: 100 },
        { id: 'c2', width: 50 },
      ],
      rows: [{ height: 40 }, { height: 20 }, { height: 20 }],
      firstRow: true,
      bandRows: true,
    });
    expect(Object.keys(element.table.cells)).toEqual(['r1:c1', 'r2:c1', 'r2:c2', 'r3:c2']);
    expect(element.table.cells['r1:c1']).toMatchObject({ colSpan: 2 });
    expect(element.table.cells['r2:c1']).toMatchObject({
      rowSpan: 2,
      anchor: 'ctr',
      vertical: 'eaVert',
      insets: { l: 0 },
    });
    expect(element.table.cells['r2:c2']).toMatchObject({
      fill: { color: { value: 'FFEE00' } },
      borders: { b: { fill: { type: 'none' } } },
    });
  });

  it('finds the places of cells when covered ones are left out', async () => {
    const row = `<a:tr h="1">${cell('wide', 'gridSpan="2"')}</a:tr><a:tr h="1">${cell('x')}${cell('y')}</a:tr>`;
    const { table: read } = await readElement('table', table('', row));
    expect(Object.keys(read.cells)).toEqual(['r1:c1', 'r2:c1', 'r2:c2']);
    expect(read.cells['r1:c1']?.colSpan).toBe(2);
  });

  it('takes its style from the deck, else from those that PowerPoint has built in', async () => {
    const own =
      '<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" def="{X}"><a:tblStyle styleId="{X}" styleName="Mine"><a:wholeTbl><a:tcTxStyle b="on"><a:fontRef idx="minor"/><a:schemeClr val="dk1"/></a:tcTxStyle><a:tcStyle><a:tcBdr><a:insideH><a:ln w="9525"><a:noFill/></a:ln></a:insideH></a:tcBdr><a:fill><a:solidFill><a:srgbClr val="ABCDEF"/></a:solidFill></a:fill></a:tcStyle></a:wholeTbl></a:tblStyle></a:tblStyleLst>';
    const source = {
      presentationRelations: [{ id: 't', type: 'tableStyles', target: 'tableStyles.xml' }],
      parts: { 'ppt/tableStyles.xml': own },
    };
    const row = `<a:tr h="1">${cell('x')}${cell('y')}</a:tr>`;
    const mine = await readElement('table', table('', row), source);
    expect(mine.table.style).toMatchObject({
      name: 'Mine',
      parts: {
        wholeTbl: {
          bold: true,
          font: 'minor',
          color: { slot: 'dk1' },
          fill: { color: { value: 'ABCDEF' } },
          borders: { insideH: { width: 1 } },
        },
      },
    });
    const builtIn = await readElement(
      'table',
      table('<a:tableStyleId>{93296810-A885-4BE3-A3E7-6D5BEEA58F35}</a:tableStyleId>', row),
      source,
    );
    expect(builtIn.table.style?.parts.firstRow?.fill).toEqual({
      type: 'solid',
      color: { type: 'scheme', slot: 'accent6' },
    });
  });
});

describe('a chart', () => {
  const chartFrame = frame('http://schemas.openxmlformats.org/drawingml/2006/chart', '<c:chart r:id="c1"/>');
  const relations = [{ id: 'c1', type: 'chart', target: '../charts/chart1.xml' }];
  const strings = (...values: string[]) =>
    `<c:strRef><c:strCache><c:ptCount val="${values.length}"/>${values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('')}</c:strCache></c:strRef>`;
  const numbers = (points: Record<number, string>, count: number, format = 'General') =>
    `<c:numRef><c:numCache><c:formatCode>${format}</c:formatCode><c:ptCount val="${count}"/>${Object.entries(
      points,
    )
      .map(([index, value]) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`)
      .join('')}</c:numCache></c:numRef>`;
  const chart = (content: string) => part('c:chartSpace', `<c:chart>${content}</c:chart>`);

  it('keeps data with its gaps, looks, labels, axes, title and legend', async () => {
    const xml = chart(
      `<c:title><c:tx><c:rich><a:p><a:pPr><a:defRPr sz="2000"/></a:pPr><a:r><a:rPr b="1"/><a:t>成绩</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:barChart><c:barDir val="col"/><c:grouping val="stacked"/><c:ser><c:tx>${strings('数学')}</c:tx><c:spPr><a:solidFill><a:schemeClr val="accent3"/></a:solidFill></c:spPr><c:dPt><c:idx val="1"/><c:spPr><a:noFill/></c:spPr></c:dPt><c:dLbls><c:numFmt formatCode="0%" sourceLinked="0"/><c:dLblPos val="outEnd"/><c:showVal val="1"/></c:dLbls><c:cat>${strings('一', '二', '三')}</c:cat><c:val>${numbers({ 0: '1.5', 2: '3' }, 3)}</c:val></c:ser><c:gapWidth val="75"/><c:axId val="1"/><c:axId val="2"/></c:barChart><c:lineChart><c:ser><c:val>${numbers({ 0: '9' }, 1, '0.0')}</c:val><c:marker><c:symbol val="circle"/><c:size val="7"/></c:marker><c:smooth val="1"/></c:ser><c:axId val="3"/><c:axId val="4"/></c:lineChart><c:catAx><c:axId val="1"/><c:axPos val="b"/></c:catAx><c:valAx><c:axId val="2"/><c:scaling><c:max val="10"/><c:min val="0"/></c:scaling><c:axPos val="l"/><c:majorGridlines/><c:title><c:tx><c:rich><a:p><a:r><a:t>分</a:t></a:r></a:p></c:rich></c:tx></c:title></c:valAx><c:valAx><c:axId val="4"/><c:delete val="1"/></c:valAx></c:plotArea><c:legend><c:legendPos val="b"/></c:legend><c:dispBlanksAs val="gap"/>`,
    );
    const element = await readElement('chart', chartFrame, {
      relations,
      parts: { 'ppt/charts/chart1.xml': xml },
    });
    expect(element.chart).toMatchObject({
      title: '成绩',
      titleText: { size: 20, bold: true },
      plots: [
        {
          type: 'bar',
          grouping: 'stacked',
          gapWidth: 75,
          series: [
            {
              name: '数学',
              categories: ['一', '二', '三'],
              values: [1.5, null, 3],
              fill: { color: { slot: 'accent3' } },
              points: [{ index: 1, fill: { type: 'none' } }],
              labels: { value: true, position: 'outEnd', format: '0%' },
            },
          ],
        },
        {
          type: 'line',
          secondary: true,
          series: [{ values: [9], smooth: true, marker: { symbol: 'circle', size: 7 } }],
        },
      ],
      axes: [
        { kind: 'category', position: 'b' },
        { kind: 'value', min: 0, max: 10, title: '分', gridlines: {} },
        { kind: 'value', hidden: true, secondary: true },
      ],
      legend: { position: 'b' },
      blanks: 'gap',
    });
  });

  it.each([
    'bar3D',
    'line3D',
    'area',
    'area3D',
    'pie',
    'pie3D',
    'doughnut',
    'ofPie',
    'radar',
    'stock',
    'surface',
    'surface3D',
  ])('of the kind %s is a chart', async (kind) => {
    const series = `<c:ser><c:cat>${strings('a')}</c:cat><c:val>${numbers({ 0: '1' }, 1)}</c:val></c:ser>`;
    const xml = chart(`<c:plotArea><c:${kind}Chart>${series}</c:${kind}Chart></c:plotArea>`);
    const element = await readElement('chart', chartFrame, {
      relations,
      parts: { 'ppt/charts/chart1.xml': xml },
    });
    expect(element.chart.plots[0]).toMatchObject({
      type: kind.replace('3D', ''),
      series: [{ categories: ['a'], values: [1] }],
      ...(kind.endsWith('3D') ? { threeD: true } : {}),
    });
  });

  it('of points keeps x, y and size', async () => {
    const xml = chart(
      `<c:plotArea><c:bubbleChart><c:ser><c:xVal>${numbers({ 0: '1', 1: '2' }, 2)}</c:xVal><c:yVal>${numbers({ 0: '3', 1: '4' }, 2)}</c:yVal><c:bubbleSize>${numbers({ 0: '5' }, 2)}</c:bubbleSize></c:ser></c:bubbleChart></c:plotArea>`,
    );
    const element = await readElement('chart', chartFrame, {
      relations,
      parts: { 'ppt/charts/chart1.xml': xml },
    });
    expect(element.chart.plots[0]?.series[0]).toMatchObject({
      categories: [1, 2],
      values: [3, 4],
      sizes: [5, null],
    });
  });

  it('that claims a billion points has those that are there', async () => {
    const xml = chart(
      `<c:plotArea><c:barChart><c:ser><c:val><c:numRef><c:numCache><c:ptCount val="1000000000"/><c:pt idx="0"><c:v>1</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:barChart></c:plotArea>`,
    );
    const element = await readElement('chart', chartFrame, {
      relations,
      parts: { 'ppt/charts/chart1.xml': xml },
    });
    expect(element.chart.plots[0]?.series[0]?.values.length).toBeLessThan(2000);
  });

  it.each([
    ['waterfall', { type: 'bar', grouping: 'stacked' }, [100, 30, 70]],
    ['funnel', { type: 'bar', horizontal: true }, [100, -30, 70]],
    ['treemap', { type: 'treemap' }, [100, -30, 70]],
    ['clusteredColumn', { type: 'bar' }, [100, -30, 70]],
  ])('of the newer kind %s becomes one that can be drawn and edited', async (layout, plot, values) => {
    const cx = 'http://schemas.microsoft.com/office/drawing/2016/5/10/chartex';
    const points = (...cells: readonly (string | number)[]) =>
      `<cx:lvl>${cells.map((value, index) => `<cx:pt idx="${index}">${value}</cx:pt>`).join('')}</cx:lvl>`;
    const main = 'http://schemas.microsoft.com/office/drawing/2014/chartex';
    const element = await readElement(
      'chart',
      `<mc:AlternateContent><mc:Choice xmlns:cx4="${cx}" Requires="cx4">${frame(main, `<cx:chart xmlns:cx="${main}" r:id="c1"/>`)}</mc:Choice><mc:Fallback/></mc:AlternateContent>`,
      {
        relations: [{ id: 'c1', type: 'chartEx', target: '../charts/chartEx1.xml' }],
        parts: {
          'ppt/charts/chartEx1.xml': `<cx:chartSpace xmlns:cx="${main}"><cx:chartData><cx:data id="0"><cx:strDim type="cat">${points('始', '减', '终')}</cx:strDim><cx:numDim type="val">${points(100, -30, 70)}</cx:numDim></cx:data></cx:chartData><cx:chart><cx:title><cx:tx><cx:txData><cx:v>现金</cx:v></cx:txData></cx:tx></cx:title><cx:plotArea><cx:plotAreaRegion><cx:series layoutId="${layout}"><cx:dataId val="0"/><cx:layoutPr><cx:subtotals><cx:idx val="2"/></cx:subtotals></cx:layoutPr></cx:series></cx:plotAreaRegion></cx:plotArea></cx:chart></cx:chartSpace>`,
        },
      },
    );
    expect(element.chart).toMatchObject({ title: '现金', plots: [plot] });
    expect(element.chart.plots[0]?.series.at(-1)).toMatchObject({ categories: ['始', '减', '终'], values });
  });

  it('of a newer kind without numbers keeps its texts and the picture of its fallback', async () => {
    const cx = 'http://schemas.microsoft.com/office/drawing/2014/chartex';
    const content = `<mc:AlternateContent><mc:Choice xmlns:cx1="http://schemas.microsoft.com/office/drawing/2015/9/8/chartex" Requires="cx1">${frame(cx, `<cx:chart xmlns:cx="${cx}" r:id="c1"/>`)}</mc:Choice><mc:Fallback><p:pic><p:blipFill><a:blip r:embed="i1"/></p:blipFill></p:pic></mc:Fallback></mc:AlternateContent>`;
    const element = await readElement('unknown', content, {
      relations: [
        { id: 'c1', type: 'chartEx', target: '../charts/chartEx1.xml' },
        { id: 'i1', type: 'image', target: '../media/p.png' },
      ],
      parts: {
        'ppt/charts/chartEx1.xml': `<cx:chartSpace xmlns:cx="${cx}"><cx:pt idx="0">开始</cx:pt><cx:series layoutId="waterfall"/></cx:chartSpace>`,
        'ppt/media/p.png': png(),
      },
    });
    expect(element).toMatchObject({ what: 'chartex', texts: ['开始'], preview: sha256(png()) });
  });
});

describe('a diagram', () => {
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

  it('is the group of shapes that its drawing shows; what that leaves out is kept beside', async () => {
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

  it('turns the texts of turned shapes back, as far as its drawing says', async () => {
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

  it('without a drawing is laid out from its data, in its order', async () => {
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
  ])('shows all its texts inside its frame when laid out as %s', async (name) => {
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

it('a diagram keeps what lies behind it, centres its last row, and runs from right to left where it says so', async () => {
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

describe('a table with merged cells', () => {
  it('keeps the texts that its spans hide', async () => {
    const cell = (text: string, attributes = '') =>
      `<a:tc ${attributes}><a:txBody><a:bodyPr/>${paragraph(text)}</a:txBody><a:tcPr/></a:tc>`;
    const deck = await readSource({
      slides: [
        {
          tree: frame(
            'http://schemas.openxmlformats.org/drawingml/2006/table',
            `<a:tbl><a:tblGrid><a:gridCol w="952500"/><a:gridCol w="952500"/></a:tblGrid><a:tr h="1">${cell('看得见', 'gridSpan="2"')}${cell('看不见', 'hMerge="1"')}</a:tr></a:tbl>`,
          ),
        },
      ],
    });
    expect(inspectCourseware(deck.snapshot).slides[0]?.texts).toEqual(['看得见', '看不见']);
  });
});

describe('an embedded object', () => {
  const image = { id: 'i1', type: 'image', target: '../media/p.png' };
  const file = { id: 'o1', type: 'oleObject', target: '../embeddings/o.bin' };
  const uri = 'http://schemas.openxmlformats.org/presentationml/2006/ole';
  const parts = { 'ppt/media/p.png': png(), 'ppt/embeddings/o.bin': new Uint8Array([7]) };

  it('is its picture, and keeps its program and file', async () => {
    const content = `<mc:AlternateContent><mc:Choice Requires="v"><p:oleObj spid="s1" progId="Equation.DSMT4" r:id="o1"/></mc:Choice><mc:Fallback><p:oleObj progId="Equation.DSMT4" r:id="o1"><p:embed/><p:pic><p:blipFill><a:blip r:embed="i1"/></p:blipFill></p:pic></p:oleObj></mc:Fallback></mc:AlternateContent>`;
    const element = await readElement('picture', frame(uri, content), { relations: [image, file], parts });
    expect(element).toMatchObject({
      asset: sha256(png()),
      object: { program: 'Equation.DSMT4', asset: sha256(new Uint8Array([7])) },
    });
  });

  it('finds its picture in the drawing of older files', async () => {
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
