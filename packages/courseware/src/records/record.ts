import * as z from 'zod/mini';
import { asset, deck } from './deck.ts';
import { layout, master, theme } from './design.ts';
import { element } from './element.ts';
import { exercise, exerciseQuestion, exerciseSection } from './exercise.ts';
import { page, section } from './page.ts';

/** All records of a courseware, board or exercise: a flat set by id. */
export const record = z.discriminatedUnion('kind', [
  deck,
  page,
  section,
  element,
  theme,
  master,
  layout,
  asset,
  exercise,
  exerciseSection,
  exerciseQuestion,
]);
export type CoursewareRecord = z.infer<typeof record>;
export type RecordKind = CoursewareRecord['kind'];
export type RecordOf<K extends RecordKind> = Extract<CoursewareRecord, { kind: K }>;

/** Schema version of newly written records. */
export const SCHEMA_VERSION = 2;
