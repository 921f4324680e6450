import {
  bodyRows,
  type CellArea,
  canMerge,
  canSort,
  deleteLines,
  distributeLines,
  hasMerged,
  insertLines,
  mergeCells,
  removeElements,
  sortRows,
  splitCell,
  type Total,
  tilesIn,
  unmergeCells,
  withTotals,
} from '@lectern/courseware';
import { showToast } from '@lectern/ui';
import {
  AlignHorizontalSpaceAround,
  AlignVerticalSpaceAround,
  ArrowDownAZ,
  ArrowUpAZ,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Columns3,
  Divide,
  Grid2x2,
  Rows3,
  Sigma,
  SquareSplitHorizontal,
  TableCellsMerge,
  TableCellsSplit,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { currentLanguage } from '../../../../platform/i18n/language.ts';
import type { CommandContext } from '../../editing/command-context.ts';
import { type TargetCells, targetCells } from '../../editing/selection/target-cells.ts';
import { command, type Label } from '../command.ts';
import { DeleteColumn, DeleteRow } from '../drawn-icons.tsx';
import { tableCommand } from './table-change.ts';

type Axis = 'rows' | 'columns';

const along = { rows: { at: 'row', span: 'rows' }, columns: { at: 'column', span: 'columns' } } as const;

function linesOf({ area }: TargetCells, axis: Axis): { readonly from: number; readonly count: number } {
  return { from: area[along[axis].at], count: area[along[axis].span] };
}

/** Inserts as many rows or columns as are selected; one where the table is selected as a whole. */
function inserting(id: string, label: Label, icon: ComponentType, axis: Axis, after: boolean) {
  return tableCommand({
    id: `tables.${id}`,
    label,
    icon,
    change: (meant) => {
      const { from, count } = linesOf(meant, axis);
      const added = meant.isWhole ? 1 : count;
      const before = after ? from + count : from;
      const table = insertLines(meant.element.table, axis, before, added, after ? before - 1 : from);
      const chosen = { ...meant.area, [along[axis].at]: before, [along[axis].span]: added };
      return { table, chosen };
    },
  });
}

export const insertRowAbove = inserting(
  'rowAbove',
  { zh: '在上方插入行', en: 'Insert row above' },
  BetweenHorizontalStart,
  'rows',
  false,
);
export const insertRowBelow = inserting(
  'rowBelow',
  { zh: '在下方插入行', en: 'Insert row below' },
  BetweenHorizontalEnd,
  'rows',
  true,
);
export const insertColumnLeft = inserting(
  'columnLeft',
  { zh: '在左侧插入列', en: 'Insert column left' },
  BetweenVerticalStart,
  'columns',
  false,
);
export const insertColumnRight = inserting(
  'columnRight',
  { zh: '在右侧插入列', en: 'Insert column right' },
  BetweenVerticalEnd,
  'columns',
  true,
);

/** Deletes the selected rows or columns; when all are selected, the table. */
function deleting(id: string, label: Label, icon: ComponentType, axis: Axis) {
  const shrink = tableCommand({
    id: `tables.${id}`,
    label,
    icon,
    isDanger: true,
    isPossible: ({ isWhole }) => !isWhole,
    change: (meant) => {
      const { from, count } = linesOf(meant, axis);
      const table = deleteLines(meant.element.table, axis, from, count);
      const at = Math.min(from, table[axis].length - 1);
      return { table, chosen: { ...meant.area, [along[axis].at]: at, [along[axis].span]: 1 } };
    },
  });
  return command({
    ...shrink,
    run: (context) => {
      const meant = targetCells(context);
      if (!meant || linesOf(meant, axis).count < meant.element.table[axis].length)
        return shrink.run(context, undefined);
      const { session } = context;
      session.letGo();
      return session.edit((edit) => removeElements(edit, [meant.element.id]));
    },
  });
}

export const deleteRows = deleting('deleteRows', { zh: '删除行', en: 'Delete rows' }, DeleteRow, 'rows');
export const deleteColumns = deleting(
  'deleteColumns',
  { zh: '删除列', en: 'Delete columns' },
  DeleteColumn,
  'columns',
);

export const mergeChosenCells = tableCommand({
  id: 'tables.merge',
  label: { zh: '合并单元格', en: 'Merge cells' },
  icon: TableCellsMerge,
  isPossible: ({ element, area, isWhole }) => !isWhole && canMerge(element.table, area),
  change: ({ element, area }) => mergeCells(element.table, area),
});

export const unmergeChosenCells = tableCommand({
  id: 'tables.unmerge',
  label: { zh: '取消合并', en: 'Unmerge cells' },
  icon: TableCellsSplit,
  isPossible: ({ element, area }) => hasMerged(element.table, area),
  change: ({ element, area }) => unmergeCells(element.table, area),
});

/** Splits every selected cell into the given number of rows and columns. */
export const splitChosenCells = tableCommand<{ readonly rows: number; readonly columns: number }>({
  id: 'tables.split',
  label: { zh: '拆分单元格', en: 'Split cells' },
  icon: SquareSplitHorizontal,
  isPossible: ({ isWhole }) => !isWhole,
  change: ({ element, area }, { rows, columns }) => {
    const keys = tilesIn(element.table, area).map(({ key }) => key);
    const table = keys.reduce((all, key) => splitCell(all, key, rows, columns), element.table);
    return { table, chosen: areaOfSplit(table, area, rows, columns) };
  },
});

/**
 * Returns the area of the parts of the first split cell; where the parts of the other cells are depends on their
 * neighbours.
 */
function areaOfSplit(
  table: TargetCells['element']['table'],
  { row, column }: CellArea,
  rows: number,
  columns: number,
) {
  return {
    row,
    column,
    rows: Math.min(rows, table.rows.length - row),
    columns: Math.min(columns, table.columns.length - column),
  };
}

function distributing(id: string, label: Label, icon: ComponentType, axis: Axis) {
  return tableCommand({
    id: `tables.${id}`,
    label,
    icon,
    isPossible: (meant) => linesOf(meant, axis).count > 1,
    change: (meant) => {
      const { from, count } = linesOf(meant, axis);
      return distributeLines(meant.element.table, axis, from, count);
    },
  });
}

export const distributeRows = distributing(
  'distributeRows',
  { zh: '平均分布各行', en: 'Distribute rows' },
  AlignVerticalSpaceAround,
  'rows',
);
export const distributeColumns = distributing(
  'distributeColumns',
  { zh: '平均分布各列', en: 'Distribute columns' },
  AlignHorizontalSpaceAround,
  'columns',
);

const MERGED: Label = {
  zh: '有单元格跨了几行，无法排序。请先取消合并。',
  en: 'A merged cell spans several rows, so they cannot be sorted. Unmerge it first.',
};

function sorting(direction: 'up' | 'down', label: Label, icon: ComponentType) {
  return tableCommand({
    id: `tables.sort.${direction}`,
    label,
    icon,
    isPossible: ({ element }) => bodyRows(element.table).count > 1,
    change: ({ element, area }) => {
      if (!canSort(element.table)) {
        showToast({ kind: 'attention', text: MERGED[currentLanguage()] });
        return undefined;
      }
      // Sorts Chinese text by its pinyin, in every language of the editor.
      const words = new Intl.Collator('zh-CN', { numeric: true });
      return sortRows(element.table, area.column, direction, words.compare);
    },
  });
}

export const sortUp = sorting('up', { zh: '按此列升序', en: 'Sort ascending by column' }, ArrowDownAZ);
export const sortDown = sorting('down', { zh: '按此列降序', en: 'Sort descending by column' }, ArrowUpAZ);

function totalling(total: Total, label: Label, icon: ComponentType, name: Label) {
  return tableCommand({
    id: `tables.${total}`,
    label,
    icon,
    change: ({ element, area }) => withTotals(element.table, area, total, name[currentLanguage()]),
  });
}

export const sumColumns = totalling('sum', { zh: '列求和', en: 'Sum of column' }, Sigma, {
  zh: '合计',
  en: 'Total',
});
export const meanColumns = totalling('mean', { zh: '列平均值', en: 'Mean of column' }, Divide, {
  zh: '平均',
  en: 'Mean',
});

function choosing(
  id: string,
  label: Label,
  icon: ComponentType,
  of: (meant: TargetCells) => CellArea | 'all',
) {
  return command({
    id: `tables.${id}`,
    label,
    icon,
    changes: false,
    isEnabled: (context: CommandContext) => targetCells(context) !== undefined,
    run: (context) => {
      const meant = targetCells(context);
      if (meant) context.session.chooseCells(meant.element.id, of(meant));
      context.focusPage();
    },
  });
}

export const chooseRows = choosing(
  'chooseRows',
  { zh: '选择整行', en: 'Select rows' },
  Rows3,
  ({ element, area }) => ({
    ...area,
    column: 0,
    columns: element.table.columns.length,
  }),
);
export const chooseColumns = choosing(
  'chooseColumns',
  { zh: '选择整列', en: 'Select columns' },
  Columns3,
  ({ element, area }) => ({ ...area, row: 0, rows: element.table.rows.length }),
);
export const chooseAllCells = choosing(
  'chooseAll',
  { zh: '选择全部单元格', en: 'Select all cells' },
  Grid2x2,
  () => 'all',
);
