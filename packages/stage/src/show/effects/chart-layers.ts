import type { Dispose } from '@lectern/base';
import { type Animation, type CoursewareReader, designOf } from '@lectern/courseware';
import { type ChartPart, chartIsApart, chartPartKey, chartPartOf } from '@lectern/playback';
import classes from './chart-layers.module.css';

/** The parts of charts that are animated one by one, by chart id. */
export function chartsApart(
  reader: CoursewareReader,
  animations: readonly Animation[],
): ReadonlyMap<string, readonly ChartPart[]> {
  const named = Map.groupBy(
    animations.filter(({ part }) => chartPartOf(part)),
    ({ elementId }) => elementId,
  );
  const apart = [...named].flatMap(([id, effects]) => {
    const element = reader.find('element', id);
    if (element?.type !== 'chart') return [];
    const parts = effects.map(({ part }) => part);
    if (!chartIsApart(element.chart, parts)) return [];
    const own = parts.flatMap((part) => chartPartOf(part) ?? []);
    return [[id, [...new Map(own.map((part) => [chartPartKey(part), part])).values()]] as const];
  });
  return new Map(apart);
}

/**
 * Replaces charts of a drawn page whose parts are animated one by one by layers. Their nodes exist at once, so that
 * parts can be hidden before they enter; the layers are drawn when the code for charts is loaded.
 */
export function layCharts(
  root: HTMLElement,
  reader: CoursewareReader,
  pageId: string,
  charts: ReadonlyMap<string, readonly ChartPart[]>,
): Dispose {
  const undo = [...charts].map(([id, parts]) => layChart(root, reader, pageId, id, parts));
  return () => {
    for (const each of undo) each?.();
  };
}

function layChart(
  root: HTMLElement,
  reader: CoursewareReader,
  pageId: string,
  id: string,
  parts: readonly ChartPart[],
): Dispose | undefined {
  const node = root.querySelector<HTMLElement>(`[data-element-id="${CSS.escape(id)}"]`);
  const element = reader.find('element', id);
  if (!node || element?.type !== 'chart') return undefined;
  const { chart, frame } = element;
  const stand = document.createElement('div');
  stand.className = classes.stand ?? '';
  // the background is below the other parts; it may be animated as a part itself
  const layers = [undefined, ...parts.filter(({ step }) => step !== 'gridLegend')].map((part) => {
    const layer = document.createElement('div');
    layer.dataset.chartPart = chartPartKey(part ?? { step: 'gridLegend' });
    stand.append(layer);
    return { part, node: layer };
  });
  const forget = () => {
    stand.remove();
    node.classList.remove(classes.apart ?? '');
  };
  node.prepend(stand);
  node.classList.add(classes.apart ?? '');
  import('../../view/chart/draw-chart-parts.ts')
    .then(({ drawChartParts }) => drawChartParts(chart, designOf(reader, pageId), frame, layers))
    .catch(forget);
  return forget;
}
