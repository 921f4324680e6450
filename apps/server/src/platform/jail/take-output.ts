import { constants, open } from 'node:fs/promises';

/** Requirements of a file from the jail. */
export interface ExpectedOutput {
  /** Name of the file in the output folder. */
  readonly name: string;
  /** A file of this size or more was cut off at the limit. */
  readonly belowBytes: number;
  /** First bytes of the file's content. */
  readonly beginning: Uint8Array;
}

/**
 * Reads a file that an untrusted program has written, after the program has ended. Undefined unless it is a regular
 * file with one link, and with the expected beginning and size: through a link this process would read files that the
 * jail cannot, and a pipe would block it for ever.
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
