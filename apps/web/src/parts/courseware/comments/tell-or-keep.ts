import { isPassing } from '../../../platform/api/api-error.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { CommentMessage } from './comment-message.ts';

interface CommentPorts {
  readonly outbox: Pick<Outbox<CommentMessage>, 'add' | 'waiting'>;
  readonly online: () => boolean;
  readonly tell: (message: CommentMessage) => Promise<unknown>;
}

/**
 * Tells the server now; without a network, or behind others that wait, it is kept on this device and sent in its order.
 * Rejects with the server's reason where it refuses.
 */
export async function tellOrKeep(message: CommentMessage, ports: CommentPorts): Promise<void> {
  const { outbox, online, tell } = ports;
  if (online() && (await outbox.waiting()).length === 0) {
    try {
      await tell(message);
      return;
    } catch (error) {
      // Perhaps it was heard and only the answer was lost: sent again under its id it is the same comment.
      if (!isPassing(error)) throw error;
    }
  }
  await outbox.add(message);
}
