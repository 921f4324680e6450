import type { CoursewareSnapshot, Element } from '@lectern/courseware';
import { emptyPage } from './mounted-editor.tsx';

/** The formula as PowerPoint writes it. */
const ENERGY =
  '<m:oMath><m:r><m:t>E=m</m:t></m:r><m:sSup><m:e><m:r><m:t>c</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>';
const categories = ['语文', '数学', '英语'];
const common = { kind: 'element', parentId: 'page-1' } as const;

const elements: readonly Element[] = [
  {
    ...common,
    id: 'chart',
    order: 'a0',
    frame: { x: 40, y: 40, w: 640, h: 480 },
    type: 'chart',
    chart: {
      title: '期中成绩',
      plots: [
        {
          type: 'bar',
          grouping: 'clustered',
          series: [
            { name: '一班', categories, values: [86, 79, 91], labels: { value: true } },
            { name: '二班', categories, values: [82, 88, 85] },
          ],
        },
      ],
      axes: [
        { kind: 'category', position: 'b' },
        { kind: 'value', position: 'l', gridlines: {} },
      ],
      legend: { position: 'b' },
    },
  },
  {
    ...common,
    id: 'formula',
    order: 'a1',
    frame: { x: 760, y: 200, w: 400, h: 120 },
    type: 'shape',
    textBox: true,
    text: {
      paragraphs: [
        {
          runs: [{ type: 'formula', latex: 'E=mc^{2}', source: ENERGY, display: true, props: { size: 32 } }],
        },
      ],
    },
  },
];

/** A courseware whose page has a chart at the left and a formula at the right. */
export function chartPage(): CoursewareSnapshot {
  return { records: [...emptyPage().records, ...elements] };
}

/** A point of the chart's title, and one of the formula, logical pixels. */
export const CHART_TITLE = { x: 360, y: 60 };
export const FORMULA = { x: 960, y: 260 };

/** The texts that the charts of the page draw. */
export function drawnTexts(): string[] {
  const texts = document.querySelectorAll('[role="application"] [data-page-id] svg text');
  return [...texts].map((each) => each.textContent ?? '');
}
