import type { ErrorCode } from '@lectern/protocol';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { CallerIdentity } from './routes.ts';

/**
 * Answers that refuse the caller: wrong input, no sign-in, no permission, nothing there for him or not any more, too much,
 * too often.
 */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 410, 413, 415, 429]);

/**
 * Who was refused what, from where. Nothing that he sent is written down: a call is named as the contract writes it,
 * without its ids.
 */
export class RefusalLog {
  readonly #log: Logger;
  readonly #callers = new WeakMap<FastifyRequest, string>();

  constructor(log: Logger) {
    this.#log = log;
  }

  identified(request: FastifyRequest, { userId }: CallerIdentity): void {
    this.#callers.set(request, userId);
  }

  answered(request: FastifyRequest, status: number, code: ErrorCode): void {
    const { url } = request.routeOptions;
    // Addresses that lead nowhere are asked for by every scanner.
    if (!REFUSALS.has(status) || url === undefined) return;
    const user = this.#callers.get(request);
    this.#log.info(
      { code, call: `${request.method} ${url}`, user, address: request.ip },
      'a call was refused',
    );
  }
}
