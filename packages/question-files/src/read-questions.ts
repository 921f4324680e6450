import { newId } from '@lectern/base';
import { OpcPackage, relationOfType, ZipArchive } from '@lectern/pptx/package';
import { questionsFromText, type ReportLine } from '@lectern/questions';
import { decodeText } from './build/decode-text.ts';
import { readCsv, readExcel } from './excel/read-excel.ts';
import { readGift } from './gift/read-gift.ts';
import { readH5p } from './h5p/read/read-h5p.ts';
import type { ImportReport } from './import-report.ts';
import { readMoodle } from './moodle/read/read-moodle.ts';
import { readQti } from './qti/read/read-qti.ts';
import { readWord } from './word/read-word.ts';

/** Codes for files that no reader reads, with their states. */
export const FILE_CODES = {
  /** The file's form, `detail`, is not read. */
  'format-unknown': 'refused',
  /** A .doc or .xls file of Office 97 to 2003. */
  'format-old': 'refused',
  'file-encrypted': 'refused',
} as const;

const LIMITS = { entries: 10_000, bytes: 500_000_000 };

type Reader = (bytes: Uint8Array, makeId: () => string) => ImportReport;

/**
 * Reads the questions of a file. What the file is decides its content; its name counts only for texts, whose
 * content does not tell. Throws LecternError FILE_CORRUPT and FILE_EXPLODES for archives that cannot be read.
 */
export function readQuestions(bytes: Uint8Array, name: string, makeId: () => string = newId): ImportReport {
  const reader = readerOf(bytes, name);
  return typeof reader === 'function'
    ? reader(bytes, makeId)
    : { questions: [], lines: [reader], files: new Map() };
}

function readerOf(bytes: Uint8Array, name: string): Reader | ReportLine {
  const begins = (...signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (begins(0x50, 0x4b)) return readerOfArchive(bytes);
  if (begins(0xd0, 0xcf, 0x11, 0xe0))
    return refused(holdsUtf16(bytes, 'EncryptedPackage') ? 'file-encrypted' : 'format-old');
  const text = decodeText(bytes);
  if (text === undefined || /^\s*(?:%PDF|\{\\rtf)/.test(text.slice(0, 200)))
    return refused('format-unknown', name);
  if (/^\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[^>]{0,1000}-->\s*)*<quiz[\s>]/.test(text.slice(0, 4000)))
    return (_bytes, makeId) => readMoodle(text, { makeId });
  if (
    /^\s*<[\s\S]{0,3000}?<?(?:qti-assessment-item|assessmentItem|questestinterop)[\s>]/.test(
      text.slice(0, 4000),
    )
  )
    return (_bytes, makeId) => readQti(bytes, { makeId });
  if (/\.(?:csv|tsv)$/i.test(name)) return (_bytes, makeId) => readCsv(text, makeId);
  if (/\.gift(?:\.txt)?$/i.test(name) || isGift(text)) return (_bytes, makeId) => readGift(text, { makeId });
  return (_bytes, makeId) => ({ ...questionsFromText(text, makeId), files: new Map() });
}

/** Word and Excel files are told apart by their main part, whatever it is called. */
function readerOfArchive(bytes: Uint8Array): Reader | ReportLine {
  const archive = new ZipArchive(bytes, LIMITS);
  const source = new OpcPackage(archive, () => undefined);
  const main = relationOfType(source.relations(''), 'officeDocument')?.target ?? '';
  const type = source.contentType(main) ?? '';
  if (/wordprocessingml|ms-word/.test(type) || source.has('word/document.xml')) return readWord;
  if (/spreadsheetml|ms-excel/.test(type) || source.has('xl/workbook.xml')) return readExcel;
  if (archive.has('h5p.json')) return (all, makeId) => readH5p(all, { makeId });
  const names = archive.names();
  const isQti =
    names.some((name) => /(^|\/)imsmanifest\.xml$/i.test(name)) ||
    (!source.has('[Content_Types].xml') && names.some((name) => /\.xml$/i.test(name)));
  if (isQti) return (all, makeId) => readQti(all, { makeId });
  return refused('format-unknown', main);
}

/** A title between colons, or an answer in braces that begins with `=`, `~` or `#`. */
function isGift(text: string): boolean {
  const head = text.slice(0, 20_000);
  return (
    /^\s*(?:\/\/.*\s+)*(?:::[^:\n]{1,200}::|\$CATEGORY:)/.test(head) ||
    /\{\s*(?:[=~][^{}]{1,500}[=~]|#\s*-?\d|(?:T|F|TRUE|FALSE)\s*\})/.test(head)
  );
}

function refused(code: keyof typeof FILE_CODES, detail = ''): ReportLine {
  return {
    code,
    ...(detail === '' ? {} : { detail: detail.slice(0, 60).toWellFormed() }),
    state: FILE_CODES[code],
  };
}

/** Names of streams of a compound file are UTF-16 ([MS-CFB] 2.6.1). */
function holdsUtf16(bytes: Uint8Array, text: string): boolean {
  const words = [...text].map((sign) => sign.charCodeAt(0));
  for (let at = bytes.indexOf(words[0] ?? 0); at >= 0; at = bytes.indexOf(words[0] ?? 0, at + 1))
    if (
      at % 64 === 0 &&
      words.every((word, index) => bytes[at + 2 * index] === word && bytes[at + 2 * index + 1] === 0)
    )
      return true;
  return false;
}
