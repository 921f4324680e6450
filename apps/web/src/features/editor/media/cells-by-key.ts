/** Cells of one table, by `rowId:columnId`. */
export interface CellsByKey {
  readonly elementId: string;
  readonly keys: readonly string[];
}
