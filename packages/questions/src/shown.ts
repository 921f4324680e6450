/**
 * Functions for screens that show questions: they load neither schemas nor the code that judges, so that a phone with one
 * question stays light.
 */
export { asksForFiles, fileKindsOf } from './question/answer-files.ts';
export { contentOf, plainTextOf, type Words } from './question/content-text.ts';
export { gapOf, gapRun, gapsOf } from './question/gap-runs.ts';
export { RESPONSE_LENGTHS } from './question/response-lengths.ts';
export { entryWords, type FixedWords } from './statistics/entry-words.ts';
export { type LabelledQuestion, PartLabels } from './statistics/part-labels.ts';
export { type LengthUnit, textLength } from './text/text-length.ts';
