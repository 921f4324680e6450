import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { readPptx } from '@lectern/pptx';
import { LecternError } from '@lectern/protocol';
import { mutatedDeck } from './mutated-deck.ts';
import type { MutationAnswer, MutationRequest } from './mutation-reader.ts';

const originals = new Map<string, Uint8Array>();

function originalOf(file: string): Uint8Array {
  const known = originals.get(file);
  if (known) return known;
  const bytes = new Uint8Array(readFileSync(file));
  originals.set(file, bytes);
  return bytes;
}

async function answer({ file, seed }: MutationRequest): Promise<MutationAnswer> {
  const broken = mutatedDeck(originalOf(file), seed);
  const start = performance.now();
  try {
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    const { snapshot, assets, report } = await readPptx(broken, { hash, keepSource: false });
    return {
      kind: 'read',
      milliseconds: performance.now() - start,
      snapshot,
      assets: assets.map((asset) => asset.hash),
      notes: report.notes.length,
    };
  } catch (error) {
    const milliseconds = performance.now() - start;
    if (error instanceof LecternError) return { kind: 'refused', milliseconds, code: error.code };
    return {
      kind: 'broke',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

parentPort?.on('message', (request: MutationRequest) => {
  answer(request).then((said) => parentPort?.postMessage(said));
});
