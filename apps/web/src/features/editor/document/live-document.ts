import type { Readable, Signal } from '@lectern/base';
import { anchoredIndex, textAnchor } from '@lectern/courseware';
import type { AssetSource } from '@lectern/stage/view';
import type { LiveCourseware, PeerCaret, SavedState } from '../../../parts/courseware/index.ts';
import { renameOpen } from '../../../parts/documents/index.ts';
import type { EditorDocument, PeerRange, Place, Presence, StoredAsset, TextRange } from './document-port.ts';

/** Adapts an open live courseware to the editor's port. */
export class LiveDocument implements EditorDocument {
  readonly id: string;
  readonly name: Readable<string>;
  readonly #live: LiveCourseware;
  readonly #name: Signal<string>;
  readonly carets: Readable<readonly PeerRange[]>;

  constructor(live: LiveCourseware, name: Signal<string>) {
    this.id = live.documentId;
    this.#live = live;
    this.#name = name;
    this.name = name;
    this.carets = rangesOf(live);
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

  point(range: TextRange | undefined): void {
    const { doc } = this.#live.store;
    const anchor = range && textAnchor(doc, range, range.anchor);
    const head = range && textAnchor(doc, range, range.head);
    const told = range && anchor !== undefined && head !== undefined ? { ...range, anchor, head } : undefined;
    this.#live.carets.point(told);
  }
}

/** Returns the other users' cursors, each with a function that returns its current indices. */
function rangesOf({ carets: { carets }, store: { doc } }: LiveCourseware): Readable<readonly PeerRange[]> {
  let told: readonly PeerCaret[] = [];
  let ranges: readonly PeerRange[] = [];
  const rangeOf = (caret: PeerCaret): PeerRange => ({
    ...caret,
    key: `${caret.anchor} ${caret.head}`,
    now: () => {
      const anchor = anchoredIndex(doc, caret, caret.anchor);
      const head = anchoredIndex(doc, caret, caret.head);
      return anchor === undefined || head === undefined ? undefined : { anchor, head };
    },
  });
  return {
    get() {
      const now = carets.get();
      if (now !== told) [told, ranges] = [now, now.map(rangeOf)];
      return ranges;
    },
    subscribe: (listener) => carets.subscribe(listener),
  };
}
