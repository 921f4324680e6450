/** A text or a number; what begins like a formula is a text all the same. */
export type WorkbookCell = string | number;

export interface WorkbookSheet {
  readonly title: string;
  /** Left out: the first column is the head. */
  readonly head?: readonly string[];
  readonly rows: readonly (readonly WorkbookCell[])[];
}
