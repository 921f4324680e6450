import { describe, expect, it } from 'vitest';
import { assertZip } from './identify.ts';

/** A file of 4096 bytes that begins with `start` and has texts at positions. */
function file(start: readonly number[], ...texts: (readonly [number, Uint8Array])[]): Uint8Array {
  const bytes = new Uint8Array(4096);
  bytes.set(start);
  for (const [at, text] of texts) bytes.set(text, at);
  return bytes;
}

const utf16 = (text: string) => Uint8Array.from([...text].flatMap((each) => [each.charCodeAt(0), 0]));
const ascii = (text: string) => new TextEncoder().encode(text);
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

function errorOf(bytes: Uint8Array): string | undefined {
  try {
    assertZip(bytes);
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('a file that is no zip archive', () => {
  it('is corrupt when it is shorter than the smallest archive', () => {
    expect(errorOf(new Uint8Array(21))).toBe('FILE_CORRUPT');
    expect(errorOf(new Uint8Array(22))).toBeUndefined();
  });

  it('is encrypted when its directory has an encrypted package', () => {
    expect(errorOf(file(COMPOUND, [1024, utf16('EncryptedPackage')]))).toBe('FILE_ENCRYPTED');
    expect(errorOf(file(COMPOUND, [70, utf16('E')], [1024, utf16('EncryptedPackage')]))).toBe(
      'FILE_ENCRYPTED',
    );
    expect(errorOf(file(COMPOUND, [64, utf16('Encrypted')], [1088, utf16('EncryptedPackage')]))).toBe(
      'FILE_ENCRYPTED',
    );
  });

  it('is unsupported when its directory has an old presentation', () => {
    expect(errorOf(file(COMPOUND, [2048, utf16('PowerPoint Document')]))).toBe('FILE_TYPE_UNSUPPORTED');
  });

  it('is corrupt when it is another old file, or has the name elsewhere', () => {
    expect(errorOf(file(COMPOUND))).toBe('FILE_CORRUPT');
    expect(errorOf(file(COMPOUND, [1034, utf16('EncryptedPackage')]))).toBe('FILE_CORRUPT');
    expect(errorOf(file(COMPOUND, [1024, ascii('EncryptedPackage')]))).toBe('FILE_CORRUPT');
  });

  it('is unsupported when it is a package in one XML document, of any encoding', () => {
    const flat = '<pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">';
    expect(errorOf(file([], [0, ascii(flat)]))).toBe('FILE_TYPE_UNSUPPORTED');
    expect(errorOf(file([], [0, utf16(flat)]))).toBe('FILE_TYPE_UNSUPPORTED');
    expect(errorOf(file([], [0, ascii('<package>')]))).toBeUndefined();
    expect(errorOf(file([], [1024, ascii(flat)]))).toBeUndefined();
  });

  it.each([0, 1, 2, 3])('is not judged when byte %d of the signature differs', (at) => {
    expect(errorOf(file(COMPOUND.with(at, 0)))).toBeUndefined();
  });
});
