import type { Dispose, Signal } from '@lectern/base';
import { getDocument } from '@lectern/protocol/documents';
import { call } from '../../platform/api/call.ts';
import type { PushListener } from '../../platform/push/push-socket.ts';
import { subscribePush } from '../../platform/push/window-push.ts';

/** What following a name needs of the window. */
export interface NamePorts {
  readonly subscribe: (listener: PushListener) => Dispose;
  /** Asks the server what the document is called now. */
  readonly ask: (documentId: string) => Promise<string>;
}

const windowPorts: NamePorts = {
  subscribe: subscribePush,
  ask: async (id) => (await call(getDocument, { params: { id } })).name,
};

/**
 * Keeps the name of an open document true when somebody else, or another window, renames it. A word that got lost is made up
 * for when the socket is back.
 */
export function followName(documentId: string, name: Signal<string>, ports = windowPorts): Dispose {
  let left = false;
  let wasReady = false;
  const ask = () =>
    ports.ask(documentId).then(
      (now) => {
        if (!left) name.set(now);
      },
      // The next word, or the next opening, says it.
      () => undefined,
    );
  const stop = ports.subscribe({
    onMessage: (message) => {
      if (message.kind === 'renamed' && message.document_id === documentId) void ask();
    },
    onReady: () => {
      // It was opened under its name a moment ago.
      if (wasReady) void ask();
      wasReady = true;
    },
  });
  return () => {
    left = true;
    stop();
  };
}
