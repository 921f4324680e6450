import { describe, expect, it } from 'vitest';
import { part, png, readElement, relations, sha256 } from '../../test/deck-source.ts';
import { frame } from '../../test/shapes/frame-source.ts';
import { scopeOf } from '../../test/tree-scope.ts';
import { readChart } from './read-chart.ts';

describe('an imported chart', () => {
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

  it('keeps data with its gaps, formats, labels, axes, title and legend', async () => {
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
  ])('of the kind %s is read as a chart', async (kind) => {
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

  it('keeps x, y and size of points', async () => {
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

  it('has only the points that exist when it claims a billion', async () => {
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
  ])(
    'of the newer kind %s is converted to a kind that can be drawn and edited',
    async (layout, plot, values) => {
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
    },
  );

  it('keeps the texts and the fallback’s picture of a newer kind without numbers', async () => {
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

describe('readChart', () => {
  const vals = (values: Readonly<Record<string, string | number>>) =>
    Object.entries(values)
      .map(([name, value]) => `<c:${name} val="${value}"/>`)
      .join('');
  const LOOK = '<c:spPr><a:noFill/><a:ln w="9525"/></c:spPr>';
  const text = '<c:txPr><a:p><a:pPr><a:defRPr b="1"/></a:pPr></a:p></c:txPr>';
  const named = (index: number, name = '') =>
    `<c:ser>${vals({ idx: index })}<c:tx><c:v>${name}</c:v></c:tx></c:ser>`;
  const bars = (...series: readonly string[]) => `<c:barChart>${series.join('')}</c:barChart>`;
  const place = (values: Readonly<Record<string, string | number>>) =>
    `<c:layout><c:manualLayout>${vals(values)}</c:manualLayout></c:layout>`;

  async function chartOf(chart: string, root = '', parts: Readonly<Record<string, string>> = {}, list = '') {
    const scope = await scopeOf({
      parts: {
        'ppt/charts/c.xml': part('c:chartSpace', `${root}<c:chart>${chart}</c:chart>`),
        ...(list && { 'ppt/charts/_rels/c.xml.rels': list }),
        ...parts,
      },
    });
    const chartPart = scope.context.package.part('ppt/charts/c.xml');
    if (!chartPart) throw new Error('the chart cannot be read');
    return readChart(chartPart, { ...scope, part: chartPart });
  }
  const area = (content: string) => `<c:plotArea>${content}</c:plotArea>`;

  it('returns no plots and axes for an empty chart', async () => {
    expect(await chartOf('')).toEqual({ plots: [], axes: [] });
  });

  it('returns the settings of the chart', async () => {
    expect(
      await chartOf(
        vals({ dispBlanksAs: 'span' }) + area(`<c:dTable/>${LOOK}`),
        `${vals({ roundedCorners: 1 })}${LOOK}${text}`,
      ),
    ).toEqual({
      ...{
        plots: [],
        axes: [],
        blanks: 'span',
        dataTable: true,
        plotFill: { type: 'none' },
        plotLine: { width: 1 },
      },
      ...{ rounded: true, fill: { type: 'none' }, line: { width: 1 }, text: { bold: true } },
    });
    expect(await chartOf('', vals({ roundedCorners: 0 }))).not.toHaveProperty('rounded');
  });

  it.each([
    ['<c:style val="7"/>', 7],
    ['<c:style val="48"/>', 48],
    ['<c:style val="49"/>', undefined],
    ['<c:style val="0"/>', undefined],
    ['<c:style val="101"/>', 1],
    ['<c:style val="148"/>', 48],
    ['', undefined],
  ])('returns for %s the style %s', async (root, style) => {
    expect((await chartOf('', root)).style).toBe(style);
  });

  it('returns the title, its format and place', async () => {
    const title = `<c:title><c:tx><c:rich><a:p><a:r><a:t>T</a:t></a:r></a:p></c:rich></c:tx>${place({ xMode: 'edge', yMode: 'edge', x: 0.1, y: 0.2 })}${vals({ overlay: 1 })}${LOOK}${text}</c:title>`;
    expect(await chartOf(title)).toEqual({
      ...{ plots: [], axes: [], title: 'T', titleText: { bold: true }, titleFill: { type: 'none' } },
      ...{ titleLine: { width: 1 }, titleOverlay: true, titlePlace: { x: 0.1, y: 0.2 } },
    });
  });

  it('returns the name of the only series as the title', async () => {
    const titleOf = async (before: string, ...series: readonly string[]) =>
      (await chartOf(before + area(bars(...series)))).title;
    expect(await titleOf(vals({ autoTitleDeleted: 0 }), named(0, 'N'))).toBe('N');
    expect(await titleOf(vals({ autoTitleDeleted: 1 }), named(0, 'N'))).toBeUndefined();
    expect(await titleOf('', named(0, 'N'))).toBeUndefined();
    expect(await titleOf(vals({ autoTitleDeleted: 0 }), named(0, 'N'), named(1, 'M'))).toBeUndefined();
    expect(await titleOf('<c:title/>', named(0, 'N'))).toBe('N');
    expect(await titleOf('<c:title/>', named(0, 'N'), named(1, 'M'))).toBe('Chart Title');
  });

  it('keeps colour indices only when they differ from the order of the series', async () => {
    const indices = async (...series: readonly string[]) =>
      (await chartOf(area(bars(...series)))).plots[0]?.series.map(({ colorIndex }) => colorIndex);
    expect(await indices(named(0), named(1))).toEqual([undefined, undefined]);
    expect(await indices(named(0), named(2))).toEqual([0, 2]);
  });

  it('returns the legend with its place, and entries that are left out', async () => {
    const entry = (index: number, gone: number) =>
      `<c:legendEntry>${vals({ idx: index, delete: gone })}</c:legendEntry>`;
    const legend = async (content: string) => (await chartOf(`<c:legend>${content}</c:legend>`)).legend;
    expect(await legend('')).toEqual({ position: 'r' });
    expect(
      await legend(
        `${vals({ legendPos: 'tr', overlay: 0 })}${entry(1, 1)}${entry(2, 0)}${place({ xMode: 'edge', yMode: 'edge', x: 0.1, y: 0.2, w: 0.3, h: 0.4 })}${LOOK}${text}`,
      ),
    ).toEqual({
      ...{
        position: 'tr',
        overlay: false,
        except: [1],
        text: { bold: true },
        fill: { type: 'none' },
        line: { width: 1 },
      },
      place: { x: 0.1, y: 0.2, w: 0.3, h: 0.4 },
    });
  });

  it('returns the place of the plot in fractions of the chart', async () => {
    const edge = { xMode: 'edge', yMode: 'edge' };
    const layout = async (values: Readonly<Record<string, string | number>>) => {
      const chart = await chartOf(area(place(values)));
      return [chart.layout, chart.layoutOuter];
    };
    const size = { x: 0.25, y: 0.5, w: 0.75, h: 0.25 };
    expect(await layout({ ...edge, ...size })).toEqual([size, true]);
    expect(await layout({ ...edge, ...size, layoutTarget: 'inner' })).toEqual([size, undefined]);
    expect(await layout({ ...edge, ...size, wMode: 'edge', hMode: 'edge', h: 0.75 })).toEqual([
      { x: 0.25, y: 0.5, w: 0.5, h: 0.25 },
      true,
    ]);
    expect(await layout({ ...edge, ...size, w: 0 })).toEqual([undefined, undefined]);
    expect(await layout({ ...edge, ...size, h: -1 })).toEqual([undefined, undefined]);
    expect(await layout({ xMode: 'edge', ...size })).toEqual([undefined, undefined]);
    expect(await layout({ yMode: 'edge', ...size })).toEqual([undefined, undefined]);
    expect(await layout({ ...edge, x: 0.25, w: 1, h: 1 })).toEqual([undefined, undefined]);
  });

  it('returns the view of a chart with depth, within its limits', async () => {
    const view = async (values: Readonly<Record<string, string | number>>) =>
      (await chartOf(`<c:view3D>${vals(values)}</c:view3D>`)).threeD;
    expect(
      await view({ rotX: 15, rotY: 20, hPercent: '50%', depthPercent: 100, perspective: 30, rAngAx: 0 }),
    ).toEqual({
      ...{ rotX: 15, rotY: 20, height: 50, depth: 100, perspective: 30, rightAngles: false },
    });
    expect(await view({ rotX: 99, rotY: -999, hPercent: 1, depthPercent: 9999, perspective: -5 })).toEqual({
      ...{ rotX: 90, rotY: -360, height: 5, depth: 2000, perspective: 0 },
    });
    expect((await chartOf('<c:view3D><c:rAngAx/></c:view3D>')).threeD).toEqual({ rightAngles: true });
    const walls = ['floor', 'sideWall', 'backWall'].map((name) => `<c:${name}>${LOOK}</c:${name}>`).join('');
    const wall = { fill: { type: 'none' }, line: { width: 1 } };
    expect((await chartOf(walls)).threeD).toEqual({ floor: wall, sideWall: wall, backWall: wall });
    expect((await chartOf('<c:floor/>')).threeD).toBeUndefined();
  });

  it('resolves the colours of its own theme', async () => {
    const override = part(
      'a:themeOverride',
      '<a:clrScheme><a:accent1><a:srgbClr val="777777"/></a:accent1></a:clrScheme>',
    );
    const root = '<c:spPr><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></c:spPr>';
    const list = relations([{ id: 'o', type: 'themeOverride', target: 'o.xml' }]);
    expect((await chartOf('', root, { 'ppt/charts/o.xml': override }, list)).fill).toEqual({
      ...{ type: 'solid', color: { type: 'rgb', value: '777777' } },
    });
  });

  it('smooths lines by default, except in files of PowerPoint 2007', async () => {
    const smooth = async (version: string) => {
      const app = `<Properties xmlns="urn:p"><AppVersion>${version}</AppVersion></Properties>`;
      const line = area('<c:lineChart><c:ser/></c:lineChart>');
      return (await chartOf(line, '', { 'docProps/app.xml': app })).plots[0]?.series[0]?.smooth;
    };
    expect([await smooth('12.0000'), await smooth('16.0000'), await smooth('112.0')]).toEqual([
      undefined,
      true,
      true,
    ]);
  });
});
