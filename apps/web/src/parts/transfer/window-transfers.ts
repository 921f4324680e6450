import { currentSession, subscribeSession } from '../../platform/api/session.ts';
import { connection } from '../../platform/connection/window-connection.ts';
import { pressCourseware } from '../courseware/index.ts';
import { carryTransfer } from './carry-transfer.ts';
import { abandonUpload } from './chunked-upload.ts';
import { KeptFiles } from './kept-files.ts';
import { forgetTask, keepTask, keptTasks } from './kept-tasks.ts';
import { Transfers } from './transfers.ts';
import { answerUnsent } from './unsent-question.ts';

const keptFiles = new KeptFiles();

/** The transfers of this window. */
export const windowTransfers = new Transfers({
  carry: carryTransfer,
  ask: async (documentId, userId) => {
    pressCourseware(documentId, userId);
    // Signing the request must not be delayed by rendering in the same task.
    await new Promise((resolve) => setTimeout(resolve));
  },
  abandon: (sent) => void abandonUpload(sent),
  files: keptFiles,
  tasks: { of: keptTasks, keep: keepTask, forget: forgetTask },
  connection,
});

windowTransfers.keepTo(currentSession());
subscribeSession((session) => windowTransfers.keepTo(session));

answerUnsent((userId) => windowTransfers.unsentOf(userId));

/** Files that are not sent completely and could not be stored are lost with the page, so the browser prompts first. */
window.addEventListener('beforeunload', (event) => {
  if (windowTransfers.isSending) event.preventDefault();
});
