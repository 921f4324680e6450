import type { Endpoint, Reply } from '@lectern/protocol/endpoint';
import { accountState } from '../../parts/account/index.ts';
import { call } from '../../platform/api/call.ts';
import { type Arguments, exchange } from '../../platform/api/exchange.ts';

/** Calls as whoever has a link: signed where somebody is signed in, else with the pass that the password gave. */
export class VisitorCalls {
  #pass: string | undefined;

  /** Who is signed in needs none: the server knows from then on. */
  takePass(pass: string): void {
    this.#pass = pass;
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
