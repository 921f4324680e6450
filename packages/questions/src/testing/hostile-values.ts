/** Values that a part of a question is replaced with: of wrong types, too large, not finite, in unusual scripts. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  ' ',
  '0',
  'a'.repeat(100_000),
  '😀👨‍👩‍👧‍👦',
  '\u202Eabc\u0000',
  '𬉼',
  '__proto__',
  0,
  -1,
  0.5,
  1e9,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1e308,
  [],
  {},
  Array.from({ length: 1_000 }, () => 'a'),
  [[[]]],
  { id: 'a' },
];

/** Copies of a value in which one part, at any depth, is replaced with a hostile value or left out or doubled. */
export function* hostileVariants(value: unknown): Generator<unknown> {
  yield* HOSTILE;
  if (Array.isArray(value)) {
    yield [...value, ...value];
    for (const [index, item] of value.entries()) {
      yield value.filter((_, other) => other !== index);
      for (const variant of hostileVariants(item)) yield value.with(index, variant);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      for (const variant of hostileVariants(item)) yield { ...value, [name]: variant };
    }
  }
}
