import { createHmac } from 'node:crypto';
import { TranscodeStatus } from '@lectern/protocol';
import type { CutAway } from '@lectern/protocol/cut-away';
import type { TranscodeCallback } from '@lectern/protocol/transcoding';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { presentFailure } from '../../platform/jobs/job-failure.ts';
import { type JobRun, jobKind } from '../../platform/jobs/jobs.ts';
import { type OutgoingGuard, OutgoingRefused } from '../../platform/outgoing/outgoing-guard.ts';
import { postOutgoing } from '../../platform/outgoing/post-outgoing.ts';
import { cutAway } from './cut-away.ts';
import type { TranscodingStore } from './transcoding.store.ts';
import type { TaskRow } from './transcoding.tables.ts';

/** Reports the end of a task to its callback_url. The nine tries take about three quarters of an hour. */
export const transcodeCallbackJob = jobKind({
  name: 'transcode-callback',
  payload: z.object({ taskId: z.uuid() }),
  retries: 8,
  retryDelay: { first: 10, longest: 900 },
  timeoutSeconds: 60,
});

const TIMEOUT_MS = 10_000;

interface TranscodeCallbacksPorts {
  readonly store: TranscodingStore;
  readonly guard: OutgoingGuard;
  /** The program's key, from which the users' secrets are derived. */
  readonly key: Buffer;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Calls the callback_url of finished tasks, each body signed with the secret of the task's user. */
export class TranscodeCallbacks {
  readonly #ports: TranscodeCallbacksPorts;

  constructor(ports: TranscodeCallbacksPorts) {
    this.#ports = ports;
  }

  /** The user's secret, which is always the same. */
  secretOf(userId: string): string {
    return createHmac('sha256', this.#ports.key).update(userId).digest('base64url');
  }

  /** Throws when the call failed, so that it is retried; a call to a forbidden address is not retried. */
  async run({ payload, lastAttempt }: JobRun<{ readonly taskId: string }>): Promise<void> {
    const task = await this.#ports.store.find(payload.taskId);
    if (!task || task.callback_url === null) return;
    try {
      const status = await this.#post(task, task.callback_url, await this.#cutOf(task));
      if (status < 200 || status > 299) throw new Error(`the callback responded with status ${status}`);
    } catch (error) {
      const refused = error instanceof OutgoingRefused;
      if (!refused && !lastAttempt) throw error;
      this.#ports.log.warn({ err: error, task: task.id }, 'failed to call back at the end of a task');
    }
  }

  async #cutOf({ document_id: id }: TaskRow): Promise<CutAway | undefined> {
    const missing = id === null ? undefined : (await this.#ports.store.missing([id])).get(id);
    return cutAway(missing ?? []);
  }

  #post(task: TaskRow, url: string, cut: CutAway | undefined): Promise<number> {
    const body = JSON.stringify(callbackOf(task, cut));
    const time = this.#ports.clock.now();
    const signature = createHmac('sha256', this.secretOf(task.user_id))
      .update(`${time}.${body}`)
      .digest('hex');
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Lectern',
      'lectern-signature': `t=${time},v1=${signature}`,
    };
    return postOutgoing(this.#ports.guard, { url, headers, body, timeoutMs: TIMEOUT_MS });
  }
}

function callbackOf(task: TaskRow, cut: CutAway | undefined): TranscodeCallback {
  const { error, input } = task;
  return {
    task_id: task.id,
    task_type_id: 'ppt_parsing',
    status: task.status,
    document_id: task.status === TranscodeStatus.DEALSUCCESS ? task.document_id : null,
    error: error && presentFailure(error, input.language),
    ...(cut && { cut }),
    ...(input.json_path === undefined ? {} : { json_path: input.json_path }),
    time: task.updated_at.getTime(),
  };
}
