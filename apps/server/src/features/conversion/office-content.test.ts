import { describe, expect, it } from 'vitest';
import { compoundContent } from './office-content.ts';

/**
 * The parts of a compound file that are examined: its signature, one stream at a sector, and names of its directory.
 */
function compound(stream: Buffer, ...names: readonly string[]): Buffer {
  const signature = Buffer.alloc(512);
  signature.write('d0cf11e0a1b11ae1', 'hex');
  return Buffer.concat([signature, stream, ...names.map((name) => Buffer.from(`${name}\0`, 'utf16le'))]);
}

/** [MS-DOC] 2.5.2: the flags at byte 10. */
function word(flags: number): Buffer {
  const fib = Buffer.alloc(512);
  fib.write('eca5', 'hex');
  fib.writeUInt16LE(flags, 10);
  return fib;
}

const BOF = Buffer.from('09080400000510 00'.replaceAll(' ', ''), 'hex');
const FILE_PASS = Buffer.from('2f0002000100', 'hex');
const CODE_PAGE = Buffer.from('42000200b004', 'hex');
const workbook = (...records: readonly Buffer[]) => Buffer.concat([...records, Buffer.alloc(512)]);

describe('a compound file', () => {
  it.each([
    ['a text', compound(word(0), 'WordDocument'), 'word'],
    ['a text with a password', compound(word(0x0100), 'WordDocument'), 'encrypted'],
    ['a table', compound(workbook(BOF, CODE_PAGE), 'Workbook'), 'excel'],
    ['a table of Excel 5', compound(workbook(BOF), 'Book'), 'excel'],
    ['a table with a password', compound(workbook(BOF, FILE_PASS), 'Workbook'), 'encrypted'],
    ['a package with a password', compound(Buffer.alloc(0), 'EncryptedPackage'), 'encrypted'],
    ['a presentation', compound(Buffer.alloc(0), 'PowerPoint Document'), 'other'],
    ['not a compound file', Buffer.from('WordDocument', 'utf16le'), 'other'],
  ])('is recognised by its content when it is %s', (_, bytes, content) => {
    expect(compoundContent(bytes)).toBe(content);
  });
});
