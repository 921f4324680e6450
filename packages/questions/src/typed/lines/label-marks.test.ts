import { describe, expect, it } from 'vitest';
import { labelMarks } from './label-marks.ts';

const fields = (text: string) => {
  const marks = labelMarks(text);
  return marks.map(({ field, end }, index) => `${field}=${text.slice(end, marks[index + 1]?.at).trim()}`);
};

describe('labels of a line', () => {
  it.each([
    ['答案：A', ['answer=A']],
    ['【答案】A【解析】略 【难度】易', ['answer=A', 'analysis=略', 'difficulty=易']],
    ['[参考答案] B', ['answer=B']],
    ['答案 B', ['answer=B']],
    ['答案', ['answer=']],
    ['Answer: B', ['answer=B']],
    ['Key points: x', []],
    ['知识点: 数；形', ['knowledge=数；形']],
    ['解：x=2', ['solution=x=2']],
    ['答案：A 解析：略 分值：3分', ['answer=A', 'analysis=略', 'score=3分']],
    ['下面的答案：对吗', []],
    ['答案是什么', []],
  ])('are read from %s', (text, labels) => {
    expect(fields(text)).toEqual(labels);
  });

  it('are found in brackets behind a stem', () => {
    expect(labelMarks('首都是（ ）【答案】北京')).toMatchObject([{ field: 'answer', at: 6 }]);
  });
});
