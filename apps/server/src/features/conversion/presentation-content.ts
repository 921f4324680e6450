import { officeContainer, streamName } from './office-container.ts';

/** Content of a file with the extension of an old presentation. */
export type PresentationContent =
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
 * The first bytes of the record CurrentUserAtom, and what follows its length in an encrypted document ([MS-PPT] 2.3.2).
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

/** Detects the content, whatever the file's name. */
export function presentationContent(file: Uint8Array): PresentationContent {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const container = officeContainer(bytes);
  if (container === 'zip') return 'package';
  if (container !== 'compound') return container;
  if (isEncrypted(bytes)) return 'encrypted';
  return bytes.includes(PRESENTATION) ? 'binary' : 'damaged';
}
