import { type BookType, utils, type WorkSheet, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';
import type { TableSheet } from './table-sheet.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

type Value = string | number | { f: string; v?: string };

/** The smallest workbook of one sheet: a cell is a text, a number, or a formula with its result. */
function workbook(rows: readonly (readonly Value[])[]): Uint8Array {
  const cell = (value: Value, at: string) => {
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    if (typeof value === 'string') return `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    return `<c r="${at}" t="str"><f>${value.f}</f>${value.v === undefined ? '' : `<v>${value.v}</v>`}</c>`;
  };
  const data = rows
    .map((row, y) => {
      const cells = row.map((value, x) => cell(value, `${utils.encode_col(x)}${y + 1}`));
      return `<row r="${y + 1}">${cells.join('')}</row>`;
    })
    .join('');
  return packed(`<worksheet ${MAIN}><sheetData>${data}</sheetData></worksheet>`);
}

function packed(sheet: string): Uint8Array {
  const files = {
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** The same archive with this unpacked size declared for its sheet. */
function claiming(bytes: Uint8Array, size: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  let last = 0;
  for (let at = 0; at + 4 <= bytes.byteLength; at++) if (view.getUint32(at, true) === 0x02014b50) last = at;
  view.setUint32(last + 24, size, true);
  return bytes;
}

/** The bytes of a workbook in a format of Excel and WPS. */
function written(
  sheets: Readonly<Record<string, WorkSheet>>,
  bookType: BookType = 'xlsx',
  hidden: readonly number[] = [],
) {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  book.Workbook = {
    Sheets: book.SheetNames.map((_, index) => ({
      Hidden: hidden.includes(index) ? (1 as const) : (0 as const),
    })),
  };
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

function sheetsOf(bytes: Uint8Array): readonly TableSheet[] {
  const read = readTable(bytes);
  if (read.kind === 'fault') throw new Error(read.fault);
  return read.sheets;
}
const cellsOf = (bytes: Uint8Array, index = 0) => sheetsOf(bytes)[index]?.rows.map(({ cells }) => cells);
function faultOf(bytes: Uint8Array): string | undefined {
  const read = readTable(bytes);
  return read.kind === 'fault' ? read.fault : undefined;
}

const LIST = [
  ['学号', '姓名'],
  ['1', '学生甲'],
];

describe('a workbook', () => {
  it('is read as texts by sheet, with names and whether sheets are hidden', () => {
    const bytes = written(
      { 说明: utils.aoa_to_sheet([['填写说明']]), 三班: utils.aoa_to_sheet(LIST) },
      'xlsx',
      [1],
    );
    expect(sheetsOf(bytes).map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['说明', false],
      ['三班', true],
    ]);
    expect(cellsOf(bytes, 1)).toEqual(LIST);
  });

  it('is read with numbers and dates as the spreadsheet shows them, including leading zeros, and with full long numbers', () => {
    const sheet = utils.aoa_to_sheet([[123, 45000, 0.125, 45000, 110101201501011]]);
    for (const [at, format] of [
      ['A1', '00000'],
      ['B1', 'yyyy"年"m"月"d"日"'],
      ['C1', '0.0%'],
      ['D1', 'yyyy/m/d'],
    ] as const)
      sheet[at].z = format;
    for (const type of ['xlsx', 'biff8'] as const)
      expect(cellsOf(written({ 1: sheet }, type)), type).toEqual([
        ['00123', '2023年3月15日', '12.5%', '2023/3/15', '110101201501011'],
      ]);
  });

  it('is read with the results of formulas, and reports that it has formulas', () => {
    const bytes = workbook([['姓名'], [{ f: 'A9', v: '白雨桐' }], [{ f: 'A10' }, '1']]);
    expect(readTable(bytes)).toMatchObject({ kind: 'table', formulas: true });
    expect(cellsOf(bytes)).toEqual([['姓名'], ['白雨桐'], ['', '1']]);
    expect(readTable(workbook([['姓名']]))).toMatchObject({ formulas: false });
  });

  it('is read with Excel’s row numbers, and with its hidden rows and columns marked', () => {
    const sheet = utils.aoa_to_sheet([['三年级2班'], [], ['姓名'], [], ['白雨桐']]);
    sheet['!rows'] = [{}, {}, {}, {}, { hidden: true }];
    sheet['!cols'] = [{ hidden: true }];
    const [read] = sheetsOf(written({ 1: sheet }));
    expect(read?.rows.map(({ number, isHidden }) => [number, isHidden])).toEqual([
      [1, false],
      [3, false],
      [5, true],
    ]);
    expect([...(read?.hiddenColumns ?? [])]).toEqual([0]);
  });

  it('is read with the text of merged cells in each of their rows', () => {
    const sheet = utils.aoa_to_sheet([['名单'], ['一组', '甲'], [null, '乙'], ['二组', '丙']]);
    sheet['!merges'] = ['A1:B1', 'A2:A3', 'A4:A900'].map(utils.decode_range);
    const [read] = sheetsOf(written({ 1: sheet }));
    expect(read?.rows.map(({ cells }) => cells)).toEqual([
      ['名单'],
      ['一组', '甲'],
      ['一组', '乙'],
      ['二组', '丙'],
    ]);
    expect(read?.rows.map(({ continued }) => [...continued])).toEqual([[], [], [0], []]);
  });

  it('is read as old Excel (.xls), as single-file XML, and as an HTML page', () => {
    const sheets = { 名单: utils.aoa_to_sheet(LIST) };
    for (const type of ['biff8', 'xlml'] as const) expect(cellsOf(written(sheets, type)), type).toEqual(LIST);
    const html =
      '<html><head><meta charset="gb2312"></head><body><table><tr><td rowspan=2>学号</td><td>姓名</td></tr><tr><td>00123</td></tr></table><table><tr><td>学生甲</td></tr></table></body></html>';
    expect(cellsOf(gbk(html))).toEqual([
      ['学号', '姓名'],
      ['学号', '00123'],
    ]);
    expect(cellsOf(gbk(html), 1)).toEqual([['学生甲']]);
    expect(cellsOf(gbk('学号\t姓名\r\n1\t学生甲\r\n'))).toEqual(LIST);
  });

  it('is read in a Chinese encoding when it is from Excel before 1997', () => {
    const record = (type: number, ...data: readonly number[]) => [type, 0, data.length, 0, ...data];
    const label = (row: number, column: number, text: string) => {
      const words = [...gbk(text)];
      return record(4, row, 0, column, 0, 0, 0, 0, words.length, ...words);
    };
    const cells = LIST.flatMap((row, y) => row.flatMap((text, x) => label(y, x, text)));
    const stream = [...record(9, 2, 0, 0x10, 0), ...record(0x42, 0xa8, 3), ...cells, ...record(10)];
    expect(cellsOf(Uint8Array.from(stream))).toEqual(LIST);
  });

  it('is refused when it has too many rows or cells, and its other sheets are read', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => [`学生${index}`]);
    expect(faultOf(workbook(rows(10_000)))).toBe('tooManyRows');
    expect(faultOf(workbook(rows(1000)))).toBeUndefined();
    const both = { 全校: utils.aoa_to_sheet(rows(3000)), 三班: utils.aoa_to_sheet(LIST) };
    for (const type of ['xlsx', 'biff8'] as const) {
      expect(sheetsOf(written(both, type)).map(({ isTooLong }) => isTooLong)).toEqual([true, false]);
      expect(cellsOf(written(both, type), 1)).toEqual(LIST);
    }
    const million = `<row>${'<c><v>1</v></c>'.repeat(1000)}</row>`.repeat(1000);
    expect(faultOf(packed(`<worksheet ${MAIN}><sheetData>${million}</sheetData></worksheet>`))).toBe(
      'tooManyRows',
    );
    // A styled cell without text counts as empty.
    const looks = `<row><c r="A1" t="inlineStr"><is><t>甲</t></is></c>${'<c s="1"/>'.repeat(1000)}</row>`;
    expect(
      faultOf(packed(`<worksheet ${MAIN}><sheetData>${looks.repeat(300)}</sheetData></worksheet>`)),
    ).toBeUndefined();
  });

  it('is read within its bounds when it has a cell at the far end, huge merges, or names of object properties', () => {
    const far = `<row r="1"><c r="A1" t="inlineStr"><is><t>__proto__</t></is></c><c r="XFD1" t="inlineStr"><is><t>x</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>constructor</t></is></c></row>`;
    const merges = '<mergeCell ref="A1:XFD1048576"/>'.repeat(2000);
    const bytes = packed(
      `<worksheet ${MAIN}><sheetData>${far}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`,
    );
    expect(cellsOf(bytes)?.[0]?.[0]).toBe('__proto__');
    expect(Object.prototype).not.toHaveProperty('w');
  });

  it('is reported as no table when it is truncated, another archive, a zip bomb, a picture or an empty file', () => {
    expect(faultOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).toBe('noTable');
    expect(faultOf(new Uint8Array())).toBe('empty');
    expect(faultOf(strToU8('%PDF-1.7\n'))).toBe('noTable');
    expect(faultOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2, 3]))).toBe(
      'noTable',
    );
    expect(faultOf(strToU8('<html><body>请先登录</body></html>'))).toBe('noTable');
    expect(faultOf(zipSync({ 'a.txt': strToU8('a') }))).toBe('noTable');
    const whole = workbook([['白雨桐']]);
    expect(faultOf(whole.slice(0, whole.byteLength / 2))).toBe('noTable');
    expect(faultOf(claiming(workbook([['白雨桐']]), 90_000_000))).toBe('tooLarge');
    // An archive that declares a false size is unpacked only up to that size.
    expect(faultOf(claiming(workbook(Array.from({ length: 900 }, () => ['白雨桐'])), 300))).toBe('noTable');
  });
});

describe('a file of text', () => {
  const utf16 = (text: string, order: 'le' | 'be', mark: boolean) => {
    const units = [...(mark ? [0xfeff] : []), ...Array.from(text, (letter) => letter.charCodeAt(0))];
    return Uint8Array.from(
      units.flatMap((unit) => (order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
    );
  };

  it.each(['le', 'be'] as const)('is read in UTF-16 (%s), with and without a byte order mark', (order) => {
    for (const mark of [true, false])
      expect(cellsOf(utf16('学号\t姓名\r\n1\t学生甲\r\n', order, mark))).toEqual(LIST);
  });

  it('is read in UTF-8 with and without a byte order mark', () => {
    expect(cellsOf(strToU8('\ufeff学号,姓名\n1,学生甲'))).toEqual(LIST);
    expect(cellsOf(strToU8('学号;姓名\n1;学生甲'))).toEqual(LIST);
  });
});

/** The characters of these tests in GBK, which school systems use. */
const GBK: Readonly<Record<string, readonly number[]>> = {
  学: [0xd1, 0xa7],
  号: [0xba, 0xc5],
  姓: [0xd0, 0xd5],
  名: [0xc3, 0xfb],
  生: [0xc9, 0xfa],
  甲: [0xbc, 0xd7],
};

function gbk(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap((letter) => GBK[letter] ?? [letter.charCodeAt(0)]));
}
