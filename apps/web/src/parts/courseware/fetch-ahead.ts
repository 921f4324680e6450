import { coursewareState } from '@lectern/protocol/courseware';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { getDocument } from '@lectern/protocol/documents';
import { call } from '../../platform/api/call.ts';

/** What opening a courseware asks the server for. */
export interface FetchedAhead {
  readonly state: Promise<Uint8Array>;
  readonly document: Promise<DocumentItem>;
  readonly abort: AbortController;
}

const ahead = new Map<string, FetchedAhead>();

/** Asks for a courseware while the code that shows it is still on its way. */
export function fetchAhead(documentId: string): void {
  const fetched = ask(documentId);
  ahead.set(documentId, fetched);
  // Refused before the sign-in, or lost: whoever opens it later asks anew.
  const forget = () => {
    if (ahead.get(documentId) === fetched) ahead.delete(documentId);
  };
  fetched.state.catch(forget);
  fetched.document.catch(forget);
}

/** What was asked for ahead, once; else asks now. */
export function takeFetched(documentId: string): FetchedAhead {
  const fetched = ahead.get(documentId) ?? ask(documentId);
  ahead.delete(documentId);
  return fetched;
}

function ask(documentId: string): FetchedAhead {
  const abort = new AbortController();
  const state = call(coursewareState, { params: { id: documentId }, signal: abort.signal });
  const document = call(getDocument, { params: { id: documentId } });
  // A failure counts only when it is waited for.
  state.catch(() => undefined);
  document.catch(() => undefined);
  return { state, document, abort };
}
