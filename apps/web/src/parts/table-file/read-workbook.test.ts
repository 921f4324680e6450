import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './read-workbook.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** The smallest workbook of one sheet: a cell is a text, a number, or a formula with what it came to. */
function workbook(rows: readonly (readonly (string | number | { f: string; v?: string })[])[]): ArrayBuffer {
  const cell = (value: string | number | { f: string; v?: string }, at: string) => {
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    if (typeof value === 'string') return `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    return `<c r="${at}" t="str"><f>${value.f}</f>${value.v === undefined ? '' : `<v>${value.v}</v>`}</c>`;
  };
  const data = rows
    .map((row, y) => {
      const cells = row.map((value, x) => cell(value, `${String.fromCharCode(65 + x)}${y + 1}`));
      return `<row r="${y + 1}">${cells.join('')}</row>`;
    })
    .join('');
  const files = {
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><sheetData>${data}</sheetData></worksheet>`,
  };
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return bytes.slice().buffer;
}

/** The same archive, whose sheet says that it is so large once unpacked. */
function claiming(bytes: ArrayBuffer, size: number): ArrayBuffer {
  const view = new DataView(bytes);
  let last = 0;
  for (let at = 0; at + 4 <= bytes.byteLength; at++) if (view.getUint32(at, true) === 0x02014b50) last = at;
  view.setUint32(last + 24, size, true);
  return bytes;
}

const fault = async (bytes: ArrayBuffer) => {
  const read = await readWorkbook(bytes);
  return read.kind === 'fault' ? read.fault : undefined;
};

describe('a workbook', () => {
  it('is its first sheet as texts', async () => {
    const bytes = workbook([
      ['姓名', '学号'],
      ['白雨桐', 20240101],
      ['', ''],
      ['蔡明轩', '007'],
    ]);
    expect(await readWorkbook(bytes)).toEqual({
      kind: 'rows',
      rows: [
        ['姓名', '学号'],
        ['白雨桐', '20240101'],
        ['', ''],
        ['蔡明轩', '007'],
      ],
      formulas: false,
    });
  });

  it('with formulas is what they came to, and says so', async () => {
    const read = await readWorkbook(workbook([['姓名'], [{ f: 'A9', v: '白雨桐' }], [{ f: 'A10' }, '1']]));
    expect(read).toMatchObject({ kind: 'rows', formulas: true });
    expect(read.kind === 'rows' && read.rows.map(([name]) => name)).toEqual(['姓名', '白雨桐', '']);
  });

  it('has its rows under the numbers that they have in Excel, empty ones between them too', async () => {
    const read = await readWorkbook(workbook([['三年级2班'], [], ['姓名'], [], ['白雨桐'], [], []]));
    const rows = read.kind === 'rows' ? read.rows : [];
    expect(rows.map(([cell]) => cell ?? '')).toEqual(['三年级2班', '', '姓名', '', '白雨桐']);
  });

  it('of 10,000 rows is refused, and one of 1,000 read', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => [`学生${index}`]);
    expect(await fault(workbook(rows(10_000)))).toBe('tooManyRows');
    expect(await fault(workbook(rows(1000)))).toBeUndefined();
  });

  it('that is none is said to be none: an old one, a text, another zip, one cut in two, a bomb', async () => {
    expect(await fault(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]).buffer)).toBe('oldWorkbook');
    expect(await fault(strToU8('姓名,学号').slice().buffer)).toBe('noWorkbook');
    expect(await fault(new ArrayBuffer(0))).toBe('noWorkbook');
    expect(await fault(zipSync({ 'a.txt': strToU8('a') }).slice().buffer)).toBe('noWorkbook');
    const whole = workbook([['白雨桐']]);
    expect(await fault(whole.slice(0, whole.byteLength / 2))).toBe('noWorkbook');
    expect(await fault(claiming(workbook([['白雨桐']]), 90_000_000))).toBe('tooLarge');
    // One that hides its size is unpacked no further than it says.
    expect(await fault(claiming(workbook(Array.from({ length: 900 }, () => ['白雨桐'])), 300))).toBe(
      'noWorkbook',
    );
  });
});
