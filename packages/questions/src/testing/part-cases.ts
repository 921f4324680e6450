import { contentOf } from '../question/content.ts';
import type { Part } from '../question/part.ts';

/** Parts with the ids of a prefix and a number: `c0`, `c1`, …, and the same contents as ids unless they are given. */
export function numberedParts(prefix: string, count: number, contents: readonly string[] = []): Part[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `${prefix}${index}`;
    return { id, content: contentOf(contents[index] ?? id) };
  });
}
