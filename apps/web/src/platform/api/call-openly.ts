import type { Endpoint, Reply } from '@lectern/protocol/endpoint';
import { type Arguments, exchange } from './exchange.ts';

/**
 * `call` for endpoints without authentication, without the code that signs: a phone without an account need not load
 * it.
 */
export function callOpenly<E extends Endpoint & { readonly caller: 'anyone' }>(
  endpoint: E,
  ...[given]: Arguments<E>
): Promise<Reply<E>> {
  return exchange(endpoint, given ?? {}, undefined);
}
