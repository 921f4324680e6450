import { coursewareRecords, coursewareState } from '@lectern/protocol/courseware';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { getDocument } from '@lectern/protocol/one-document';
import { call } from '../../platform/api/call.ts';
import { loadSession } from '../../platform/api/session.ts';
import { type KeptCopy, keptCopy } from '../kept-copies.ts';

/**
 * The form in which a courseware is fetched: its records as JSON, to show it at once, or its state, which the live
 * document starts from.
 */
export type CoursewareForm = 'records' | 'state';

/** A running request, and the controller that aborts it. */
export interface Asked {
  readonly bytes: Promise<Uint8Array>;
  readonly abort: AbortController;
}

/** The copy of a courseware that this browser stores for a user. */
interface AskedCopy {
  readonly userId: string | undefined;
  readonly copy: Promise<KeptCopy>;
}

const contents = new Map<string, Asked>();
const copies = new Map<string, Promise<AskedCopy>>();
const documents = new Map<string, Promise<DocumentItem>>();

/** Preloads a courseware while the code that shows it is still loading, or the browser looks up its copy; once. */
export function fetchAhead(documentId: string, form: CoursewareForm): void {
  fetchContentAhead(documentId, form);
  // The copy is looked up first because showing records depends on it; opening the state reads the copy anyway.
  if (form === 'records' && !copies.has(documentId)) copies.set(documentId, askCopy(documentId));
  if (documents.has(documentId)) return;
  const document = askDocument(documentId);
  documents.set(documentId, document);
  document.catch(() => forget(documents, documentId, document));
}

/** Preloads the state while the code that opens it is still loading. */
export function fetchStateAhead(documentId: string): void {
  fetchContentAhead(documentId, 'state');
}

function fetchContentAhead(documentId: string, form: CoursewareForm): void {
  const key = `${form} ${documentId}`;
  if (contents.has(key)) return;
  const content = askContent(documentId, form);
  contents.set(key, content);
  // Failed, or refused before the sign-in: opening the courseware later fetches it again.
  content.bytes.catch(() => forget(contents, key, content));
}

/** Preloads all data that show a courseware; the returned function discards unused data. */
export function fetchForAMoment(documentId: string): () => void {
  const key = `records ${documentId}`;
  fetchAhead(documentId, 'records');
  const [content, document, copy] = [contents.get(key), documents.get(documentId), copies.get(documentId)];
  return () => {
    if (content !== undefined && contents.get(key) === content) dropContent(documentId, 'records');
    forget(documents, documentId, document);
    forget(copies, documentId, copy);
  };
}

/** Returns the preloaded request, once; otherwise starts it now. */
export function takeContent(documentId: string, form: CoursewareForm): Asked {
  const key = `${form} ${documentId}`;
  const content = contents.get(key) ?? askContent(documentId, form);
  contents.delete(key);
  return content;
}

/** Aborts the preloaded request in that form. */
export function dropContent(documentId: string, form: CoursewareForm): void {
  const key = `${form} ${documentId}`;
  contents.get(key)?.abort.abort();
  contents.delete(key);
}

/** Returns the preloaded document, once; otherwise fetches it now. */
export function takeDocument(documentId: string): Promise<DocumentItem> {
  const document = documents.get(documentId) ?? askDocument(documentId);
  documents.delete(documentId);
  return document;
}

/** The copy of the courseware that this browser stores: from the preload, once; otherwise read now. */
export async function takeCopy(documentId: string, userId: string): Promise<KeptCopy> {
  const asked = await copies.get(documentId);
  copies.delete(documentId);
  return asked?.userId === userId ? asked.copy : keptCopy(userId, documentId);
}

async function askCopy(documentId: string): Promise<AskedCopy> {
  const userId = (await loadSession())?.userId;
  return { userId, copy: userId === undefined ? Promise.resolve('nothing') : keptCopy(userId, documentId) };
}

function askContent(documentId: string, form: CoursewareForm): Asked {
  const abort = new AbortController();
  const endpoint = form === 'records' ? coursewareRecords : coursewareState;
  const bytes = call(endpoint, { params: { id: documentId }, signal: abort.signal });
  // A failure is handled by the caller that awaits the request.
  bytes.catch(() => undefined);
  return { bytes, abort };
}

function askDocument(documentId: string): Promise<DocumentItem> {
  const document = call(getDocument, { params: { id: documentId } });
  document.catch(() => undefined);
  return document;
}

function forget<T>(from: Map<string, T>, key: string, value: T | undefined): void {
  if (from.get(key) === value) from.delete(key);
}
