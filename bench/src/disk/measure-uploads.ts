import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApiSession } from '@lectern/e2e/account-api';
import type { RunningServer } from '@lectern/e2e/server';
import { UPLOAD_MAX_BYTES } from '@lectern/protocol';
import { FIRST_PIECE_BYTES, nextPieceBytes, UPLOAD_CHUNK_BYTES } from '@lectern/protocol/uploads';
import { report } from '../report.ts';

/** The memory counts as settled when it changed by less than this in this many consecutive seconds. */
const SETTLED_BYTES = 1_048_576;
const SETTLED_LOOKS = 5;

/**
 * Uploads files of the largest size, one and fifty at once. Reports by how much the peak of the program's resident
 * memory (RSS) exceeds the memory before the uploads, without garbage collections other than the program's own.
 */
export async function measureUploads(server: RunningServer, teacher: ApiSession): Promise<void> {
  // The fixed costs of the first upload do not depend on its size.
  await upload(teacher, 'warm', 4 * FIRST_PIECE_BYTES);
  for (const atOnce of [1, 50]) {
    await settled(server);
    const before = await memory(server, 'VmRSS');
    // proc(5): 5 resets the kernel's peak to the current value.
    await writeFile(`/proc/${server.pid}/clear_refs`, '5');
    await Promise.all(
      Array.from({ length: atOnce }, (_, at) => upload(teacher, `${atOnce}-${at}`, UPLOAD_MAX_BYTES)),
    );
    const grown = ((await memory(server, 'VmHWM')) - before) / 1_048_576;
    const of = `${atOnce} at once, 30 MB each`;
    report({ bench: 'disk', name: 'the server grows by', value: grown, unit: 'MB', atMost: 20, of });
  }
}

/** Waits until the program has finished its work after the start, which is unrelated to files and takes 100 MB. */
async function settled(server: RunningServer): Promise<void> {
  let last = 0;
  for (let still = 0; still < SETTLED_LOOKS; ) {
    const now = await memory(server, 'VmRSS');
    still = Math.abs(now - last) < SETTLED_BYTES ? still + 1 : 0;
    last = now;
    await pause(1_000);
  }
}

/** The current or peak memory of the process, bytes; its PostgreSQL is not included. */
async function memory(server: RunningServer, what: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
}

/** Uploads as the desk does: pieces grow while they are transferred quickly. */
async function upload(teacher: ApiSession, name: string, size: number): Promise<void> {
  const piece = Buffer.alloc(UPLOAD_CHUNK_BYTES, 'a picture is long ');
  const begun = (await teacher.call('POST', '/api/uploads', { name: `${name}.png`, size })) as { id: string };
  const first = Buffer.from(piece.subarray(0, FIRST_PIECE_BYTES));
  first.set(Buffer.from('89504e470d0a1a0a', 'hex'));
  let bytes = FIRST_PIECE_BYTES;
  for (let offset = 0; offset < size; ) {
    const body = (offset === 0 ? first : piece).subarray(0, Math.min(bytes, size - offset));
    const begin = performance.now();
    await teacher.call('PUT', `/api/uploads/${begun.id}?offset=${offset}`, body);
    bytes = nextPieceBytes(bytes, performance.now() - begin);
    offset += body.length;
  }
  await teacher.call('POST', `/api/uploads/${begun.id}/complete`, {});
}
