import { type ChartKind, newChart } from '@lectern/courseware';
import {
  ChartArea,
  ChartBar,
  ChartBarStacked,
  ChartColumn,
  ChartColumnStacked,
  ChartLine,
  ChartPie,
  ChartScatter,
  CircleDashed,
  Radar,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { currentLanguage } from '../../../../platform/i18n/language.ts';
import { inMiddle, putOnPage } from '../../editing/put-on-page.ts';
import { type Command, command, type Label } from '../command.ts';

/** Size of a new chart, logical pixels. */
const SIZE = { w: 720, h: 440 };

/** Sample data to overwrite, in the user's language. */
const WORDS = {
  zh: { title: '各班平均分', series: ['一班', '二班'], categories: ['语文', '数学', '英语', '科学'] },
  en: {
    title: 'Average marks',
    series: ['Class 1', 'Class 2'],
    categories: ['Chinese', 'Maths', 'English', 'Science'],
  },
} as const;

function chart(kind: ChartKind, label: Label, icon: ComponentType): Command {
  return command({
    id: `insert.chart.${kind}`,
    label,
    icon,
    changes: true,
    run: ({ session }) => {
      const id = putOnPage(session, 'chart', (page, place) => ({
        type: 'chart',
        frame: place ?? inMiddle(page, SIZE),
        chart: newChart(kind, WORDS[currentLanguage()]),
      }));
      if (id !== undefined) session.openMore(id);
    },
  });
}

/** Inserts a chart of each kind and opens its data. */
export const insertCharts: readonly Command[] = [
  chart('column', { zh: '柱形图', en: 'Column chart' }, ChartColumn),
  chart('stackedColumn', { zh: '堆积柱形图', en: 'Stacked column chart' }, ChartColumnStacked),
  chart('bar', { zh: '条形图', en: 'Bar chart' }, ChartBar),
  chart('stackedBar', { zh: '堆积条形图', en: 'Stacked bar chart' }, ChartBarStacked),
  chart('line', { zh: '折线图', en: 'Line chart' }, ChartLine),
  chart('area', { zh: '面积图', en: 'Area chart' }, ChartArea),
  chart('pie', { zh: '饼图', en: 'Pie chart' }, ChartPie),
  chart('doughnut', { zh: '圆环图', en: 'Doughnut chart' }, CircleDashed),
  chart('radar', { zh: '雷达图', en: 'Radar chart' }, Radar),
  chart('scatter', { zh: '散点图', en: 'Scatter chart' }, ChartScatter),
];
