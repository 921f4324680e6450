import { processorTime } from '@lectern/base/processor-time';
import type { Chart } from '@lectern/courseware';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { part, readElement } from '../deck-source.ts';

const FRAME =
  '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="2" name="frame"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="1905000" cy="952500"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart r:id="c1"/></a:graphicData></a:graphic></p:graphicFrame>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

function relations(...entries: readonly (readonly [id: string, type: string, target: string])[]): string {
  const list = entries.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
}

/** Reads a chart part with this content. */
async function chartOf(
  content: string,
  parts: Readonly<Record<string, string | Uint8Array>> = {},
  after = '',
): Promise<Chart> {
  const element = await readElement('chart', FRAME, {
    relations: [{ id: 'c1', type: 'chart', target: '../charts/chart1.xml' }],
    parts: {
      'ppt/charts/chart1.xml': part('c:chartSpace', `<c:chart>${content}</c:chart>${after}`),
      ...parts,
    },
  });
  return element.chart;
}

const numbers = (...values: number[]) =>
  `<c:numRef><c:f>S!$B$2</c:f><c:numCache><c:ptCount val="${values.length}"/>${values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('')}</c:numCache></c:numRef>`;
const plot = (series: string, kind = 'barChart') =>
  `<c:plotArea><c:${kind}>${series}</c:${kind}></c:plotArea>`;

/** `padding`: bytes of a comment in its sheet, which compress to almost nothing. */
function workbook(padding = 0): Uint8Array {
  const files = {
    '_rels/.rels': relations(['r1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="成绩 表" sheetId="1" r:id="r1"/></sheets><definedNames><definedName name="分">'成绩 表'!$B$2:$B$4</definedName></definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['r1', 'worksheet', 'worksheets/sheet1.xml'],
      ['r2', 'sharedStrings', 'sharedStrings.xml'],
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${SHEET}"><si><t>语文</t></si><si><r><t>数</t></r><r><t>学</t></r><rPh><t>shu</t></rPh></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEET}"><!--${' '.repeat(padding)}--><sheetData><row r="1"><c r="B1" t="inlineStr"><is><t>一班</t></is></c></row><row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2"><v>90</v></c></row><row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" t="e"><v>#N/A</v></c></row><row r="4"><c r="A4" t="str"><v>英语</v></c><c r="B4"><v>85.5</v></c></row></sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

describe('a chart without a cache of its numbers', () => {
  const series = (values: string) =>
    plot(
      `<c:ser><c:tx><c:strRef><c:f>'成绩 表'!$B$1</c:f></c:strRef></c:tx><c:cat><c:strRef><c:f>'成绩 表'!$A$2:$A$4</c:f></c:strRef></c:cat><c:val><c:numRef><c:f>${values}</c:f></c:numRef></c:val></c:ser>`,
    );
  const embedded = (book: Uint8Array) => ({
    'ppt/charts/_rels/chart1.xml.rels': relations(['w', 'package', '../embeddings/book.xlsx']),
    'ppt/embeddings/book.xlsx': book,
  });

  it.each(["'成绩 表'!$B$2:$B$4", '分'])('has the numbers of its workbook at %s', async (formula) => {
    const chart = await chartOf(series(formula), embedded(workbook()), '<c:externalData r:id="w"/>');
    expect(chart.plots[0]?.series).toEqual([
      { name: '一班', categories: ['语文', '数学', '英语'], values: [90, null, 85.5] },
    ]);
  });

  it('is read without numbers when its workbook is damaged', async () => {
    const chart = await chartOf(
      series('分'),
      embedded(new Uint8Array([1, 2, 3])),
      '<c:externalData r:id="w"/>',
    );
    expect(chart.plots[0]?.series).toEqual([{ categories: [], values: [] }]);
  });

  it('is read without numbers when its workbook unpacks to far more than a chart needs', async () => {
    const chart = await chartOf(series('分'), embedded(workbook(33_000_000)), '<c:externalData r:id="w"/>');
    expect(chart.plots[0]?.series).toEqual([{ categories: [], values: [] }]);
  });

  it('has only as many numbers as a chart can show, for any number of referenced cells', async () => {
    const all = Array.from({ length: 20_000 }, () => "'成绩 表'!$A$1:$XFD$9999999").join(',');
    const spent = processorTime();
    const chart = await chartOf(series(all), embedded(workbook()), '<c:externalData r:id="w"/>');
    expect(chart.plots[0]?.series).toHaveLength(1);
    expect(spent()).toBeLessThan(10_000);
  });
});

it('a series with hidden cells is left out when other series are visible', async () => {
  const hidden = '<c:ser><c:idx val="0"/><c:val><c:numRef><c:f>S!$B$2</c:f></c:numRef></c:val></c:ser>';
  const chart = await chartOf(
    plot(`${hidden}<c:ser><c:idx val="1"/><c:val>${numbers(1, 2)}</c:val></c:ser>`),
  );
  expect(chart.plots[0]?.series).toEqual([{ colorIndex: 1, categories: [], values: [1, 2] }]);
});

it('series of a chart are sorted by c:order, in any order of the file', async () => {
  const series = (at: number) =>
    `<c:ser><c:idx val="${at}"/><c:order val="${at}"/><c:val>${numbers(at)}</c:val></c:ser>`;
  const chart = await chartOf(plot(series(1) + series(0)));
  expect(chart.plots[0]?.series.map((one) => one.values)).toEqual([[0], [1]]);
});

it('a chart has the name of its only series as its title, unless the title was deleted', async () => {
  const series = `<c:ser><c:tx><c:v>人数</c:v></c:tx><c:val>${numbers(1)}</c:val></c:ser>`;
  expect((await chartOf(`<c:autoTitleDeleted val="0"/>${plot(series)}`)).title).toBe('人数');
  expect((await chartOf(plot(series))).title).toBeUndefined();
});

it('labels of a chart keep the texts, workbook cells and deletions of single points', async () => {
  const c15 = 'http://schemas.microsoft.com/office/drawing/2012/chart';
  const chart = await chartOf(
    plot(
      '<c:ser><c:dLbls>' +
        '<c:dLbl><c:idx val="0"/><c:layout><c:manualLayout><c:x val="0.1"/><c:y val="-0.05"/></c:manualLayout></c:layout><c:tx><c:rich><a:p><a:r><a:t>最高 </a:t></a:r><a:fld type="VALUE"><a:t>[值]</a:t></a:fld></a:p></c:rich></c:tx><c:dLblPos val="t"/><c:showVal val="1"/></c:dLbl>' +
        '<c:dLbl><c:idx val="1"/><c:delete val="1"/></c:dLbl>' +
        `<c:separator>, </c:separator><c:showVal val="1"/><c:extLst><c:ext><c15:showDataLabelsRange xmlns:c15="${c15}" val="1"/></c:ext></c:extLst></c:dLbls>` +
        `<c:val>${numbers(9, 8, 7)}</c:val><c:extLst><c:ext><c15:datalabelsRange xmlns:c15="${c15}"><c15:dlblRangeCache><c:pt idx="2"><c:v>丙</c:v></c:pt></c15:dlblRangeCache></c15:datalabelsRange></c:ext></c:extLst></c:ser>`,
    ),
  );
  expect(chart.plots[0]?.series[0]?.labels).toEqual({
    value: true,
    separator: ', ',
    except: [1],
    own: [
      { index: 0, value: true, position: 't', words: '最高 [VALUE]', offset: { x: 0.1, y: -0.05 } },
      { index: 2, words: '丙; [VALUE]' },
    ],
  });
});

it('a chart series keeps its error bars and trend lines', async () => {
  const chart = await chartOf(
    plot(
      `<c:ser><c:trendline><c:name>走势</c:name><c:trendlineType val="poly"/><c:order val="3"/><c:forward val="2"/><c:dispEq val="1"/></c:trendline><c:errBars><c:errDir val="y"/><c:errBarType val="plus"/><c:errValType val="cust"/><c:plus>${numbers(0.5, 1)}</c:plus></c:errBars><c:xVal>${numbers(1, 2)}</c:xVal><c:yVal>${numbers(3, 4)}</c:yVal></c:ser>`,
      'scatterChart',
    ),
  );
  expect(chart.plots[0]?.series[0]).toMatchObject({
    trendLines: [{ type: 'polynomial', order: 3, name: '走势', forward: 2, equation: true }],
    errorBars: [{ direction: 'y', sides: 'plus', kind: 'own', plus: [0.5, 1], minus: [] }],
  });
});

it('a chart keeps categories of several levels', async () => {
  const level = (...cells: readonly [number, string][]) =>
    `<c:lvl>${cells.map(([at, name]) => `<c:pt idx="${at}"><c:v>${name}</c:v></c:pt>`).join('')}</c:lvl>`;
  const chart = await chartOf(
    plot(
      `<c:ser><c:cat><c:multiLvlStrRef><c:multiLvlStrCache><c:ptCount val="3"/>${level([0, '一月'], [1, '二月'], [2, '四月'])}${level([0, '春'], [2, '夏'])}</c:multiLvlStrCache></c:multiLvlStrRef></c:cat><c:val>${numbers(1, 2, 3)}</c:val></c:ser>`,
    ),
  );
  expect(chart.plots[0]?.series[0]).toMatchObject({
    categories: ['春 一月', '春 二月', '夏 四月'],
    levels: [
      ['一月', '二月', '四月'],
      ['春', null, '夏'],
    ],
  });
});

it('lines of a chart are smooth by default, but not in files of PowerPoint 2007', async () => {
  const line = plot(`<c:ser><c:val>${numbers(1, 2)}</c:val></c:ser>`, 'lineChart');
  const properties = {
    'docProps/app.xml':
      '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><AppVersion>12.0000</AppVersion></Properties>',
  };
  expect((await chartOf(line)).plots[0]?.series[0]?.smooth).toBe(true);
  expect((await chartOf(line, properties)).plots[0]?.series[0]?.smooth).toBeUndefined();
});

it("a chart with its own theme has that theme's colours resolved", async () => {
  const series = `<c:ser><c:spPr><a:solidFill><a:schemeClr val="accent2"><a:lumMod val="50000"/></a:schemeClr></a:solidFill></c:spPr><c:val>${numbers(1)}</c:val></c:ser>`;
  const chart = await chartOf(plot(series), {
    'ppt/charts/_rels/chart1.xml.rels': relations(['t', 'themeOverride', '../theme/themeOverride1.xml']),
    'ppt/theme/themeOverride1.xml': part(
      'a:themeOverride',
      '<a:clrScheme name="x"><a:accent2><a:srgbClr val="123456"/></a:accent2></a:clrScheme>',
    ),
  });
  expect(chart.plots[0]?.series[0]?.fill).toEqual({
    type: 'solid',
    color: { type: 'rgb', value: '123456', mods: [{ op: 'lumMod', value: 0.5 }] },
  });
  expect(chart.palette?.[1]).toEqual({ type: 'rgb', value: '123456' });
});

it('an axis of a chart keeps its crossing, ticks, labels, units and times', async () => {
  const chart = await chartOf(
    '<c:plotArea><c:lineChart><c:axId val="1"/><c:axId val="2"/></c:lineChart><c:dateAx><c:axId val="1"/><c:majorTickMark val="cross"/><c:tickLblPos val="low"/><c:txPr><a:bodyPr rot="-2700000"/><a:p/></c:txPr><c:crossAx val="2"/><c:crossesAt val="5"/><c:baseTimeUnit val="months"/><c:majorUnit val="2"/></c:dateAx><c:valAx><c:axId val="2"/><c:crossAx val="1"/><c:crosses val="max"/><c:crossBetween val="midCat"/><c:dispUnits><c:builtInUnit val="thousands"/></c:dispUnits></c:valAx></c:plotArea>',
  );
  expect(chart.axes).toEqual([
    {
      kind: 'date',
      crosses: 5,
      onMarks: true,
      majorTick: 'cross',
      labels: 'low',
      labelRotation: -45,
      baseUnit: 'months',
      majorUnit: 2,
    },
    { kind: 'value', crosses: 'max', majorTick: 'out', displayUnit: 1000 },
  ]);
});

describe('a shape drawn over a chart', () => {
  const bar = plot(`<c:ser><c:val>${numbers(1, 2)}</c:val></c:ser>`);
  const at = (name: string, x: number, y: number) =>
    `<cdr:${name}><cdr:x>${x}</cdr:x><cdr:y>${y}</cdr:y></cdr:${name}>`;
  const shape = (xfrm: string, more = '') =>
    `<cdr:sp><cdr:nvSpPr><cdr:cNvPr id="2" name="s"/><cdr:cNvSpPr/></cdr:nvSpPr><cdr:spPr>${xfrm}<a:prstGeom prst="ellipse"/></cdr:spPr>${more}</cdr:sp>`;
  const xfrm = (x: number, y: number, w: number, h: number) =>
    `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${w}" cy="${h}"/></a:xfrm>`;
  const drawn = async (anchors: string) => {
    const { shapes } = await readElement('chart', FRAME, {
      relations: [{ id: 'c1', type: 'chart', target: '../charts/chart1.xml' }],
      parts: {
        'ppt/charts/chart1.xml': part('c:chartSpace', `<c:chart>${bar}</c:chart><c:userShapes r:id="d"/>`),
        'ppt/charts/_rels/chart1.xml.rels': relations(['d', 'chartUserShapes', '../drawings/drawing1.xml']),
        'ppt/drawings/drawing1.xml': part('c:userShapes', anchors),
      },
    });
    return shapes;
  };

  it('is placed at fractions of the chart, whether it is anchored at two corners or has a fixed size', async () => {
    const text =
      '<cdr:style><a:lnRef idx="0"/><a:fillRef idx="0"/><a:effectRef idx="0"/><a:fontRef idx="minor"><a:srgbClr val="FF0000"/></a:fontRef></cdr:style><cdr:txBody><a:bodyPr/><a:p><a:r><a:t>最高</a:t></a:r></a:p></cdr:txBody>';
    const shapes = await drawn(
      `<cdr:relSizeAnchor>${at('from', 0.5, 0.25)}${at('to', 0.75, 0.5)}${shape(xfrm(0, 0, 9, 9), text)}</cdr:relSizeAnchor>` +
        `<cdr:absSizeAnchor>${at('from', 0.1, 0.2)}<cdr:ext cx="952500" cy="95250"/>${shape('')}</cdr:absSizeAnchor>`,
    );
    expect(shapes).toMatchObject([
      {
        area: { x: 0.5, y: 0.25, w: 0.25, h: 0.25 },
        geometry: { preset: 'ellipse' },
        text: {
          paragraphs: [{ runs: [{ text: '最高' }] }],
          levels: expect.arrayContaining([
            expect.objectContaining({
              run: expect.objectContaining({
                fill: { type: 'solid', color: { type: 'rgb', value: 'FF0000' } },
              }),
            }),
          ]),
        },
      },
      { area: { x: 0.1, y: 0.2, w: 0.5, h: 0.1 } },
    ]);
  });

  it('is flattened if it is a group, its parts at their positions', async () => {
    const group = `<cdr:grpSp><cdr:nvGrpSpPr/><cdr:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="200" cy="100"/><a:chOff x="1000" y="1000"/><a:chExt cx="400" cy="400"/></a:xfrm></cdr:grpSpPr>${shape(xfrm(1200, 1100, 100, 200))}</cdr:grpSp>`;
    const shapes = await drawn(
      `<cdr:relSizeAnchor>${at('from', 0, 0)}${at('to', 0.8, 0.4)}${group}</cdr:relSizeAnchor>`,
    );
    expect(shapes).toMatchObject([{ area: { x: 0.4, y: 0.1, w: 0.2, h: 0.2 } }]);
  });

  it('is left out if it is invalid', async () => {
    expect(
      await drawn(`<cdr:relSizeAnchor>${at('from', 0, 0)}${shape('')}</cdr:relSizeAnchor>`),
    ).toBeUndefined();
    expect(await drawn('<cdr:odd/>')).toBeUndefined();
  });
});
