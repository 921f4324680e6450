import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ChartSheet } from './chart-sheet.ts';

function rows(sheet: ChartSheet): string {
  const xml = strFromU8(unzipSync(sheet.xlsx())['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  return /<sheetData.*(?:<\/sheetData>|\/>)(?=<\/worksheet>)/.exec(xml)?.[0] ?? '';
}

describe('ChartSheet', () => {
  it('numbers its columns from 1, and shares columns of the same categories', () => {
    const sheet = new ChartSheet();
    expect(sheet.share(['a', 'b'])).toBe(1);
    expect(sheet.add([1, 2], 'x')).toBe(2);
    expect(sheet.share(['a', 'b'])).toBe(1);
    expect(sheet.share(['a'])).toBe(3);
    expect(sheet.add([1, 2], 'x')).toBe(4);
  });

  it('has references to the cells and the header of a column', () => {
    const sheet = new ChartSheet();
    const columns = [[1, 2, 3], [1], []].map((cells) => sheet.add(cells));
    expect(columns.map((column) => sheet.range(column))).toEqual([
      '<c:f>Sheet1!$A$2:$A$4</c:f>',
      '<c:f>Sheet1!$B$2</c:f>',
      '<c:f>Sheet1!$C$2</c:f>',
    ]);
    expect(
      [1, 26, 27, 52, 53, 702, 703].map((column) => sheet.header(column).replace(/<\/?c:f>/g, '')),
    ).toEqual([
      'Sheet1!$A$1',
      'Sheet1!$Z$1',
      'Sheet1!$AA$1',
      'Sheet1!$AZ$1',
      'Sheet1!$BA$1',
      'Sheet1!$ZZ$1',
      'Sheet1!$AAA$1',
    ]);
  });

  it('writes cells in rows, without empty cells and rows', () => {
    const sheet = new ChartSheet();
    sheet.add(['a', null, '', ' <b>']);
    sheet.add([1, null, null, 0.5], 'N');
    expect(rows(sheet)).toBe(
      '<sheetData><row r="1"><c r="B1" t="inlineStr"><is><t xml:space="preserve">N</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">a</t></is></c><c r="B2"><v>1</v></c></row><row r="5"><c r="A5" t="inlineStr"><is><t xml:space="preserve"> &lt;b&gt;</t></is></c><c r="B5"><v>0.5</v></c></row></sheetData>',
    );
  });

  it('writes a workbook without columns', () => {
    expect(Object.keys(unzipSync(new ChartSheet().xlsx())).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(rows(new ChartSheet())).toBe('<sheetData/>');
  });
});
