import fc from 'fast-check';
import type * as z from 'zod/mini';
import { content, contentOf } from '../question/content.ts';
import { passageOf } from '../question/gaps.ts';

/** The most items of a list, and the depth from which what is optional is left out. */
const MOST_ITEMS = 3;
const DEEPEST = 4;

/**
 * Values that a schema accepts, with the strings of a list in places where they fit. Throws for a schema of a type that
 * no kind uses yet.
 */
export function valuesOf(schema: z.core.$ZodType, strings: readonly string[]): fc.Arbitrary<unknown> {
  return any(schema, strings, 0);
}

function any(schema: z.core.$ZodType, strings: readonly string[], depth: number): fc.Arbitrary<unknown> {
  if (schema === content)
    return fc.constantFrom(contentOf('甲'), contentOf('乙'), passageOf('丙', { gap: strings[0] ?? 'a' }));
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (one: z.core.$ZodType) => any(one, strings, depth + 1);
  switch (def.type) {
    case 'object': {
      const entries = Object.entries(def.shape).map(([name, field]) => [name, inner(field)] as const);
      return fc.record(Object.fromEntries(entries));
    }
    case 'array': {
      const { minLength, maxLength } = lengthsOf(def.checks);
      const most = Math.min(maxLength, Math.max(minLength, depth > DEEPEST ? 1 : MOST_ITEMS));
      return fc.array(inner(def.element), { minLength, maxLength: most });
    }
    case 'optional':
      return depth > DEEPEST ? fc.constant(undefined) : fc.option(inner(def.innerType), { nil: undefined });
    case 'union':
      return fc.oneof(...def.options.map(inner));
    case 'string':
      return textOf(schema, def.checks, strings);
    case 'number':
      return numberOf(def);
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    default:
      throw new Error(`no values for a schema of the type ${def.type}`);
  }
}

type Checks = readonly z.core.$ZodCheck<never>[] | undefined;

function checksOf(checks: Checks): z.core.$ZodCheckDef[] {
  return (checks ?? []).map((check) => check._zod.def);
}

function lengthsOf(checks: Checks): { minLength: number; maxLength: number } {
  const defs = checksOf(checks) as { check: string; minimum?: number; maximum?: number }[];
  return {
    minLength: defs.find(({ check }) => check === 'min_length')?.minimum ?? 0,
    maxLength: defs.find(({ check }) => check === 'max_length')?.maximum ?? Number.POSITIVE_INFINITY,
  };
}

function textOf(schema: z.core.$ZodType, checks: Checks, strings: readonly string[]): fc.Arbitrary<string> {
  const fitting = strings.filter(
    (text) => (schema as z.core.$ZodTypes & z.ZodMiniType).safeParse(text).success,
  );
  if (fitting.length > 0) return fc.constantFrom(...fitting);
  const defs = checksOf(checks) as { pattern?: RegExp }[];
  const pattern = defs.find((one) => one.pattern)?.pattern;
  return pattern ? fc.stringMatching(pattern) : fc.string(lengthsOf(checks));
}

function numberOf(def: z.core.$ZodNumberDef): fc.Arbitrary<number> {
  const defs = checksOf(def.checks as Checks) as { check: string; value?: number }[];
  const min = defs.find(({ check }) => check === 'greater_than')?.value ?? -1000;
  const max = defs.find(({ check }) => check === 'less_than')?.value ?? Math.max(1000, min);
  const isWhole = (def as { format?: string }).format === 'safeint';
  return isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}
