/** A compound file ([MS-CFB]): the container of the Office formats before 2007. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** A zip: the container of the formats since. */
const ZIP = Buffer.from('504b0304', 'hex');
/**
 * Name of the stream in a compound file that contains an encrypted file of the current formats ([MS-OFFCRYPTO]
 * 2.3.4.4).
 */
const ENCRYPTED_PACKAGE = streamName('EncryptedPackage');

export type OfficeContainer = 'compound' | 'zip' | 'encrypted' | 'other';

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
