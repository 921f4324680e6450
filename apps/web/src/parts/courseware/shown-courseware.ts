import { type Dispose, type Readable, Signal } from '@lectern/base';
import { type CoursewareReader, parseSnapshot, ReaderRelay, SnapshotReader } from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol/constants';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { ApiError } from '../../platform/api/api-error.ts';
import { connection } from '../../platform/connection/window-connection.ts';
import { AssetLinks } from './asset-links.ts';
import { type CoursewareLease, isCoursewareOpen, leaseAtOnce, leaseCourseware } from './courseware-lease.ts';
import {
  dropContent,
  fetchAhead,
  fetchStateAhead,
  takeContent,
  takeCopy,
  takeDocument,
} from './fetch-ahead.ts';
import type { LiveCourseware } from './live/live-courseware.ts';
import type { AlreadyAsked, CoursewareUser, OpenedCourseware } from './open-courseware.ts';

/** Interval between attempts to open the live document while the server is unreachable, milliseconds. */
const AGAIN_MS = 5_000;
/** Time limit for the records when this browser has a copy, milliseconds. */
const RECORDS_PATIENCE_MS = 1_000;

/** Loading state of the live document behind the shown records. */
export type LiveArrival =
  | { readonly type: 'coming' }
  /** The server is unreachable; opening is retried. */
  | { readonly type: 'unreachable'; readonly error: unknown }
  /** The server refuses the document, and opening is not retried. */
  | { readonly type: 'refused'; readonly error: unknown }
  /** The live document, with its name, which all screens that show it share. */
  | { readonly type: 'there'; readonly live: LiveCourseware; readonly name: Signal<string> };

/** A courseware that can be drawn: from its records first, then from the live document once it is open. */
export interface ShownCourseware {
  /** Stays the same object when the live document replaces the records, so that the drawn page stays. */
  readonly reader: CoursewareReader;
  readonly assets: Pick<AssetLinks, 'url' | 'subscribe'>;
  readonly arrival: Readable<LiveArrival>;
  /** Empty until the name is known, and when the server is unreachable. */
  readonly name: Readable<string>;
  /**
   * The permission when the courseware was opened. Offline, edits are accepted; the server decides when it is reachable
   * again.
   */
  readonly permission: Promise<EditPermission>;
  /** The permission if it is known already, so that a component need not be drawn twice. */
  permissionNow(): EditPermission | undefined;
  /** Opens the live document; to be called once the first page was painted. */
  openLive(): void;
  /** Releases the courseware. */
  release(): void;
}

/**
 * Returns the courseware synchronously and live if a screen of this window has it open. The component that draws it
 * must hold it within the same task.
 */
export function shownAtOnce(
  documentId: string,
  user: CoursewareUser,
): { readonly shown: ShownCourseware; hold(): void } | undefined {
  const lease = leaseAtOnce(documentId, user);
  return lease && { shown: new LiveShown(lease), hold: lease.hold };
}

/**
 * Opens a courseware to be shown. If it is open in this window, or this browser has edits that the server may not have,
 * it is opened live at once. Otherwise it is shown from the server's records, which need far less code; if they do not
 * arrive, for example offline, from this browser's copy. Resolves when there is content to show; rejects with an
 * ApiError like `openCourseware`.
 */
export async function showCourseware(documentId: string, user: CoursewareUser): Promise<ShownCourseware> {
  const openLive = async () =>
    new LiveShown(await leaseCourseware(documentId, user, () => openLate(documentId, user)));
  const isOpen = isCoursewareOpen(documentId, user);
  // The request runs while the browser opens the database of copies.
  if (!isOpen) fetchAhead(documentId, 'records');
  const copy = isOpen ? undefined : await takeCopy(documentId, user.id);
  if (isOpen || copy === 'unsaved') {
    dropContent(documentId, 'records');
    return await openLive();
  }
  const document = takeDocument(documentId);
  const records = takeContent(documentId, 'records');
  const patience =
    copy === 'saved' ? setTimeout(() => records.abort.abort(), RECORDS_PATIENCE_MS) : undefined;
  try {
    const snapshot = parseSnapshot(new TextDecoder().decode(await records.bytes));
    return new SnapshotShown(documentId, user, new ReaderRelay(new SnapshotReader(snapshot)), document);
  } catch (error) {
    // Opening it live would be refused too, and releases the copy.
    if (copy === 'nothing' && isRefusal(error)) throw error;
    // Creating records may fail when the server is busy or the courseware is too large; the state is already stored.
    return await openLive();
  } finally {
    clearTimeout(patience);
  }
}

/** Opens the live document with code that is loaded on first use. */
async function openLate(
  documentId: string,
  user: CoursewareUser,
  already?: AlreadyAsked,
): Promise<OpenedCourseware> {
  const { openCourseware } = await import('./open-courseware.ts');
  return await openCourseware(documentId, user, already);
}

class LiveShown implements ShownCourseware {
  readonly reader: CoursewareReader;
  readonly assets: ShownCourseware['assets'];
  readonly arrival: Readable<LiveArrival>;
  readonly name: Readable<string>;
  readonly permission: Promise<EditPermission>;
  readonly permissionNow: () => EditPermission;
  readonly release: () => void;

  constructor({ live, name, release }: CoursewareLease) {
    this.reader = live.store;
    this.assets = live.assets;
    this.arrival = new Signal<LiveArrival>({ type: 'there', live, name });
    this.name = name;
    this.permission = Promise.resolve(live.permission.get());
    this.permissionNow = live.permission.get;
    this.release = release;
  }

  openLive(): void {
    // The live document is open already.
  }
}

class SnapshotShown implements ShownCourseware {
  readonly reader: ReaderRelay;
  readonly assets: AssetLinks;
  readonly arrival = new Signal<LiveArrival>({ type: 'coming' });
  readonly name = new Signal('');
  readonly permission: Promise<EditPermission>;
  #permissionNow: EditPermission | undefined;
  readonly #document: Promise<DocumentItem>;
  readonly #documentId: string;
  readonly #user: CoursewareUser;
  #lease: CoursewareLease | undefined;
  #opening = false;
  #released = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #stop: Dispose | undefined;

  constructor(
    documentId: string,
    user: CoursewareUser,
    reader: ReaderRelay,
    document: Promise<DocumentItem>,
  ) {
    this.#documentId = documentId;
    this.#user = user;
    this.#document = document;
    this.reader = reader;
    this.assets = new AssetLinks(documentId);
    const nothing = () => undefined;
    document.then(({ name }) => this.name.set(name), nothing);
    const known = (permission: EditPermission) => {
      this.#permissionNow = permission;
      return permission;
    };
    this.permission = document.then(
      ({ permission }) => known(permission),
      (error) => known(isRefusal(error) ? EditPermission.NONE : EditPermission.EDIT),
    );
  }

  permissionNow(): EditPermission | undefined {
    return this.#permissionNow;
  }

  openLive(): void {
    this.#stop ??= connection.subscribe(() => void this.#open());
    void this.#open();
  }

  async #open(): Promise<void> {
    if (this.#opening || this.#lease || this.#released || this.arrival.get().type === 'refused') return;
    this.#opening = true;
    clearTimeout(this.#retry);
    const already = { document: this.#document, links: this.assets };
    try {
      const open = () => {
        fetchStateAhead(this.#documentId);
        return openLate(this.#documentId, this.#user, already);
      };
      this.#arrive(await leaseCourseware(this.#documentId, this.#user, open));
    } catch (error) {
      this.#miss(error);
    } finally {
      this.#opening = false;
    }
  }

  #arrive(lease: CoursewareLease): void {
    if (this.#released) {
      lease.release();
      return;
    }
    this.#lease = lease;
    this.reader.handOver(lease.live.store);
    this.arrival.set({ type: 'there', live: lease.live, name: lease.name });
  }

  #miss(error: unknown): void {
    if (this.#released) {
      this.assets.dispose();
      return;
    }
    if (isRefusal(error)) {
      this.arrival.set({ type: 'refused', error });
      return;
    }
    this.arrival.set({ type: 'unreachable', error });
    this.#retry = setTimeout(() => void this.#open(), AGAIN_MS);
  }

  release(): void {
    if (this.#released) return;
    this.#released = true;
    clearTimeout(this.#retry);
    this.#stop?.();
    this.reader.dispose();
    // A live courseware has taken ownership of the links.
    if (this.#lease) this.#lease.release();
    else if (!this.#opening) this.assets.dispose();
  }
}

/** Whether retrying is useless: not found, not allowed or not signed in. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
