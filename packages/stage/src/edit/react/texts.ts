/** What the editing surface says by itself, in the user's language. */
export interface EditTexts {
  /** The accessible name of the page being edited. */
  readonly surface: string;
  readonly openText: string;
  /** The accessible name of the focused field while an object with text is selected. */
  readonly typing: string;
  readonly rotate: string;
  readonly adjust: string;
  readonly resize: string;
  /** Beside a selection that cannot be moved. */
  readonly locked: string;
}
