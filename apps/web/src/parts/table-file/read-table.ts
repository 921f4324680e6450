import { decodedText } from './decoded-text.ts';
import { pastedTable } from './pasted-rows.ts';
import { readMarkedUpTable, readOldWorkbook, readZippedWorkbook } from './read-workbook.ts';
import { faulty, type TableRead } from './table-sheet.ts';

/** The start of an HTML page or of a single-file XML workbook, for any extension. */
const MARKED_UP = /^\s*(<\?xml|<!doctype\s|<!--|<\/?[a-z][\w:-]*[\s/>])/i;

/** The first bytes of a compound file. */
const COMPOUND_LEAST = 512;

/** Reads the table of a file. Like spreadsheet programs it detects the format by the content, not by the extension. */
export function readTable(bytes: Uint8Array): TableRead {
  if (starts(bytes, 0x50, 0x4b)) return readZippedWorkbook(bytes);
  // A compound file (MS-CFB 2.2), or the bare workbook stream (MS-XLS 2.4.21) that some programs write.
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return bytes.length < COMPOUND_LEAST ? faulty('noTable') : readOldWorkbook(bytes);
  if (isBareWorkbook(bytes)) return readOldWorkbook(bytes);
  const text = decodedText(bytes).replace(/^\ufeff/, '');
  if (isNoText(text)) return faulty('noTable');
  if (!MARKED_UP.test(text)) return pastedTable(text);
  const isTable = /<table[\s>]/i.test(text) || text.includes('urn:schemas-microsoft-com:office:spreadsheet');
  return isTable ? readMarkedUpTable(text) : faulty('noTable');
}

function starts(bytes: Uint8Array, ...wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[index] === byte);
}

function isBareWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x09 && [0x00, 0x02, 0x04, 0x08].includes(bytes[1] ?? -1) && bytes[3] === 0;
}

const LOOKED_AT = 20_000;

/** Whether the content of a file called .csv is binary, such as a picture. */
function isNoText(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  if (/^(%PDF-|\{\\rtf|MIME-Version:)/i.test(start)) return true;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no text holds
  const odd = start.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return odd > start.length / 100;
}
