import { officeContainer, streamName } from './office-container.ts';

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
