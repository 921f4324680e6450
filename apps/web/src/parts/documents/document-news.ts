import type { Dispose } from '@lectern/base';
import { visitDocument } from '@lectern/protocol/documents';
import { call } from '../../platform/api/call.ts';

/** What a screen did to a document that lists elsewhere show. */
export type DocumentNews =
  | { readonly kind: 'renamed'; readonly id: string; readonly name: string }
  /** Opened: it stands first among the recent ones. */
  | { readonly kind: 'visited'; readonly id: string }
  /** Its pages, its time or its cover may be others now. */
  | { readonly kind: 'edited'; readonly id: string };

type Listener = (news: DocumentNews) => void;

/** Tells whoever keeps lists of documents what other screens do to them. */
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

/** The news of this window. */
export const documentNews = new DocumentNewsDesk();

/** Puts a document that was just opened among the user's recent ones. */
export async function noteVisit(id: string): Promise<void> {
  try {
    await call(visitDocument, { params: { id } });
    documentNews.tell({ kind: 'visited', id });
  } catch {
    // Without the server nothing is noted: the list is a convenience.
  }
}
