import { connection } from '../../platform/connection/window-connection.ts';
import { outboxOf } from './lesson-outboxes.ts';
import { sendLeftDocuments } from './send-left-documents.ts';

/** Sends what waits of lessons that were taught without a network; until it is disposed, whenever there is one. */
export function sendLessons(userId: string): () => void {
  const outbox = outboxOf(userId);
  const send = async (): Promise<void> => {
    await outbox.deliver();
    if (connection.get()) await sendLeftDocuments(userId);
  };
  void send();
  return connection.subscribe(() => connection.get() && void send());
}
