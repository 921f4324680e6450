import type { KeyObject } from 'node:crypto';
import type { AccountType } from '@lectern/protocol/accounts';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../platform/memory.ts';

/** Known facts about an access token; times in milliseconds. */
export interface KnownToken {
  readonly signInId: string;
  readonly accountId: string;
  readonly accountType: AccountType;
  readonly organisationId: string | null;
  readonly personId: string | null;
  readonly expiresAt: number;
}

export interface CachedToken extends KnownToken {
  readonly macKey: KeyObject;
}

/**
 * How long a token is cached, milliseconds: an ended sign-in is noticed after this time when the bus lost its message.
 */
const KEPT_MS = 30_000;
const MAX_TOKENS = 50_000;

/** Access tokens that were used lately, so that a signed call needs no database query. */
export class TokenCache {
  readonly #tokens = new LRUCache<string, CachedToken>({ ...atMost(MAX_TOKENS), ttl: KEPT_MS });
  /** Sign-ins seen in this process, whose sockets may still be open. */
  readonly #signIns = new LRUCache<string, true>(atMost(MAX_TOKENS));
  readonly #loading = new Map<string, Promise<CachedToken | undefined>>();
  readonly #load: (accessToken: string) => Promise<KnownToken | undefined>;
  /** Incremented by each removal: a token that is being loaded meanwhile is not cached. */
  #removals = 0;

  constructor(load: (accessToken: string) => Promise<KnownToken | undefined>) {
    this.#load = load;
  }

  /** Sign-ins whose tokens this process loaded and whose end was not announced. Old sign-ins are dropped. */
  get signIns(): readonly string[] {
    return [...this.#signIns.keys()];
  }

  /** Returns the token only if it is cached. */
  peek(accessToken: string): CachedToken | undefined {
    return this.#tokens.get(accessToken);
  }

  /** Loads a token that is not cached; concurrent calls wait for the same result. */
  find(accessToken: string, macKey: KeyObject): Promise<CachedToken | undefined> {
    const loading = this.#loading.get(accessToken);
    if (loading) return loading;
    const removals = this.#removals;
    const found = this.#load(accessToken)
      .then((known) => {
        const token = known && { ...known, macKey };
        if (token) this.#signIns.set(token.signInId, true);
        if (token && removals === this.#removals) this.#tokens.set(accessToken, token);
        return token;
      })
      .finally(() => {
        if (this.#loading.get(accessToken) === found) this.#loading.delete(accessToken);
      });
    this.#loading.set(accessToken, found);
    return found;
  }

  removeSignIn(signInId: string): void {
    this.#removals += 1;
    this.#loading.clear();
    this.#signIns.delete(signInId);
    for (const [accessToken, token] of this.#tokens.entries()) {
      if (token.signInId === signInId) this.#tokens.delete(accessToken);
    }
  }

  /** Called when the bus may have lost messages. */
  clear(): void {
    this.#removals += 1;
    this.#loading.clear();
    this.#tokens.clear();
  }
}
