import { type BookType, utils, type WorkSheet, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { pupilLines, pupilRules } from './pupil-columns.ts';

const { linesOfRead, pastedLines, readTable } = await import('../../../parts/table-file/lazy.ts');

type Cells = readonly (readonly (string | number | null)[])[];

/** A list as Excel or WPS writes it, on one or several sheets; a sheet name in brackets is a hidden sheet. */
function file(sheets: Readonly<Record<string, WorkSheet>>, bookType: BookType = 'xlsx'): Uint8Array {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  book.Workbook = { Sheets: book.SheetNames.map((name) => ({ Hidden: name.startsWith('(') ? 1 : 0 })) };
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}
function sheet(cells: Cells, merges: readonly string[] = []): WorkSheet {
  const made = utils.aoa_to_sheet(cells.map((row) => [...row]));
  made['!merges'] = merges.map(utils.decode_range);
  return made;
}

function read(bytes: Uint8Array | string) {
  const found =
    typeof bytes === 'string' ? pastedLines(bytes, pupilRules) : linesOfRead(readTable(bytes), pupilRules);
  if (found.kind === 'fault') throw new Error(found.fault);
  return { pupils: pupilLines(found.lines), left: found.left };
}
const short = (bytes: Uint8Array | string) =>
  read(bytes).pupils.map(({ name, number, group }) => [number, name, group].filter(Boolean).join(' '));
const left = (bytes: Uint8Array | string) => read(bytes).left.map(({ row, why }) => [row, why]);

describe('a list of pupils from a school', () => {
  it('is read when column names contain blanks and names are padded', () => {
    const cells: Cells = [
      ['姓 名', '学\u00a0号', '小　组'],
      ['李  四', 1, null],
      ['张　三', 2, '第 一 组'],
      ['欧阳\u00a0明', 3, null],
      ['迪丽热巴·迪力木拉提', 4, null],
      ['O’Neil  Jr.', 5, null],
    ];
    expect(short(file({ 1: sheet(cells) }))).toEqual([
      '1 李四',
      '2 张三 第一组',
      '3 欧阳明',
      '4 迪丽热巴·迪力木拉提',
      '5 O’Neil Jr.',
    ]);
    expect(short('姓\u3000名\t*学 号：\n王\u00a0芳\t1')).toEqual(['1 王芳']);
    expect(short('学号 / No.\t姓名 Name（必填）\n1\tAda   Lovelace')).toEqual(['1 Ada Lovelace']);
    expect(short('"姓\n名"\t学号\n王芳\t1')).toEqual(['1 王芳']);
  });

  it('is read from a sheet that is not the first, or that is hidden', () => {
    const list = sheet([
      ['学号', '姓名'],
      [1, '王芳'],
    ]);
    const notes = sheet([['填写说明'], ['请勿修改表头']]);
    const old = sheet([
      ['学号', '姓名'],
      [9, '去年'],
    ]);
    for (const type of ['xlsx', 'biff8', 'xlml'] as const) {
      expect(short(file({ 说明: notes, 三班: list }, type)), type).toEqual(['1 王芳']);
      expect(short(file({ '(旧)': old, 三班: list }, type)), type).toEqual(['1 王芳']);
      expect(short(file({ 说明: notes, '(三班)': list }, type)), type).toEqual(['1 王芳']);
    }
  });

  it('is read when a group’s cell is merged over its pupils, and column names over two rows', () => {
    const groups = sheet(
      [
        ['三年级（2）班学生名单'],
        ['小组', '学号', '姓名'],
        ['第一组', 1, '学生甲'],
        [null, 2, '学生乙'],
        ['第二组', 3, '学生丙'],
        [null, 4, '学生丁'],
      ],
      ['A1:C1', 'A3:A4', 'A5:A6'],
    );
    expect(short(file({ 1: groups }))).toEqual([
      '1 学生甲 第一组',
      '2 学生乙 第一组',
      '3 学生丙 第二组',
      '4 学生丁 第二组',
    ]);
    const seats = sheet(
      [
        ['姓名', '座位', null],
        [null, '排', '列'],
        ['王芳', 1, 2],
      ],
      ['A1:A2', 'B1:C1'],
    );
    expect(read(file({ 1: seats })).pupils).toMatchObject([{ name: '王芳', seat: { row: 1, column: 2 } }]);
    expect(short(file({ 1: sheet([['学号', '姓名'], [], [1, '王芳']], ['A1:A2', 'B1:B2']) }))).toEqual([
      '1 王芳',
    ]);
    // This pupil has a row for each parent.
    const parents = sheet(
      [
        ['姓名', '家长'],
        ['王芳', '王父'],
        [null, '李母'],
      ],
      ['A2:A3'],
    );
    expect(short(file({ 1: parents }))).toEqual(['王芳']);
    expect(left(file({ 1: parents }))).toEqual([[3, 'continued']]);
  });

  it('is read when two lists are side by side, with and without column names', () => {
    const cells: Cells = [
      ['学号', '姓名', null, '学号', '姓名'],
      [1, '学生甲', null, 21, '学生子'],
      [2, '学生乙', null, null, null],
    ];
    const found = file({ 1: sheet(cells) });
    expect(short(found)).toEqual(['1 学生甲', '2 学生乙', '21 学生子']);
    expect(left(found)).toEqual([]);
    expect(short('姓名\t小组\t姓名\t小组\t姓名\t小组\n王芳\t1组\t李明\t2组\t张伟\t3组')).toEqual([
      '王芳 1组',
      '李明 2组',
      '张伟 3组',
    ]);
    expect(short('1\t王芳\t21\t李明\n2\t张伟\t22\t赵丽')).toEqual(['1 王芳', '2 张伟', '21 李明', '22 赵丽']);
    expect(short('王芳\t李明\t张伟\n赵丽\t钱多\t孙小小')).toEqual([
      '王芳',
      '赵丽',
      '李明',
      '钱多',
      '张伟',
      '孙小小',
    ]);
    // The last column contains the fathers.
    expect(short('1\t王芳\t王建国\n2\t李明\t李卫东')).toEqual(['1 王芳', '2 李明']);
    expect(short('姓名\t姓名（拼音）\n王芳\twáng fāng')).toEqual(['王芳']);
  });

  it('is read when titles are above, totals and notes below, and column names again on each page', () => {
    const cells: Cells = [
      ['阳光小学'],
      ['三年级2班学生花名册'],
      ['班主任：陈晓'],
      [],
      ['序号', '学号', '姓名', '性别'],
      [1, '0101', '王芳', '女'],
      ['序号', '学号', '姓名', '性别'],
      [2, '0102', '李明', '男'],
      [],
      ['合 计', null, '2人', null],
      ['备注：以学籍为准'],
    ];
    const found = file({ 1: sheet(cells) });
    expect(short(found)).toEqual(['0101 王芳', '0102 李明']);
    expect(left(found)).toEqual([
      [1, 'above'],
      [2, 'above'],
      [3, 'above'],
      [7, 'head'],
      [10, 'footer'],
      [11, 'footer'],
    ]);
    expect(short('姓名\t学号\nName\tNo.\nAda\t1\nTotal: 1\t')).toEqual(['1 Ada']);
    expect(left('姓名\t学号\n#N/A\t1\n\t\n王芳\t2')).toEqual([[2, 'error']]);
  });

  it('is read without hidden rows and columns, unless the user includes them', () => {
    const hiding = sheet([
      ['学号', '姓名', '小组'],
      [1, '王芳', '一组'],
      [2, '李明', '二组'],
    ]);
    hiding['!rows'] = [{}, { hidden: true }];
    hiding['!cols'] = [{}, {}, { hidden: true }];
    expect(short(file({ 1: hiding }))).toEqual(['2 李明']);
    expect(left(file({ 1: hiding }))).toEqual([[2, 'hidden']]);
  });

  it('is read with leading zeros by number format, and with numbers of nineteen digits as text', () => {
    const numbers = sheet([
      ['学号', '姓名'],
      [123, '王芳'],
    ]);
    numbers.A2.z = '00000';
    for (const type of ['xlsx', 'biff8', 'xlml'] as const)
      expect(short(file({ 1: numbers }, type)), type).toEqual(['00123 王芳']);
    expect(short('姓名,学籍号\n王芳,="G110101201501011234"')).toEqual(['G110101201501011234 王芳']);
  });

  it('is read when its column names equal names of object properties', () => {
    expect(short('__proto__\tconstructor\t姓名\ta\tb\t王芳'.replace('\ta\t', '\n1\t'))).toEqual(['王芳']);
  });
});
