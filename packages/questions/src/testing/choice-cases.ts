import fc from 'fast-check';
import type { Choice } from '../kinds/choices.ts';
import { contentOf } from '../question/content.ts';

/** Lists of 2 to 10 choices with different ids. */
export const choiceLists: fc.Arbitrary<Choice[]> = fc
  .integer({ min: 2, max: 10 })
  .map((count) =>
    Array.from({ length: count }, (_, index) => ({ id: `c${index}`, content: contentOf(`选项${index}`) })),
  );
