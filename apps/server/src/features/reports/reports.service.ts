import { LecternError } from '@lectern/protocol';
import { FEEDBACK_MAX, FEEDBACK_WINDOW_MS, type ToldFeedback } from '@lectern/protocol/reports';
import type { Clock } from '../../platform/clock.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { enforce } from '../../platform/policy.ts';
import { type AccountsService, type AddressLimit, mayAdministerSchool } from '../accounts/index.ts';
import type { ErrorReport, ReportsStore } from './reports.store.ts';

/** A report from a browser: the error, and the teacher's feedback if there is any. */
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

/** Stored length of a user agent, characters. */
const AGENT_MAX = 300;
/** Extra time for a form that was opened within the window to be sent, milliseconds. */
const ON_ITS_WAY_MS = 60_000;

/** Ports to other features. */
export interface ReportsNeeds {
  readonly accounts: Pick<AccountsService, 'findUser' | 'findUsers'>;
}

/** Errors that browsers report, and feedback that teachers write about them or about the program. */
export class ReportsService {
  readonly #store: ReportsStore;
  readonly #needs: ReportsNeeds;
  readonly #clock: Clock;
  readonly #limit: AddressLimit;

  constructor(store: ReportsStore, needs: ReportsNeeds, clock: Clock, limit: AddressLimit) {
    this.#store = store;
    this.#needs = needs;
    this.#clock = clock;
    this.#limit = limit;
  }

  /** Throws REPORT_CLOSED for feedback on an old error, FEEDBACK_FULL and TOO_MANY_REQUESTS. */
  async take(
    caller: Pick<CallerIdentity, 'userId' | 'organisationId'> & {
      readonly address: string;
      readonly agent: string;
    },
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
      organisation_id: caller.organisationId ?? null,
      created_at: new Date(now),
      agent: caller.agent.slice(0, AGENT_MAX),
      feedback_at: hasFeedback ? new Date(now) : null,
    });
    return hasFeedback;
  }

  /** The limit applies to new feedback only; existing feedback may be changed at any time. */
  async #checkRoom(userId: string): Promise<void> {
    const { ofOne, ofAll } = await this.#store.countFeedback(userId);
    if (ofOne >= FEEDBACK_MAX.ofOne || ofAll >= FEEDBACK_MAX.ofAll) throw new LecternError('FEEDBACK_FULL');
  }

  /** Feedback from the caller's school, newest first. Throws FORBIDDEN for a caller who does not administer it. */
  async feedback(
    caller: CallerIdentity,
    { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<{ items: ToldFeedback[]; next: string | null }> {
    const user = await this.#needs.accounts.findUser(caller.userId);
    enforce(mayAdministerSchool(caller, user?.identities ?? []));
    if (caller.organisationId === undefined) throw new LecternError('FORBIDDEN');
    const found = await this.#store.listFeedback(caller.organisationId, placeOf(cursor), limit + 1);
    const page = found.slice(0, limit);
    const users = await this.#needs.accounts.findUsers([...new Set(page.map(({ user_id: id }) => id))]);
    const last = page.at(-1);
    return {
      items: page.map((report) => told(report, users.get(report.user_id)?.realName ?? '')),
      next: found.length > limit && last ? `${last.feedback_at?.getTime() ?? 0}.${last.event_id}` : null,
    };
  }
}

function placeOf(
  cursor: string | undefined,
): { readonly toldAt: Date; readonly eventId: string } | undefined {
  const [time, eventId] = cursor?.split('.') ?? [];
  return time === undefined || eventId === undefined
    ? undefined
    : { toldAt: new Date(Number(time)), eventId };
}

function told(report: ErrorReport, userName: string): ToldFeedback {
  const { event_id, user_id, name, contact, happened, description, message, page, version, agent } = report;
  return {
    ...{ event_id, user_id, name, contact, happened, description, message, page, version, agent },
    user_name: userName,
    told_at: report.feedback_at?.getTime() ?? 0,
  };
}
