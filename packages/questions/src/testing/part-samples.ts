import fc from 'fast-check';
import { contentOf } from '../question/content.ts';
import { passageOf } from '../question/gaps.ts';
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

/** A matching question of `left` cards l0, l1, …; each belongs to the card on the right of the same number, modulo `right`. */
export function matchingSample(left: number, right: number, partners: 'one' | 'many-left' | 'many' = 'one') {
  const pairs = Array.from({ length: left }, (_, index) => ({
    left: `l${index}`,
    right: `r${index % right}`,
  }));
  return {
    kind: 'matching',
    body: { left: numberedParts('l', left), right: numberedParts('r', right), partners },
    key: { pairs },
  };
}

/** An order of the items i0, i1, …, which the body lists in reverse. */
export function orderingSample(count: number) {
  const items = numberedParts('i', count);
  return {
    kind: 'ordering',
    body: { items: items.toReversed() },
    key: { order: items.map(({ id }) => [id]) },
  };
}

export function trueFalseSample(truth: boolean) {
  return { kind: 'true-false', body: {}, key: { truth } };
}

/** A text with a gap for each word: g0, g1, …, or with another letter than g. */
export function fillBlankSample(words: readonly string[], letter = 'g') {
  return {
    kind: 'fill-blank',
    body: { passage: passageOf(...words.map((_, index) => ({ gap: `${letter}${index}` }))) },
    key: { blanks: words.map((text, index) => ({ gap: `${letter}${index}`, accepted: [{ text }] })) },
  };
}

/** A text with gaps g0, g1, …, and a bank of one item more. */
export function bankClozeSample(gaps: number) {
  const ids = Array.from({ length: gaps }, (_, index) => `g${index}`);
  return {
    kind: 'bank-cloze',
    body: { passage: passageOf(...ids.map((gap) => ({ gap }))), bank: numberedParts('c', gaps + 1) },
    key: { right: ids.map((gap, index) => ({ gap, choice: `c${index}` })) },
  };
}

/** A picture with a hidden right area in the middle. */
export function hotspotSample() {
  const centre = { x: 0.5, y: 0.5 };
  return {
    kind: 'hotspot',
    body: { picture: { asset: 'a'.repeat(64), width: 100, height: 100 }, areas: [], taps: 1 },
    key: {
      areas: [{ id: 'spot', shape: { type: 'circle' as const, centre, radius: 0.1 } }],
      right: ['spot'],
    },
  };
}
