import { describe, expect, it } from 'vitest';
import { kindOfHeading, sectionHeading } from './section-heading.ts';

describe('the heading of a section', () => {
  it.each([
    ['一、选择题（本大题共10小题，每小题3分，共30分）', { ordinal: 1, kind: 'choice', each: 3, total: 30 }],
    ['十二、填空题：每空 1.5 分', { ordinal: 12, kind: 'fill-blank', each: 1.5, isPerBlank: true }],
    ['第二部分 阅读理解', { ordinal: 2, kind: 'material' }],
    ['II. 完形填空', { ordinal: 2, kind: 'cloze-choice' }],
    ['（三）判断', { ordinal: 3, kind: 'true-false', isNested: true }],
    ['【多项选择题】', { kind: 'multiple-choice' }],
    ['二、看拼音写词语（8分）', { ordinal: 2, total: 8 }],
    ['True or false (2 points each, 10 points)', { kind: 'true-false', each: 2, total: 10 }],
  ])('is read from %s', (text, heading) => {
    expect(sectionHeading(text)).toMatchObject(heading);
  });

  it.each(['1. 选择题', '选择正确的一项', '一个苹果', '判断下列各题', '', `一、${'长'.repeat(400)}`])(
    'is undefined for %s',
    (text) => {
      expect(sectionHeading(text)).toBeUndefined();
    },
  );

  it('names a kind by its first words', () => {
    expect(kindOfHeading('七选五（选择题）')).toBe('bank-cloze');
    expect(kindOfHeading('不定项选择')).toBe('multiple-choice');
    expect(kindOfHeading('奇怪题')).toBeUndefined();
  });
});
