import { coursewareRecords, coursewareState } from '@lectern/protocol/courseware';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { getDocument } from '@lectern/protocol/one-document';
import { call } from '../../platform/api/call.ts';
import { loadSession } from '../../platform/api/session.ts';
import { type KeptCopy, keptCopy } from '../kept-copies/index.ts';

/**
 * In which form the server is asked for a courseware: its records as JSON, to show it at once, or its state, which the
 * live document begins with.
 */
export type CoursewareForm = 'records' | 'state';

/** The answer on its way, and what stops it. */
export interface Asked {
  readonly bytes: Promise<Uint8Array>;
  readonly abort: AbortController;
}

/** The copy of a courseware that this browser keeps for that user. */
interface AskedCopy {
  readonly userId: string | undefined;
  readonly copy: Promise<KeptCopy>;
}

const contents = new Map<string, Asked>();
const copies = new Map<string, Promise<AskedCopy>>();
const documents = new Map<string, Promise<DocumentItem>>();

/** Asks for a courseware while the code that shows it is still on its way, or the browser finds its copy; once. */
export function fetchAhead(documentId: string, form: CoursewareForm): void {
  fetchContentAhead(documentId, form);
  // Whoever only shows it asks for this first; who opens its state reads the copy anyway.
  if (form === 'records' && !copies.has(documentId)) copies.set(documentId, askCopy(documentId));
  if (documents.has(documentId)) return;
  const document = askDocument(documentId);
  documents.set(documentId, document);
  document.catch(() => forget(documents, documentId, document));
}

/** Asks for the state while the code that opens it is still on its way. */
export function fetchStateAhead(documentId: string): void {
  fetchContentAhead(documentId, 'state');
}

function fetchContentAhead(documentId: string, form: CoursewareForm): void {
  const key = `${form} ${documentId}`;
  if (contents.has(key)) return;
  const content = askContent(documentId, form);
  contents.set(key, content);
  // Refused before the sign-in, or lost: whoever opens it later asks anew.
  content.bytes.catch(() => forget(contents, key, content));
}

/** Asks for what shows a courseware; what it answers forgets what nobody took of it. */
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

/** What was asked for ahead, once; else asks now. */
export function takeContent(documentId: string, form: CoursewareForm): Asked {
  const key = `${form} ${documentId}`;
  const content = contents.get(key) ?? askContent(documentId, form);
  contents.delete(key);
  return content;
}

/** What was asked for ahead in that form is not needed. */
export function dropContent(documentId: string, form: CoursewareForm): void {
  const key = `${form} ${documentId}`;
  contents.get(key)?.abort.abort();
  contents.delete(key);
}

/** What was asked for ahead, once; else asks now. */
export function takeDocument(documentId: string): Promise<DocumentItem> {
  const document = documents.get(documentId) ?? askDocument(documentId);
  documents.delete(documentId);
  return document;
}

/** The copy of the courseware that this browser keeps: asked for ahead, once, else now. */
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
  // A failure counts only when it is waited for.
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
