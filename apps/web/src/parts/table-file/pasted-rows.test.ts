import { expect, it } from 'vitest';
import { nameText } from './name-columns.ts';
import { pastedRows, pastedTable } from './pasted-rows.ts';

it('pastedRows reads quoted separators, line ends and quotes, and keeps a quote that belongs to the text', () => {
  expect(pastedRows('学号,姓名\n1,"李\n四"\n2,"学生""丙"""\r\n3,O"Neil\n4,"一半')).toEqual([
    ['学号', '姓名'],
    ['1', '李 四'],
    ['2', '学生"丙"'],
    ['3', 'O"Neil'],
    ['4', '"一半'],
  ]);
  expect(pastedRows('姓名\t备注\n"王\n芳"\t"好, 很好"')).toEqual([
    ['姓名', '备注'],
    ['王 芳', '好, 很好'],
  ]);
});

it('pastedRows detects tabs, commas, semicolons or bars as separators', () => {
  expect(pastedRows('姓名;学号;身高\n王芳;1;1,5\n李明;2;1,6')[1]).toEqual(['王芳', '1', '1,5']);
  expect(pastedRows('姓名,备注\n王芳,好;乖\n李明,好')[1]).toEqual(['王芳', '好;乖']);
  expect(pastedRows('姓名，学号\n王芳，1')[1]).toEqual(['王芳', '1']);
  expect(pastedRows('姓名|学号\n王芳|1')[1]).toEqual(['王芳', '1']);
  expect(pastedRows('sep=;\n姓名;学号\n王芳;1')).toEqual([
    ['姓名', '学号'],
    ['王芳', '1'],
  ]);
  expect(pastedRows('学号  姓名  性别\n1  王芳  女\n2　李明　男')).toEqual([
    ['学号', '姓名', '性别'],
    ['1', '王芳', '女'],
    ['2', '李明', '男'],
  ]);
  expect(pastedRows('李  四\n王  芳')).toEqual([['李 四'], ['王 芳']]);
});

it('pastedRows reads ="00123" as the text that a spreadsheet shows for it', () => {
  expect(pastedRows('学号,姓名\n="00123",王芳')[1]).toEqual(['00123', '王芳']);
});

it('pastedTable numbers rows by their lines, and reads no more rows than a list may have', () => {
  const read = pastedTable('\n姓名,学号\n\n王芳,1');
  expect(read.kind === 'table' && read.sheets[0]?.rows.map(({ number }) => number)).toEqual([2, 4]);
  expect(pastedTable(Array.from({ length: 1001 }, (_, index) => `甲${index},1`).join('\n'))).toMatchObject({
    fault: 'tooManyRows',
  });
});

it('pastedRows reads a text of a few million quotes or separators in little time', () => {
  for (const text of ['"'.repeat(3_000_000), ',"'.repeat(1_500_000), '"a\n'.repeat(1_000_000)]) {
    const before = process.cpuUsage();
    pastedTable(text);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(6000);
  }
});

it('nameText removes padding spaces from a Chinese name, and keeps a space between other words', () => {
  const names = [
    ['李  四', '李四'],
    ['张　三', '张三'],
    ['王\u00a0\u00a0芳', '王芳'],
    ['欧阳 明', '欧阳明'],
    ['阿依古丽 · 买买提', '阿依古丽·买买提'],
    ['Ada   King  Lovelace', 'Ada King Lovelace'],
    ['O’Neil\u00a0Jr.', 'O’Neil Jr.'],
    ['李 Amy', '李 Amy'],
  ];
  expect(names.map(([padded = '']) => nameText(padded))).toEqual(names.map(([, name]) => name));
});
