import type { ErrorCode } from '@lectern/protocol';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { CallerIdentity } from './routes.ts';

/**
 * Statuses that refuse the caller: invalid input, not signed in, no permission, not found or gone, too large,
 * too often.
 */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 410, 413, 415, 429]);

/**
 * Logs refused calls with user, error and address. Nothing from the request is logged: a call is named by its pattern,
 * without ids.
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
    // Unknown addresses are requested by every scanner, so they are not logged.
    if (!REFUSALS.has(status) || url === undefined) return;
    const user = this.#callers.get(request);
    this.#log.info(
      { code, call: `${request.method} ${url}`, user, address: request.ip },
      'a call was rejected',
    );
  }
}
