import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import type { DiskRoom } from '../disk-room.ts';
import { isMissingFile } from './file-bytes.ts';
import { incomingFolder } from './incoming-folder.ts';
import { checkHash, isHash, type ObjectStore, type StoredObject } from './object-store.ts';
import type { ClaimObject } from './object-sweep.ts';
import { receiveFile, writeAll } from './received-file.ts';

/**
 * Objects as files, `ab/cd/abcd…`, under a folder. A file appears under its name only when complete and on disk
 * (written under a temporary name, synced, renamed, its folder synced), so a crash leaves at most a temporary file.
 * `claim`: see `claimsOf`. `room`: refuses to store when no space is left (STORAGE_FULL).
 */
export function createFolderStore(
  folder: string,
  claim: ClaimObject = async () => undefined,
  room?: Pick<DiskRoom, 'check'>,
): ObjectStore {
  const temporary = incomingFolder(folder);
  const pathOf = (hash: string) => {
    checkHash(hash);
    return join(folder, hash.slice(0, 2), hash.slice(2, 4), hash);
  };

  async function keep(from: string, stored: StoredObject): Promise<StoredObject> {
    const path = pathOf(stored.hash);
    if ((await sizeOf(path)) === stored.size) await rm(from, { force: true });
    else await moveSynced(from, path, folder);
    return stored;
  }

  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const stored = { hash, size: bytes.byteLength };
      await claim(hash);
      if ((await sizeOf(pathOf(hash))) === stored.size) return stored;
      room?.check();
      await mkdir(temporary, { recursive: true, mode: 0o700 });
      const path = join(temporary, newId());
      try {
        await writeSynced(path, bytes);
        return await keep(path, stored);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    async putStream(bytes, maxBytes, accept) {
      room?.check();
      const { path, hash, size } = await receiveFile(bytes, temporary, maxBytes, accept);
      try {
        await claim(hash);
        return await keep(path, { hash, size });
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    has: async (hash) => (await sizeOf(pathOf(hash))) !== undefined,

    size: async (hash) => await sizeOf(pathOf(hash)),

    async get(hash) {
      return await readFile(pathOf(hash)).catch(notFound);
    },

    async stream(hash, range): Promise<Readable> {
      const file = await open(pathOf(hash), 'r').catch(notFound);
      return createReadStream('', {
        fd: file,
        ...(range && { start: range[0], end: range[1] }),
        highWaterMark: 256 * 1024,
      });
    },

    delete: async (hash) => await rm(pathOf(hash), { force: true }),

    list: () => hashesIn(folder),

    async owner(installation) {
      const path = join(folder, 'owner');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path, installation, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      });
      return await readFile(path, 'utf8');
    },
  };
}

/** The names of all objects; the folder is created if it does not exist. */
async function* hashesIn(folder: string): AsyncGenerator<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const entry of await opendir(folder)) {
    if (!entry.isDirectory() || !/^[0-9a-f]{2}$/.test(entry.name)) continue;
    for await (const file of await opendir(join(folder, entry.name), { recursive: true })) {
      if (file.isFile() && isHash(file.name)) yield file.name;
    }
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await writeAll(file, bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function moveSynced(from: string, path: string, root: string): Promise<void> {
  await makeFolders(dirname(path), root);
  await rename(from, path);
  await syncFolder(dirname(path));
}

/** New folders are synced into their parents, otherwise a power cut could lose a whole branch. */
async function makeFolders(folder: string, root: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let place = folder; place.length >= root.length; place = dirname(place))
    await syncFolder(dirname(place));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function notFound(error: unknown): never {
  if (isMissingFile(error)) {
    throw new LecternError('ASSET_NOT_FOUND', {}, { cause: error });
  }
  throw error;
}
