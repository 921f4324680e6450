import { describe, expect, it } from 'vitest';
import { numberedParts } from '../testing/part-samples.ts';
import { contentOf } from './content.ts';
import { partProblems, sameParts } from './part.ts';

describe('parts', () => {
  it('are the same when their contents are equal', () => {
    const same = sameParts(numberedParts('c', 4, ['the', 'a', 'the', 'The']));
    expect(['c0', 'c1', 'c2', 'c3', 'c4'].map(same)).toEqual(['c0', 'c1', 'c0', 'c3', undefined]);
  });

  it('are not the same when only their media differ', () => {
    const picture = (digit: string) => ({ type: 'picture', asset: digit.repeat(64) }) as const;
    const same = sameParts(
      ['1', '2'].map((id) => ({ id, content: { paragraphs: [], media: [picture(id)] } })),
    );
    expect([same('1'), same('2')]).toEqual(['1', '2']);
  });

  it('report equal ids and parts without content', () => {
    const blank = { id: 'c0', content: contentOf(' ') };
    expect(partProblems([...numberedParts('c', 2), blank])).toEqual([
      { code: 'same-id', at: 'c0' },
      { code: 'part-blank', at: 'c0' },
    ]);
  });
});
