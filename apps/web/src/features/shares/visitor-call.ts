import type { Endpoint, Reply } from '@lectern/protocol/endpoint';
import { accountState } from '../../parts/account/index.ts';
import { call } from '../../platform/api/call.ts';
import { type Arguments, exchange } from '../../platform/api/exchange.ts';
import { keepInWindow, readInWindow, removeFromWindow } from '../../platform/storage/window-store.ts';

/**
 * Calls as whoever has a link: signed where somebody is signed in, else with the pass that the password gave. The pass
 * outlives a reload of its window and nothing else.
 */
export class VisitorCalls {
  readonly #key: string;
  #pass: string | undefined;

  constructor(shareId: string) {
    this.#key = `share-pass.${shareId}`;
    this.#pass = readInWindow(this.#key);
  }

  /** Who is signed in needs none. */
  get pass(): string | undefined {
    return hasAccount() ? undefined : this.#pass;
  }

  /** That of who was nobody in this window before he signed in. */
  get passFromBefore(): string | undefined {
    return hasAccount() ? this.#pass : undefined;
  }

  /** Who is signed in is known to the server from then on. */
  takePass(pass: string): void {
    if (hasAccount()) return;
    this.#pass = pass;
    keepInWindow(this.#key, pass);
  }

  /** There is another password. */
  dropPass(): void {
    this.#pass = undefined;
    removeFromWindow(this.#key);
  }

  async call<E extends Endpoint & { readonly caller: 'visitor' }>(
    endpoint: E,
    ...[given]: Arguments<E>
  ): Promise<Reply<E>> {
    if (hasAccount()) return call(endpoint, ...([given] as Arguments<E>));
    return exchange(endpoint, given ?? {}, this.#pass && `Bearer ${this.#pass}`);
  }
}

/** A guest's session is nobody's. */
export function hasAccount(): boolean {
  return accountState.get().kind === 'signed-in';
}
