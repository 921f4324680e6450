import { LecternError } from '@lectern/protocol';

/**
 * Throws an error for a file that is certainly no zip archive, by its kind: password-protected, an old binary format,
 * or damaged.
 */
export function assertZip(bytes: Uint8Array): void {
  if (bytes.length < 22) throw new LecternError('FILE_CORRUPT');
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0) {
    // [MS-CFB]: names of streams are UTF-16 in the directory's sectors
    if (holdsUtf16(bytes, 'EncryptedPackage')) throw new LecternError('FILE_ENCRYPTED');
    if (holdsUtf16(bytes, 'PowerPoint Document')) {
      throw new LecternError('FILE_TYPE_UNSUPPORTED', { types: '.pptx' });
    }
    throw new LecternError('FILE_CORRUPT');
  }
  if (isFlatPackage(bytes)) throw new LecternError('FILE_TYPE_UNSUPPORTED', { types: '.pptx' });
}

/** A package as one XML document, as saved by Office's "XML presentation" (not part of ECMA-376 part 2). */
function isFlatPackage(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 1024).filter((byte) => byte !== 0));
  return /<(\w+:)?package\b[^>]*schemas\.microsoft\.com\/office\/2006\/xmlPackage/.test(start);
}

function holdsUtf16(bytes: Uint8Array, text: string): boolean {
  const first = text.charCodeAt(0);
  // directory entries have 128 bytes and are aligned to it in their file
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (at % 64 !== 0) continue;
    let i = 0;
    while (i < text.length && bytes[at + 2 * i] === text.charCodeAt(i) && bytes[at + 2 * i + 1] === 0) i++;
    if (i === text.length) return true;
  }
  return false;
}
