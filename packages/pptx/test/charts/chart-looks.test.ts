import {
  blankCourseware,
  CHART_KINDS,
  type Chart,
  type ChartElement,
  chartAxes,
  coloredParts,
  newChart,
  SnapshotReader,
  withChartAxis,
  withChartColors,
  withChartLabel,
  withChartLegend,
  withChartTitle,
  withPartColor,
} from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { writePptx } from '../../src/index.ts';
import { read } from '../deck-source.ts';
import { brokenRules } from '../rules/broken-rules.ts';

const words = { title: '成绩', series: ['一班', '二班'], categories: ['语文', '数学', '英语', '科学'] };

async function throughPowerPoint(chart: Chart): Promise<Chart> {
  const { records } = blankCourseware();
  const page = records.find((each) => each.kind === 'page');
  const element: ChartElement & { kind: 'element' } = {
    kind: 'element',
    id: 'chart',
    parentId: page?.id ?? '',
    order: 'a0',
    frame: { x: 0, y: 0, w: 720, h: 440 },
    type: 'chart',
    chart,
  };
  const bytes = writePptx(new SnapshotReader({ records: [...records, element] }), () => undefined, {
    now: 0,
  });
  expect(brokenRules(bytes)).toEqual([]);
  const back = (await read(bytes)).snapshot.records.find(
    (each) => each.kind === 'element' && each.type === 'chart',
  );
  if (back?.kind !== 'element' || back.type !== 'chart') throw new Error('the chart no longer exists');
  return back.chart;
}

describe('a chart of a new courseware', () => {
  it.each(CHART_KINDS)(
    'of the kind %s keeps all settings of its panel when it is written and read again',
    async (kind) => {
      let chart = withChartColors(newChart(kind, words), 4);
      const part = coloredParts(chart)[0];
      if (part) chart = withPartColor(chart, part, { type: 'scheme', slot: 'accent6' });
      chart = withChartTitle(withChartLegend(withChartLabel(chart, 'value', true), 't'), '期中');
      for (const { at, axis } of chartAxes(chart)) {
        chart = withChartAxis(chart, at, { title: `轴 ${at}` });
        if (axis.kind === 'value')
          chart = withChartAxis(chart, at, { min: 0, max: 120, gridlines: at === 1 });
      }
      const back = await throughPowerPoint(chart);
      expect(back).toMatchObject({ title: '期中', style: 4, legend: { position: 't' }, text: { size: 14 } });
      expect(coloredParts(back).map(({ fill }) => fill)).toEqual(coloredParts(chart).map(({ fill }) => fill));
      expect(back.plots.map((plot) => plot.series.map(({ labels }) => labels?.value))).toEqual(
        chart.plots.map((plot) => plot.series.map(() => true)),
      );
      const axes = (of: Chart) =>
        chartAxes(of).map(({ axis: { kind, title, min, max, gridlines } }) => ({
          ...{ kind, title, min, max },
          gridlines: gridlines !== undefined,
        }));
      expect(axes(back)).toEqual(axes(chart));
    },
  );
});
