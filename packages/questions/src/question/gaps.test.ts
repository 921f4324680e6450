import { describe, expect, it } from 'vitest';
import { content, plainTextOf } from './content.ts';
import { gapId, gapOf, gapProblems, gapRun, gapsOf, passageOf } from './gaps.ts';

describe('a passage with gaps', () => {
  const passage = passageOf('春', { gap: 'b' }, '江水暖', { gap: 'a' });

  it('is a content whose gaps are read in the order of reading and drawn as lines', () => {
    expect(content.parse(passage)).toEqual(passage);
    expect(gapsOf({ paragraphs: [...passage.paragraphs, { runs: [gapRun('c')] }] })).toEqual(['b', 'a', 'c']);
    expect(plainTextOf(passage)).toBe('春____江水暖____');
  });

  it('has no gap in other fields and texts', () => {
    expect(gapOf({ type: 'field', field: 'slidenum', text: '1' })).toBeUndefined();
    expect(gapOf({ type: 'text', text: 'gap:a' })).toBeUndefined();
  });

  it('has room in a field for the longest id', () => {
    const longest = 'a'.repeat(60);
    expect(gapsOf(content.parse(passageOf({ gap: longest })))).toEqual([longest]);
    expect([gapId.safeParse(longest).success, gapId.safeParse(`${longest}a`).success]).toEqual([true, false]);
  });

  it('reports gaps that occur twice, that are not described, and that the passage lacks', () => {
    expect(gapProblems(passage, ['a', 'b'])).toEqual([]);
    expect(gapProblems(passageOf({ gap: 'a' }, { gap: 'a' }), ['a'])).toEqual([{ code: 'same-id', at: 'a' }]);
    expect(gapProblems(passage, ['a', 'c', 'c'])).toEqual([
      { code: 'same-id', at: 'c' },
      { code: 'unknown-id', at: 'b' },
      { code: 'unknown-id', at: 'c' },
      { code: 'unknown-id', at: 'c' },
    ]);
  });
});
