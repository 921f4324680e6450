import {
  CHART_KINDS,
  type Chart,
  type Element,
  type ElementOf,
  type ParagraphProps,
  type Run,
  type RunProps,
  type TextBox,
  withChartKind,
  withChartLabel,
  withChartLegend,
  withChartTitle,
} from '@lectern/courseware';
import type { EditPlace } from './random-content-edits.ts';

/**
 * Edits of formats of texts, pictures and charts: pinyin, writing grids, numbering, boxes, inline formulas, kinds of
 * charts.
 */
export function textEdits({ store, random }: EditPlace): Record<string, () => void> {
  const oneOf = <T>(list: readonly T[]): T | undefined => list[random(list.length || 1)];
  const anyOf = <T extends Element['type']>(type: T) =>
    oneOf(store.all('element').filter((each) => each.type === type)) as ElementOf<T> | undefined;
  const onShape = (change: (shape: ElementOf<'shape'>) => Partial<ElementOf<'shape'>>) => () => {
    const shape = oneOf(
      store.all('element').filter((each): each is ElementOf<'shape'> => each.type === 'shape' && !!each.text),
    );
    if (shape) store.transact((edit) => edit.update<ElementOf<'shape'>>(shape.id, change(shape)));
  };
  const onParagraphs = (look: () => ParagraphProps) =>
    onShape(({ text }) => ({
      text: {
        ...text,
        paragraphs: (text?.paragraphs ?? []).map((each) => ({
          ...each,
          props: { ...each.props, ...look() },
        })),
      },
    }));
  const onRuns = (change: (run: Run) => Run) =>
    onShape(({ text }) => ({
      text: {
        ...text,
        paragraphs: (text?.paragraphs ?? []).map((each) => ({ ...each, runs: each.runs.map(change) })),
      },
    }));
  const onBox = (box: () => TextBox) =>
    onShape(({ text }) => ({
      text: { ...text, paragraphs: text?.paragraphs ?? [], box: { ...text?.box, ...box() } },
    }));
  const looks = (look: () => RunProps) =>
    onRuns((run) => (run.type === 'text' ? { ...run, props: { ...run.props, ...look() } } : run));
  const onChart = (change: (chart: Chart) => Chart) => () => {
    const chart = anyOf('chart');
    if (chart)
      store.transact((edit) =>
        edit.update<ElementOf<'chart'>>(chart.id, { chart: change(structuredClone(chart.chart)) }),
      );
  };
  return {
    pinyin: onRuns((run) =>
      run.type === 'text'
        ? { ...run, props: { ...run.props, ruby: oneOf(['chūn', 'tiān', 'zhuàng']) } }
        : run,
    ),
    keyPoints: looks(() => ({ emphasisMark: random(2) === 0 })),
    caps: looks(() => ({ caps: 'small', baseline: 0.3, highlight: { type: 'rgb', value: 'FFFF00' } })),
    fontsOfWords: looks(() => ({ eastAsian: '楷体', latin: 'Arial', size: 12 + random(40), lang: 'zh-CN' })),
    furniture: onParagraphs(() => ({ wordGrid: oneOf(['field', 'rice', 'pinyin', 'english'] as const) })),
    numbers: onParagraphs(() => ({
      bullet: oneOf([
        { type: 'number', scheme: 'ea1ChsPeriod', start: 1 + random(5) },
        { type: 'number', scheme: 'circleNumDbPlain' },
        { type: 'char', char: '•', color: { type: 'scheme', slot: 'accent2' }, size: 1.2 },
        { type: 'none' },
      ] as const),
      marginLeft: 24,
      indent: -24,
    })),
    lines: onParagraphs(() => ({
      align: oneOf(['l', 'ctr', 'just', 'dist'] as const),
      lineSpacing: { type: 'percent', value: 1.5 },
      spaceBefore: { type: 'points', value: 6 },
    })),
    box: onBox(() => ({
      insetLeft: random(20),
      anchor: oneOf(['t', 'ctr', 'b'] as const),
      vertical: oneOf(['horz', 'eaVert', 'vert270'] as const),
      columns: 1 + random(3),
      autofit: oneOf([{ type: 'none' }, { type: 'shrink', fontScale: 0.9 }, { type: 'grow' }] as const),
    })),
    warp: onBox(() => ({ warp: oneOf(['textWave1', 'textArchUp', 'textPlain']) })),
    formulaInLine: onShape(({ text }) => {
      const [first, ...others] = text?.paragraphs ?? [];
      if (!first) return {};
      const formula = { type: 'formula' as const, latex: oneOf(['x^{2}', '\\frac{a}{b}']) ?? 'x' };
      return { text: { ...text, paragraphs: [{ ...first, runs: [...first.runs, formula] }, ...others] } };
    }),
    filter: () => {
      const picture = anyOf('picture');
      if (picture)
        store.transact((edit) =>
          edit.update<ElementOf<'picture'>>(picture.id, {
            recolor: oneOf([{ brightness: 0.2, contrast: -0.1 }, { grayscale: true }, { opacity: 0.5 }]),
            geometry: { type: 'preset', preset: 'roundRect' },
            effects: { softEdge: { radius: 4 } },
          }),
        );
    },
    chartKind: onChart((chart) => withChartKind(chart, oneOf(CHART_KINDS) ?? 'column')),
    chartLooks: onChart((chart) =>
      withChartLegend(withChartTitle(chart, `图 ${random(9)}`), oneOf(['b', 'r', 't'] as const)),
    ),
    chartLabels: onChart((chart) => withChartLabel(chart, 'value', random(2) === 0)),
  };
}
