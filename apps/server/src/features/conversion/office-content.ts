/** A compound file ([MS-CFB]): the container of the Office formats before 2007. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** A zip: the container of the formats since. */
const ZIP = Buffer.from('504b0304', 'hex');
/**
 * Name of the stream in a compound file that contains an encrypted file of the current formats ([MS-OFFCRYPTO]
 * 2.3.4.4).
 */
const ENCRYPTED_PACKAGE = streamName('EncryptedPackage');

type OfficeContainer = 'compound' | 'zip' | 'encrypted' | 'other';

/** Detects the container of an Office file by its content alone. */
export function officeContainer(bytes: Buffer): OfficeContainer {
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return 'zip';
  if (!bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) return 'other';
  return bytes.includes(ENCRYPTED_PACKAGE) ? 'encrypted' : 'compound';
}

/** The name of a stream as encoded in the directory of a compound file ([MS-CFB] 2.6.1). */
export function streamName(name: string): Buffer {
  return Buffer.from(name, 'utf16le');
}

const WORD = streamName('WordDocument');
const EXCEL = [streamName('Workbook'), Buffer.from('B\0o\0o\0k\0\0', 'latin1')];

/** The first bytes of the FIB of a Word document, and its flags with fEncrypted ([MS-DOC] 2.5.2). */
const FIB = Buffer.from('eca5', 'hex');
const FIB_FLAGS = 10;
const FIB_ENCRYPTED = 0x0100;
/** A workbook's stream begins with BOF; a FilePass record marks it as encrypted ([MS-XLS] 2.4.21, 2.4.117). */
const BOF = Buffer.from('0908', 'hex');
const FILE_PASS = 0x002f;
/** Smallest sector size: streams of more than 4,096 bytes begin at a sector. */
const SECTOR = 512;
const RECORDS_MAX = 64;

type CompoundContent = 'word' | 'excel' | 'encrypted' | 'other';

/** The kind of document in a compound file, decided by its content alone; `other` for any other file. */
export function compoundContent(file: Uint8Array): CompoundContent {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const container = officeContainer(bytes);
  if (container === 'encrypted') return 'encrypted';
  if (container !== 'compound') return 'other';
  if (bytes.includes(WORD)) return isWordEncrypted(bytes) ? 'encrypted' : 'word';
  if (EXCEL.some((name) => bytes.includes(name))) return isExcelEncrypted(bytes) ? 'encrypted' : 'excel';
  return 'other';
}

function isWordEncrypted(bytes: Buffer): boolean {
  for (let at = SECTOR; at + FIB_FLAGS + 2 <= bytes.length; at += SECTOR) {
    if (bytes.subarray(at, at + FIB.length).equals(FIB)) {
      return (bytes.readUInt16LE(at + FIB_FLAGS) & FIB_ENCRYPTED) !== 0;
    }
  }
  return false;
}

function isExcelEncrypted(bytes: Buffer): boolean {
  for (let start = SECTOR; start + 4 <= bytes.length; start += SECTOR) {
    if (!bytes.subarray(start, start + BOF.length).equals(BOF)) continue;
    let at = start;
    for (let record = 0; record < RECORDS_MAX && at + 4 <= bytes.length; record += 1) {
      if (bytes.readUInt16LE(at) === FILE_PASS) return true;
      at += 4 + bytes.readUInt16LE(at + 2);
    }
    return false;
  }
  return false;
}

/** Content of a file with the extension of an old presentation. */
type PresentationContent =
  /** The binary format of PowerPoint 97 to 2003, which WPS writes as .dps too ([MS-PPT]). */
  | 'binary'
  /** A zip: a .pptx under an old extension. */
  | 'package'
  | 'encrypted'
  /** A compound file in which no presentation was found. */
  | 'damaged'
  | 'other';

const PRESENTATION = streamName('PowerPoint Document');
/**
 * The first bytes of the record CurrentUserAtom, and the bytes after its length in an encrypted document ([MS-PPT]
 * 2.3.2).
 */
const CURRENT_USER = Buffer.from('0000f60f', 'hex');
const ENCRYPTED_USER = Buffer.from('14000000dfc4d1f3', 'hex');
const LENGTH_BYTES = 4;

function isEncrypted(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(ENCRYPTED_USER); at >= 0; at = bytes.indexOf(ENCRYPTED_USER, at + 1)) {
    const atom = at - LENGTH_BYTES - CURRENT_USER.length;
    if (atom >= 0 && bytes.subarray(atom, atom + CURRENT_USER.length).equals(CURRENT_USER)) return true;
  }
  return false;
}

/** Detects the content, for any file name. */
export function presentationContent(file: Uint8Array): PresentationContent {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const container = officeContainer(bytes);
  if (container === 'zip') return 'package';
  if (container !== 'compound') return container;
  if (isEncrypted(bytes)) return 'encrypted';
  return bytes.includes(PRESENTATION) ? 'binary' : 'damaged';
}
