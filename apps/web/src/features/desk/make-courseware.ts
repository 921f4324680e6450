import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { startTranscode } from '@lectern/protocol/transcoding';
import { showToast } from '@lectern/ui';
import { isAborted, messageOf } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { navigate } from '../../platform/router/router.ts';
import { followTask } from '../../platform/transfer/import-task.ts';
import { deskText } from './desk-texts.ts';

/** Reads a PDF or pictures of the disk into a new courseware; it opens where the teacher still waits on the desk. */
export async function makeCourseware(item: DocumentItem): Promise<void> {
  const startedAt = location.hash;
  try {
    const { id: taskId } = await call(startTranscode, { body: { input: { path: item.id } } });
    showToast({ kind: 'information', text: deskText('makingCourseware', { name: item.name }) });
    const { signal } = new AbortController();
    const documentId = await followTask({ taskId, signal, onProgress: () => undefined });
    // Elsewhere meanwhile: the notification leads there.
    if (location.hash === startedAt) navigate(`/view?fileId=${documentId}`);
  } catch (error) {
    if (!isAborted(error)) showToast({ kind: 'failure', text: messageOf(error) });
  }
}
