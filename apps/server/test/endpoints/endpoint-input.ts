import type { Endpoint } from '@lectern/protocol';
import fc from 'fast-check';
import * as z from 'zod/mini';

/** Input of one call; every part may have any value. */
export interface HostileInput {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

/** The part of JSON Schema (draft 2020-12) to which the endpoints' shapes are converted. */
interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema | boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** Texts that have crashed servers, and texts that PostgreSQL or a file system cannot store. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\u202e',
  '../../etc/passwd',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '/',
  '__proto__',
  'constructor',
  '-1',
  '1e400',
  'NaN',
  '9'.repeat(40),
  '长'.repeat(5_000),
  '<script>alert(1)</script>',
  '{{7*7}}',
  '账号已注销',
];

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;

/**
 * Any code point but surrogates, for `fc.string({ unit })`. The unit 'binary' has the same characters, but builds a table
 * of all 1.1 million, which takes a second.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.integer({ min: 0, max: 0x10ffff - SURROGATES }).map(
  (index) => String.fromCodePoint(index < FIRST_SURROGATE ? index : index + SURROGATES),
  (character) => {
    const point = typeof character === 'string' ? character.codePointAt(0) : undefined;
    if (point === undefined || String.fromCodePoint(point) !== character) throw new Error('not a character');
    return point < FIRST_SURROGATE ? point : point - SURROGATES;
  },
);

/** Inputs of an endpoint: mostly of the right form with wrong values, sometimes of any form. */
export function hostileInput(endpoint: Endpoint, knownIds: readonly string[]): fc.Arbitrary<HostileInput> {
  const text = fc.oneof(
    { arbitrary: fc.constantFrom(...HOSTILE_TEXTS), weight: 3 },
    { arbitrary: fc.constantFrom(...knownIds), weight: 3 },
    { arbitrary: fc.string({ unit: anyCharacter, maxLength: 40 }), weight: 1 },
  );
  const part = (shape: z.ZodMiniType | undefined) =>
    shape ? ofSchema(jsonSchema(shape), text) : fc.constant({});
  return fc.record({
    params: part(endpoint.params).map(asRecord),
    query: part(endpoint.query).map(asRecord),
    body: endpoint.body
      ? fc.oneof(
          { arbitrary: part(endpoint.body), weight: 9 },
          { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
        )
      : fc.constant(undefined),
  });
}

function jsonSchema(shape: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

function ofSchema(schema: JsonSchema, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const right = rightForm(schema, text);
  return fc.oneof(
    { arbitrary: right, weight: 12 },
    { arbitrary: text, weight: 1 },
    { arbitrary: fc.constantFrom<unknown>(null, [], {}, -1, 0, 1.5, true, 2 ** 60), weight: 1 },
  );
}

function rightForm(schema: JsonSchema, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((each) => ofSchema(each, text)));
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'string':
      return text;
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -2, max: 300 }), fc.maxSafeInteger(), fc.double({ noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(typeof schema.items === 'object' ? ofSchema(schema.items, text) : text, {
        maxLength: 4,
      });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, each]) => [name, ofSchema(each, text)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
