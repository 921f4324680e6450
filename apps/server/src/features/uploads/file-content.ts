import { OLD_PRESENTATION_EXTENSIONS, POWERPOINT_EXTENSIONS } from '@lectern/protocol/file-kinds';
import { type FileBytes, piecesOf } from '../../platform/objects/file-bytes.ts';
import { type NamedEntry, readZipEntry, zipEntriesOf } from './zip-entries.ts';

/** Kind of a file by its content, for any name. */
export type FileContent =
  | 'zip'
  | 'damaged-zip'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'ndpx'
  | 'ole'
  | 'encrypted-office'
  | 'pdf'
  | 'text'
  | 'mp3'
  | 'asf'
  | 'wav'
  | 'ogg'
  | 'mp4'
  | 'midi'
  | 'mpeg'
  | 'realmedia'
  | 'avi'
  | 'flv'
  | 'matroska'
  | 'jpeg'
  | 'bmp'
  | 'gif'
  | 'png'
  | 'rar'
  | '7z'
  | 'swf'
  | 'unknown';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

const beginnings: readonly (readonly [FileContent, Buffer, offset?: number])[] = [
  ['pdf', ascii('%PDF-')],
  ['png', hex('89504e470d0a1a0a')],
  ['jpeg', hex('ffd8ff')],
  ['gif', ascii('GIF87a')],
  ['gif', ascii('GIF89a')],
  ['rar', hex('526172211a07')],
  ['7z', hex('377abcaf271c')],
  ['swf', ascii('FWS')],
  ['swf', ascii('CWS')],
  ['swf', ascii('ZWS')],
  ['midi', ascii('MThd')],
  ['ogg', ascii('OggS')],
  ['asf', hex('3026b2758e66cf11a6d900aa0062ce6c')],
  ['realmedia', ascii('.RMF')],
  ['flv', ascii('FLV')],
  ['matroska', hex('1a45dfa3')],
  ['mpeg', hex('000001ba')],
  ['mpeg', hex('000001b3')],
  ['mp3', ascii('ID3')],
  ['mp4', ascii('ftyp'), 4],
  ['mp4', ascii('moov'), 4],
  ['mp4', ascii('mdat'), 4],
  ['mp4', ascii('wide'), 4],
];

const OLE = hex('d0cf11e0a1b11ae1');
const ZIP = hex('504b0304');
const EMPTY_ZIP = hex('504b0506');
const CONTENT_TYPES_MAX_BYTES = 4_194_304;
/** The most bytes that the checks below read from the beginning. */
const HEAD_BYTES = 4_096;

function startsWith(bytes: Buffer, beginning: Buffer, offset = 0): boolean {
  return bytes.subarray(offset, offset + beginning.length).equals(beginning);
}

/** An MPEG audio frame (ISO 11172-3, 2.4.1.3): sync, then a layer, bit rate and sampling rate that exist. */
function isMpegAudio(bytes: Buffer): boolean {
  if (bytes.length < 4) return false;
  const header = bytes.readUInt32BE(0);
  const synced = header >>> 21 === 0x7ff;
  const layer = (header >>> 17) & 3;
  const bitRate = (header >>> 12) & 15;
  const samplingRate = (header >>> 10) & 3;
  const version = (header >>> 19) & 3;
  return synced && version !== 1 && layer !== 0 && bitRate !== 15 && bitRate !== 0 && samplingRate !== 3;
}

/** An MPEG transport stream: a 0x47 every 188 bytes. */
function isTransportStream(bytes: Buffer): boolean {
  return bytes.length >= 564 && [0, 188, 376].every((at) => bytes[at] === 0x47);
}

/** A BMP contains its length and the offset of its pixels. */
function isBitmap(bytes: Buffer, size: number): boolean {
  if (bytes.length < 26 || !startsWith(bytes, ascii('BM'))) return false;
  const pixels = bytes.readUInt32LE(10);
  return pixels >= 26 && pixels <= size && bytes.readUInt32LE(6) === 0;
}

function isMarkedUtf16(bytes: Buffer, size: number): boolean {
  return size % 2 === 0 && (startsWith(bytes, hex('fffe')) || startsWith(bytes, hex('feff')));
}

/** Text in UTF-8 or GB 18030, without control characters that texts do not contain. */
async function isText(file: FileBytes): Promise<boolean> {
  const decoders = new Set(['utf-8', 'gb18030'].map((name) => new TextDecoder(name, { fatal: true })));
  const decode = (bytes: Buffer | undefined) => {
    for (const decoder of decoders) {
      try {
        decoder.decode(bytes, { stream: bytes !== undefined });
      } catch {
        decoders.delete(decoder);
      }
    }
    return decoders.size > 0;
  };
  for await (const piece of piecesOf(file)) {
    for (const byte of piece) {
      if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 27) return false;
    }
    if (!decode(piece)) return false;
  }
  return decode(undefined);
}

const officeParts: readonly (readonly [FileContent, string])[] = [
  ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.'],
  ['pptx', 'application/vnd.ms-powerpoint.'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.'],
  ['docx', 'application/vnd.ms-word.'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.'],
  ['xlsx', 'application/vnd.ms-excel.'],
];

/** The kind of an Office package: the content type of its main part (ECMA-376 part 2, 10.1.2). */
async function officeKind(file: FileBytes, contentTypes: NamedEntry): Promise<FileContent | undefined> {
  const xml = (await readZipEntry(file, contentTypes, CONTENT_TYPES_MAX_BYTES))?.toString('utf8');
  if (xml === undefined) return undefined;
  // The types are parsed value by value, because a pattern over the whole text would restart at each of the many
  // positions of a type.
  const types = Array.from(xml.matchAll(/ContentType\s*=\s*["']([^"']*)["']/g), ([, type]) => type ?? '');
  const main = officeParts.find(([, type]) =>
    types.some((each) => each.startsWith(type) && each.includes('main+xml')),
  );
  return (main ?? officeParts.find(([, type]) => xml.includes(type)))?.[0];
}

async function zipKind(file: FileBytes): Promise<FileContent> {
  const entries = await zipEntriesOf(file);
  if (!entries) return 'damaged-zip';
  const contentTypes = entries.find((entry) => entry.name === '[Content_Types].xml');
  const office = contentTypes && (await officeKind(file, contentTypes));
  if (office) return office;
  // A deck with a lost list of contents is still a deck: its reader reports the parts that can be recovered.
  if (entries.some((entry) => /^ppt[/\\]/i.test(entry.name))) return 'pptx';
  return entries.some((entry) => entry.name === 'manifest.json') ? 'ndpx' : 'zip';
}

/** An OLE2 compound file: an encrypted Office package is in a stream of this name (MS-OFFCRYPTO 1.3.3). */
async function oleKind(file: FileBytes): Promise<FileContent> {
  const name = Buffer.from('EncryptedPackage', 'utf16le');
  for await (const piece of piecesOf(file, name.length)) if (piece.includes(name)) return 'encrypted-office';
  return 'ole';
}

function riffKind(bytes: Buffer): FileContent {
  const form = bytes.toString('latin1', 8, 12);
  if (form === 'WAVE') return 'wav';
  return form === 'AVI ' ? 'avi' : 'unknown';
}

/**
 * Detects the content from the beginning of a file, from the directory of an archive, and from all characters of a
 * text.
 */
export async function detectContent(file: FileBytes): Promise<FileContent> {
  const bytes = await file.read(0, HEAD_BYTES);
  if (startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP)) return zipKind(file);
  if (startsWith(bytes, OLE)) return oleKind(file);
  if (startsWith(bytes, ascii('RIFF'))) return riffKind(bytes);
  const found = beginnings.find(([, beginning, offset]) => startsWith(bytes, beginning, offset));
  if (found) return found[0];
  // The byte order mark of UTF-16 looks like a frame of MPEG audio, of a layer that is never used.
  if (isMarkedUtf16(bytes, file.size)) return 'text';
  if (isMpegAudio(bytes)) return 'mp3';
  if (isTransportStream(bytes)) return 'mpeg';
  if (isBitmap(bytes, file.size)) return 'bmp';
  return (await isText(file)) ? 'text' : 'unknown';
}

/** The contents that a file with this extension may have. */
const expected: Readonly<Record<string, readonly FileContent[]>> = {
  doc: ['ole', 'encrypted-office'],
  docx: ['docx', 'encrypted-office'],
  ...Object.fromEntries(POWERPOINT_EXTENSIONS.map((extension) => [extension, ['pptx', 'encrypted-office']])),
  // PowerPoint and WPS open a .pptx under an old extension without a message, so the server accepts it too.
  ...Object.fromEntries(
    OLD_PRESENTATION_EXTENSIONS.map((extension) => [extension, ['ole', 'pptx', 'encrypted-office']]),
  ),
  superboard: ['zip', 'pptx', 'ndpx'],
  xls: ['ole', 'encrypted-office'],
  xlsx: ['xlsx', 'encrypted-office'],
  xlsm: ['xlsx', 'encrypted-office'],
  pdf: ['pdf'],
  txt: ['text'],
  mp3: ['mp3'],
  wma: ['asf'],
  wav: ['wav'],
  ogg: ['ogg'],
  m4a: ['mp4'],
  mid: ['midi'],
  mp4: ['mp4'],
  mov: ['mp4'],
  m4v: ['mp4'],
  f4v: ['mp4', 'flv'],
  '3gp': ['mp4'],
  '3g2': ['mp4'],
  mpeg: ['mpeg'],
  mpg: ['mpeg'],
  m2v: ['mpeg'],
  vob: ['mpeg'],
  rmvb: ['realmedia'],
  rm: ['realmedia'],
  avi: ['avi'],
  wmv: ['asf'],
  asf: ['asf'],
  flv: ['flv'],
  mkv: ['matroska'],
  webm: ['matroska'],
  jpg: ['jpeg'],
  jpeg: ['jpeg'],
  bmp: ['bmp'],
  gif: ['gif'],
  png: ['png'],
  zip: ['zip', 'docx', 'xlsx', 'pptx', 'ndpx'],
  rar: ['rar'],
  '7z': ['7z'],
  swf: ['swf'],
  ndpx: ['ndpx'],
  exercise: ['ndpx'],
};

/** Whether a file of this extension may have this content. */
export function contentFits(extension: string, content: FileContent): boolean {
  return expected[extension]?.includes(content) ?? false;
}

/** Whether files of this extension are zip archives. */
export function isZipped(extension: string): boolean {
  return (
    expected[extension]?.some((content) => ['zip', 'docx', 'xlsx', 'pptx', 'ndpx'].includes(content)) ?? false
  );
}
