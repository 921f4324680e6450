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

// As in the program's own reading thread: an unhandled promise of a library does not end the process.
process.on('unhandledRejection', () => undefined);
// Exits when the parent process has ended.
process.on('disconnect', () => process.exit());
process.on('message', (request: MutationRequest) => {
  answer(request).then((said) => process.send?.(said));
});
// All code is loaded: the deck's own time begins.
process.send?.('ready');
