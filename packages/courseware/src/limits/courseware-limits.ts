/** What one courseware may hold. The largest of several hundred real decks has 2,400 records and 540 elements on a page. */
export interface CoursewareLimits {
  /** On one page, layout or master, in its groups too. */
  readonly elementsOfPage: number;
  /** Of all kinds. */
  readonly records: number;
  /** Of the whole document as one Yjs update, and of its records as JSON. Files are not in it. */
  readonly bytes: number;
}

export const COURSEWARE_LIMITS: CoursewareLimits = {
  elementsOfPage: 2_000,
  records: 12_000,
  bytes: 12_000_000,
};
