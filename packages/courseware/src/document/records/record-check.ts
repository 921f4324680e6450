import type * as z from 'zod/mini';
import { asset, deck } from '../../records/deck.ts';
import { layout, master, theme } from '../../records/design.ts';
import { element } from '../../records/element.ts';
import { exercise, exerciseQuestion, exerciseSection } from '../../records/exercise.ts';
import { page, section } from '../../records/page.ts';
import type { CoursewareRecord } from '../../records/record.ts';
import { mergingOf } from '../../records/record-merging.ts';
import { fits } from '../text/text-check.ts';

interface RecordShape {
  readonly properties: ReadonlyMap<string, z.ZodMiniType>;
  readonly required: readonly string[];
}

type Schema = z.ZodMiniObject<Record<string, z.ZodMiniType>>;

function shapeOf(schema: Schema): RecordShape {
  const properties = new Map(Object.entries(schema.shape));
  const required = [...properties].filter(([, property]) => !property.safeParse(undefined).success);
  return { properties, required: required.map(([key]) => key) };
}

const kinds = new Map<unknown, Schema>(
  [deck, page, section, theme, master, layout, asset, exercise, exerciseSection, exerciseQuestion].map(
    (schema) => [schema.shape.kind.def.values[0], schema as unknown as Schema],
  ),
);
const elements = new Map<unknown, Schema>(
  element.def.options.map((schema) => [schema.shape.type.def.values[0], schema as unknown as Schema]),
);
/**
 * Validators, built when the first record of a kind is read: a first page has few kinds, and building takes as long as
 * drawing it.
 */
const shapes = new Map<Schema, RecordShape>();

function shapeOfRecord(kind: unknown, type: unknown): RecordShape | undefined {
  const schema = kind === 'element' ? elements.get(type) : kinds.get(kind);
  if (schema === undefined) return undefined;
  const shape = shapes.get(schema) ?? shapeOf(schema);
  shapes.set(schema, shape);
  return shape;
}

/**
 * Validates an untrusted record. Invalid optional properties are left out. Returns undefined when a required property
 * is invalid or the kind is unknown, so that a record of a hostile client or a newer version is skipped without an
 * error. `read`: properties that merge were already validated while they were read from a document (validating them
 * again would be the largest cost of opening); `unread`: the record comes from a file.
 */
export function checkRecord(
  id: string,
  values: Readonly<Record<string, unknown>>,
  merged: 'read' | 'unread' = 'read',
): CoursewareRecord | undefined {
  const shape = shapeOfRecord(values.kind, values.type);
  if (shape === undefined) return undefined;
  const record: Record<string, unknown> = { id };
  if (!fits(shape.properties.get('id') as z.ZodMiniType, id)) return undefined;
  const checked = merged === 'read' ? mergingOf(values.kind, values.type) : undefined;
  for (const key of Object.keys(values)) {
    const property = shape.properties.get(key);
    const value = values[key];
    if (property === undefined || value === undefined) continue;
    if ((checked?.has(key) && typeof value === 'object') || fits(property, value)) record[key] = value;
  }
  return shape.required.every((key) => record[key] !== undefined) ? (record as CoursewareRecord) : undefined;
}
