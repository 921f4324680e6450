import { type Readable, Signal } from '@lectern/base';
import type { AssetSource } from '@lectern/stage/view';
import type { SavedState } from '../../../parts/courseware/index.ts';
import type { EditorDocument, PeerRange, Place, Presence, StoredAsset, TextRange } from './document-port.ts';

/** A courseware in memory, for tests. Files get fictitious hashes, and announcements to other users are recorded. */
export class LocalDocument implements EditorDocument {
  readonly id = 'local';
  readonly saved: Readable<SavedState> = new Signal<SavedState>({ type: 'saved' });
  readonly assets: AssetSource = { url: (hash) => this.#urlOf(hash), subscribe: () => () => undefined };
  readonly name = new Signal('Local');
  readonly others: Readable<readonly Presence[]> = new Signal<readonly Presence[]>([]);
  /** Parts of the original file whose pictures were requested. */
  readonly picturesAsked: string[] = [];
  readonly taken: string[] = [];
  announced: Place | undefined;
  readonly carets: Readable<readonly PeerRange[]> = new Signal<readonly PeerRange[]>([]);
  pointed: TextRange | undefined;
  readonly #files = new Map<string, Blob>();
  readonly #urls = new Map<string, string>();
  #stored = 0;

  async rename(name: string): Promise<void> {
    this.name.set(name);
  }

  async upload(file: Blob, onProgress: (fraction: number) => void): Promise<StoredAsset> {
    onProgress(1);
    const stored = this.#store(file.type, file.size);
    this.#files.set(stored.hash, file);
    return stored;
  }

  async takeAssets(_fromDocumentId: string, hashes: readonly string[]): Promise<readonly string[]> {
    this.taken.push(...hashes);
    return hashes;
  }

  async pagePicture(part: string): Promise<StoredAsset> {
    this.picturesAsked.push(part);
    return this.#store('image/png', 1);
  }

  announce(place: Place | undefined): void {
    this.announced = place;
  }

  point(range: TextRange | undefined): void {
    this.pointed = range;
  }

  #urlOf(hash: string): string | undefined {
    const file = this.#files.get(hash);
    if (file === undefined) return undefined;
    const url = this.#urls.get(hash) ?? URL.createObjectURL(file);
    this.#urls.set(hash, url);
    return url;
  }

  #store(mime: string, size: number): StoredAsset {
    this.#stored += 1;
    return { hash: String(this.#stored).padStart(64, '0'), mime, size, width: 320, height: 180 };
  }
}
