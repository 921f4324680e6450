import type { Endpoint, Reply } from '@lectern/protocol/endpoint';
import { type Arguments, exchange } from './exchange.ts';

/** `call` for an endpoint that anyone may call, without what signs: a phone that has no account need not load that. */
export function callOpenly<E extends Endpoint & { readonly caller: 'anyone' }>(
  endpoint: E,
  ...[given]: Arguments<E>
): Promise<Reply<E>> {
  return exchange(endpoint, given ?? {}, undefined);
}
