import type { Chart, ChartPlot, RunProps } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from '../read/context.ts';
import { readFill } from '../read/fill.ts';
import { readLine } from '../read/line.ts';
import { booleanOf, clamp, compact, defined, numberOf, oneOf } from '../read/units.ts';
import { readAxes } from './axis.ts';
import { readPlots } from './plot.ts';
import { chartText, defaultTitle, titleOf, val } from './text.ts';

/** A chart part (c:chartSpace, 21.2.2.29): its data as the file last cached it, and its look. */
export function readChart(root: XmlElement, scope: TreeScope): Chart {
  const chart = root.child('c:chart');
  const area = chart?.child('c:plotArea');
  const plots = area ? readPlots(area, scope) : [];
  const title = readTitle(chart, plots, scope);
  const properties = root.child('c:spPr');
  return compact<Chart>({
    title: title?.text,
    titleText: title?.props,
    plots: plots.slice(0, 32),
    axes: area ? readAxes(area, scope) : [],
    legend: readLegend(chart?.child('c:legend'), scope),
    fill: readFill(properties, scope),
    line: readLine(properties?.child('a:ln'), scope),
    plotFill: readFill(area?.child('c:spPr'), scope),
    text: chartText(root.child('c:txPr'), scope),
    dataTable: area?.child('c:dTable') ? true : undefined,
    blanks: oneOf(val(chart, 'c:dispBlanksAs'), ['gap', 'zero', 'span']),
    threeD: defined(
      compact({
        rotX: numberOf(val(chart?.child('c:view3D'), 'c:rotX')),
        rotY: numberOf(val(chart?.child('c:view3D'), 'c:rotY')),
      }),
    ),
    layout: readLayout(area),
  });
}

/** The title; one that says nothing itself shows the name of the only series, else what PowerPoint puts there. */
function readTitle(
  chart: XmlElement | undefined,
  plots: readonly ChartPlot[],
  scope: TreeScope,
): { text: string; props: RunProps | undefined } | undefined {
  const element = chart?.child('c:title');
  if (!element) return undefined;
  const title = titleOf(element, scope);
  const series = plots.flatMap((plot) => plot.series);
  const only = series.length === 1 ? series[0]?.name : undefined;
  const text = title.text || only || defaultTitle(element);
  return { text: text.slice(0, 4096), props: title.props };
}

function readLegend(element: XmlElement | undefined, scope: TreeScope): Chart['legend'] {
  if (!element) return undefined;
  return compact<NonNullable<Chart['legend']>>({
    position: oneOf(val(element, 'c:legendPos'), ['l', 't', 'r', 'b', 'tr']) ?? 'r',
    overlay: booleanOf(val(element, 'c:overlay')),
    text: chartText(element.child('c:txPr'), scope),
  });
}

/** Where the plot lies, as fractions of the chart (c:manualLayout). */
function readLayout(area: XmlElement | undefined): Chart['layout'] {
  const manual = area?.path('c:layout', 'c:manualLayout');
  if (!manual) return undefined;
  const part = (name: string) => numberOf(val(manual, name));
  const [x, y, w, h] = [part('c:x'), part('c:y'), part('c:w'), part('c:h')];
  if (x === undefined || y === undefined || w === undefined || h === undefined) return undefined;
  return { x: clamp(x, -100, 100), y: clamp(y, -100, 100), w: clamp(w, 0, 100), h: clamp(h, 0, 100) };
}
