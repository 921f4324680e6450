/** A text or a number; a text is never a formula, even if it begins like one. */
export type WorkbookCell = string | number;

export interface WorkbookSheet {
  readonly title: string;
  /** The header row; without it the first column is the header. */
  readonly head?: readonly string[];
  readonly rows: readonly (readonly WorkbookCell[])[];
}
