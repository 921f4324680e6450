import { strToU8, zipSync } from 'fflate';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DECLARED =
  `xmlns:w="${W}" xmlns:r="${R}" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" ` +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml" ' +
  'xmlns:o="urn:schemas-microsoft-com:office:office" ' +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';

/** The parts of a document that tests write as XML. */
export interface DocxSource {
  /** Content of w:body. */
  readonly body: string;
  /** Content of w:numbering and w:styles. */
  readonly numbering?: string;
  readonly styles?: string;
  /** Files by their name in the folder `word`. Their relation's id is the name; an address is an external target. */
  readonly files?: Readonly<Record<string, Uint8Array | string>>;
  /** Other parts of the package, by name, in place of the usual ones. */
  readonly parts?: Readonly<Record<string, Uint8Array>>;
}

/** A .docx file. */
export function docx({ body, numbering = '', styles = '', files = {}, parts = {} }: DocxSource): Uint8Array {
  const own = Object.entries(files).filter(
    (entry): entry is [string, Uint8Array] => typeof entry[1] !== 'string',
  );
  const relations = Object.entries(files).map(([name, file]) =>
    typeof file === 'string'
      ? relation(name, 'image', file, ' TargetMode="External"')
      : relation(name, name.endsWith('.bin') ? 'oleObject' : 'image', name),
  );
  return zipSync({
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': relationsPart([relation('d', 'officeDocument', 'word/document.xml')]),
    'word/document.xml': xml(`<w:document ${DECLARED}><w:body>${body}</w:body></w:document>`),
    'word/_rels/document.xml.rels': relationsPart([
      relation('s', 'styles', 'styles.xml'),
      relation('n', 'numbering', 'numbering.xml'),
      ...relations,
    ]),
    'word/styles.xml': xml(`<w:styles ${DECLARED}>${styles}</w:styles>`),
    'word/numbering.xml': xml(`<w:numbering ${DECLARED}>${numbering}</w:numbering>`),
    ...Object.fromEntries(own.map(([name, bytes]) => [`word/${name}`, bytes])),
    ...parts,
  });
}

function xml(text: string): Uint8Array {
  return strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
}

function relation(id: string, type: string, target: string, more = ''): string {
  return `<Relationship Id="${id}" Type="${R}/${type}" Target="${target}"${more}/>`;
}

function relationsPart(relations: readonly string[]): Uint8Array {
  return xml(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
  );
}

/** A run of text with properties. */
export function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** A paragraph of texts, and of runs and formulas as XML. */
export function p(...parts: readonly string[]): string {
  return `<w:p>${parts.map((part) => (part.startsWith('<') ? part : run(part))).join('')}</w:p>`;
}

/** A paragraph with an automatic number. */
export function numbered(list: number, level: number, ...parts: readonly string[]): string {
  const properties = `<w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>`;
  return p(...parts).replace('<w:p>', `<w:p>${properties}`);
}

/** An abstract list with the formats and texts of its levels, and lists that use it. */
export function list(
  abstract: number,
  levels: readonly (readonly [format: string, text: string])[],
  lists: string,
): string {
  const each = levels.map(
    ([format, text], index) =>
      `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`,
  );
  return `<w:abstractNum w:abstractNumId="${abstract}">${each.join('')}</w:abstractNum>${lists}`;
}

export function num(id: number, abstract: number, overrides = ''): string {
  return `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstract}"/>${overrides}</w:num>`;
}

export function table(...rows: readonly (readonly string[])[]): string {
  const cell = (content: string) => `<w:tc>${content.startsWith('<') ? content : p(content)}</w:tc>`;
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
}

export function picture(relationId: string, description = ''): string {
  return `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="p" descr="${description}"/><a:graphic><a:graphicData><a:blip r:embed="${relationId}"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

export function fraction(top: string, bottom: string): string {
  const part = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  return `<m:oMath><m:f><m:num>${part(top)}</m:num><m:den>${part(bottom)}</m:den></m:f></m:oMath>`;
}

/** A picture of one pixel. */
export const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);
