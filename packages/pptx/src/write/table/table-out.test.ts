import type { Table, TableCell, TableStyle } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { outScope } from '../../../test/out-scope-source.ts';
import { tableStylesXml, tableStyleXml, tableXml } from './table-out.ts';

const GUID = '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}';
const text = (words: string) => ({ paragraphs: [{ runs: [{ type: 'text' as const, text: words }] }] });
const red = { type: 'solid', color: { type: 'rgb', value: 'FF0000' } } as const;
const scope = outScope([{ kind: 'asset', id: 'h', mime: 'image/png', size: 1, width: 200, height: 100 }]);

function table(cells: Record<string, TableCell>, rest: Partial<Table> = {}): string {
  const columns = [
    { id: 'a', width: 100 },
    { id: 'b', width: 50 },
  ];
  const rows = [
    { id: '1', height: 20 },
    { id: '2', height: 40 },
  ];
  return tableXml({ columns, rows, cells, ...rest } as Table, scope);
}

/** Spans and merges of each cell. */
const spans = (xml: string) =>
  [...xml.matchAll(/<a:tc\b([^>]*)>/g)].map(([, attributes = '']) => attributes.trim());
const cell = (xml: string) => /<a:tcPr.*?(?:<\/a:tcPr>|\/>)(?=<\/a:tc>)/.exec(xml)?.[0];

describe('tableXml', () => {
  it('returns columns, rows and cells', () => {
    expect(table({ '1:a': { text: text('x') } })).toBe(
      '<a:tbl><a:tblPr/><a:tblGrid><a:gridCol w="952500"/><a:gridCol w="476250"/></a:tblGrid><a:tr h="190500"><a:tc><a:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr/><a:t>x</a:t></a:r></a:p></a:txBody><a:tcPr/></a:tc><a:tc><a:txBody><a:bodyPr/><a:lstStyle/><a:p/></a:txBody><a:tcPr/></a:tc></a:tr><a:tr h="381000"><a:tc><a:txBody><a:bodyPr/><a:lstStyle/><a:p/></a:txBody><a:tcPr/></a:tc><a:tc><a:txBody><a:bodyPr/><a:lstStyle/><a:p/></a:txBody><a:tcPr/></a:tc></a:tr></a:tbl>',
    );
  });

  it('returns the style and the flags of a table', () => {
    expect(
      table({}, {
        style: { id: GUID },
        firstRow: true,
        bandRows: false,
        rtl: true,
        fill: red,
      } as Partial<Table>),
    ).toMatch(
      new RegExp(
        `<a:tblPr rtl="1" firstRow="1" bandRow="0"><a:solidFill>.*</a:solidFill><a:tableStyleId>${GUID}</a:tableStyleId></a:tblPr>`,
      ),
    );
    expect(table({}, { firstColumn: true, lastRow: true, lastColumn: false, bandColumns: true })).toContain(
      '<a:tblPr firstCol="1" lastRow="1" lastCol="0" bandCol="1"/>',
    );
    expect(table({}, { style: { id: 'none' } } as Partial<Table>)).toContain('<a:tblPr/>');
  });

  it.each([
    ['across', { colSpan: 2 }, ['gridSpan="2"', 'hMerge="1"', '', '']],
    ['down', { rowSpan: 2 }, ['rowSpan="2"', '', 'vMerge="1"', '']],
    [
      'both',
      { rowSpan: 2, colSpan: 2 },
      ['gridSpan="2" rowSpan="2"', 'hMerge="1"', 'vMerge="1"', 'hMerge="1" vMerge="1"'],
    ],
    ['more than there is', { rowSpan: 9, colSpan: 1 }, ['rowSpan="9"', '', 'vMerge="1"', '']],
    ['one', { rowSpan: 1, colSpan: 1 }, ['', '', '', '']],
  ])('returns merged cells for a span of %s', (_, span, expected) => {
    expect(spans(table({ '1:a': { text: text('x'), ...span } }))).toEqual(expected);
  });

  it('returns the texts that a span hides', () => {
    const xml = table({ '1:a': { text: text('x'), colSpan: 2 } }, { covered: { '1:b': text('hidden') } });
    expect(xml).toContain('hMerge="1"><a:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr/><a:t>hidden</a:t>');
  });

  it('returns insets, anchor, borders and fill of a cell', () => {
    const line = { width: 1 };
    const borders = { l: line, r: line, t: line, b: line, tlbr: line, bltr: line };
    expect(
      cell(
        table({
          '1:a': {
            text: text(''),
            insets: { l: 1, t: 2, r: 3, b: 4 },
            anchor: 'ctr',
            vertical: 'vert',
            borders,
            fill: red,
          } as TableCell,
        }),
      ),
    ).toBe(
      '<a:tcPr marL="9525" marR="28575" marT="19050" marB="38100" vert="vert" anchor="ctr"><a:lnL w="9525"/><a:lnR w="9525"/><a:lnT w="9525"/><a:lnB w="9525"/><a:lnTlToBr w="9525"/><a:lnBlToTr w="9525"/><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:tcPr>',
    );
  });

  it.each([
    [
      'cover',
      '1:a',
      '<a:blipFill><a:blip r:embed="rId1"/><a:srcRect t="30000" b="30000"/><a:stretch><a:fillRect/></a:stretch></a:blipFill><a:extLst><a:ext><lectern:element picture="cover"/></a:ext></a:extLst>',
    ],
    [
      'contain',
      '1:a',
      '<a:blipFill><a:blip r:embed="rId1"/><a:stretch><a:fillRect l="30000" r="30000"/></a:stretch></a:blipFill><a:extLst><a:ext><lectern:element picture="contain"/></a:ext></a:extLst>',
    ],
    [
      'cover',
      '2:b',
      '<a:blipFill><a:blip r:embed="rId1"/><a:srcRect l="18750" r="18750"/><a:stretch><a:fillRect/></a:stretch></a:blipFill><a:extLst><a:ext><lectern:element picture="cover"/></a:ext></a:extLst>',
    ],
    [
      'contain',
      '2:b',
      '<a:blipFill><a:blip r:embed="rId1"/><a:stretch><a:fillRect t="18750" b="18750"/></a:stretch></a:blipFill><a:extLst><a:ext><lectern:element picture="contain"/></a:ext></a:extLst>',
    ],
  ] as const)('returns a picture that follows its cell: %s in %s', (pictureFit, key, xml) => {
    const fill = { type: 'picture', asset: 'h', mode: { type: 'stretch' } } as const;
    const of = /<a:blipFill>.*<\/a:extLst>/.exec(
      table({ [key]: { text: text(''), fill, pictureFit } as TableCell }),
    )?.[0];
    expect(of?.replace(/ xmlns:\w+="[^"]*"| uri="[^"]*"/g, '')).toBe(xml);
  });

  it.each([
    [{ width: 0, height: 9 }, 1, 1],
    [{ width: 9, height: 0 }, 1, 1],
    [{ width: 9, height: 3 }, 0, 1],
    [{ width: 9, height: 3 }, 1, 0],
  ])('returns a picture stretched without a size: %j in %i × %i', (size, width, height) => {
    const own = outScope([{ kind: 'asset', id: 'h', mime: 'image/png', size: 1, ...size }]);
    const fill = { type: 'picture', asset: 'h', mode: { type: 'stretch' } } as const;
    const one = {
      columns: [{ id: 'a', width }],
      rows: [{ id: '1', height }],
      cells: { '1:a': { text: text(''), fill, pictureFit: 'cover' } },
    };
    expect(tableXml(one as unknown as Table, own)).not.toContain('srcRect');
  });

  it('returns a picture of unknown size stretched', () => {
    const fill = { type: 'picture', asset: 'other', mode: { type: 'stretch' } } as const;
    const own = outScope([], { assets: () => Uint8Array.of(1) });
    const one = {
      columns: [{ id: 'a', width: 1 }],
      rows: [{ id: '1', height: 1 }],
      cells: { '1:a': { text: text(''), fill, pictureFit: 'cover' } },
    };
    expect(tableXml(one as unknown as Table, own)).toContain('<a:stretch><a:fillRect/></a:stretch>');
  });
});

describe('tableStyleXml', () => {
  const style = (rest: Partial<TableStyle>) =>
    tableStyleXml({ id: GUID, parts: {}, ...rest } as TableStyle, scope);

  it('returns its parts in the order of the schema', () => {
    const parts = { nwCell: {}, wholeTbl: {}, firstRow: {}, band1H: {} };
    expect(style({ name: 'N', parts } as Partial<TableStyle>)).toBe(
      `<a:tblStyle styleId="${GUID}" styleName="N"><a:wholeTbl><a:tcStyle/></a:wholeTbl><a:band1H><a:tcStyle/></a:band1H><a:firstRow><a:tcStyle/></a:firstRow><a:nwCell><a:tcStyle/></a:nwCell></a:tblStyle>`,
    );
  });

  it('returns text, borders and fill of a part', () => {
    const line = { width: 1 };
    const borders = { bltr: line, insideH: line, l: line, tlbr: line };
    const wholeTbl = {
      bold: true,
      italic: false,
      font: 'minor',
      color: { type: 'rgb', value: 'FF0000' },
      borders,
      fill: red,
    };
    expect(style({ background: red, parts: { wholeTbl } } as unknown as Partial<TableStyle>)).toBe(
      '<a:tblStyle styleId="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}" styleName="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"><a:tblBg><a:fill><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:fill></a:tblBg><a:wholeTbl><a:tcTxStyle b="on" i="off"><a:fontRef idx="minor"><a:prstClr val="black"/></a:fontRef><a:srgbClr val="FF0000"/></a:tcTxStyle><a:tcStyle><a:tcBdr><a:left><a:ln w="9525"/></a:left><a:insideH><a:ln w="9525"/></a:insideH><a:tl2br><a:ln w="9525"/></a:tl2br><a:tr2bl><a:ln w="9525"/></a:tr2bl></a:tcBdr><a:fill><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:fill></a:tcStyle></a:wholeTbl></a:tblStyle>',
    );
  });

  it.each([{ bold: false }, { italic: true }, { font: 'major' }])(
    'returns a text style for %j alone',
    (part) => {
      expect(style({ parts: { wholeTbl: part } } as unknown as Partial<TableStyle>)).toContain(
        '<a:tcTxStyle',
      );
    },
  );

  it('returns undefined for an id that is no GUID', () => {
    expect(style({ id: 'x' })).toBeUndefined();
    expect(style({ id: `${GUID} ` })).toBeUndefined();
  });

  it('returns a list of styles', () => {
    expect(
      tableStylesXml(
        [
          { id: GUID, parts: {} },
          { id: 'x', parts: {} },
        ],
        scope,
      ),
    ).toBe(
      `<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" def="${GUID}"><a:tblStyle styleId="${GUID}" styleName="${GUID}"/></a:tblStyleLst>`,
    );
  });
});
