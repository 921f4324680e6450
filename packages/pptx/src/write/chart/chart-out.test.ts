import type { Chart } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { outScope, relationsOf } from '../../../test/out-scope-source.ts';
import { chartXml, relateChartPalette } from './chart-out.ts';
import { ChartSheet } from './chart-sheet.ts';

const series = (colorIndex?: number) => ({
  categories: [],
  values: [],
  ...(colorIndex !== undefined && { colorIndex }),
});

function written(rest: Partial<Chart>, drawing?: string): string {
  const chart: Chart = { plots: [{ type: 'bar', series: [] }], axes: [], ...rest };
  return chartXml(chart, new ChartSheet(), { workbook: 'rId8', drawing }, outScope());
}

/** The chart without plots and axes. */
function bare(rest: Partial<Chart>, drawing?: string): string {
  return written(rest, drawing)
    .replace(/^<c:chartSpace[^>]*>|<\/c:chartSpace>$/g, '')
    .replace(/<c:barChart>.*<\/c:barChart>/, '[bars]')
    .replace(/<c:catAx>.*<\/c:valAx>/, '[axes]');
}

describe('chartXml', () => {
  it.each([
    [
      'the least',
      {},
      undefined,
      '<c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout/>[bars][axes]</c:plotArea><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:externalData r:id="rId8"><c:autoUpdate val="0"/></c:externalData>',
    ],
    [
      'a title and format',
      {
        rounded: true,
        style: 99,
        title: 'T',
        titlePlace: { x: 0, y: 1 },
        titleFill: { type: 'none' },
        fill: { type: 'none' },
        text: { size: 9 },
        plotFill: { type: 'none' },
        plotLine: {},
        blanks: 'span',
      },
      undefined,
      '<c:roundedCorners val="1"/><c:style val="48"/><c:chart><c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr/><a:t>T</a:t></a:r></a:p></c:rich></c:tx><c:layout><c:manualLayout><c:xMode val="edge"/><c:yMode val="edge"/><c:x val="0"/><c:y val="1"/></c:manualLayout></c:layout><c:overlay val="0"/><c:spPr><a:noFill/></c:spPr></c:title><c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>[bars][axes]<c:spPr><a:noFill/><a:ln/></c:spPr></c:plotArea><c:plotVisOnly val="1"/><c:dispBlanksAs val="span"/></c:chart><c:spPr><a:noFill/></c:spPr><c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="900"/></a:pPr><a:endParaRPr/></a:p></c:txPr><c:externalData r:id="rId8"><c:autoUpdate val="0"/></c:externalData>',
    ],
    [
      'shapes over it',
      {},
      'rId9',
      '<c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout/>[bars][axes]</c:plotArea><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:externalData r:id="rId8"><c:autoUpdate val="0"/></c:externalData><c:userShapes r:id="rId9"/>',
    ],
    [
      'a legend',
      { legend: { position: 'r' } },
      undefined,
      '<c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout/>[bars][axes]</c:plotArea><c:legend><c:legendPos val="r"/><c:overlay val="0"/></c:legend><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:externalData r:id="rId8"><c:autoUpdate val="0"/></c:externalData>',
    ],
    [
      'a legend with settings',
      {
        legend: {
          position: 'tr',
          overlay: true,
          except: [3, 1, 3, -1],
          place: { x: 0, y: 0 },
          line: {},
          text: { bold: true },
        },
      },
      undefined,
      '<c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout/>[bars][axes]</c:plotArea><c:legend><c:legendPos val="tr"/><c:legendEntry><c:idx val="1"/><c:delete val="1"/></c:legendEntry><c:legendEntry><c:idx val="3"/><c:delete val="1"/></c:legendEntry><c:layout><c:manualLayout><c:xMode val="edge"/><c:yMode val="edge"/><c:x val="0"/><c:y val="0"/></c:manualLayout></c:layout><c:overlay val="1"/><c:spPr><a:ln/></c:spPr><c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr b="1"/></a:pPr><a:endParaRPr/></a:p></c:txPr></c:legend><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:externalData r:id="rId8"><c:autoUpdate val="0"/></c:externalData>',
    ],
    [
      'a table of data',
      { dataTable: true },
      undefined,
      '<c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout/>[bars][axes]<c:dTable><c:showHorzBorder val="1"/><c:showVertBorder val="1"/><c:showOutline val="1"/><c:showKeys val="1"/></c:dTable></c:plotArea><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:externalData r:id="rId8"><c:autoUpdate val="0"/></c:externalData>',
    ],
    [
      'a layout',
      { layout: { x: 0.1, y: 0.2, w: 0.3, h: 0.4 } },
      undefined,
      '<c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout><c:manualLayout><c:layoutTarget val="inner"/><c:xMode val="edge"/><c:yMode val="edge"/><c:x val="0.1"/><c:y val="0.2"/><c:w val="0.3"/><c:h val="0.4"/></c:manualLayout></c:layout>[bars][axes]</c:plotArea><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:externalData r:id="rId8"><c:autoUpdate val="0"/></c:externalData>',
    ],
    [
      'a layout with its axes',
      { layout: { x: 0.1, y: 0.2, w: 0.3, h: 0.4 }, layoutOuter: true },
      undefined,
      '<c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout><c:manualLayout><c:xMode val="edge"/><c:yMode val="edge"/><c:x val="0.1"/><c:y val="0.2"/><c:w val="0.3"/><c:h val="0.4"/></c:manualLayout></c:layout>[bars][axes]</c:plotArea><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:externalData r:id="rId8"><c:autoUpdate val="0"/></c:externalData>',
    ],
  ] as const)('returns a chart with %s', (_, rest, drawing, xml) => {
    expect(bare(rest as unknown as Partial<Chart>, drawing)).toBe(xml);
  });

  it('has axes where a plot has any', () => {
    const axes = (...plots: Chart['plots']) =>
      written({ plots }).match(/<c:(?:cat|val|ser)Ax>/g)?.length ?? 0;
    expect(axes({ type: 'bar', series: [] })).toBe(2);
    expect(axes({ type: 'pie', series: [] })).toBe(0);
    expect(axes({ type: 'bar', series: [] }, { type: 'line', secondary: true, series: [] })).toBe(4);
    expect(axes({ type: 'bar', series: [] }, { type: 'pie', secondary: true, series: [] })).toBe(2);
    expect(axes({ type: 'line', threeD: true, series: [] })).toBe(3);
  });

  it('has primary axes in place of secondary ones alone', () => {
    const xml = written({
      plots: [{ type: 'bar', secondary: true, series: [] }],
      axes: [{ kind: 'value', secondary: true, max: 7 }],
    });
    expect(xml.match(/<c:axId val="\d+"\/>/g)).toEqual([
      '<c:axId val="111111111"/>',
      '<c:axId val="222222222"/>',
      '<c:axId val="111111111"/>',
      '<c:axId val="222222222"/>',
    ]);
    expect(xml).toContain('<c:max val="7"/>');
  });

  it('has the indices of its colours, or positions when they are not unique', () => {
    const indices = (...colors: (number | undefined)[][]) =>
      [
        ...written({ plots: colors.map((list) => ({ type: 'bar', series: list.map(series) })) }).matchAll(
          /<c:idx val="(\d+)"\/><c:order val="(\d+)"/g,
        ),
      ].map(([, idx, order]) => `${idx} ${order}`);
    expect(indices([5, 3], [undefined])).toEqual(['5 0', '3 1', '2 2']);
    expect(indices([1, undefined], [7])).toEqual(['0 0', '1 1', '2 2']);
  });

  const view = (threeD: Chart['threeD'], type: 'bar' | 'pie' = 'bar') =>
    /<c:view3D>.*(?=<c:plotArea>)/.exec(
      written({ plots: [{ type, threeD: true, series: [] }], ...(threeD && { threeD }) }),
    )?.[0];

  it.each([
    [
      'by default',
      undefined,
      'bar',
      '<c:view3D><c:rotX val="15"/><c:rotY val="20"/><c:rAngAx val="1"/></c:view3D>',
    ],
    [
      'of a pie',
      undefined,
      'pie',
      '<c:view3D><c:rotX val="30"/><c:rotY val="0"/><c:rAngAx val="0"/></c:view3D>',
    ],
    [
      'with every setting',
      {
        rotX: -30,
        rotY: -40,
        height: 1,
        depth: 9999,
        rightAngles: false,
        perspective: 500,
        floor: { fill: { type: 'none' } },
        backWall: { line: {} },
      },
      'bar',
      '<c:view3D><c:rotX val="-30"/><c:hPercent val="5"/><c:rotY val="320"/><c:depthPercent val="2000"/><c:rAngAx val="0"/><c:perspective val="240"/></c:view3D><c:floor><c:thickness val="0"/><c:spPr><a:noFill/></c:spPr></c:floor><c:backWall><c:thickness val="0"/><c:spPr><a:ln/></c:spPr></c:backWall>',
    ],
    [
      'within the limits',
      { rotX: 99, rotY: 400, height: 999, depth: 1, perspective: -1, sideWall: {} },
      'bar',
      '<c:view3D><c:rotX val="90"/><c:hPercent val="500"/><c:rotY val="360"/><c:depthPercent val="20"/><c:rAngAx val="1"/><c:perspective val="0"/></c:view3D><c:sideWall><c:thickness val="0"/></c:sideWall>',
    ],
  ] as const)('has the view of a chart in depth %s', (_, threeD, type, xml) => {
    expect(view(threeD as Chart['threeD'], type)).toBe(xml);
  });

  it('has no view without depth', () => {
    expect(written({ threeD: { rotX: 1 } })).not.toContain('view3D');
  });
});

describe('relateChartPalette', () => {
  const related = (palette: Chart['palette']) => {
    const scope = outScope();
    relateChartPalette({ plots: [], axes: [], ...(palette && { palette }) }, scope);
    return relationsOf(scope);
  };
  const colors = Array.from({ length: 7 }, (_, index) => ({ type: 'rgb' as const, value: `00000${index}` }));

  it('adds a theme with at least six plain colours', () => {
    expect(related(colors)).toEqual(['rId1 themeOverride ppt/theme/themeOverride1.xml']);
    expect(related(colors.slice(0, 6))).toHaveLength(1);
  });

  it('adds nothing without a palette, or with other colours', () => {
    expect(related(undefined)).toEqual([]);
    expect(related(colors.slice(0, 5))).toEqual([]);
    expect(related([...colors.slice(0, 5), { type: 'scheme', slot: 'accent1' }])).toEqual([]);
    expect(
      related([{ type: 'rgb', value: '000000', mods: [{ op: 'tint', value: 1 }] }, ...colors.slice(1)]),
    ).toEqual([]);
  });
});
