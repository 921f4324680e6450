import type { Dispose, Signal } from '@lectern/base';
import { getDocument, renameDocument } from '@lectern/protocol/documents';
import { call } from '../../../platform/api/call.ts';
import type { PushListener } from '../../../platform/push/push-socket.ts';
import { subscribePush } from '../../../platform/push/window-push.ts';
import { documentNews } from '../document-news.ts';

/** Ports of the window that `followName` uses. */
interface NamePorts {
  readonly subscribe: (listener: PushListener) => Dispose;
  /** Fetches the current name of the document. */
  readonly ask: (documentId: string) => Promise<string>;
}

const windowPorts: NamePorts = {
  subscribe: subscribePush,
  ask: async (id) => (await call(getDocument, { params: { id } })).name,
};

/**
 * Updates the name of an open document when another user or window renames it. The name is also fetched when the socket
 * reconnects, because a message may have been lost.
 */
export function followName(documentId: string, name: Signal<string>, ports = windowPorts): Dispose {
  let left = false;
  let wasReady = false;
  const ask = () =>
    ports.ask(documentId).then(
      (now) => {
        if (!left) name.set(now);
      },
      // On failure the next message or opening updates the name.
      () => undefined,
    );
  const stop = ports.subscribe({
    onMessage: (message) => {
      if (message.kind === 'renamed' && message.document_id === documentId) void ask();
    },
    onReady: () => {
      // The first connection needs no fetch: the document was just opened with its name.
      if (wasReady) void ask();
      wasReady = true;
    },
  });
  return () => {
    left = true;
    stop();
  };
}

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
