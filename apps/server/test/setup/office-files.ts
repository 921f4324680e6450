import { type Zippable, zipSync } from 'fflate';

const bytes = (xml: string): Uint8Array => new TextEncoder().encode(xml);
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const KIND = 'application/vnd.openxmlformats-officedocument';

function packaged(main: string, type: string, parts: Zippable): Uint8Array {
  return zipSync({
    '[Content_Types].xml': bytes(
      `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="${KIND}.${type}"/>${'xl/worksheets/sheet1.xml' in parts ? `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.spreadsheetml.worksheet+xml"/>` : ''}</Types>`,
    ),
    '_rels/.rels': bytes(
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="${main}"/></Relationships>`,
    ),
    ...parts,
  });
}

/** A .docx of one paragraph, with external pictures. */
export function makeDocx(text: string, links: readonly string[] = [], more: Zippable = {}): Uint8Array {
  const space = [
    'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
    'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
    `xmlns:r="${OFFICE}"`,
  ].join(' ');
  const pictures = links.map(
    (_, index) =>
      `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="952500" cy="952500"/><wp:docPr id="${index + 1}" name="p"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${index + 1}" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="rId${index + 1}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
  );
  const targets = links.map(
    (link, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/image" Target="${link}" TargetMode="External"/>`,
  );
  return packaged('word/document.xml', 'wordprocessingml.document.main+xml', {
    'word/document.xml': bytes(
      `<w:document xmlns:w="${WORD}" ${space}><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p>${pictures.join('')}</w:body></w:document>`,
    ),
    'word/_rels/document.xml.rels': bytes(
      `<Relationships xmlns="${PACKAGE}">${targets.join('')}</Relationships>`,
    ),
    ...more,
  });
}

/** A .xlsx of one sheet; its cells are formulas. */
export function makeXlsx(formulas: readonly string[]): Uint8Array {
  return sheetOf(
    formulas.map(
      (formula, index) => `<row r="${index + 1}"><c r="A${index + 1}"><f>${formula}</f></c></row>`,
    ),
  );
}

/** A sheet of this many columns and rows, each cell with its position as text. */
export function makeWideXlsx(columns: number, rows: number): Uint8Array {
  return sheetOf(
    Array.from({ length: rows }, (_, row) => {
      const cells = Array.from(
        { length: columns },
        (_, column) => `<c t="inlineStr"><is><t>R${row + 1}C${column + 1}</t></is></c>`,
      );
      return `<row r="${row + 1}">${cells.join('')}</row>`;
    }),
  );
}

function sheetOf(rows: readonly string[]): Uint8Array {
  return packaged('xl/workbook.xml', 'spreadsheetml.sheet.main+xml', {
    'xl/workbook.xml': bytes(
      `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="成绩" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytes(
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': bytes(
      `<worksheet xmlns="${SHEET}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    ),
  });
}
