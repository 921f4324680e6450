import { describe, expect, it } from 'vitest';
import { difficultyOf, labelsOf, lettersOf, scoreAtEdge, truthOf, truthOfStatement } from './field-texts.ts';

describe('texts of fields', () => {
  it.each([
    ['易', 1],
    ['较易', 2],
    ['中等', 3],
    ['较难', 4],
    ['困难', 5],
    ['★★★☆☆', 3],
    ['4', 4],
    ['0.9', 1],
    ['0.65', 3],
    ['中等（0.72）', 2],
    ['0.1', 5],
    ['hard', 5],
    ['紫色', undefined],
    ['', undefined],
  ])('give the difficulty of %s', (text, difficulty) => {
    expect(difficultyOf(text)).toBe(difficulty);
  });

  it('give each label once', () => {
    expect(labelsOf('分式；运算、分式\n 有理数  数轴。')).toEqual(['分式', '运算', '有理数', '数轴']);
    expect(labelsOf('甲'.repeat(300))[0]).toHaveLength(200);
  });

  it.each([
    ['ABD', [0, 1, 3]],
    ['A、C', [0, 2]],
    ['（ Ｂ ）', [1]],
    ['故选：C。', [2]],
    ['Apple', undefined],
    ['', undefined],
  ])('give the letters of %s', (text, letters) => {
    expect(lettersOf(text)).toEqual(letters);
  });

  it('give truths, and more of them below 判断题', () => {
    expect(['√', '（×）', '对', '错误', 'T', 'f.', '是', 'no'].map(truthOf)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      undefined,
      undefined,
    ]);
    expect(['是', 'no', 'x', '也许'].map(truthOfStatement)).toEqual([true, false, false, undefined]);
  });

  it('give points at an edge', () => {
    expect(scoreAtEdge('（3分）计算', 'first')).toEqual({ points: 3, from: 0, to: 4 });
    expect(scoreAtEdge('计算（本题 2.5 分）。', 'last')).toMatchObject({ points: 2.5, from: 2 });
    expect(scoreAtEdge('(5 points) Count', 'first')?.points).toBe(5);
    expect([scoreAtEdge('3分钟', 'first'), scoreAtEdge('共（3分）钟', 'last')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
