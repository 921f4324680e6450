import { TranscodeStatus } from '@lectern/protocol/constants';
import type { CutAway } from '@lectern/protocol/cut-away';
import {
  getTranscode,
  revokeTranscode,
  type TranscodeStage,
  type TranscodeTask,
} from '@lectern/protocol/transcoding';
import { ApiError, isAborted, isUnreachable } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { pauseUntilPush } from '../../platform/push/pause-until-push.ts';
import { UserGone } from './transfer.ts';

/**
 * The tasks whose progress this window shows, so that no other message is needed. A task finishes once, so ids of
 * finished tasks stay in the map.
 */
const followed = new Map<string, () => boolean>();
const seen = new Set<string>();

/** Starts following a task, until the returned function is called. `inSight`: whether its progress is visible now. */
function followInSight(taskId: string, inSight: () => boolean): () => void {
  followed.set(taskId, inSight);
  return () => {
    if (inSight()) seen.add(taskId);
    followed.delete(taskId);
  };
}

export function isTaskInSight(taskId: string): boolean {
  return seen.has(taskId) || followed.get(taskId)?.() === true;
}

const FIRST_POLL_MS = 300;
const LONGEST_POLL_MS = 2_000;

export interface TaskOptions {
  readonly taskId: string;
  readonly signal: AbortSignal;
  /** `progress` is 0 to 1. */
  readonly onProgress: (progress: number, stage: TranscodeStage) => void;
  /** Whether the progress is visible now; by default always. */
  readonly inSight?: () => boolean;
}

function finished(task: TranscodeTask): boolean {
  return task.status !== TranscodeStatus.WAITPROGRESS && task.status !== TranscodeStatus.EXECUTION;
}

/** The result of a file. */
export interface Imported {
  readonly documentId: string;
  /** Omitted content of the file; undefined when the file is complete. */
  readonly cut: CutAway | undefined;
}

/**
 * Waits a moment, or until the push message about this task arrives. Returns the document if the message names one;
 * then the task need not be polled any more.
 */
async function pause(
  milliseconds: number,
  taskId: string,
  signal: AbortSignal,
): Promise<Imported | undefined> {
  let made: Imported | undefined;
  await pauseUntilPush(milliseconds, signal, (message) => {
    if (message.kind !== 'notification') return false;
    const { content } = message.notification;
    if (!('task_id' in content) || content.task_id !== taskId) return false;
    const { document_id: documentId } = content;
    if (documentId !== null) made = { documentId, cut: 'cut' in content ? content.cut : undefined };
    return true;
  });
  return made;
}

/**
 * Follows a task until it finishes, by push messages and polling. Resolves to the document; rejects with the task's
 * error as an `ApiError`. An abort cancels the task, unless its user signed out; if the task has finished already, it
 * resolves to the document.
 */
export async function followTask({
  taskId,
  signal,
  onProgress,
  inSight = () => true,
}: TaskOptions): Promise<Imported> {
  const unfollow = followInSight(taskId, inSight);
  try {
    for (let wait = FIRST_POLL_MS; ; wait = Math.min(LONGEST_POLL_MS, wait * 1.5)) {
      const task = await askTask(taskId, signal);
      if (task !== undefined) {
        onProgress(task.progress / 100, task.stage);
        if (finished(task)) return resultOf(task);
      }
      const made = await pause(wait, taskId, signal);
      if (made !== undefined) return made;
    }
  } catch (error) {
    const unwanted = isAborted(error) && !(signal.reason instanceof UserGone);
    const made = unwanted ? await takeBack(taskId) : undefined;
    if (made === undefined) throw error;
    return made;
  } finally {
    unfollow();
  }
}

/** Undefined when the network or the server is unreachable; the task continues without this window. */
async function askTask(taskId: string, signal: AbortSignal): Promise<TranscodeTask | undefined> {
  try {
    return await call(getTranscode, { params: { id: taskId }, signal });
  } catch (error) {
    if (isUnreachable(error)) return undefined;
    throw error;
  }
}

function resultOf(task: TranscodeTask): Imported {
  const { document_id: documentId, cut } = task;
  if (task.status === TranscodeStatus.DEALSUCCESS && documentId !== null) return { documentId, cut };
  if (task.error !== null) {
    throw new ApiError(200, task.error.code, task.error.details, task.error.message);
  }
  throw new DOMException('the task was cancelled', 'AbortError');
}

/** Cancels a task; returns the document if the task has finished already. */
export async function takeBack(taskId: string): Promise<Imported | undefined> {
  try {
    await call(revokeTranscode, { params: { id: taskId } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'TASK_FINISHED') return undefined;
    const ended = await call(getTranscode, { params: { id: taskId } }).catch(() => undefined);
    return ended && ended.document_id !== null
      ? { documentId: ended.document_id, cut: ended.cut }
      : undefined;
  }
  return undefined;
}
