import { isPassing } from '../../../platform/api/api-error.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';

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
      // The server may have stored the comment although the response was lost; a comment that is sent again under its
      // id is stored once.
      if (!isPassing(error)) throw error;
    }
  }
  await outbox.add(message);
}

/** A comment to be sent to the server. Sending it twice under its id stores one comment. */
export interface CommentMessage {
  readonly documentId: string;
  readonly id: string;
  /** Time of writing, milliseconds since 1970. */
  readonly at: number;
  /** The body of `putComment`. */
  readonly said: {
    /** The first comment of the thread that this comment replies to; omitted for the first comment of a thread. */
    readonly thread_id?: string;
    readonly page_id: string;
    readonly element_id?: string;
    /** Position on the page, logical pixels. */
    readonly x?: number;
    readonly y?: number;
    readonly text: string;
    readonly mentions: string[];
  };
}
