import { startTranscode } from '@lectern/protocol/transcoding';
import { call } from '../../platform/api/call.ts';
import { type CarryFolderPorts, carryFolder } from './carry-folder.ts';
import { forgetUpload, uploadFile } from './chunked-upload.ts';
import { followTask } from './import-task.ts';
import type { Transfer, TransferState } from './transfer.ts';

export interface CarryPorts extends CarryFolderPorts {
  /** Called once the server has a task for the transfer; the task continues when this tab is closed. */
  readonly onTask: (taskId: string) => void;
  /** Called with the new courseware; the transfer waits for the promise before its state changes. */
  readonly onMade: (documentId: string) => Promise<void>;
  /** Whether the list of transfers is visible. */
  readonly inSight: () => boolean;
}

/**
 * Moves a transfer through all its stages. Rejects with the errors of `uploadFile` and `followTask`; an abort removes
 * the data that the server has received.
 */
export async function carryTransfer({ id, source }: Transfer, ports: CarryPorts): Promise<TransferState> {
  // A file must be selected again before it is sent.
  if (source.kind === 'lost') throw new DOMException('the file has to be chosen again', 'AbortError');
  if (source.kind === 'folder') return carryFolder(source.upload, ports);
  const { signal, onState, onTask, onMade, inSight } = ports;
  let taskId: string;
  if (source.kind === 'task') taskId = source.taskId;
  else if (source.kind === 'document') {
    onState({ kind: 'working', stage: 'waiting' });
    const task = await call(startTranscode, { body: { input: { path: source.documentId } } });
    taskId = task.id;
  } else {
    const { file, opensAs, parentId, replaces } = source;
    const sent = { file, parentId, replaces, transferId: id };
    const fraction = (sent: number) => (file.size === 0 ? 1 : sent / file.size);
    onState({ kind: 'uploading', progress: 0 });
    const result = await uploadFile({
      ...sent,
      opensAs,
      signal,
      onProgress: (sent) => onState({ kind: 'uploading', progress: fraction(sent) }),
    });
    forgetUpload(sent);
    if (result.kind === 'document') return { kind: 'stored' };
    taskId = result.task_id;
  }
  onTask(taskId);
  onState({ kind: 'working', stage: 'waiting' });
  const { documentId, cut } = await followTask({
    taskId,
    signal,
    inSight,
    onProgress: (progress, stage) => {
      if (stage === 'done') return;
      onState(stage === 'parsing' ? { kind: 'working', stage, progress } : { kind: 'working', stage });
    },
  });
  // With missing content the courseware does not open automatically, so that the user reads the message first.
  if (cut !== undefined) return { kind: 'ready', documentId, cut };
  await onMade(documentId);
  return { kind: 'ready', documentId };
}
