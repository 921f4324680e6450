import type { Endpoint, Reply } from '@lectern/protocol/endpoint';
import { accountState } from '../../parts/account/index.ts';
import { call } from '../../platform/api/call.ts';
import { type Arguments, exchange } from '../../platform/api/exchange.ts';
import { keepInWindow, readInWindow, removeFromWindow } from '../../platform/storage/window-store.ts';

/**
 * Calls with a link: signed when the user is signed in, otherwise with the pass that the password returned. The pass
 * survives only a reload of its window.
 */
export class VisitorCalls {
  readonly #key: string;
  #pass: string | undefined;

  constructor(shareId: string) {
    this.#key = `share-pass.${shareId}`;
    this.#pass = readInWindow(this.#key);
  }

  /** A signed-in user needs no pass. */
  get pass(): string | undefined {
    return hasAccount() ? undefined : this.#pass;
  }

  /** The pass of a visitor who has signed in since, in this window. */
  get passFromBefore(): string | undefined {
    return hasAccount() ? this.#pass : undefined;
  }

  /** For a signed-in user the server stores that the password was entered. */
  takePass(pass: string): void {
    if (hasAccount()) return;
    this.#pass = pass;
    keepInWindow(this.#key, pass);
  }

  /** Called when the password was changed. */
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

/** A guest's session does not count as an account. */
export function hasAccount(): boolean {
  return accountState.get().kind === 'signed-in';
}
