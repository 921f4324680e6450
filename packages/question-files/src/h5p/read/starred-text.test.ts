import { describe, expect, it } from 'vitest';
import { splitStarred } from './starred-text.ts';

describe('splitStarred', () => {
  it('returns texts and answers with their tips', () => {
    expect(splitStarred('a *b/c:tip* d')).toEqual(['a ', { answers: ['b', 'c'], tip: 'tip' }, ' d']);
  });

  it('returns a star for two stars, and for one without an end', () => {
    expect(splitStarred('2**3 *x')).toEqual(['2*3 *x']);
  });

  it('returns the whole word where no sign separates answers', () => {
    expect(splitStarred('*1/2*', '')).toEqual(['', { answers: ['1/2'], tip: '' }, '']);
  });
});
