/** What the editing surface says by itself, in the user's language. */
export interface EditTexts {
  /** The accessible name of the page being edited. */
  readonly surface: string;
  readonly openText: string;
  readonly rotate: string;
  readonly adjust: string;
  readonly resize: string;
  /** Beside a selection that cannot be moved. */
  readonly locked: string;
}
