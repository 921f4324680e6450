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

/** What can be done with the lines and cells of a table, as the panel and the page's menu offer it. */
export const tableCommands = {
  insert: [insertRowAbove, insertRowBelow, insertColumnLeft, insertColumnRight],
  remove: [deleteRows, deleteColumns],
  select: [chooseRows, chooseColumns, chooseAllCells],
  merge: [mergeChosenCells, unmergeChosenCells],
  distribute: [distributeRows, distributeColumns],
  sort: [sortUp, sortDown],
  totals: [sumColumns, meanColumns],
} as const;
