import { deflateSync, inflateSync } from 'node:zlib';
import { breakBytes } from './break-bytes.ts';
import { oneOf, type Random } from './random.ts';

/** An object of a PDF between `obj` and `endobj`, one character per byte. */
interface PdfObject {
  number: number;
  body: string;
}

type Break = (objects: PdfObject[], random: Random) => void;

const OBJECT = /(?:^|[\r\n ])(\d+) \d+ obj\b([\s\S]*?)endobj/g;
const STREAM = /stream\r?\n([\s\S]*?)\r?\n?endstream/;

/**
 * Breaks one to three of the objects of a PDF. Its cross-reference table is written again, so that the reader trusts
 * it; one PDF in four has none, so that the reader has to search.
 */
export function breakPdf(original: Uint8Array, random: Random): Uint8Array {
  const text = Buffer.from(original).toString('latin1');
  const objects = [...text.matchAll(OBJECT)].map(([, number, body]) => ({
    number: Number(number),
    body: body ?? '',
  }));
  const trailer = /trailer\s*(<<[\s\S]*?>>)\s*startxref/.exec(text)?.[1];
  // Cross-reference streams contain offsets of objects that would move.
  if (objects.length === 0 || trailer === undefined) return breakBytes(original, random);
  for (let round = 1 + random(3); round > 0; round--) oneOf(BREAKS, random)?.(objects, random);
  return Uint8Array.from(Buffer.from(written(objects, trailer, random(4) !== 0), 'latin1'));
}

function written(objects: readonly PdfObject[], trailer: string, withTable: boolean): string {
  const places = new Map<number, number>();
  const pieces = ['%PDF-1.7\n'];
  let length = 9;
  for (const { number, body } of objects) {
    places.set(number, length);
    const piece = `${number} 0 obj${body}endobj\n`;
    pieces.push(piece);
    length += piece.length;
  }
  const size = 1 + Math.max(0, ...places.keys());
  if (withTable && size < 100_000) {
    pieces.push(`xref\n0 ${size}\n0000000000 65535 f \n`);
    for (let number = 1; number < size; number++) {
      const place = places.get(number);
      const entry = `${String(place ?? 0).padStart(10, '0')} ${place === undefined ? '65535 f' : '00000 n'} \n`;
      pieces.push(entry);
    }
  }
  return `${pieces.join('')}trailer\n${trailer}\nstartxref\n${length}\n%%EOF\n`;
}

const ODD_NUMBERS = [
  '-1',
  '0',
  '1e9',
  '99999999999',
  '-2147483649',
  '4294967296',
  '0.0000001',
  '65536',
  '-0',
];
const NAMES = [
  ...[
    'Page',
    'Pages',
    'Catalog',
    'Font',
    'XObject',
    'Image',
    'Form',
    'Type0',
    'Type1',
    'Type3',
    'CIDFontType2',
  ],
  ...[
    'DeviceN',
    'Indexed',
    'ICCBased',
    'Pattern',
    'Separation',
    'DeviceCMYK',
    'SMask',
    'FlateDecode',
    'LZWDecode',
  ],
  ...['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode', 'ASCII85Decode', 'RunLengthDecode', 'Crypt'],
  ...['__proto__', 'constructor', 'x'.repeat(70_000)],
];
const OPERATORS = [
  'q',
  'Q',
  'BT',
  'ET',
  'W n',
  'f',
  'S',
  'BI',
  'ID',
  'EI',
  'Do',
  'sh',
  'Tj',
  'TJ',
  'cm',
  'scn',
  'gs',
  'd0',
];

function replaceOne(
  text: string,
  pattern: RegExp,
  random: Random,
  change: (found: string) => string,
): string {
  const found = oneOf([...text.matchAll(pattern)], random);
  if (!found) return text;
  return `${text.slice(0, found.index)}${change(found[0])}${text.slice(found.index + found[0].length)}`;
}

/** Changes the dictionary of an object; its stream stays. */
function onDictionary(pattern: RegExp, change: (found: string, random: Random) => string): Break {
  return (objects, random) => {
    const object = oneOf(
      objects.filter(({ body }) => new RegExp(pattern.source).test(body.split('stream')[0] ?? '')),
      random,
    );
    if (!object) return;
    const end = object.body.indexOf('stream');
    const [head, rest] = end < 0 ? [object.body, ''] : [object.body.slice(0, end), object.body.slice(end)];
    object.body = replaceOne(head, pattern, random, (found) => change(found, random)) + rest;
  };
}

/** Changes the unpacked content of an object's stream, and packs it again. */
function onContent(change: (content: string, random: Random) => string): Break {
  return (objects, random) => {
    const object = oneOf(
      objects.filter(({ body }) => STREAM.test(body) && !/DCTDecode|JPXDecode/.test(body)),
      random,
    );
    const [stream = '', data = ''] = (object && STREAM.exec(object.body)) ?? [];
    if (!object || stream === '') return;
    const packed = object.body.includes('FlateDecode');
    try {
      const bytes = Buffer.from(data, 'latin1');
      const content = (packed ? inflateSync(bytes) : bytes).toString('latin1');
      const broken = Buffer.from(change(content, random), 'latin1');
      const again = (packed ? deflateSync(broken) : broken).toString('latin1');
      object.body = object.body
        .replace(stream, () => `stream\n${again}\nendstream`)
        .replace(/\/Length \d+( \d+ R)?/, `/Length ${again.length}`);
    } catch {
      // a stream that is compressed in another way is left unchanged
    }
  };
}

function removeObject(objects: PdfObject[], random: Random): void {
  objects.splice(random(objects.length), 1);
}

/** Two objects with one number, or one in place of another. */
function doubleNumber(objects: PdfObject[], random: Random): void {
  const [one, other] = [oneOf(objects, random), oneOf(objects, random)];
  if (one && other) one.number = other.number;
}

function giveOthersBody(objects: PdfObject[], random: Random): void {
  const [one, other] = [oneOf(objects, random), oneOf(objects, random)];
  if (one && other) one.body = other.body;
}

/** An object references itself: circular trees, forms, fonts and lengths. */
function nameItself(objects: PdfObject[], random: Random): void {
  const object = oneOf(
    objects.filter(({ body }) => /\d+ \d+ R/.test(body)),
    random,
  );
  if (object)
    object.body = object.body.replaceAll(/\d+ \d+ R\b/g, (all) =>
      random(3) === 0 ? `${object.number} 0 R` : all,
    );
}

function nameOthers(objects: PdfObject[], random: Random): void {
  const object = oneOf(
    objects.filter(({ body }) => /\d+ \d+ R/.test(body)),
    random,
  );
  if (object)
    object.body = object.body.replaceAll(/\d+ \d+ R\b/g, () => `${oneOf(objects, random)?.number ?? 0} 0 R`);
}

const nested = (open: string, close: string, random: Random) => {
  const depth = random(20_000);
  return open.repeat(depth) + (random(2) ? close.repeat(depth) : '');
};

const BREAKS: readonly Break[] = [
  removeObject,
  doubleNumber,
  giveOthersBody,
  nameItself,
  nameOthers,
  // numbers out of range: sizes, counts, boxes, lengths
  onDictionary(/-?\d+(\.\d+)?(?= |\/|\]|>|\n)/g, (_, random) => oneOf(ODD_NUMBERS, random) ?? ''),
  onDictionary(
    /\/(Width|Height|BitsPerComponent|Count|Columns|Colors|Predictor|Size|N|First|Length1?|FirstChar|LastChar) \d+/g,
    (found, random) => found.replace(/\d+$/, oneOf(ODD_NUMBERS, random) ?? ''),
  ),
  onDictionary(
    /\/(MediaBox|CropBox|BBox|Matrix|FontMatrix|Domain|Range|Decode|W)\s*\[[^\]]*\]/g,
    (found, random) =>
      found.replaceAll(/-?[\d.]+/g, (number) => (random(2) ? (oneOf(ODD_NUMBERS, random) ?? '') : number)),
  ),
  // names and keys of other kinds, removed, doubled
  onDictionary(/\/\w+/g, (_, random) => `/${oneOf(NAMES, random)}`),
  onDictionary(/\/\w+/g, () => ''),
  onDictionary(/\/(Type|Subtype|Filter)\s*\/\w+/g, (found, random) =>
    found.replace(/\/\w+$/, `/${oneOf(NAMES, random)}`),
  ),
  onDictionary(/\/Filter\s*\/\w+/g, (_, random) => `/Filter [${'/FlateDecode '.repeat(1 + random(200))}]`),
  // delimiters opened and never closed, nested absurdly deep
  onDictionary(/<<|>>|\[|\]|\(|\)/g, () => ''),
  onDictionary(/ /g, (_, random) => ` /Deep ${nested('[', ']', random)} `),
  onDictionary(/ /g, (_, random) => ` /Deep ${nested('<</A ', '>>', random)} `),
  // streams: cut off, damaged, with other operators and operands
  (objects, random) => {
    const object = oneOf(
      objects.filter(({ body }) => STREAM.test(body)),
      random,
    );
    const [stream = '', data = ''] = (object && STREAM.exec(object.body)) ?? [];
    const broken = Buffer.from(breakBytes(Buffer.from(data, 'latin1'), random)).toString('latin1');
    if (object) object.body = object.body.replace(stream, () => `stream\n${broken}\nendstream`);
  },
  onContent((content, random) => content.slice(0, random(content.length + 1))),
  onContent((content, random) =>
    replaceOne(content, /-?\d+(\.\d+)?/g, random, () => oneOf(ODD_NUMBERS, random) ?? ''),
  ),
  onContent((content, random) =>
    replaceOne(content, /\b[A-Za-z*]{1,3}\b/g, random, () => oneOf(OPERATORS, random) ?? ''),
  ),
  onContent((content, random) =>
    replaceOne(content, /\b[A-Za-z*]{1,3}\b/g, random, (found) => `${found} `.repeat(random(5_000))),
  ),
  onContent((content, random) => `${`${oneOf(OPERATORS, random)} `.repeat(random(20_000))}${content}`),
  onContent((content, random) => `${nested('[', ']', random)} TJ ${content}`),
  onContent((content, random) =>
    content.replaceAll(/<[0-9a-fA-F]{4}>/g, (all) => (random(4) === 0 ? '<ffffffff>' : all)),
  ),
  // every reference to a kind of object leads to another kind
  (objects, random) => {
    const [from, to] = [oneOf(NAMES, random) ?? '', oneOf(NAMES, random) ?? ''];
    for (const object of objects) object.body = object.body.replaceAll(`/${from}`, () => `/${to}`);
  },
  // encrypted with an invalid handler
  (objects, random) => {
    const catalogue = objects.find(({ body }) => body.includes('/Catalog'));
    if (catalogue)
      catalogue.body = catalogue.body.replace('<<', `<< /Encrypt ${oneOf(objects, random)?.number} 0 R `);
  },
];
