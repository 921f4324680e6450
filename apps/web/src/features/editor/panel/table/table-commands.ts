import {
  chooseAllCells,
  chooseColumns,
  chooseRows,
  deleteColumns,
  deleteRows,
  distributeColumns,
  distributeRows,
  insertColumnLeft,
  insertColumnRight,
  insertRowAbove,
  insertRowBelow,
  meanColumns,
  mergeChosenCells,
  sortDown,
  sortUp,
  sumColumns,
  unmergeChosenCells,
} from '../../commands/table/tables.ts';

/** The commands for rows, columns and cells of a table, as grouped in the panel and in the page's menu. */
export const tableCommands = {
  insert: [insertRowAbove, insertRowBelow, insertColumnLeft, insertColumnRight],
  remove: [deleteRows, deleteColumns],
  select: [chooseRows, chooseColumns, chooseAllCells],
  merge: [mergeChosenCells, unmergeChosenCells],
  distribute: [distributeRows, distributeColumns],
  sort: [sortUp, sortDown],
  totals: [sumColumns, meanColumns],
} as const;
