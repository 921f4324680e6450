import type { Dispose } from '@lectern/base';
import { visitDocument } from '@lectern/protocol/documents';
import { call } from '../../platform/api/call.ts';

/** A change of a document on one screen that affects lists on other screens. */
export type DocumentNews =
  | { readonly kind: 'renamed'; readonly id: string; readonly name: string }
  /** The document was opened and becomes the first of the recent documents. */
  | { readonly kind: 'visited'; readonly id: string }
  /** The number of pages, the time of change or the thumbnail may have changed. */
  | { readonly kind: 'edited'; readonly id: string };

type Listener = (news: DocumentNews) => void;

/** Notifies lists of documents of changes on other screens. */
export class DocumentNewsDesk {
  readonly #listeners = new Set<Listener>();

  tell(news: DocumentNews): void {
    for (const listener of this.#listeners) listener(news);
  }

  subscribe(listener: Listener): Dispose {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

/** The notifier of this window. */
export const documentNews = new DocumentNewsDesk();

/** Records that a document was opened, for the user's recent documents. */
export async function noteVisit(id: string): Promise<void> {
  try {
    await call(visitDocument, { params: { id } });
    documentNews.tell({ kind: 'visited', id });
  } catch {
    // Failure is ignored: recent documents are only a convenience.
  }
}
