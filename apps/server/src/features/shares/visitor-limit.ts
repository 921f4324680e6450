import { LecternError } from '@lectern/protocol';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { AddressLimit } from '../accounts/index.ts';

const MINUTE_MS = 60_000;
const REMEMBERED_MAX = 50_000;

/** Who calls by a link, as far as limits know. */
export interface Visit {
  readonly caller: CallerIdentity | undefined;
  readonly address: string;
  /** The browser's own id, where it says one. */
  readonly device?: string | undefined;
}

/** Calls within a minute. */
export interface VisitorLimits {
  /** Of one account, and of one device by one link. */
  readonly ofOne: number;
  /** By one link from one address: a whole school that opens it at the beginning of a period is let pass. */
  readonly ofLink: number;
  /** Of one device for links that are not there. */
  readonly missing: number;
}

/**
 * Limits calls of who has a link. What is asked for one link counts for no other one, and what is not there counts for the
 * device that asks for it alone: nobody shuts the links of a school by asking for what is missing. An account has a count of
 * its own wherever it calls from, and a device that a link was opened on stays in while others crowd.
 */
export class VisitorLimit {
  readonly #ofOne: AddressLimit;
  readonly #ofLink: AddressLimit;
  readonly #missing: AddressLimit;
  readonly #opened = new LRUCache<string, true>({ max: REMEMBERED_MAX });

  constructor(clock: Clock, { ofOne, ofLink, missing }: VisitorLimits) {
    this.#ofOne = new AddressLimit(clock, ofOne, MINUTE_MS);
    this.#ofLink = new AddressLimit(clock, ofLink, MINUTE_MS);
    this.#missing = new AddressLimit(clock, missing, MINUTE_MS);
  }

  /** Throws TOO_MANY_REQUESTS before the work is begun, or what it throws. */
  async counted<T>(visit: Visit, shareId: string, work: () => Promise<T>): Promise<T> {
    const who = `${visit.address} ${visit.device ?? ''}`;
    const place = `${shareId} ${who}`;
    this.#take(visit, shareId, place);
    // Those that say no id cannot be told apart: among them only what is missing is refused.
    if (accountOf(visit) === undefined && visit.device !== undefined) this.#missing.check(who);
    try {
      const done = await work();
      if (visit.device !== undefined) this.#opened.set(place, true);
      return done;
    } catch (error) {
      if (isMissing(error) && accountOf(visit) === undefined) this.#missing.take(who);
      throw error;
    }
  }

  #take(visit: Visit, shareId: string, place: string): void {
    const account = accountOf(visit);
    if (account !== undefined) this.#ofOne.take(account);
    else if (visit.device !== undefined) this.#ofOne.take(place);
    if (account === undefined && !this.#opened.has(place)) this.#ofLink.take(`${shareId} ${visit.address}`);
  }
}

function accountOf({ caller }: Visit): string | undefined {
  return caller === undefined || caller.accountType === 'guest' ? undefined : caller.userId;
}

function isMissing(error: unknown): boolean {
  return error instanceof LecternError && error.code === 'SHARE_NOT_FOUND';
}
