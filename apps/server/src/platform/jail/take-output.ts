import { constants, open } from 'node:fs/promises';

/** What a file that came out of the jail must be to be taken. */
export interface ExpectedOutput {
  /** Its name in the output folder. */
  readonly name: string;
  /** A file that reaches this was cut off there. */
  readonly belowBytes: number;
  /** How its content begins. */
  readonly beginning: Uint8Array;
}

/**
 * Reads a file that a program nobody trusts has made, once that program has ended. Undefined unless it is a regular
 * file that only one name leads to, of the expected beginning and size: a link would make us read what the jail could
 * not, a pipe would make us wait for ever.
 */
export async function takeOutput(file: string, expected: ExpectedOutput): Promise<Buffer | undefined> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const handle = await open(file, flags).catch(() => undefined);
  if (!handle) return undefined;
  try {
    const { size, nlink } = await handle
      .stat()
      .then((stat) => (stat.isFile() ? stat : { size: 0, nlink: 0 }));
    if (nlink !== 1 || size < expected.beginning.length || size >= expected.belowBytes) return undefined;
    const bytes = await handle.readFile();
    return bytes.subarray(0, expected.beginning.length).equals(expected.beginning) ? bytes : undefined;
  } finally {
    await handle.close();
  }
}
