import { type Dispose, type Readable, Signal } from '@lectern/base';
import { CoursewareStore } from '@lectern/courseware';
import type { LiveConnection } from '@lectern/courseware/live';
import { EditPermission } from '@lectern/protocol/constants';
import type * as Y from 'yjs';
import { connection } from '../../platform/connection/window-connection.ts';
import type { AssetLinks } from './asset-links.ts';
import type { KeptContent } from './kept/kept-content.ts';
import type { KeptFiles } from './kept/kept-files.ts';
import { LiveAssets } from './live-assets.ts';
import type { OfflineCopy } from './offline-copy.ts';
import type { Place, Presence, PresenceBoard } from './presence.ts';
import { type SavedState, SavedTracker } from './saved-state.ts';

/** After leaving, edits that are on their way are waited for this long before the socket is closed, milliseconds. */
const LEAVE_MS = 15_000;
/** The whole is kept for opening offline when nothing more urgent is done, milliseconds after it was synced. */
const KEEP_MS = 3_000;

interface Parts {
  readonly documentId: string;
  readonly doc: Y.Doc;
  readonly board: PresenceBoard;
  readonly copy: OfflineCopy;
  readonly links: AssetLinks;
  readonly kept: KeptFiles;
  readonly copyHeldSomething: boolean;
  readonly permission: EditPermission;
  readonly connect: () => LiveConnection;
}

/** An open courseware: its records, who else is in it, its files, and whether what was done is safe. */
export class LiveCourseware {
  readonly documentId: string;
  readonly store: CoursewareStore;
  readonly assets: LiveAssets;
  readonly #doc: Y.Doc;
  readonly #board: PresenceBoard;
  readonly #copy: OfflineCopy;
  readonly #kept: KeptFiles;
  readonly #connection: LiveConnection;
  readonly #permission: Signal<EditPermission>;
  readonly #deleted = new Signal(false);
  readonly #saved: SavedTracker;
  readonly #content = new Signal<KeptContent>({ type: 'asked' });
  readonly #ends: Dispose[] = [];
  #keep: ReturnType<typeof setTimeout> | undefined;
  #disposed = false;

  constructor(parts: Parts) {
    const { documentId, doc, board, copy, links, kept, copyHeldSomething, permission, connect } = parts;
    this.documentId = documentId;
    this.#doc = doc;
    this.#board = board;
    this.#copy = copy;
    this.#kept = kept;
    this.store = new CoursewareStore(doc);
    this.assets = new LiveAssets(documentId, this.store, links, kept);
    this.#permission = new Signal<EditPermission>(permission);
    this.#connection = connect();
    const sources = { connection: this.#connection, copy, waitingFiles: kept.waiting };
    this.#saved = new SavedTracker(sources, copyHeldSomething);
    copy.follow();
    this.#ends.push(
      this.#connection.subscribe(() => this.#onConnection()),
      this.#saved.subscribe(() => this.#onSaved()),
      connection.subscribe(() => this.#connection.reconnectNow()),
      kept.content.subscribe(() => this.#onContent()),
      copy.subscribe(() => this.#onContent()),
    );
    // Without a network nothing more is fetched: what is here is what there is.
    if (copy.isWhole) void this.assets.lookAtKept();
    window.addEventListener('pagehide', this.#flush);
    document.addEventListener('visibilitychange', this.#onVisibility);
    window.addEventListener('beforeunload', this.#onUnload);
  }

  get saved(): Readable<SavedState> {
    return this.#saved;
  }

  /** How much of it lies in this browser: with all of it, it is opened and taught without a network. */
  get kept(): Readable<KeptContent> {
    return this.#content;
  }

  #onContent(): void {
    const content = this.assets.kept.get();
    const isLacking = content.type === 'whole' && !this.#copy.isWhole;
    this.#content.set(isLacking ? { type: 'lacking', why: 'room', here: 0, all: 0 } : content);
  }

  /** EDIT, VIEW, or NONE once it was taken away. */
  get permission(): Readable<EditPermission> {
    return this.#permission;
  }

  /** It was moved to the bin, or deleted, while it was open here. There is no permission any more then. */
  get deleted(): Readable<boolean> {
    return this.#deleted;
  }

  get others(): Readable<readonly Presence[]> {
    return this.#board.others;
  }

  /** The cursors of others, and this window's own for them. */
  get carets(): Pick<PresenceBoard, 'carets' | 'point'> {
    return this.#board;
  }

  /** Tells the others where this window is; `undefined` when nobody works here any more, though it may still be shown. */
  announce(place: Place | undefined): void {
    if (!this.#disposed) this.#board.announce(place);
  }

  /** What is being written here and in the windows of others, before it is in the document. */
  get wet(): Pick<PresenceBoard, 'write' | 'written' | 'subscribeWritten'> {
    return this.#board;
  }

  #onConnection(): void {
    const { state } = this.#connection;
    if (state.type === 'synced') {
      this.#permission.set(state.readOnly ? EditPermission.VIEW : EditPermission.EDIT);
      this.#onSaved();
    }
    if (state.type === 'refused') {
      this.#deleted.set(state.reason === 'deleted');
      this.#permission.set(EditPermission.NONE);
      void this.#copy.forget();
      void this.#kept.forget();
    }
  }

  #onSaved(): void {
    clearTimeout(this.#keep);
    if (this.#disposed || this.#saved.get().type !== 'saved' || this.#connection.state.type !== 'synced')
      return;
    this.#keep = setTimeout(() => void this.#keepAll(), KEEP_MS);
  }

  async #keepAll(): Promise<void> {
    await this.#copy.keepWhole();
    await this.assets.keepAll();
  }

  readonly #flush = (): void => this.#connection.flush();

  readonly #onVisibility = (): void => {
    if (document.visibilityState === 'hidden') this.#connection.flush();
    else this.#connection.reconnectNow();
  };

  /** Asks before leaving only when leaving would lose something. */
  readonly #onUnload = (event: BeforeUnloadEvent): void => {
    this.#connection.flush();
    if (!this.#connection.isStored && !this.#copy.isKept) event.preventDefault();
  };

  /** Leaves. What is on its way to the server still arrives. */
  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    clearTimeout(this.#keep);
    window.removeEventListener('pagehide', this.#flush);
    window.removeEventListener('beforeunload', this.#onUnload);
    document.removeEventListener('visibilitychange', this.#onVisibility);
    for (const end of this.#ends) end();
    this.#saved.dispose();
    this.assets.dispose();
    this.store.dispose();
    this.#connection.flush();
    this.#board.awareness.setLocalState(null);
    this.#endWhenStored();
  }

  #endWhenStored(): void {
    const connection = this.#connection;
    const end = (): void => {
      stop();
      clearTimeout(late);
      connection.dispose();
      this.#copy.dispose();
      this.#board.dispose();
      this.#doc.destroy();
    };
    const late = setTimeout(end, LEAVE_MS);
    const stop = connection.subscribe(() => {
      if (connection.isStored) end();
    });
    if (connection.isStored) end();
  }
}
