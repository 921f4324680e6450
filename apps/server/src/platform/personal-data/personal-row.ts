/** What becomes of rows that hold a user's id when that user's account is cancelled. */
export type OnCancel =
  /** They are deleted, in one transaction with those of all other tables that say so. */
  | 'delete'
  /** Closing the account, which is the first step, removes them or the id in them. */
  | 'account'
  /** The feature removes them before that transaction, with files and messages that a statement would leave. */
  | { remove(userId: string): Promise<void> }
  /** They stay, with the id of an account that has no name any more. Says why. */
  | { readonly keep: string };

export interface Described {
  readonly zh: string;
  readonly en: string;
}

/** Whether rows are in the archive of all that an account holds, and where. */
export type OnExport<Column extends string = string> =
  /** In a JSON file: a list of the user's rows, with these columns. */
  | { readonly file: string; readonly about: Described; readonly columns: readonly [Column, ...Column[]] }
  /** In a JSON file: a value, or a list that is read piece by piece. */
  | {
      readonly file: string;
      readonly about: Described;
      read(userId: string): Promise<unknown> | AsyncIterable<unknown>;
    }
  /** In a file that another row writes, or in a folder of the archive (`AccountArchive`). */
  | { readonly in: string }
  /** Not at all. Says why. */
  | { readonly none: string };

/** A column with users' ids: what becomes of its rows, as the feature that owns the table says. */
export interface AnyPersonalRow {
  readonly table: string;
  readonly column: string;
  readonly onCancel: OnCancel;
  readonly export: OnExport;
}

/** The same, with the compiler looking up table and columns. */
export type PersonalRow<Tables> = {
  [Table in keyof Tables & string]: {
    readonly table: Table;
    readonly column: keyof Tables[Table] & string;
    readonly onCancel: OnCancel;
    readonly export: OnExport<keyof Tables[Table] & string>;
  };
}[keyof Tables & string];
