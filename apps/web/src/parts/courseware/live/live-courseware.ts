import { type Dispose, type Readable, Signal } from '@lectern/base';
import { CoursewareStore } from '@lectern/courseware';
import type { LiveConnection } from '@lectern/courseware/live';
import { EditPermission } from '@lectern/protocol/constants';
import type * as Y from 'yjs';
import { connection } from '../../../platform/connection/window-connection.ts';
import type { AssetLinks } from '../asset-links.ts';
import type { KeptContent, KeptFiles } from '../kept/kept-files.ts';
import type { OfflineCopy } from '../offline-copy.ts';
import { LiveAssets } from './live-assets.ts';
import type { Place, Presence, PresenceBoard } from './presence.ts';
import { type SavedState, SavedTracker } from './saved-state.ts';

/** Time after disposal for which the socket stays open for edits that are not acknowledged, milliseconds. */
const LEAVE_MS = 15_000;
/** Delay after synchronisation before the whole courseware is stored for offline use, milliseconds. */
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

/** An open courseware: its records, other users in it, its files, and whether its edits are saved. */
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
    // Offline no file is fetched: the stored files are only counted.
    if (copy.isWhole) void this.assets.lookAtKept();
    window.addEventListener('pagehide', this.#flush);
    document.addEventListener('visibilitychange', this.#onVisibility);
    window.addEventListener('beforeunload', this.#onUnload);
  }

  get saved(): Readable<SavedState> {
    return this.#saved;
  }

  /** The share of the courseware that is stored in this browser; a complete copy can be opened and taught offline. */
  get kept(): Readable<KeptContent> {
    return this.#content;
  }

  #onContent(): void {
    const content = this.assets.kept.get();
    const isLacking = content.type === 'whole' && !this.#copy.isWhole;
    this.#content.set(isLacking ? { type: 'lacking', why: 'room', here: 0, all: 0 } : content);
  }

  /** EDIT, VIEW, or NONE after the permission was removed. */
  get permission(): Readable<EditPermission> {
    return this.#permission;
  }

  /** Whether the courseware was moved to the bin or deleted while it was open. The permission is then NONE. */
  get deleted(): Readable<boolean> {
    return this.#deleted;
  }

  get others(): Readable<readonly Presence[]> {
    return this.#board.others;
  }

  /** The cursors of other users, and the cursor that this window announces. */
  get carets(): Pick<PresenceBoard, 'carets' | 'point'> {
    return this.#board;
  }

  /**
   * Announces this window's position to other users; `undefined` when its user no longer works in this courseware,
   * although it may still be shown.
   */
  announce(place: Place | undefined): void {
    if (!this.#disposed) this.#board.announce(place);
  }

  /** The strokes and texts in progress in this window and others, before they are in the document. */
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

  /** Prompts before leaving only when unsaved edits would be lost. */
  readonly #onUnload = (event: BeforeUnloadEvent): void => {
    this.#connection.flush();
    if (!this.#connection.isStored && !this.#copy.isKept) event.preventDefault();
  };

  /** Closes the courseware. Edits that are being sent still reach the server. */
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
