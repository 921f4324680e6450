import { describe, expect, it } from 'vitest';
import { missingForSharing, problemsOf } from './problems-of.ts';
import { contentOf } from './question/content.ts';
import { compositeOf, singleQuestionWith } from './testing/question-cases.ts';

describe('problemsOf', () => {
  it('reports an empty stem, empty hints, hints with equal ids, and problems of the kind', () => {
    const hints = [contentOf('看图'), contentOf('')].map((content) => ({ id: 'h', content, cost: 0 }));
    const question = singleQuestionWith({ stem: contentOf(' '), hints, key: { right: 'z' } });
    expect(problemsOf(question)).toEqual([
      { code: 'part-blank', at: 'stem' },
      { code: 'same-id', at: 'h' },
      { code: 'part-blank', at: 'h' },
      { code: 'unknown-id', at: 'z' },
    ]);
  });

  it('accepts a stem that is only a medium', () => {
    const media = [{ type: 'audio' as const, asset: 'a'.repeat(64) }];
    expect(problemsOf(singleQuestionWith({ stem: { paragraphs: [], media } }))).toEqual([]);
  });

  it('reports the problems of a composite’s children with their ids', () => {
    const children = [singleQuestionWith(), singleQuestionWith({ id: 'q2', key: { right: 'z' } })];
    expect(problemsOf(compositeOf(children))).toEqual([{ code: 'unknown-id', at: 'q2/z' }]);
  });
});

describe('missingForSharing', () => {
  it('returns the required fields that are empty', () => {
    expect(missingForSharing(singleQuestionWith({ author: '王老师', licence: ' ' }))).toEqual([
      'source',
      'licence',
      'language',
    ]);
  });
});
