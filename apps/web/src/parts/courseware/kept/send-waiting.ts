import type { Dispose } from '@lectern/base';
import { showToast } from '@lectern/ui';
import { isUnreachable, messageOf } from '../../../platform/api/api-error.ts';
import { withLock } from '../../../platform/api/lock.ts';
import { connection } from '../../../platform/connection/window-connection.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { commentOutboxOf } from '../comments/comment-outbox.ts';
import { fileNews } from './kept-files.ts';
import { KeptFilesDatabase } from './kept-files-database.ts';
import { keptText } from './kept-texts.ts';
import { uploadAsset } from './upload-asset.ts';
import { WaitingFiles } from './waiting-files.ts';

/** Uploads the files that this user inserted offline, with a message to the user, and sends their comments. */
export function sendWaiting(userId: string): Dispose {
  const files = new WaitingFiles({
    database: new KeptFilesDatabase(userId),
    online: connection,
    onNews: (listener) => fileNews.subscribe(listener),
    alone: (work) => withLock(`waiting-files-${userId}`, work),
    send: ({ documentId, blob }) => uploadAsset(documentId, blob, () => undefined, undefined),
    isUnreachable,
    settled: () => fileNews.tell(),
    saySent: (count) => showToast({ kind: 'success', text: keptText('sent', { count }) }),
    sayRefused: ({ name, blob }, error, giveUp) =>
      showToast({
        kind: 'failure',
        text: keptText('refused', { name, reason: messageOf(error) }),
        lifetime: 0,
        action: {
          label: keptText('saveElsewhere'),
          run: () => {
            saveFile(name, blob);
            giveUp();
          },
        },
      }),
  });
  const comments = commentOutboxOf(userId);
  const sendComments = () => {
    if (connection.get()) void comments.deliver();
  };
  sendComments();
  const stopComments = connection.subscribe(sendComments);
  return () => {
    stopComments();
    files.dispose();
  };
}
