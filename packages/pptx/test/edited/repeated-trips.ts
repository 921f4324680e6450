import { moveElements, SnapshotReader, snapshotOf } from '@lectern/courseware';
import { unzipSync } from 'fflate';
import { readOriginal, writePptx } from '../../src/index.ts';
import { sha256 } from '../deck-source.ts';
import { openStore } from './edited-export.ts';

/**
 * Growth of a deck that is repeatedly read, changed on every page and written: names of its parts, number of its files
 * and total bytes. `anew`: without its original file. Empty when the third time is as large as the second.
 */
export async function growthOf(bytes: Uint8Array, anew = false): Promise<string[]> {
  let at = bytes;
  const seen: Contents[] = [];
  for (let trip = 0; trip < 3; trip += 1) {
    at = await trips(at, anew);
    seen.push(contentsOf(at));
  }
  const [first, second, third] = seen;
  if (!first || !second || !third) return [];
  return [
    ...(third.parts > second.parts ? [`${second.parts} parts became ${third.parts}`] : []),
    ...(third.files > first.files ? [`${first.files} files became ${third.files}`] : []),
    // only numbers with more digits may grow
    ...(third.size > second.size * 1.001 + 64 ? [`${second.size} bytes became ${third.size}`] : []),
  ];
}

async function trips(bytes: Uint8Array, anew: boolean): Promise<Uint8Array> {
  const store = await openStore(bytes);
  store.transact((edit) => {
    for (const page of edit.pages()) moveElements(edit, edit.children(page), { x: 1, y: 0 });
  });
  const original = await readOriginal(bytes, { hash: sha256 });
  const files = (hash: string) => original?.file(hash);
  return writePptx(new SnapshotReader(snapshotOf(store)), files, {
    now: 0,
    original: anew ? undefined : original,
  });
}

interface Contents {
  readonly parts: number;
  readonly files: number;
  /** Unpacked bytes of all parts. */
  readonly size: number;
}

function contentsOf(bytes: Uint8Array): Contents {
  const parts = Object.entries(unzipSync(bytes));
  return {
    parts: parts.length,
    files: parts.filter(([name]) => /media|embeddings/.test(name)).length,
    size: parts.reduce((sum, [, content]) => sum + content.length, 0),
  };
}
