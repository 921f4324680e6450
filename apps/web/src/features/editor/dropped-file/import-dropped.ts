import { CoursewareStore, copyPages } from '@lectern/courseware';
import { coursewareState } from '@lectern/protocol/courseware';
import type { TranscodeStage } from '@lectern/protocol/transcoding';
import type { EditSession } from '@lectern/stage/edit';
import * as Y from 'yjs';
import { followTask, type Imported, uploadFile } from '../../../parts/transfer/index.ts';
import { call } from '../../../platform/api/call.ts';
import { paste } from '../clipboard/clipboard.ts';
import type { PasteChoice } from '../clipboard/paste-pages.ts';
import type { EditorDocument } from '../document/document-port.ts';

/** Progress of importing a dropped file; `progress` is 0 to 1, left out where unknown. */
export interface DroppedProgress {
  readonly stage: Exclude<TranscodeStage, 'done'> | 'uploading' | 'inserting';
  readonly progress?: number;
}

/** Uploads a file and converts it to a courseware. Aborting cancels both. */
export async function importDropped(
  file: File,
  signal: AbortSignal,
  onProgress: (progress: DroppedProgress) => void,
): Promise<Imported> {
  onProgress({ stage: 'uploading', progress: 0 });
  const result = await uploadFile({
    file,
    parentId: undefined,
    opensAs: 'courseware',
    signal,
    onProgress: (sent) =>
      onProgress({ stage: 'uploading', progress: file.size === 0 ? 1 : sent / file.size }),
  });
  if (result.kind === 'document') return { documentId: result.document.id, cut: undefined };
  return followTask({
    taskId: result.task_id,
    signal,
    onProgress: (progress, stage) => {
      if (stage === 'done') return;
      onProgress(stage === 'converting' ? { stage } : { stage, progress });
    },
  });
}

/** Inserts all pages of another courseware after the current page. Returns their number. */
export async function insertPagesOf(
  documentId: string,
  document: EditorDocument,
  session: EditSession,
  choice: PasteChoice,
): Promise<number> {
  const state = await call(coursewareState, { params: { id: documentId } });
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state);
  const store = new CoursewareStore(doc);
  try {
    const pasted = await paste(document, session, copyPages(store, documentId, store.pages()), choice);
    return pasted?.pages.length ?? 0;
  } finally {
    store.dispose();
    doc.destroy();
  }
}
