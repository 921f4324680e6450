import type { Chart, ChartPlot, ChartSeries } from '@lectern/courseware';
import type { OutScope } from './out-scope.ts';
import { fillXml, lineXml } from './paint-out.ts';
import { runPropertiesXml } from './text-out.ts';
import { NAMESPACES, tag, text, type Xml } from './xml-out.ts';

/** A chart part (21.2) from the chart's model; its data stand in the chart itself. */
export function chartXml(chart: Chart, scope: OutScope): Xml {
  let first = 0;
  const plots = chart.plots.map((plot) => {
    const from = first;
    first += plot.series.length;
    return plotXml(plot, from, scope);
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
    value('roundedCorners', 0),
    tag(
      'c:chart',
      {},
      chart.title !== undefined && titleXml(chart.title, chart.titleText, scope),
      value('autoTitleDeleted', chart.title === undefined ? 1 : 0),
      tag(
        'c:plotArea',
        {},
        tag('c:layout'),
        ...plots,
        ...(withAxes ? axesXml(chart, false, scope) : []),
        ...(secondary ? axesXml(chart, true, scope) : []),
        chart.dataTable &&
          tag(
            'c:dTable',
            {},
            value('showHorzBorder', 1),
            value('showVertBorder', 1),
            value('showOutline', 1),
            value('showKeys', 1),
          ),
        shapeXml(chart.plotFill, undefined, scope),
      ),
      chart.legend &&
        tag(
          'c:legend',
          {},
          value('legendPos', chart.legend.position),
          value('overlay', chart.legend.overlay ? 1 : 0),
          textXml(chart.legend.text, scope),
        ),
      value('plotVisOnly', 1),
      value('dispBlanksAs', chart.blanks ?? 'gap'),
    ),
    shapeXml(chart.fill, chart.line, scope),
    textXml(chart.text, scope),
  );
}

/** Charts without axes. */
const ROUND = new Set<ChartPlot['type']>(['pie', 'doughnut', 'ofPie']);
const AXES = { primary: [111_111_111, 222_222_222], secondary: [333_333_333, 444_444_444] } as const;

function value(name: string, val: string | number): Xml {
  return tag(`c:${name}`, { val });
}

function titleXml(title: string, look: Chart['titleText'], scope: OutScope): Xml {
  const run = tag('a:r', {}, runPropertiesXml('a:rPr', look, scope), tag('a:t', {}, text(title)));
  return tag(
    'c:title',
    {},
    tag('c:tx', {}, tag('c:rich', {}, tag('a:bodyPr'), tag('a:lstStyle'), tag('a:p', {}, run))),
    value('overlay', 0),
  );
}

function textXml(look: Chart['text'], scope: OutScope): Xml | undefined {
  if (!look) return undefined;
  return tag(
    'c:txPr',
    {},
    tag('a:bodyPr'),
    tag('a:lstStyle'),
    tag('a:p', {}, tag('a:pPr', {}, runPropertiesXml('a:defRPr', look, scope)), tag('a:endParaRPr')),
  );
}

function shapeXml(fill: Chart['fill'], line: Chart['line'], scope: OutScope): Xml | undefined {
  return fill || line ? tag('c:spPr', {}, fillXml(fill, scope), lineXml(line, scope)) : undefined;
}

function plotXml(plot: ChartPlot, firstSeries: number, scope: OutScope): Xml {
  const series = plot.series.map((each, i) => seriesXml(each, plot.type, firstSeries + i, scope));
  const vary = value('varyColors', plot.varyColors || ROUND.has(plot.type) ? 1 : 0);
  const axes = (plot.secondary ? AXES.secondary : AXES.primary).map((id) => value('axId', id));
  const threeD = plot.threeD ?? false;
  switch (plot.type) {
    case 'bar':
      return tag(
        threeD ? 'c:bar3DChart' : 'c:barChart',
        {},
        value('barDir', plot.horizontal ? 'bar' : 'col'),
        value('grouping', plot.grouping ?? 'clustered'),
        vary,
        ...series,
        plot.gapWidth !== undefined && value('gapWidth', Math.round(plot.gapWidth)),
        !threeD &&
          value('overlap', Math.round(plot.overlap ?? (plot.grouping?.includes('tacked') ? 100 : 0))),
        ...axes,
      );
    case 'line':
    case 'surface':
      return tag(
        'c:lineChart',
        {},
        value('grouping', grouping(plot)),
        vary,
        ...series,
        value('marker', 1),
        ...axes,
      );
    case 'area':
      return tag(
        threeD ? 'c:area3DChart' : 'c:areaChart',
        {},
        value('grouping', grouping(plot)),
        vary,
        ...series,
        ...axes,
      );
    case 'pie':
      return threeD
        ? tag('c:pie3DChart', {}, vary, ...series)
        : tag('c:pieChart', {}, vary, ...series, value('firstSliceAng', Math.round(plot.firstAngle ?? 0)));
    case 'ofPie':
      return tag(
        'c:ofPieChart',
        {},
        value('ofPieType', plot.style === 'bar' ? 'bar' : 'pie'),
        vary,
        ...series,
      );
    case 'doughnut':
      return tag(
        'c:doughnutChart',
        {},
        vary,
        ...series,
        value('firstSliceAng', Math.round(plot.firstAngle ?? 0)),
        value('holeSize', Math.round(plot.holeSize ?? 50)),
      );
    case 'scatter':
      return tag(
        'c:scatterChart',
        {},
        value('scatterStyle', plot.style ?? 'lineMarker'),
        vary,
        ...series,
        ...axes,
      );
    case 'bubble':
      return tag('c:bubbleChart', {}, vary, ...series, ...axes);
    case 'radar':
      return tag('c:radarChart', {}, value('radarStyle', plot.style ?? 'marker'), vary, ...series, ...axes);
    case 'stock':
      return tag('c:stockChart', {}, ...series, tag('c:hiLowLines'), ...axes);
  }
}

/** Lines and areas know no clusters. */
function grouping(plot: ChartPlot): string {
  return plot.grouping === undefined || plot.grouping === 'clustered' ? 'standard' : plot.grouping;
}

function seriesXml(series: ChartSeries, type: ChartPlot['type'], index: number, scope: OutScope): Xml {
  const byX = type === 'scatter' || type === 'bubble';
  const { labels } = series;
  return tag(
    'c:ser',
    {},
    value('idx', index),
    value('order', index),
    series.name !== undefined &&
      tag('c:tx', {}, tag('c:strRef', {}, reference(1, index + 2), stringCache([series.name]))),
    shapeXml(series.fill, series.line, scope),
    series.marker &&
      (type === 'line' || type === 'scatter' || type === 'radar') &&
      tag(
        'c:marker',
        {},
        value('symbol', series.marker.symbol),
        series.marker.size !== undefined && value('size', Math.round(series.marker.size)),
      ),
    ...(series.points ?? []).map((point) =>
      tag(
        'c:dPt',
        {},
        value('idx', point.index),
        point.explosion !== undefined && value('explosion', Math.round(point.explosion)),
        shapeXml(point.fill, point.line, scope),
      ),
    ),
    labels &&
      tag(
        'c:dLbls',
        {},
        textXml(labels.text, scope),
        labels.position !== undefined && value('dLblPos', labels.position),
        value('showLegendKey', 0),
        value('showVal', labels.value ? 1 : 0),
        value('showCatName', labels.category ? 1 : 0),
        value('showSerName', labels.series ? 1 : 0),
        value('showPercent', labels.percent ? 1 : 0),
        value('showBubbleSize', 0),
      ),
    series.categories.length > 0 && tag(byX ? 'c:xVal' : 'c:cat', {}, categoriesXml(series.categories)),
    tag(
      byX ? 'c:yVal' : 'c:val',
      {},
      tag('c:numRef', {}, reference(series.values.length, index + 2), numberCache(series.values)),
    ),
    series.sizes && tag('c:bubbleSize', {}, tag('c:numLit', {}, ...numberCacheParts(series.sizes))),
    (type === 'line' || type === 'scatter') && value('smooth', series.smooth ? 1 : 0),
  );
}

/** Where the data would stand in a worksheet: PowerPoint wants a reference beside the cached values. */
function reference(rows: number, column: number): Xml {
  const name = columnName(column);
  return tag('c:f', {}, text(rows <= 1 ? `Sheet1!$${name}$1` : `Sheet1!$${name}$2:$${name}$${rows + 1}`));
}

function columnName(column: number): string {
  return column > 26
    ? `${columnName(Math.floor((column - 1) / 26))}${columnName(((column - 1) % 26) + 1)}`
    : String.fromCharCode(64 + column);
}

function categoriesXml(categories: ChartSeries['categories']): Xml {
  const numeric = categories.every((each) => each === null || typeof each === 'number');
  return numeric
    ? tag('c:numRef', {}, reference(categories.length, 1), numberCache(categories as (number | null)[]))
    : tag(
        'c:strRef',
        {},
        reference(categories.length, 1),
        stringCache(categories.map((each) => (each === null ? '' : String(each)))),
      );
}

function stringCache(strings: readonly string[]): Xml {
  return tag(
    'c:strCache',
    {},
    value('ptCount', strings.length),
    ...strings.map((each, idx) => tag('c:pt', { idx }, tag('c:v', {}, text(each)))),
  );
}

function numberCache(numbers: readonly (number | null)[]): Xml {
  return tag('c:numCache', {}, ...numberCacheParts(numbers));
}

function numberCacheParts(numbers: readonly (number | null)[]): Xml[] {
  return [
    tag('c:formatCode', {}, text('General')),
    value('ptCount', numbers.length),
    ...numbers.flatMap((each, idx) =>
      each === null ? [] : [tag('c:pt', { idx }, tag('c:v', {}, text(String(each))))],
    ),
  ];
}

function axesXml(chart: Chart, secondary: boolean, scope: OutScope): Xml[] {
  const [firstId, secondId] = secondary ? AXES.secondary : AXES.primary;
  const mine = chart.axes.filter((axis) => (axis.secondary ?? false) === secondary);
  const byX = chart.plots.some(
    (plot) => (plot.type === 'scatter' || plot.type === 'bubble') && (plot.secondary ?? false) === secondary,
  );
  const lying = chart.plots.some((plot) => plot.type === 'bar' && plot.horizontal);
  const first = mine.find((axis) => axis.kind !== 'value') ?? (byX ? mine[0] : undefined);
  const second = mine.find((axis) => axis.kind === 'value' && axis !== first);
  const axis = (name: string, id: number, cross: number, position: string, from: typeof first) =>
    tag(
      name,
      {},
      value('axId', id),
      tag(
        'c:scaling',
        {},
        from?.logBase !== undefined && value('logBase', from.logBase),
        value('orientation', from?.reversed ? 'maxMin' : 'minMax'),
        from?.max !== undefined && value('max', from.max),
        from?.min !== undefined && value('min', from.min),
      ),
      value('delete', from?.hidden || (secondary && id === firstId) ? 1 : 0),
      value('axPos', from?.position ?? position),
      from?.gridlines && tag('c:majorGridlines', {}, shapeXml(undefined, from.gridlines, scope)),
      from?.title !== undefined && titleXml(from.title, undefined, scope),
      tag('c:numFmt', { formatCode: from?.format ?? 'General', sourceLinked: from?.format === undefined }),
      value('majorTickMark', 'out'),
      value('minorTickMark', 'none'),
      value('tickLblPos', 'nextTo'),
      shapeXml(undefined, from?.line, scope),
      textXml(from?.text, scope),
      value('crossAx', cross),
      value('crosses', secondary ? 'max' : 'autoZero'),
      name === 'c:valAx' && from?.majorUnit !== undefined && value('majorUnit', from.majorUnit),
    );
  const firstKind = byX ? 'c:valAx' : first?.kind === 'date' ? 'c:dateAx' : 'c:catAx';
  return [
    axis(firstKind, firstId, secondId, lying ? 'l' : 'b', first),
    axis('c:valAx', secondId, firstId, lying ? 'b' : 'l', second),
  ];
}
