import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { giveBack } from '../memory.ts';
import { writeAll } from './received-file.ts';

/**
 * Writes a stream to a new file, part by part as it arrives, and frees each part's memory once it is written. After any
 * error the file is deleted. `look` gets each part as it arrives.
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

async function copyGivingBack(
  bytes: Readable,
  file: FileHandle,
  look?: (part: Uint8Array) => void,
): Promise<{ readonly size: number; readonly checksum: number }> {
  let size = 0;
  let checksum = 0;
  await eachPart(bytes, async (part) => {
    look?.(part);
    checksum = crc32(part, checksum);
    size += part.byteLength;
    await writeAll(file, part);
    giveBack(part);
  });
  return { size, checksum };
}

/**
 * Processes one part at a time, while the sender is slowed down. Rejects once the present part is processed. Node's
 * `pipeline` does the same, but its objects survive two garbage collections for each stream, and fill the heap.
 */
function eachPart(source: Readable, keep: (part: Buffer) => Promise<void>): Promise<void> {
  let inHand: Promise<void> | undefined;
  return new Promise<void>((resolve, reject) => {
    const broken = () => reject(source.errored ?? new Error('the stream broke off'));
    if (source.destroyed) return broken();
    source.on('data', (part: Buffer) => {
      source.pause();
      inHand = keep(part);
      inHand.then(
        () => source.resume(),
        (error: unknown) => {
          reject(error);
          source.destroy();
        },
      );
    });
    source.once('end', () => {
      source.off('close', broken);
      // A stream may end while its last part is being processed, although it was paused.
      Promise.resolve(inHand).then(resolve, reject);
    });
    source.once('error', reject);
    source.once('close', broken);
  }).catch(async (error: unknown) => {
    await inHand?.catch(() => undefined);
    throw error;
  });
}
