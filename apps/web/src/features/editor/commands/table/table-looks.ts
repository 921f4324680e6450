import {
  type BorderChoice,
  type Fill,
  type Line,
  type Table,
  type TableCell,
  type TableStyle,
  tilesIn,
  withBorders,
  withCells,
  withoutPicture,
  withPictureFit,
} from '@lectern/courseware';
import {
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  ImageMinus,
  RemoveFormatting,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { TargetCells } from '../../editing/selection/target-cells.ts';
import type { Label } from '../command.ts';
import { tableCommand } from './table-change.ts';

/** Sets the cells' own fill; undefined restores the fill of the table's style. */
export const fillCells = tableCommand<Fill | undefined>({
  id: 'tables.fill',
  label: { zh: '单元格填充', en: 'Cell fill' },
  change: ({ element, area }, fill) =>
    withCells(element.table, area, ({ fill: _before, pictureFit: _fit, ...cell }) =>
      fill ? { ...cell, fill } : cell,
    ),
});

function hasPicture({ element, area }: TargetCells): boolean {
  return tilesIn(element.table, area).some(({ cell }) => cell?.fill?.type === 'picture');
}

export const removeCellPicture = tableCommand({
  id: 'tables.removePicture',
  label: { zh: '移除单元格图片', en: 'Remove cell picture' },
  icon: ImageMinus,
  isPossible: hasPicture,
  change: ({ element, area }) => withCells(element.table, area, withoutPicture),
});

export const fitCellPicture = tableCommand<NonNullable<TableCell['pictureFit']> | 'stretch'>({
  id: 'tables.pictureFit',
  label: { zh: '图片与单元格', en: 'Picture in cell' },
  isPossible: hasPicture,
  change: ({ element, area }, fit) =>
    withPictureFit(element.table, area, fit === 'stretch' ? undefined : fit),
});

export interface BorderWish {
  readonly choice: BorderChoice;
  readonly line: Line;
}

export const drawBorders = tableCommand<BorderWish>({
  id: 'tables.borders',
  label: { zh: '单元格边框', en: 'Cell borders' },
  change: ({ element, area }, { choice, line }) => withBorders(element.table, area, choice, line),
});

type Anchor = NonNullable<TableCell['anchor']>;

function anchorsOf({ element, area }: TargetCells): readonly Anchor[] {
  return tilesIn(element.table, area).map(({ cell }) => cell?.anchor ?? 't');
}

function anchoring(anchor: Anchor, label: Label, icon: ComponentType) {
  return tableCommand({
    id: `tables.anchor.${anchor}`,
    label,
    icon,
    isOn: (meant) => anchorsOf(meant).every((each) => each === anchor),
    change: ({ element, area }) => withCells(element.table, area, (cell) => ({ ...cell, anchor })),
  });
}

/** The commands by anchor of the cells. */
export const cellAnchors = {
  t: anchoring('t', { zh: '顶端对齐', en: 'Align top' }, AlignVerticalJustifyStart),
  ctr: anchoring('ctr', { zh: '垂直居中', en: 'Centre vertically' }, AlignVerticalJustifyCenter),
  b: anchoring('b', { zh: '底端对齐', en: 'Align bottom' }, AlignVerticalJustifyEnd),
};

/** Sets the insets between a cell's edge and its text, logical pixels; sides that are left out stay. */
export const setCellInsets = tableCommand<NonNullable<TableCell['insets']>>({
  id: 'tables.insets',
  label: { zh: '单元格边距', en: 'Cell margins' },
  change: ({ element, area }, insets) =>
    withCells(element.table, area, (cell) => ({ ...cell, insets: { ...cell.insets, ...insets } })),
});

export const turnCellText = tableCommand<NonNullable<TableCell['vertical']>>({
  id: 'tables.vertical',
  label: { zh: '文字方向', en: 'Text direction' },
  change: ({ element, area }, vertical) => withCells(element.table, area, (cell) => ({ ...cell, vertical })),
});

/** Sets the table's style; the cells' own formats stay. */
export const styleTable = tableCommand<TableStyle>({
  id: 'tables.style',
  label: { zh: '表格样式', en: 'Table style' },
  change: ({ element }, style) => ({ table: { ...element.table, style } }),
});

/** Clears the fills and borders of all cells, so that the fills and borders of the table's style show. */
export const clearCellLooks = tableCommand({
  id: 'tables.clearLooks',
  label: { zh: '清除单元格格式', en: 'Clear cell formats' },
  icon: RemoveFormatting,
  change: ({ element, area }) =>
    withCells(element.table, area, ({ borders: _borders, ...cell }) => {
      if (cell.fill?.type === 'picture') return cell;
      const { fill: _fill, ...rest } = cell;
      return rest;
    }),
});

export type TableFlag = 'firstRow' | 'lastRow' | 'firstColumn' | 'lastColumn' | 'bandRows' | 'bandColumns';

function marking(flag: TableFlag, label: Label) {
  return tableCommand({
    id: `tables.mark.${flag}`,
    label,
    isOn: ({ element }) => element.table[flag] === true,
    change: ({ element }): { table: Table } => {
      const { [flag]: isOn, ...table } = element.table;
      return { table: isOn ? table : { ...table, [flag]: true } };
    },
  });
}

/** The rows and columns that the table's style emphasises. */
export const tableMarks = {
  firstRow: marking('firstRow', { zh: '标题行', en: 'Header row' }),
  firstColumn: marking('firstColumn', { zh: '第一列', en: 'First column' }),
  lastRow: marking('lastRow', { zh: '汇总行', en: 'Total row' }),
  lastColumn: marking('lastColumn', { zh: '最后一列', en: 'Last column' }),
  bandRows: marking('bandRows', { zh: '隔行着色', en: 'Banded rows' }),
  bandColumns: marking('bandColumns', { zh: '隔列着色', en: 'Banded columns' }),
};
