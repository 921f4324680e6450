import { LESSON_WORK_PATH } from '@lectern/protocol/lesson-works';
import type { WorkFile } from '@lectern/protocol/phone-views';
import type { LinkSigner } from '../../../platform/http/link-signer.ts';
import type { WorkRow } from '../participants.tables.ts';

/** Links expire at whole hours, so that a picture keeps its address and stays in the browser's cache. */
const HOUR_MS = 3_600_000;
const LEAST_LIFE_MS = 1_800_000;

/** Signed, expiring addresses of the files of answers in lessons. */
export class WorkLinks {
  readonly #signer: LinkSigner;

  constructor(signer: LinkSigner) {
    this.#signer = signer;
  }

  link({ lesson_id: lessonId, activity_id: activityId, hash, mime }: Omit<WorkRow, 'size'>): WorkFile {
    const end = Math.ceil((this.#signer.now() + LEAST_LIFE_MS) / HOUR_MS) * HOUR_MS;
    const path = LESSON_WORK_PATH.replace(':lesson_id', lessonId)
      .replace(':activity_id', activityId)
      .replace(':hash', hash);
    const signature = this.#signer.sign([lessonId, activityId, hash], end);
    return { url: `${path}?${new URLSearchParams({ e: String(end), s: signature })}`, mime };
  }

  verify(
    named: Pick<WorkRow, 'lesson_id' | 'activity_id' | 'hash'>,
    end: unknown,
    signature: unknown,
  ): boolean {
    return this.#signer.verify([named.lesson_id, named.activity_id, named.hash], end, signature);
  }
}
