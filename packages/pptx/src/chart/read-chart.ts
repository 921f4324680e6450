import type { Chart, ChartPlot, RunProps } from '@lectern/courseware';
import { contentOf } from '../package/compatibility.ts';
import { type Part, relationOfType } from '../package/opc.ts';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from '../read/context.ts';
import { booleanOf, clamp, compact, defined, integerOf, numberOf, oneOf } from '../read/geometry/units.ts';
import { readFill } from '../read/paint/fill.ts';
import { readLine } from '../read/paint/line.ts';
import { readAxes } from './axis.ts';
import { readPlots } from './plot.ts';
import { chartText, defaultTitle, titleOf, val } from './text.ts';
import { withOwnColors } from './theme-override.ts';
import { type ChartTree, Workbook } from './workbook.ts';

/** A chart part (c:chartSpace, 21.2.2.29): its cached data and its format. */
export function readChart(part: Part, given: TreeScope): Chart {
  const cached = part.root.find('c:numCache')?.child('c:pt') !== undefined;
  // If some series have a cache, the cells of a series without one are hidden.
  const scope: ChartTree = {
    ...given,
    workbook: cached ? undefined : workbookOf(part, given),
    of2007: () => isOf2007(given),
  };
  const { root } = part;
  const chart = root.child('c:chart');
  const area = chart?.child('c:plotArea');
  const plots = (area ? readPlots(area, scope) : []).slice(0, 32);
  dropNaturalNumbers(plots);
  const title = readTitle(chart, plots, scope);
  const properties = root.child('c:spPr');
  const plotProperties = area?.child('c:spPr');
  const layout = readLayout(area);
  const override = relationOfType(part.relations, 'themeOverride');
  const read = compact<Chart>({
    title: title?.text,
    titleText: title?.props,
    titleFill: readFill(chart?.path('c:title', 'c:spPr'), scope),
    titleLine: readLine(chart?.path('c:title', 'c:spPr', 'a:ln'), scope),
    titleOverlay: booleanOf(val(chart?.child('c:title'), 'c:overlay')) ? true : undefined,
    titlePlace: readPlace(chart?.child('c:title')),
    plots,
    axes: area ? readAxes(area, scope) : [],
    legend: readLegend(chart?.child('c:legend'), scope),
    style: readStyle(root),
    fill: readFill(properties, scope),
    line: readLine(properties?.child('a:ln'), scope),
    rounded: booleanOf(val(root, 'c:roundedCorners')) ? true : undefined,
    plotFill: readFill(plotProperties, scope),
    plotLine: readLine(plotProperties?.child('a:ln'), scope),
    text: chartText(root.child('c:txPr'), scope),
    dataTable: area?.child('c:dTable') ? true : undefined,
    blanks: oneOf(val(chart, 'c:dispBlanksAs'), ['gap', 'zero', 'span']),
    threeD: readThreeD(chart, scope),
    layout,
    layoutOuter:
      layout && val(area?.path('c:layout', 'c:manualLayout'), 'c:layoutTarget') !== 'inner'
        ? true
        : undefined,
  });
  return withOwnColors(
    read,
    override && scope.context.package.part(override.target),
    root.child('c:clrMapOvr'),
  );
}

/** View of a chart with depth (c:view3D, 21.2.2.228) and its walls. */
function readThreeD(chart: XmlElement | undefined, scope: TreeScope): Chart['threeD'] {
  const view = chart?.child('c:view3D');
  const number = (name: string, low: number, high: number) => {
    const said = numberOf(val(view, name)?.replace('%', ''));
    return said === undefined ? undefined : clamp(said, low, high);
  };
  const wall = (name: string) => {
    const properties = chart?.path(name, 'c:spPr');
    return defined(
      compact({ fill: readFill(properties, scope), line: readLine(properties?.child('a:ln'), scope) }),
    );
  };
  return defined(
    compact<NonNullable<Chart['threeD']>>({
      rotX: number('c:rotX', -90, 90),
      rotY: number('c:rotY', -360, 360),
      rightAngles: view?.child('c:rAngAx') && booleanOf(val(view, 'c:rAngAx') ?? '1'),
      height: number('c:hPercent', 5, 500),
      depth: number('c:depthPercent', 20, 2000),
      perspective: number('c:perspective', 0, 240),
      floor: wall('c:floor'),
      sideWall: wall('c:sideWall'),
      backWall: wall('c:backWall'),
    }),
  );
}

/** Removes colour indices that equal the order of the series. */
function dropNaturalNumbers(plots: readonly ChartPlot[]): void {
  const series = plots.flatMap((plot) => plot.series);
  if (series.some((one, at) => one.colorIndex !== at)) return;
  for (const one of series) delete one.colorIndex;
}

function isOf2007(scope: TreeScope): boolean {
  const properties = relationOfType(scope.context.package.relations(''), 'extended-properties');
  const part = scope.context.package.part(properties?.target ?? 'docProps/app.xml');
  const version = part?.root.children.find((child) => child.name.endsWith(':AppVersion'))?.text;
  return version?.startsWith('12.') === true;
}

/** The embedded workbook that c:externalData names, opened once on first use. */
function workbookOf(part: Part, scope: TreeScope): ChartTree['workbook'] {
  const relation =
    part.relations.get(part.root.child('c:externalData')?.attr('r:id') ?? '') ??
    relationOfType(part.relations, 'package');
  if (!relation || relation.external) return undefined;
  let opened: { readonly book: Workbook | undefined } | undefined;
  return () => {
    if (!opened) {
      const bytes = scope.context.package.bytes(relation.target);
      opened = { book: bytes && Workbook.open(bytes) };
    }
    return opened.book;
  };
}

/** Number of the chart style of 2007 (c:style); Office 2010 writes it a second time, 100 higher (c14:style). */
function readStyle(root: XmlElement): number | undefined {
  const styles = contentOf(root).filter((child) => child.name === 'c:style' || child.name === 'c14:style');
  const [style] = styles.map((child) => integerOf(child.attr('val')) ?? 0);
  if (style === undefined) return undefined;
  const number = style > 100 ? style - 100 : style;
  return number >= 1 && number <= 48 ? number : undefined;
}

/**
 * The title. A title without a text shows the name of the only series, otherwise PowerPoint's placeholder. A chart with
 * one series has its name as the title, too, unless the title was deleted.
 */
function readTitle(
  chart: XmlElement | undefined,
  plots: readonly ChartPlot[],
  scope: TreeScope,
): { text: string; props: RunProps | undefined } | undefined {
  const element = chart?.child('c:title');
  const series = plots.flatMap((plot) => plot.series);
  const only = series.length === 1 ? series[0]?.name : undefined;
  if (!element) {
    const kept = booleanOf(val(chart, 'c:autoTitleDeleted')) === false;
    return kept && only ? { text: only, props: undefined } : undefined;
  }
  const title = titleOf(element, scope);
  const text = title.text || only || defaultTitle(element);
  return { text: text.slice(0, 4096), props: title.props };
}

function readLegend(element: XmlElement | undefined, scope: TreeScope): Chart['legend'] {
  if (!element) return undefined;
  const except = element
    .all('c:legendEntry')
    .filter((entry) => booleanOf(val(entry, 'c:delete')))
    .slice(0, 1000)
    .map((entry) => integerOf(val(entry, 'c:idx'), 0, 100_000) ?? 0);
  return compact<NonNullable<Chart['legend']>>({
    position: oneOf(val(element, 'c:legendPos'), ['l', 't', 'r', 'b', 'tr']) ?? 'r',
    overlay: booleanOf(val(element, 'c:overlay')),
    text: chartText(element.child('c:txPr'), scope),
    except: except.length > 0 ? except : undefined,
    place: readPlace(element),
    fill: readFill(element.child('c:spPr'), scope),
    line: readLine(element.path('c:spPr', 'a:ln'), scope),
  });
}

/** Position of the plot, as fractions of the chart (c:manualLayout). */
function readLayout(area: XmlElement | undefined): Chart['layout'] {
  const place = readPlace(area);
  if (place?.w === undefined || place.h === undefined || place.w <= 0 || place.h <= 0) return undefined;
  return { x: place.x, y: place.y, w: place.w, h: place.h };
}

/** A c:manualLayout (21.2.2.95) whose position is relative to the chart's corner. */
function readPlace(holder: XmlElement | undefined): Chart['titlePlace'] {
  const manual = holder?.path('c:layout', 'c:manualLayout');
  const part = (name: string) => {
    const number = numberOf(val(manual, name));
    return number === undefined ? undefined : clamp(number, -100, 100);
  };
  const [x, y] = [part('c:x'), part('c:y')];
  if (x === undefined || y === undefined) return undefined;
  if (val(manual, 'c:xMode') !== 'edge' || val(manual, 'c:yMode') !== 'edge') return undefined;
  const edge = (mode: string, from: number, size: number | undefined) =>
    size !== undefined && val(manual, mode) === 'edge' ? size - from : size;
  return compact({ x, y, w: edge('c:wMode', x, part('c:w')), h: edge('c:hMode', y, part('c:h')) });
}
