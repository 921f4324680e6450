import { connection } from '../../../platform/connection/window-connection.ts';
import { outboxOf } from './lesson-outboxes.ts';
import { forgetEnded, sendLeftDocuments } from './send-left-documents.ts';

/**
 * Sends waiting messages of lessons taught offline, now and whenever the network is online again; a lesson's document
 * follows once the server knows of its end.
 */
export function sendLessons(userId: string): () => void {
  const outbox = outboxOf(userId);
  const pass = async (): Promise<void> => {
    await forgetEnded(userId);
    await outbox.deliver();
    if (!connection.get()) return;
    const untold = (await outbox.waiting()).map(({ lessonId }) => lessonId);
    await sendLeftDocuments(userId, untold);
  };
  // Only one pass at a time, because each opens its own documents.
  let isSending = false;
  let again = false;
  const send = async (): Promise<void> => {
    again = true;
    if (isSending) return;
    isSending = true;
    try {
      while (again) {
        again = false;
        await pass();
      }
    } finally {
      isSending = false;
    }
  };
  void send();
  const stopConnection = connection.subscribe(() => connection.get() && void send());
  const stopStored = outbox.onStored(({ kind }) => kind === 'end' && void send());
  return () => {
    stopConnection();
    stopStored();
  };
}
