/** What one courseware may hold. The largest of several hundred real decks has 2,400 records and 540 elements on a page. */
export interface CoursewareLimits {
  /** On one page, layout or master, in its groups too. */
  readonly elementsOfPage: number;
  /** Of all kinds. */
  readonly records: number;
  /** Of the whole document as one Yjs update, and of its records as JSON. Files are not in it. */
  readonly bytes: number;
}

/** What the document of one lesson may hold: a page may be written full, and boards and tools stand beside the pages. */
export const LESSON_LIMITS: CoursewareLimits = {
  elementsOfPage: 10_000,
  records: 40_000,
  bytes: 24_000_000,
};

export const COURSEWARE_LIMITS: CoursewareLimits = {
  // A page that a class wrote full has 5,000 strokes, which the teacher may keep.
  elementsOfPage: 6_000,
  records: 12_000,
  bytes: 12_000_000,
};
