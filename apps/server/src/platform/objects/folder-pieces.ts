import { mkdir, open, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@lectern/base';
import type { DiskRoom } from '../disk-room.ts';
import { isMissingFile } from './file-bytes.ts';
import type { PieceStore } from './piece-store.ts';
import { writePiece } from './written-piece.ts';

/** Pieces as files under a folder that all processes share. `room`: refuses to store when no space is left. */
export function createFolderPieces(folder: string, room?: Pick<DiskRoom, 'check'>): PieceStore {
  return {
    async put(file, bytes) {
      room?.check();
      await mkdir(join(folder, file), { recursive: true, mode: 0o700 });
      const name = newId();
      return { name, ...(await writePiece(bytes, join(folder, file, name))) };
    },

    async *read(file, name, buffer) {
      const handle = await open(join(folder, file, name), 'r').catch(nothing);
      if (!handle) return;
      try {
        for (;;) {
          const { bytesRead } = await handle.read(buffer, 0, buffer.byteLength, null);
          if (bytesRead === 0) return;
          yield buffer.subarray(0, bytesRead);
        }
      } finally {
        await handle.close();
      }
    },

    async delete(file, name) {
      await rm(join(folder, file, name), { force: true });
    },

    async deleteAll(file) {
      await rm(join(folder, file), { recursive: true, force: true, maxRetries: 3 });
    },

    async *files(before) {
      const entries = await opendir(folder).catch(nothing);
      for await (const { name } of entries ?? []) {
        const found = await stat(join(folder, name)).catch(nothing);
        if (found?.isDirectory() && found.mtimeMs < before) yield name;
      }
    },
  };
}

function nothing(error: unknown): undefined {
  if (!isMissingFile(error)) throw error;
}
