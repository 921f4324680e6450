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
