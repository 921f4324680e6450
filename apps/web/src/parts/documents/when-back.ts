import type { Dispose } from '@lectern/base';
import { NotificationType } from '@lectern/protocol/constants';
import { getDocument } from '@lectern/protocol/documents';
import type { PushMessage } from '@lectern/protocol/push';
import { call } from '../../platform/api/call.ts';
import type { PushListener } from '../../platform/push/push-socket.ts';
import { subscribePush } from '../../platform/push/window-push.ts';

/** Ports of the window that waiting for a document needs. */
export interface BackPorts {
  readonly subscribe: (listener: PushListener) => Dispose;
  /** Asks the server whether the document can be opened. */
  readonly isThere: (documentId: string) => Promise<boolean>;
}

const windowPorts: BackPorts = {
  subscribe: subscribePush,
  isThere: (id) =>
    call(getDocument, { params: { id } }).then(
      () => true,
      () => false,
    ),
};

function isGiven(message: PushMessage, documentId: string): boolean {
  return (
    message.kind === 'notification' &&
    message.notification.type === NotificationType.permissionChange &&
    message.notification.content.document_id === documentId
  );
}

/**
 * Calls back once when a document was restored from the bin. The server is asked when documents of the user were moved,
 * and when the socket reconnects, because a message may have been lost.
 */
export function whenBack(documentId: string, tell: () => void, ports = windowPorts): Dispose {
  let isOver = false;
  let wasReady = false;
  const ask = async () => {
    if (!(await ports.isThere(documentId)) || isOver) return;
    isOver = true;
    tell();
  };
  const stop = ports.subscribe({
    onMessage: (message) => {
      // The first kind of message is sent to the owner, the second to users it is shared with.
      if (message.kind === 'documents' || isGiven(message, documentId)) void ask();
    },
    onReady: () => {
      if (wasReady) void ask();
      wasReady = true;
    },
  });
  return () => {
    isOver = true;
    stop();
  };
}
