import { describe, expect, it } from 'vitest';
import { choiceMarks, choiceMarksInside } from './choice-marks.ts';

const texts = (line: string, marks: readonly { readonly end: number }[], starts: readonly number[]) =>
  marks.map(({ end }, index) => line.slice(end, starts[index + 1]).trim());
const read = (line: string, next = 0, form: Parameters<typeof choiceMarks>[2] = 'dotted') => {
  const marks = choiceMarks(line, next, form);
  return texts(
    line,
    marks,
    marks.map(({ at }) => at),
  );
};

describe('choices in a line', () => {
  it.each([
    ['A. 甲  B. 乙', ['甲', '乙']],
    ['A、甲\tB、乙\tC、丙', ['甲', '乙', '丙']],
    ['A．3B．4C．5D．6', ['3', '4', '5', '6']],
    ['Ａ．甲　Ｂ．乙', ['甲', '乙']],
    ['A) a  B) b', ['a', 'b']],
    ['A\t甲', ['甲']],
    ['A. 点 B 在线上', ['点 B 在线上']],
    ['A. vitamin B.', ['vitamin B.']],
  ])('are read from %s', (line, choices) => {
    expect(read(line)).toEqual(choices);
  });

  it('are read in brackets, behind colons and behind spaces', () => {
    expect(read('(A) 甲 （B）乙', 0, 'bracketed')).toEqual(['甲', '乙']);
    expect(read('A: x B: y', 0, 'colon')).toEqual(['x', 'y']);
    expect(read('A x B y', 0, 'loose')).toEqual(['x', 'y']);
  });

  it('begin with the next letter or a later one', () => {
    expect([read('C. 丙 D. 丁', 2), read('D. 丁', 2), read('A. 甲', 2)]).toEqual([['丙', '丁'], ['丁'], []]);
  });

  it('are none in names of points and in other texts', () => {
    for (const line of ['A、B两点', 'A、B、C三点共线', 'Apple', '答案：A', ''])
      expect(read(line)).toEqual([]);
  });

  it('are found behind a stem when there are two at least', () => {
    expect(choiceMarksInside('3+5=( ) A. 7  B. 8').map(({ index }) => index)).toEqual([0, 1]);
    expect(choiceMarksInside('选一选A.甲 B.乙')).toHaveLength(2);
    expect(choiceMarksInside('Vitamin A. is good')).toEqual([]);
  });
});
