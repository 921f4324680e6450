import { LecternError } from '@lectern/protocol';
import { FEEDBACK_MAX, FEEDBACK_WINDOW_MS } from '@lectern/protocol/reports';
import type { Clock } from '../../platform/clock.ts';
import type { AddressLimit } from '../accounts/index.ts';
import type { ReportsStore } from './reports.store.ts';

/** What a browser sends: the error, and what the teacher says of it where he says something. */
export interface SentReport {
  readonly event_id: string;
  readonly message: string;
  readonly stack: string;
  readonly page: string;
  readonly version: string;
  readonly name: string;
  readonly contact: string;
  readonly happened: string;
  readonly description: string;
}

/** As much as a browser's name for itself is kept of. */
const AGENT_MAX = 300;
/** The form was open within the window, and its sending may take this much longer, milliseconds. */
const ON_ITS_WAY_MS = 60_000;

/** What teachers' browsers tell of errors. */
export class ReportsService {
  readonly #store: ReportsStore;
  readonly #clock: Clock;
  readonly #limit: AddressLimit;

  constructor(store: ReportsStore, clock: Clock, limit: AddressLimit) {
    this.#store = store;
    this.#clock = clock;
    this.#limit = limit;
  }

  /** Throws REPORT_CLOSED for feedback on what is long ago, FEEDBACK_FULL and TOO_MANY_REQUESTS. */
  async take(
    caller: { readonly userId: string; readonly address: string; readonly agent: string },
    sent: SentReport,
  ): Promise<boolean> {
    this.#limit.take(`${caller.userId} ${caller.address}`);
    const now = this.#clock.now();
    const { name, contact, happened, description } = sent;
    const hasFeedback = `${name}${contact}${happened}${description}`.trim() !== '';
    if (hasFeedback) {
      const known = await this.#store.find(caller.userId, sent.event_id);
      if (known && now - known.created_at.getTime() > FEEDBACK_WINDOW_MS + ON_ITS_WAY_MS)
        throw new LecternError('REPORT_CLOSED');
      if (!known?.feedback_at) await this.#checkRoom(caller.userId);
    }
    await this.#store.put({
      ...sent,
      user_id: caller.userId,
      created_at: new Date(now),
      agent: caller.agent.slice(0, AGENT_MAX),
      feedback_at: hasFeedback ? new Date(now) : null,
    });
    return hasFeedback;
  }

  /** What was told already may be told otherwise at any time. */
  async #checkRoom(userId: string): Promise<void> {
    const { ofOne, ofAll } = await this.#store.countFeedback(userId);
    if (ofOne >= FEEDBACK_MAX.ofOne || ofAll >= FEEDBACK_MAX.ofAll) throw new LecternError('FEEDBACK_FULL');
  }

  /** Of a user who is gone. */
  removeOf(userId: string): Promise<void> {
    return this.#store.removeOf(userId);
  }
}
