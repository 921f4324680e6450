import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { relations } from '../../test/deck-source.ts';
import { Workbook } from './workbook.ts';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const CELLS =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>9</v></c></row>' +
  '<row r="2"><c r="A2"><v>1.5</v></c><c><v>2</v></c><c r="AA2" t="str"><v>far</v></c></row>' +
  '<row><c t="inlineStr"><is><t>in</t><r><t>line</t></r><rPh><t>x</t></rPh></is></c><c t="e"><v>#N/A</v></c><c t="b"><v>1</v></c></row>';

/** The archive of a workbook; its first entry claims `claimed` unpacked bytes. */
function archiveOf(sheets: boolean, claimed?: number): Uint8Array {
  const parts = {
    '_rels/.rels': relations([{ id: 'r', type: 'officeDocument', target: 'xl/book.xml' }]),
    'xl/book.xml': `<workbook ${MAIN} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${sheets ? '<sheets><sheet name="成绩 \'1\'" r:id="s1"/><sheet name="Two" r:id="s2"/><sheet name="Gone" r:id="s9"/></sheets>' : ''}<definedNames><definedName name="Scores">Two!$A$1:$B$1</definedName></definedNames></workbook>`,
    'xl/_rels/book.xml.rels': relations([
      { id: 's1', type: 'worksheet', target: 'one.xml' },
      { id: 's2', type: 'worksheet', target: 'two.xml' },
      { id: 'ss', type: 'sharedStrings', target: 'strings.xml' },
    ]),
    'xl/one.xml': `<worksheet ${MAIN}><sheetData>${CELLS}</sheetData></worksheet>`,
    'xl/two.xml': `<worksheet ${MAIN}><sheetData><row r="1"><c r="A1"><v>7</v></c><c r="B1"><v>8</v></c></row></sheetData></worksheet>`,
    'xl/strings.xml': `<sst ${MAIN}><si><t>first</t></si><si><r><t>sec</t></r><r><t>ond</t></r><rPh><t>x</t></rPh></si></sst>`,
  };
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  const bytes = zipSync(Object.fromEntries(files));
  const view = new DataView(bytes.buffer);
  if (claimed !== undefined) view.setUint32(view.getUint32(bytes.length - 6, true) + 24, claimed, true);
  return bytes;
}

function bookOf(sheets = true, claimed?: number): Workbook | undefined {
  return Workbook.open(archiveOf(sheets, claimed));
}

const range = (formula: string | undefined) => bookOf()?.range(formula);

describe('the range of a Workbook', () => {
  it.each([
    ['A1', ['first']],
    ['$A$1:$C$1', ['first', 'second', null]],
    ['=A2:B2', [1.5, 2]],
    ['A1:B2', ['first', 'second', 1.5, 2]],
    ['aa2', ['far']],
    ['A3:C3', ['inline', null, 1]],
    ["'成绩 ''1'''!$A$2", [1.5]],
    ["'[book.xlsx]Two'!A1", [7]],
    ['two!B1', [8]],
    ['Scores', [7, 8]],
    ["'成绩 ''1'''!SCORES", [7, 8]],
    ['(Two!A1,A2)', [7, 1.5]],
    ['Two!Z9', [null]],
    ['Gone!A1', undefined],
    ['None!A1', undefined],
    ['unknown', undefined],
    ['A1:A2:A3', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %j is %j', (formula, cells) => {
    expect(range(formula)).toEqual(cells);
  });

  it('has at most 100,000 cells', () => {
    expect(range('A1:A9999999')).toHaveLength(100_000);
    expect(range('A1:ZZZ1')?.length).toBe(18_278);
    expect(range('A1:A100000,A1:A2')).toHaveLength(100_000);
  });

  it('is empty when its end is before its start', () => {
    expect(range('B2:A1')).toBeUndefined();
  });
});

describe('Workbook.open', () => {
  it('returns undefined for other files, and for a workbook without sheets', () => {
    expect(Workbook.open(strToU8('no zip'))).toBeUndefined();
    expect(Workbook.open(zipSync({ a: strToU8('a') }))).toBeUndefined();
    expect(bookOf(false)).toBeUndefined();
    expect(bookOf()).toBeDefined();
  });

  it('returns undefined for a workbook that unpacks to too much', () => {
    expect(bookOf(true, 31_990_000)).toBeDefined();
    expect(bookOf(true, 32_000_001)).toBeUndefined();
  });
});
