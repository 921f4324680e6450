/** What a file that calls itself an old presentation is. */
export type PresentationContent =
  /** The binary format of PowerPoint 97 to 2003, which WPS writes as .dps too ([MS-PPT]). */
  | 'binary'
  /** A zip: a .pptx under an old name. */
  | 'package'
  | 'encrypted'
  /** A compound file without a presentation that can be found. */
  | 'damaged'
  | 'other';

const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP = Buffer.from('504b0304', 'hex');
/** Names of streams as the directory of a compound file has them ([MS-CFB] 2.6.1). */
const PRESENTATION = Buffer.from('PowerPoint Document', 'utf16le');
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');
/** How the record CurrentUserAtom begins, and what follows its length in an encrypted document ([MS-PPT] 2.3.2). */
const CURRENT_USER = Buffer.from('0000f60f', 'hex');
const ENCRYPTED_USER = Buffer.from('14000000dfc4d1f3', 'hex');
const LENGTH_BYTES = 4;

function isEncrypted(bytes: Buffer): boolean {
  if (bytes.includes(ENCRYPTED_PACKAGE)) return true;
  for (let at = bytes.indexOf(ENCRYPTED_USER); at >= 0; at = bytes.indexOf(ENCRYPTED_USER, at + 1)) {
    const atom = at - LENGTH_BYTES - CURRENT_USER.length;
    if (atom >= 0 && bytes.subarray(atom, atom + CURRENT_USER.length).equals(CURRENT_USER)) return true;
  }
  return false;
}

/** Decides by the content alone. */
export function presentationContent(file: Uint8Array): PresentationContent {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return 'package';
  if (!bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) return 'other';
  if (isEncrypted(bytes)) return 'encrypted';
  return bytes.includes(PRESENTATION) ? 'binary' : 'damaged';
}
