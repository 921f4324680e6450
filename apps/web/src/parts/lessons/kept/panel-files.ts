import { uploadPanelFile } from '@lectern/protocol/panel-answers';
import { call } from '../../../platform/api/call.ts';
import { BrowserOutboxTable } from '../../../platform/outbox/outbox-table.ts';
import { OwnFiles } from '../../../platform/outbox/own-files.ts';

/** The answer that names a file. */
interface NamingAnswer {
  readonly lessonId: string;
  readonly activityId: string;
  readonly answerId: string;
}

/**
 * Drawings and other files of answers that pupils give on this panel, in groups by lesson. They stay after their upload, so
 * that a reload of the panel shows them.
 */
export const panelFiles = new OwnFiles<NamingAnswer>({
  table: new BrowserOutboxTable('lectern-panel-files'),
  upload: ({ lessonId, activityId, answerId }, { file }) => {
    const params = { id: lessonId, activity_id: activityId, answer_id: answerId };
    return call(uploadPanelFile, { params, body: file });
  },
  // Two weeks: answers that were given without a network may be sent after a holiday.
  keptMs: 1_209_600_000,
  staysAfterUpload: true,
});
