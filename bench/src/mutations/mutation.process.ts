import { readFileSync } from 'node:fs';
import { LecternError } from '@lectern/protocol';
import { extensionOf } from '@lectern/protocol/file-kinds';
import { brokenFile } from '@lectern/server/broken-files';
import { readSource } from '@lectern/server/read-source';
import type { MutationAnswer, MutationRequest, ReaderMemory } from './mutation-reader.ts';

const originals = new Map<string, Uint8Array>();
let heap = 0;

function memory(): ReaderMemory {
  heap = Math.max(heap, process.memoryUsage().heapUsed);
  return { resident: process.resourceUsage().maxRSS * 1024, heap };
}

function originalOf(file: string): Uint8Array {
  const known = originals.get(file);
  if (known) return known;
  const bytes = new Uint8Array(readFileSync(file));
  originals.set(file, bytes);
  return bytes;
}

async function answer({ file, seed }: MutationRequest): Promise<MutationAnswer> {
  const broken = brokenFile(originalOf(file), seed);
  const before = process.cpuUsage();
  const processor = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  try {
    const { snapshot, assets } = await readSource(broken, extensionOf(file));
    return {
      kind: 'read',
      processor: processor(),
      memory: memory(),
      snapshot,
      assets: assets.map((asset) => asset.hash),
    };
  } catch (error) {
    if (error instanceof LecternError)
      return { kind: 'refused', processor: processor(), memory: memory(), code: error.code };
    return {
      kind: 'broke',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

// As in the program's own reading thread: a promise that a library forgot is not the end of the file.
process.on('unhandledRejection', () => undefined);
// Whoever asked is gone.
process.on('disconnect', () => process.exit());
process.on('message', (request: MutationRequest) => {
  answer(request).then((said) => process.send?.(said));
});
// Loaded: what comes now is the deck's own time.
process.send?.('ready');
