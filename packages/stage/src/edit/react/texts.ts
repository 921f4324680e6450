/** What the editing surface says by itself, in the user's language. */
export interface EditTexts {
  /** The accessible name of the page being edited. */
  readonly surface: string;
  readonly openText: string;
  /** The accessible name of what has the keyboard while something that can be typed into is chosen. */
  readonly typing: string;
  readonly rotate: string;
  readonly adjust: string;
  readonly resize: string;
  /** Beside a selection that cannot be moved. */
  readonly locked: string;
}
