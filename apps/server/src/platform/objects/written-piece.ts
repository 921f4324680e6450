import { type FileHandle, open, rm } from 'node:fs/promises';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { giveBack } from '../give-back.ts';
import { writeAll } from './received-file.ts';

/**
 * Writes a stream to a new file, part by part as it comes, and gives each part's memory back once it is written. Whatever
 * goes wrong, the file is gone. `look` sees each part as it comes.
 */
export async function writePiece(
  bytes: Readable,
  path: string,
  look?: (part: Uint8Array) => void,
): Promise<{ readonly size: number; readonly checksum: number }> {
  const file = await open(path, 'wx', 0o600);
  try {
    const written = await copyGivingBack(bytes, file, look);
    await file.close();
    return written;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }
}

/** No more than one part waits: the sender is held back meanwhile. */
async function copyGivingBack(
  bytes: Readable,
  file: FileHandle,
  look?: (part: Uint8Array) => void,
): Promise<{ readonly size: number; readonly checksum: number }> {
  let size = 0;
  let checksum = 0;
  const keep = async (part: Buffer): Promise<void> => {
    look?.(part);
    checksum = crc32(part, checksum);
    size += part.byteLength;
    await writeAll(file, part);
    giveBack(part);
  };
  await pipeline(
    bytes,
    new Writable({
      highWaterMark: 1,
      write: (part: Buffer, _encoding, done) => {
        keep(part).then(() => done(), done);
      },
    }),
  );
  return { size, checksum };
}
