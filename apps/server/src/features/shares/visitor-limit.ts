import { LecternError } from '@lectern/protocol';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { atMost } from '../../platform/memory.ts';
import { AddressLimit } from '../accounts/index.ts';

const MINUTE_MS = 60_000;
const REMEMBERED_MAX = 50_000;

/** The caller of a link, as the limits identify it. */
export interface Visit {
  readonly caller: CallerIdentity | undefined;
  readonly address: string;
  /** The browser's own id, if it sends one. */
  readonly device?: string | undefined;
}

/** Calls within a minute. */
export interface VisitorLimits {
  /** Limit for one account, and for one device and one link. */
  readonly ofOne: number;
  /** Limit for one link from one address: enough for a whole school that opens it at the start of a period. */
  readonly ofLink: number;
  /** Limit for one device and missing links. */
  readonly missing: number;
}

/**
 * Limits calls of visitors with a link. Each link is counted separately, and a missing link counts only for the device
 * that requests it, so that no visitor can block the links of a school. An account has a separate count at any address,
 * and so has a device that opened the link before.
 */
export class VisitorLimit {
  readonly #ofOne: AddressLimit;
  readonly #ofLink: AddressLimit;
  readonly #missing: AddressLimit;
  readonly #opened = new LRUCache<string, true>(atMost(REMEMBERED_MAX));

  constructor(clock: Clock, { ofOne, ofLink, missing }: VisitorLimits) {
    this.#ofOne = new AddressLimit(clock, ofOne, MINUTE_MS);
    this.#ofLink = new AddressLimit(clock, ofLink, MINUTE_MS);
    this.#missing = new AddressLimit(clock, missing, MINUTE_MS);
  }

  /** Throws TOO_MANY_REQUESTS before the work begins, or the error of the work. */
  async counted<T>(visit: Visit, shareId: string, work: () => Promise<T>): Promise<T> {
    const who = `${visit.address} ${visit.device ?? ''}`;
    const place = `${shareId} ${who}`;
    this.#take(visit, shareId, place);
    // Visitors without an id cannot be distinguished: only their calls for missing links are refused.
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
