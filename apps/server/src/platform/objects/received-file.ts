import { createHash } from 'node:crypto';
import { write } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { type FileBytes, fileBytes } from './file-bytes.ts';

export interface ReceivedFile {
  readonly path: string;
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
  /** Base64, for stores that verify received data. */
  readonly md5: string;
}

/**
 * Writes bytes to a temporary file that is on disk when this resolves, and hashes them meanwhile. Past `maxBytes` it
 * stops reading and throws FILE_TOO_LARGE; `look` gets the whole file before it is synced to disk, and may reject it by
 * throwing. After any error the file is deleted.
 */
export async function receiveFile(
  bytes: AsyncIterable<Uint8Array>,
  folder: string,
  maxBytes: number,
  look?: (received: { readonly hash: string; readonly file: FileBytes }) => Promise<void>,
): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, newId());
  const file = await open(path, 'wx+', 0o600);
  try {
    const received = await copyHashed(bytes, file, maxBytes);
    await look?.({ hash: received.hash, file: fileBytes(file, received.size) });
    await file.sync();
    await file.close();
    return { path, ...received };
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }
}

async function copyHashed(
  pieces: AsyncIterable<Uint8Array>,
  file: FileHandle,
  maxBytes: number,
): Promise<Omit<ReceivedFile, 'path'>> {
  const hash = createHash('sha256');
  const md5 = createHash('md5');
  let size = 0;
  for await (const bytes of pieces) {
    size += bytes.byteLength;
    if (size > maxBytes) throw new LecternError('FILE_TOO_LARGE', { size: readableSize(maxBytes) });
    hash.update(bytes);
    md5.update(bytes);
    await writeAll(file, bytes);
  }
  return { hash: hash.digest('hex'), size, md5: md5.digest('base64') };
}

/**
 * Await it before the file is closed. Uses the file descriptor: the handle's own `write` leaves four times as much
 * garbage for each of the hundreds of parts of every upload.
 */
export function writeAll({ fd }: FileHandle, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const from = (start: number) =>
      write(fd, bytes, start, bytes.byteLength - start, null, (error, written) => {
        if (error) reject(error);
        else if (start + written < bytes.byteLength) from(start + written);
        else resolve();
      });
    from(0);
  });
}

/** Size for a message: 31457280 is `30 MB`. */
export function readableSize(bytes: number): string {
  if (bytes >= 1_048_576) return `${Math.round(bytes / 1_048_576)} MB`;
  if (bytes >= 1_024) return `${Math.round(bytes / 1_024)} KB`;
  return `${bytes} B`;
}
