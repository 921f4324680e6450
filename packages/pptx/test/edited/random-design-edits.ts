import {
  type CellArea,
  CHART_KINDS,
  type Effects,
  type Element,
  type ElementOf,
  type Fill,
  gridOf,
  insertElement,
  type Line,
  mergeCells,
  newChart,
  newTable,
  type RunProps,
  unmergeCells,
  withBorders,
  withCells,
} from '@lectern/courseware';
import { addTemplatePage, pageTemplates } from '@lectern/courseware/design';
import type { EditPlace } from './random-content-edits.ts';

const ACCENTS = ['accent1', 'accent2', 'accent4'] as const;
const WORDS = { title: '雨量', series: ['甲班', '乙班'], categories: ['一月', '二月', '三月', '四月'] };

/** Edits of formats and insertions: formulas, charts, tables and their cells, fills, effects, texts, template pages. */
export function designEdits({ store, random, page }: EditPlace): Record<string, () => void> {
  const oneOf = <T>(list: readonly T[]): T | undefined => list[random(list.length || 1)];
  const anyOf = <T extends Element['type']>(type: T) =>
    oneOf(store.all('element').filter((each) => each.type === type)) as ElementOf<T> | undefined;
  const scheme = () => ({ type: 'scheme' as const, slot: oneOf(ACCENTS) ?? 'accent1' });
  const frame = () => ({ x: random(400), y: random(300), w: 200 + random(200), h: 120 + random(100) });
  const anyFill = (): Fill =>
    oneOf<Fill>([
      { type: 'solid', color: scheme() },
      {
        type: 'pattern',
        preset: 'pct25',
        foreground: scheme(),
        background: { type: 'rgb', value: 'FFFFFF' },
      },
      {
        type: 'gradient',
        stops: [
          { pos: 0, color: scheme() },
          { pos: 1, color: { type: 'rgb', value: 'FFEECC' } },
        ],
        shade: { type: 'linear', angle: 45 * random(8) },
      },
    ]) ?? { type: 'none' };
  const onShape = (change: (shape: ElementOf<'shape'>) => Partial<ElementOf<'shape'>>) => () => {
    const shape = anyOf('shape');
    if (shape) store.transact((edit) => edit.update<ElementOf<'shape'>>(shape.id, change(shape)));
  };
  const onWords = (look: () => RunProps) =>
    onShape(({ text }) => ({
      text: {
        ...text,
        paragraphs: (text?.paragraphs ?? []).map((paragraph) => ({
          ...paragraph,
          runs: paragraph.runs.map((run) =>
            run.type === 'text' ? { ...run, props: { ...run.props, ...look() } } : run,
          ),
        })),
      },
    }));
  const onCells =
    (change: (table: ElementOf<'table'>['table'], area: CellArea) => ElementOf<'table'>['table']) => () => {
      const element = anyOf('table');
      if (!element) return;
      const { table } = element;
      const [rows, columns] = [table.rows.length, table.columns.length];
      const [row, column] = [random(rows), random(columns)];
      const area = { row, column, rows: Math.min(2, rows - row), columns: Math.min(2, columns - column) };
      if (!gridOf(table).at(row, column)) return;
      store.transact((edit) => edit.update<ElementOf<'table'>>(element.id, { table: change(table, area) }));
    };
  return {
    formula: () =>
      store.transact((edit) =>
        insertElement(edit, page, {
          type: 'formula',
          frame: frame(),
          latex: oneOf(['\\frac{1}{2}+\\sqrt{x}', 'a^{2}+b^{2}=c^{2}', '\\sum_{i=1}^{n}i']) ?? 'x',
          size: 28,
        }),
      ),
    newChart: () =>
      store.transact((edit) =>
        insertElement(edit, page, {
          type: 'chart',
          frame: frame(),
          chart: newChart(oneOf(CHART_KINDS) ?? 'column', WORDS),
        }),
      ),
    newTable: () =>
      store.transact((edit) => {
        const table = newTable(2 + random(3), 2 + random(3), 400);
        const h = table.rows.reduce((sum, row) => sum + row.height, 0);
        insertElement(edit, page, { type: 'table', frame: { ...frame(), w: 400, h }, table });
      }),
    mergeCells: onCells(mergeCells),
    partCells: onCells(unmergeCells),
    cellFill: onCells((table, area) => withCells(table, area, (cell) => ({ ...cell, fill: anyFill() }))),
    cellBorders: onCells((table, area) =>
      withBorders(table, area, 'outside', {
        fill: { type: 'solid', color: scheme() },
        width: 2,
      } satisfies Line),
    ),
    shapeFill: onShape(() => ({ fill: anyFill() })),
    outline: onShape(() => ({
      line: { fill: { type: 'solid', color: scheme() }, width: 1 + random(5), dash: 'dash' },
    })),
    effects: onShape(() => ({
      effects: oneOf<Effects>([
        { outerShadow: { color: { type: 'rgb', value: '000000' }, blur: 4, distance: 3, angle: 45 } },
        { glow: { color: scheme(), radius: 8 } },
        { softEdge: { radius: 5 } },
      ]),
    })),
    wordArt: onWords(() => ({
      outline: { fill: { type: 'solid', color: scheme() }, width: 1 },
      effects: { glow: { color: scheme(), radius: 4 } },
    })),
    underline: onWords(() => ({ underline: 'wavy', underlineColor: scheme(), spacing: random(4) })),
    pageFill: () => store.transact((edit) => edit.update(page, { background: anyFill() })),
    template: () => {
      const template = oneOf(pageTemplates);
      if (template) store.transact((edit) => addTemplatePage(edit, template, random(2) ? 'zh' : 'en', page));
    },
  };
}
