import { Signal } from '@lectern/base';
import { isCourseware, LOAD_ORIGIN } from '@lectern/courseware';
import { LiveConnection } from '@lectern/courseware/live';
import { EditPermission } from '@lectern/protocol/constants';
import { COURSEWARE_LIVE_PATH } from '@lectern/protocol/courseware';
import type { RecordsKindCode } from '@lectern/protocol/document-kinds';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import * as Y from 'yjs';
import { ApiError } from '../../platform/api/api-error.ts';
import { AssetLinks } from './asset-links.ts';
import { type Asked, takeContent, takeDocument } from './fetch-ahead.ts';
import { KeptFiles } from './kept/kept-files.ts';
import { KeptFilesDatabase } from './kept/kept-files-database.ts';
import { LiveCourseware } from './live/live-courseware.ts';
import { livePorts } from './live/live-wire.ts';
import { PresenceBoard } from './live/presence.ts';
import { OfflineCopy } from './offline-copy.ts';

/** Time limit for the server's state when this browser has a copy, milliseconds. */
const STATE_PATIENCE_MS = 2_000;

export interface CoursewareUser {
  readonly id: string;
  /** The name shown to other users. */
  readonly name: string;
}

/** A kind of live document with courseware records: where its socket is, and how its state is fetched. */
export interface LiveRecords {
  readonly path: string;
  readonly askState: (documentId: string) => Asked;
  /** The kind of document, which stored copies name. */
  readonly code: RecordsKindCode;
}

const COURSEWARES: LiveRecords = {
  path: COURSEWARE_LIVE_PATH,
  askState: (documentId) => takeContent(documentId, 'state'),
  code: 'coursewares',
};

export interface OpenedCourseware {
  readonly live: LiveCourseware;
  /**
   * The name of the courseware, shared by all screens that show it; renaming sets it. Empty when the courseware was
   * never opened online.
   */
  readonly name: Signal<string>;
}

/** Requests that the caller has already started, so that they are not repeated. */
export interface AlreadyAsked {
  readonly document: Promise<DocumentItem>;
  readonly links: AssetLinks;
}

/** The document, or undefined when there is no response; rejects when the server refuses it. */
async function found(document: Promise<DocumentItem>): Promise<DocumentItem | undefined> {
  try {
    return await document;
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 500)) return undefined;
    throw error;
  }
}

/**
 * Applies the server's state, because the records shown so far may be newer than the copy and pages must not return to
 * an older state.
 */
async function applyServerState(state: Asked, doc: Y.Doc): Promise<void> {
  const patience = setTimeout(() => state.abort.abort(), STATE_PATIENCE_MS);
  try {
    Y.applyUpdate(doc, await state.bytes, LOAD_ORIGIN);
  } catch {
    // The copy is sufficient, and the socket sends the missing updates.
  } finally {
    clearTimeout(patience);
  }
}

/**
 * Opens a courseware: from this browser's copy when there is one, otherwise from the server's state over HTTP, while
 * the socket connects in parallel. If it is already shown from the server's records, it is opened from both. Resolves
 * when there is content to show. Rejects with an ApiError: DOCUMENT_NOT_FOUND, UNAUTHORIZED, or NETWORK without a
 * connection and a copy.
 */
export async function openCourseware(
  documentId: string,
  user: CoursewareUser,
  already?: AlreadyAsked,
  kind = COURSEWARES,
): Promise<OpenedCourseware> {
  const doc = new Y.Doc();
  const copy = new OfflineCopy(user.id, documentId, doc);
  const database = new KeptFilesDatabase(user.id);
  const kept = new KeptFiles(database, documentId);
  const state = kind.askState(documentId);
  const asked = already?.document ?? takeDocument(documentId);
  try {
    const copyHeldSomething = await copy.load();
    if (!isCourseware(doc)) Y.applyUpdate(doc, await state.bytes, LOAD_ORIGIN);
    else if (already) await applyServerState(state, doc);
    else state.abort.abort();
    const document = (await found(asked)) ?? (await database.courseware(documentId).catch(() => undefined));
    if (document) void kept.note(document.name, document.permission, kind.code);
    const board = new PresenceBoard(doc, user.name);
    const live = new LiveCourseware({
      documentId,
      doc,
      board,
      copy,
      links: already?.links ?? new AssetLinks(documentId),
      kept,
      copyHeldSomething,
      // Offline, edits are accepted as the last time; the server decides when it is reachable again.
      permission: document?.permission ?? EditPermission.EDIT,
      connect: () =>
        new LiveConnection({
          name: documentId,
          doc,
          awareness: board.awareness,
          ports: livePorts(kind.path),
        }),
    });
    return { live, name: new Signal(document?.name ?? '') };
  } catch (error) {
    state.abort.abort();
    if (error instanceof ApiError && error.code === 'DOCUMENT_NOT_FOUND') {
      await copy.forget();
      await kept.forget();
    }
    copy.dispose();
    kept.dispose();
    doc.destroy();
    throw error;
  }
}
