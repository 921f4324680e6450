import { isPassing } from '../../../platform/api/api-error.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { CommentMessage } from './comment-message.ts';

interface CommentPorts {
  readonly outbox: Pick<Outbox<CommentMessage>, 'add' | 'waiting'>;
  readonly online: () => boolean;
  readonly tell: (message: CommentMessage) => Promise<unknown>;
}

/**
 * Sends a comment now. Offline, or behind others that wait, it is stored on this device and sent in its order. Rejects
 * with the server's reason when the server refuses it.
 */
export async function tellOrKeep(message: CommentMessage, ports: CommentPorts): Promise<void> {
  const { outbox, online, tell } = ports;
  if (online() && (await outbox.waiting()).length === 0) {
    try {
      await tell(message);
      return;
    } catch (error) {
      // The server may have stored it although the response was lost: sent again under its id it stays one comment.
      if (!isPassing(error)) throw error;
    }
  }
  await outbox.add(message);
}
