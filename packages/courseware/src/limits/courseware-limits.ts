/** Limits of one courseware. The largest of several hundred real decks has 2,400 records and 540 elements on a page. */
export interface CoursewareLimits {
  /** Elements on one page, layout or master, including elements in groups. */
  readonly elementsOfPage: number;
  /** Records of all kinds. */
  readonly records: number;
  /** Bytes of the whole document as one Yjs update, and of its records as JSON. Files do not count. */
  readonly bytes: number;
}

/** Limits of a lesson's document: a page may be full of strokes, and boards and tools are stored beside the pages. */
export const LESSON_LIMITS: CoursewareLimits = {
  elementsOfPage: 10_000,
  records: 40_000,
  bytes: 24_000_000,
};

export const COURSEWARE_LIMITS: CoursewareLimits = {
  // A page that a class filled has 5,000 strokes, which the teacher may save into the courseware.
  elementsOfPage: 6_000,
  records: 12_000,
  bytes: 12_000_000,
};

/** Limits of one exercise. */
export const EXERCISE_LIMITS = {
  questions: 200,
  sections: 40,
  /** Records of all kinds, those of files included. */
  records: 3_000,
  /** Bytes of one record as JSON: a question of many long texts has 20,000. */
  recordBytes: 400_000,
  /** Bytes of the whole document as one Yjs update. Files do not count. */
  bytes: 12_000_000,
} as const;
