import { read, utils } from '@e965/xlsx';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeWorkbook } from './workbook.ts';

/** The XML of all sheets of a workbook. */
async function sheetsOf(blob: Blob): Promise<string> {
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const sheets = Object.entries(files).filter(([name]) => name.startsWith('xl/worksheets/'));
  return sheets.map(([, bytes]) => new TextDecoder().decode(bytes)).join('');
}

/** The cells of a sheet, by default of the first sheet. */
async function readSheet(blob: Blob, name?: string): Promise<unknown[][]> {
  const book = read(await blob.arrayBuffer(), { type: 'array' });
  const sheet = book.Sheets[name ?? book.SheetNames[0] ?? ''];
  return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : [];
}

describe('a written workbook', () => {
  it('contains texts and numbers unchanged, and no formula, whatever character a name begins with', async () => {
    const names = [
      '=1+1',
      '+SUM(A1)',
      '-2',
      '@cmd',
      '\t=HYPERLINK("http://example.com")',
      '=cmd|"/c calc"!A1',
    ];
    const blob = await writeWorkbook([
      { title: '学生', head: ['姓名', '=积分'], rows: names.map((name, index) => [name, index]) },
    ]);
    expect(await readSheet(blob)).toEqual([['姓名', '=积分'], ...names.map((name, index) => [name, index])]);
    // ECMA-376 part 1, 18.3.1.40: a cell with a formula contains an element `f`.
    expect(await sheetsOf(blob)).not.toMatch(/<(\w+:)?f[\s>/]/);
  });

  it('can be read by Excel when names have characters forbidden in XML, and titles have characters forbidden for sheets', async () => {
    const blob = await writeWorkbook([
      { title: '三年级/2班', rows: [['页面', 2]] },
      { title: '三年级:2班', head: ['姓名'], rows: [['王\u0000小\ud800明\u0008'], ['x'.repeat(40_000)]] },
    ]);
    const [, [name] = [], [long] = []] = await readSheet(blob, '三年级 2班 2');
    expect(name).toMatch(/^王小\ufffd?明$/);
    expect(String(long)).toHaveLength(32_767);
    expect(await readSheet(blob, '三年级 2班')).toEqual([['页面', 2]]);
  });
});
