import fc from 'fast-check';
import { contentOf } from '../question/content.ts';
import type { Part } from '../question/part.ts';

/** Lists of 2 to 10 choices with different ids. */
export const choiceLists: fc.Arbitrary<Part[]> = fc
  .integer({ min: 2, max: 10 })
  .map((count) =>
    Array.from({ length: count }, (_, index) => ({ id: `c${index}`, content: contentOf(`选项${index}`) })),
  );

/** Parts with the ids of a prefix and a number: `c0`, `c1`, …, and the same contents as ids unless they are given. */
export function numberedParts(prefix: string, count: number, contents: readonly string[] = []): Part[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `${prefix}${index}`;
    return { id, content: contentOf(contents[index] ?? id) };
  });
}
