/** How rows with a user's id are handled when that user's account is cancelled. */
export type OnCancel =
  /** The rows are deleted, in one transaction with the rows of all other tables with `delete`. */
  | 'delete'
  /** Closing the account, which is the first step, removes them or the id in them. */
  | 'account'
  /** The feature removes them before that transaction, with files and messages that a statement cannot remove. */
  | { remove(userId: string): Promise<void> }
  /** The rows stay, with the id of an account without a name. The text gives the reason. */
  | { readonly keep: string };

export interface Described {
  readonly zh: string;
  readonly en: string;
}

/** Whether and where rows are in the archive of an account. */
export type OnExport<Column extends string = string> =
  /** In a JSON file: a list of the user's rows, with these columns. */
  | { readonly file: string; readonly about: Described; readonly columns: readonly [Column, ...Column[]] }
  /** In a JSON file: a value, or a list that is read piece by piece. */
  | {
      readonly file: string;
      readonly about: Described;
      read(userId: string): Promise<unknown> | AsyncIterable<unknown>;
    }
  /** In the file of another row, or in a folder of the archive (`AccountArchive`). */
  | { readonly in: string }
  /** The rows are not in the archive. The text gives the reason. */
  | { readonly none: string };

/** A column with users' ids, and how its rows are handled, as the feature that owns the table declares. */
export interface AnyPersonalRow {
  readonly table: string;
  readonly column: string;
  readonly onCancel: OnCancel;
  readonly export: OnExport;
}

/** The same, with table and columns checked by the compiler. */
export type PersonalRow<Tables> = {
  [Table in keyof Tables & string]: {
    readonly table: Table;
    readonly column: keyof Tables[Table] & string;
    readonly onCancel: OnCancel;
    readonly export: OnExport<keyof Tables[Table] & string>;
  };
}[keyof Tables & string];
