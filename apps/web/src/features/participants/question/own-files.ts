import { APP_ID_HEADER } from '@lectern/protocol/constants';
import { fillPath } from '@lectern/protocol/endpoint';
import { uploadLessonWork } from '@lectern/protocol/lesson-works';
import { networkError, replyError } from '../../../platform/api/api-error.ts';
import { connection } from '../../../platform/connection/window-connection.ts';
import { languageTag } from '../../../platform/i18n/language.ts';
import { BrowserOutboxTable } from '../../../platform/outbox/outbox-table.ts';
import { type KeptFile, OwnFiles } from '../../../platform/outbox/own-files.ts';

/** Uploads with progress, which `fetch` cannot report. Rejects as `exchange` does. */
function upload(token: string, { group, file }: KeptFile, onProgress: (fraction: number) => void) {
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(uploadLessonWork.method, fillPath(uploadLessonWork.path, { activity_id: group }));
    request.responseType = 'json';
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Accept-Language', languageTag());
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader(APP_ID_HEADER, 'lectern-web');
    request.timeout = 120_000;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status === 200 ? resolve() : reject(replyError(request.status, request.response));
    const fail = () => {
      void connection.check();
      reject(networkError('operation'));
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.send(file);
  });
}

/**
 * The files of a pupil's answers on this phone, in groups by activity. A file that was never handed in is deleted after a day.
 */
export const ownFiles = new OwnFiles<string>({
  table: new BrowserOutboxTable('lectern-phone-files'),
  upload,
  keptMs: 86_400_000,
});
