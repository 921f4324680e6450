import * as z from 'zod/mini';
import { asset, deck } from './deck.ts';
import { layout, master, theme } from './design.ts';
import { element } from './element.ts';
import { page, section } from './page.ts';

/** All records of a courseware: a flat set by id. */
export const record = z.discriminatedUnion('kind', [
  deck,
  page,
  section,
  element,
  theme,
  master,
  layout,
  asset,
]);
export type CoursewareRecord = z.infer<typeof record>;
export type RecordKind = CoursewareRecord['kind'];
export type RecordOf<K extends RecordKind> = Extract<CoursewareRecord, { kind: K }>;

/** Schema version of newly written records. */
export const SCHEMA_VERSION = 2;
