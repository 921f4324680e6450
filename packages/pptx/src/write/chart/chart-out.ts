import type { Chart, ThemeSlot } from '@lectern/courseware';
import type { OutScope } from '../package/out-scope.ts';
import { relateThemeOverride } from '../paint/theme-out.ts';
import { NAMESPACES, tag, type Xml } from '../xml/xml-out.ts';
import { axesXml, seriesAxisXml } from './chart-axes-out.ts';
import { between, hasSeriesAxis, isSolid, plotXml, ROUND } from './chart-plot-out.ts';
import type { ChartSheet } from './chart-sheet.ts';
import { chartShapeXml, chartTextXml, chartTitleXml, placeXml, value } from './chart-text-out.ts';

const ACCENTS: readonly ThemeSlot[] = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'];

/**
 * Writes a chart's own palette as a theme for its part that overrides the page's (a:themeOverride, 20.1.6.12). No theme
 * is written without a palette, or with colours that a theme cannot have.
 */
export function relateChartPalette({ palette }: Chart, scope: OutScope): void {
  const accents = (palette ?? []).flatMap((color, index) => {
    const slot = ACCENTS[index];
    return slot && color.type === 'rgb' && !color.mods?.length ? [[slot, color.value] as const] : [];
  });
  if (accents.length < ACCENTS.length) return;
  relateThemeOverride({ colors: Object.fromEntries(accents) }, scope);
}

/** Ids of relations from the chart's part: to the workbook of its data, and to the shapes drawn over it. */
interface ChartRelations {
  readonly workbook: string;
  readonly drawing: string | undefined;
}

/** A chart part (21.2) from the chart's model. Its data are also written to `sheet`, which becomes a separate file. */
export function chartXml(given: Chart, sheet: ChartSheet, parts: ChartRelations, scope: OutScope): Xml {
  const chart = withFirstAxes(given);
  let first = 0;
  const indices = seriesIndices(chart);
  const plots = chart.plots.map((plot) => {
    const from = first;
    first += plot.series.length;
    return plotXml(plot, indices.slice(from, first), from, sheet, scope);
  });
  const withAxes = chart.plots.some((plot) => !ROUND.has(plot.type));
  const secondary = chart.plots.some((plot) => plot.secondary && !ROUND.has(plot.type));
  return tag(
    'c:chartSpace',
    {
      'xmlns:c': 'http://schemas.openxmlformats.org/drawingml/2006/chart',
      'xmlns:a': NAMESPACES['xmlns:a'],
      'xmlns:r': NAMESPACES['xmlns:r'],
    },
    value('roundedCorners', chart.rounded ? 1 : 0),
    chart.style !== undefined && value('style', between(chart.style, 1, 48)),
    tag(
      'c:chart',
      {},
      chart.title !== undefined &&
        chartTitleXml(
          chart.title,
          {
            text: chart.titleText,
            place: chart.titlePlace,
            fill: chart.titleFill,
            line: chart.titleLine,
          },
          scope,
        ),
      value('autoTitleDeleted', chart.title === undefined ? 1 : 0),
      ...viewXml(chart, scope),
      tag(
        'c:plotArea',
        {},
        layoutXml(chart.layout, chart.layoutOuter),
        ...plots,
        ...(withAxes ? axesXml(chart, false, scope) : []),
        ...(secondary ? axesXml(chart, true, scope) : []),
        chart.plots.some((plot) => hasSeriesAxis(plot)) && seriesAxisXml(chart, scope),
        chart.dataTable &&
          tag(
            'c:dTable',
            {},
            value('showHorzBorder', 1),
            value('showVertBorder', 1),
            value('showOutline', 1),
            value('showKeys', 1),
          ),
        chartShapeXml(chart.plotFill, chart.plotLine, scope),
      ),
      chart.legend &&
        tag(
          'c:legend',
          {},
          value('legendPos', chart.legend.position),
          ...[...new Set(chart.legend.except ?? [])]
            .filter((idx) => idx >= 0)
            .sort((a, b) => a - b)
            .map((idx) => tag('c:legendEntry', {}, value('idx', idx), value('delete', 1))),
          placeXml(chart.legend.place),
          value('overlay', chart.legend.overlay ? 1 : 0),
          chartShapeXml(chart.legend.fill, chart.legend.line, scope),
          chartTextXml(chart.legend.text, scope),
        ),
      value('plotVisOnly', 1),
      value('dispBlanksAs', chart.blanks ?? 'gap'),
    ),
    chartShapeXml(chart.fill, chart.line, scope),
    chartTextXml(chart.text, scope),
    tag('c:externalData', { 'r:id': parts.workbook }, value('autoUpdate', 0)),
    parts.drawing !== undefined && tag('c:userShapes', { 'r:id': parts.drawing }),
  );
}

/** The c:idx of each series, which determines its colour: its own index if all differ, otherwise its position. */
function seriesIndices({ plots }: Chart): number[] {
  const series = plots.flatMap((plot) => plot.series);
  const own = series.map(({ colorIndex }, place) => colorIndex ?? place);
  return new Set(own).size === own.length ? own : series.map((_, place) => place);
}

/** Secondary axes without primary axes become the primary axes. */
function withFirstAxes(chart: Chart): Chart {
  if (chart.plots.some((plot) => !plot.secondary && !ROUND.has(plot.type))) return chart;
  return {
    ...chart,
    plots: chart.plots.map(({ secondary: _, ...plot }) => plot),
    axes: chart.axes.map(({ secondary: _, ...axis }) => axis),
  };
}

/** The order is that of CT_View3D and CT_Chart (21.2.2.228, .27). */
function viewXml({ plots, threeD = {} }: Chart, scope: OutScope): Xml[] {
  if (!plots.some((plot) => isSolid(plot))) return [];
  const pie = plots[0]?.type === 'pie';
  const turn = threeD.rotY ?? (pie ? 0 : 20);
  const view = tag(
    'c:view3D',
    {},
    value('rotX', between(threeD.rotX ?? (pie ? 30 : 15), -90, 90)),
    threeD.height !== undefined && value('hPercent', between(threeD.height, 5, 500)),
    value('rotY', between(turn < 0 ? turn + 360 : turn, 0, 360)),
    threeD.depth !== undefined && value('depthPercent', between(threeD.depth, 20, 2000)),
    value('rAngAx', (threeD.rightAngles ?? !pie) ? 1 : 0),
    threeD.perspective !== undefined && value('perspective', between(threeD.perspective, 0, 240)),
  );
  const wall = (name: string, look: typeof threeD.floor) =>
    look ? [tag(name, {}, value('thickness', 0), chartShapeXml(look.fill, look.line, scope))] : [];
  return [
    view,
    ...wall('c:floor', threeD.floor),
    ...wall('c:sideWall', threeD.sideWall),
    ...wall('c:backWall', threeD.backWall),
  ];
}

/** Position of the plot; the order is that of CT_ManualLayout (21.2.2.95). */
function layoutXml(layout: Chart['layout'], outer = false): Xml {
  if (!layout) return tag('c:layout');
  return tag(
    'c:layout',
    {},
    tag(
      'c:manualLayout',
      {},
      !outer && value('layoutTarget', 'inner'),
      value('xMode', 'edge'),
      value('yMode', 'edge'),
      value('x', layout.x),
      value('y', layout.y),
      value('w', layout.w),
      value('h', layout.h),
    ),
  );
}
