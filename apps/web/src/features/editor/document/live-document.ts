import type { Readable, Signal } from '@lectern/base';
import type { AssetSource } from '@lectern/stage/view';
import type { LiveCourseware, SavedState } from '../../../parts/courseware/index.ts';
import { renameOpen } from '../../../parts/documents/index.ts';
import type { EditorDocument, Place, Presence, StoredAsset } from './document-port.ts';

/** An open live courseware as the editor sees it. */
export class LiveDocument implements EditorDocument {
  readonly id: string;
  readonly name: Readable<string>;
  readonly #live: LiveCourseware;
  readonly #name: Signal<string>;

  constructor(live: LiveCourseware, name: Signal<string>) {
    this.id = live.documentId;
    this.#live = live;
    this.#name = name;
    this.name = name;
  }

  get saved(): Readable<SavedState> {
    return this.#live.saved;
  }

  get assets(): AssetSource {
    return this.#live.assets;
  }

  get others(): Readable<readonly Presence[]> {
    return this.#live.others;
  }

  rename(name: string): Promise<void> {
    return renameOpen(this.id, this.#name, name);
  }

  async upload(
    file: Blob,
    onProgress: (fraction: number) => void,
    signal: AbortSignal,
  ): Promise<StoredAsset> {
    return await this.#live.assets.upload(file, onProgress, signal);
  }

  async takeAssets(fromDocumentId: string, hashes: readonly string[]): Promise<readonly string[]> {
    return await this.#live.assets.take(fromDocumentId, hashes);
  }

  async pagePicture(part: string): Promise<StoredAsset> {
    return await this.#live.assets.pagePicture(part);
  }

  announce(place: Place | undefined): void {
    this.#live.announce(place);
  }
}
