import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LecternError } from '@lectern/protocol';
import { LRUCache } from 'lru-cache';

const DATA = path.dirname(createRequire(import.meta.url).resolve('hanzi-writer-data/package.json'));
/** Code point of a character in hexadecimal digits; `licence` stands for the licence of the data. */
const CODE = /^[0-9a-f]{4,5}$/;
/** Files that are kept in memory: the characters of a few lessons, 3 kB each. */
const KEPT = 500;

/** The strokes of Chinese characters, as the package of the data has them: unchanged, and with its licence. */
export class StrokeData {
  readonly #files = new LRUCache<string, Buffer>({ max: KEPT });

  /** Returns JSON with the outlines and middle lines of strokes. Throws ASSET_NOT_FOUND for characters without data. */
  async of(code: string): Promise<Buffer> {
    const kept = this.#files.get(code);
    if (kept) return kept;
    const character = CODE.test(code) ? String.fromCodePoint(Number.parseInt(code, 16)) : '';
    if (!/^\p{Script=Han}$/u.test(character)) throw new LecternError('ASSET_NOT_FOUND');
    const bytes = await readFile(path.join(DATA, `${character}.json`)).catch(
      (error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new LecternError('ASSET_NOT_FOUND') : error;
      },
    );
    this.#files.set(code, bytes);
    return bytes;
  }

  licence(): Promise<Buffer> {
    return readFile(path.join(DATA, 'ARPHICPL.TXT'));
  }
}
