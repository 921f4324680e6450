import { describe, expect, it } from 'vitest';
import { type PupilLine, pupilLines, pupilRules } from './pupil-columns.ts';

const { pastedLines } = await import('../../../parts/table-file/lazy.ts');

function linesOf(text: string): readonly PupilLine[] {
  const read = pastedLines(text, pupilRules);
  if (read.kind === 'fault') throw new Error(read.fault);
  return pupilLines(read.lines);
}
function faultOf(text: string): string | undefined {
  const read = pastedLines(text, pupilRules);
  if (read.kind === 'fault') return read.fault;
  return read.lines.length === 0 ? 'nothing' : undefined;
}

describe('a pasted table', () => {
  it('is read by its column names, in any order, also below a title', () => {
    const text =
      '三年级2班名单\n学号\t小组\t姓名\t昵称\t排\t列\n01\t第一组\t白雨桐\t小白\t1\t第2列\n02\t\t蔡明轩\t\t\t';
    expect(linesOf(text)).toEqual([
      {
        line: 3,
        name: '白雨桐',
        number: '01',
        nickName: '小白',
        group: '第一组',
        seat: { row: 1, column: 2 },
      },
      { line: 4, name: '蔡明轩', number: '02', nickName: '', group: '', seat: null },
    ]);
    expect(linesOf('Name,No.,Group\nAda Lovelace,7,A')).toEqual([
      { line: 2, name: 'Ada Lovelace', number: '7', group: 'A' },
    ]);
    expect(linesOf('姓名（必填）,学号：\n王芳,3')).toEqual([{ line: 2, name: '王芳', number: '3' }]);
  });

  it('with a single line of names is read as one pupil per name', () => {
    for (const text of ['王芳、李明、张伟', '王芳,李明，张伟;', '王芳 李明 张伟', '王芳\t李明\t张伟'])
      expect(
        linesOf(text).map(({ name }) => name),
        text,
      ).toEqual(['王芳', '李明', '张伟']);
    expect(linesOf('Ada King Lovelace').map(({ name }) => name)).toEqual(['Ada King Lovelace']);
    expect(linesOf('王芳,3,一组')).toEqual([{ line: 1, name: '王芳', number: '3' }]);
    expect(faultOf('姓名,学号,小组')).toBe('nothing');
  });

  it('reports line numbers of the table, empty lines included', () => {
    expect(linesOf('三年级2班\n\n姓名\n\n王芳\n\n李明').map(({ line, name }) => [line, name])).toEqual([
      [5, '王芳'],
      [7, '李明'],
    ]);
  });

  it("uses the column named as the pupil's number, and a running number only when there is no other", () => {
    expect(linesOf('序号\t学籍号\t学号\t姓名\n1\tG1101\t20250117\t王芳')).toEqual([
      { line: 2, name: '王芳', number: '20250117' },
    ]);
    expect(linesOf('序号\t学籍号\t姓名\n1\tG1101\t王芳')[0]?.number).toBe('G1101');
    expect(linesOf('序号\t座号\t姓名\n1\t12\t王芳')[0]?.number).toBe('12');
    expect(linesOf('序号\t姓名\n1\t王芳')[0]?.number).toBe('1');
  });

  it('without column names is read as one name per line, with a number before or after it', () => {
    expect(linesOf('白雨桐\n\n  蔡明轩  ').map(({ name }) => name)).toEqual(['白雨桐', '蔡明轩']);
    const numbered = [{ line: 1, name: '白雨桐', number: '1' }];
    for (const text of ['1 白雨桐', '1.白雨桐', '1、白雨桐', '1\t白雨桐', '白雨桐\t1', '1，白雨桐'])
      expect(linesOf(text)).toEqual(numbered);
    expect(linesOf('Ada Lovelace')).toEqual([{ line: 1, name: 'Ada Lovelace' }]);
  });

  it('keeps leading zeros, quotes, markup and right-to-left letters, and drops marks that change the text direction', () => {
    expect(linesOf('姓名,学号\n"王, ""小"" 芳",007')[0]).toMatchObject({
      name: '王, "小" 芳',
      number: '007',
    });
    expect(linesOf('<b>王芳</b>\nعلي')).toMatchObject([{ name: '<b>王芳</b>' }, { name: 'علي' }]);
    expect(linesOf('a\u202eb\u0000c\u200bd')[0]?.name).toBe('ab cd');
  });

  it('is rejected with a reason when it is empty, contains no names, or is too long', () => {
    expect(faultOf('')).toBe('empty');
    expect(faultOf(' \n\t\n')).toBe('empty');
    expect(faultOf('姓名\t学号')).toBe('nothing');
    expect(faultOf('学号\t成绩\n1\t90\n2\t80')).toBe('noColumns');
    expect(faultOf('语文\t数学\t英语\t体育\n优\t良\t优\t良')).toBe('noColumns');
    expect(faultOf(Array.from({ length: 1001 }, (_, index) => `学生${index}`).join('\n'))).toBe(
      'tooManyRows',
    );
  });

  it('reports a seat that is invalid', () => {
    const seats = linesOf('姓名,排,列\n甲,1,2\n乙,0,1\n丙,1,99\n丁,,2\n戊,,').map(({ seat }) => seat);
    expect(seats).toEqual([{ row: 1, column: 2 }, 'wrong', 'wrong', 'wrong', null]);
  });
});
