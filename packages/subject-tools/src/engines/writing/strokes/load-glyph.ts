import { STROKES_PATH } from '@lectern/protocol/stroke-data';
import { type Glyph, glyphOf } from './glyph.ts';

/** Name of the cache in which this browser keeps the strokes that it has loaded, for lessons without a network. */
const CACHE = 'lectern-strokes';

interface GlyphPorts {
  readonly fetch: (address: string) => Promise<Response>;
  /** Missing in pages that are not secure. */
  readonly caches: Pick<CacheStorage, 'open'> | undefined;
}

/** Loads the strokes of characters, each once. */
export class GlyphLoader {
  readonly #ports: GlyphPorts;
  readonly #glyphs = new Map<string, Promise<Glyph | null>>();

  constructor(ports: GlyphPorts) {
    this.#ports = ports;
  }

  /** Resolves with null for a character without known strokes. Rejects without a network; another call tries again. */
  load(character: string): Promise<Glyph | null> {
    const known = this.#glyphs.get(character);
    if (known) return known;
    const loading = this.#read(character);
    this.#glyphs.set(character, loading);
    loading.catch(() => this.#glyphs.delete(character));
    return loading;
  }

  async #read(character: string): Promise<Glyph | null> {
    const address = STROKES_PATH.replace(':code', (character.codePointAt(0) ?? 0).toString(16));
    const cache = await this.#ports.caches?.open(CACHE).catch(() => undefined);
    const kept = await cache?.match(address).catch(() => undefined);
    const response = kept ?? (await this.#ports.fetch(address));
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`strokes did not load: ${response.status}`);
    const copy = response.clone();
    const glyph = glyphOf(character, await response.json()) ?? null;
    if (!kept && glyph) await cache?.put(address, copy).catch(() => undefined);
    return glyph;
  }
}

/** The strokes of characters as this window loads them. */
export const glyphs = new GlyphLoader({
  fetch: (address) => fetch(address),
  caches: typeof caches === 'undefined' ? undefined : caches,
});
