import type { Signal } from '@lectern/base';
import { renameDocument } from '@lectern/protocol/documents';
import { call } from '../../platform/api/call.ts';
import { documentNews } from './document-news.ts';

/** Renames an open document: all screens that show it have the new name at once, and the old one again on failure. */
export async function renameOpen(id: string, shown: Signal<string>, name: string): Promise<void> {
  const before = shown.get();
  shown.set(name);
  try {
    const document = await call(renameDocument, { query: {}, body: { id, name } });
    shown.set(document.name);
    documentNews.tell({ kind: 'renamed', id, name: document.name });
  } catch (error) {
    shown.set(before);
    throw error;
  }
}
