/** The texts of the editing surface in the user's language. */
export interface EditTexts {
  /** The accessible name of the page being edited. */
  readonly surface: string;
  readonly openText: string;
  /** The accessible name of the focused field while an object with text is selected. */
  readonly typing: string;
  readonly rotate: string;
  readonly adjust: string;
  readonly resize: string;
  /** Shown beside a selection that cannot be moved. */
  readonly locked: string;
}
