/** A compound file ([MS-CFB]): the container of the Office formats before 2007. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** A zip: the container of the formats since. */
const ZIP = Buffer.from('504b0304', 'hex');
/** A stream of a compound file in which an encrypted file of today's formats lies ([MS-OFFCRYPTO] 2.3.4.4). */
const ENCRYPTED_PACKAGE = streamName('EncryptedPackage');

export type OfficeContainer = 'compound' | 'zip' | 'encrypted' | 'other';

/** What an Office file is kept in, decided by its content alone. */
export function officeContainer(bytes: Buffer): OfficeContainer {
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return 'zip';
  if (!bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) return 'other';
  return bytes.includes(ENCRYPTED_PACKAGE) ? 'encrypted' : 'compound';
}

/** The name of a stream as the directory of a compound file has it ([MS-CFB] 2.6.1). */
export function streamName(name: string): Buffer {
  return Buffer.from(name, 'utf16le');
}
