import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { content } from '../question/content.ts';
import { singleQuestionWith } from '../testing/question-cases.ts';
import { valuesOf } from '../testing/schema-values.ts';
import { withoutKey } from '../without-key.ts';
import { BASIC_KINDS } from './kinds.ts';

const IDS = ['a', 'b', 'c', 'd'];
/** Last names of fields that a key has. */
const TELLING = /(^|\.)(is)?(right|correct|accepted|answers?|key|order|truth|solution|errors|found|share)$/i;
/** Fields with such a name that tell nothing: a side of a list or of a rectangle. */
const EXPLAINED = new Set(['matching right', 'hotspot areas.shape.right']);

const RUNS = { numRuns: 25 };

describe.each(BASIC_KINDS.map((kind) => [kind.kind, kind] as const))(
  'the body of the kind %s',
  (name, kind) => {
    const bodies = valuesOf(kind.body, IDS);
    const keys = valuesOf(kind.key, IDS);

    it('leaves the server as the same text whichever key it has', () => {
      fc.assert(
        fc.property(bodies, keys, keys, (body, key, otherKey) => {
          const [one, other] = [key, otherKey].map((right) =>
            JSON.stringify(withoutKey(singleQuestionWith({ kind: name, body, key: right }), { seed: 0 })),
          );
          expect(one).toBe(other);
        }),
        RUNS,
      );
    });

    it('is the same text after it was checked, answered, shuffled and judged with a key', () => {
      fc.assert(
        fc.property(bodies, keys, (body, key) => {
          const before = JSON.stringify(body);
          kind.problems(body, key);
          kind.shuffled?.(body, () => 0.5);
          const right = kind.rightResponse(body, key);
          if (right !== undefined) kind.judge(body, key, right);
          expect(JSON.stringify(body)).toBe(before);
        }),
        RUNS,
      );
    });

    it('is read without the fields of the key, and without fields at any depth that it does not name', () => {
      fc.assert(
        fc.property(bodies, keys, (body, key) => {
          const read = kind.body.parse(body);
          expect(kind.key.safeParse(key).success).toBe(true);
          expect(kind.body.parse({ ...(key as object), ...(read as object) })).toEqual(read);
          expect(JSON.stringify(kind.body.parse(withSecrets(body)))).toBe(JSON.stringify(read));
        }),
        RUNS,
      );
    });

    it('has no field whose name is that of a key', () => {
      const telling = fieldsOf(kind.body).filter(
        (path) => TELLING.test(path) && !EXPLAINED.has(`${name} ${path}`),
      );
      expect(telling).toEqual([]);
    });
  },
);

/** A copy in which each object at any depth has a field more. */
function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withSecrets(field)]);
  return { ...Object.fromEntries(fields), isRight: true };
}

/** The paths of all fields of a schema; texts are not looked into. */
function fieldsOf(schema: z.core.$ZodType, path: readonly string[] = []): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (schema === content || path.at(-1) === 'runs') return [];
  if (def.type === 'array') return fieldsOf(def.element, path);
  if (def.type === 'optional') return fieldsOf(def.innerType, path);
  if (def.type === 'union') return def.options.flatMap((option) => fieldsOf(option, path));
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, field]) => [
    [...path, name].join('.'),
    ...fieldsOf(field, [...path, name]),
  ]);
}
