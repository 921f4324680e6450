import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { LecternError } from '@lectern/protocol';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Platform } from '../platform.ts';
import type { HttpServer } from './http-server.ts';

/** An object that never exists: looking it up shows that the store responds. */
const ABSENT = '0'.repeat(64);
const ANSWER_WITHIN_MS = 2_000;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * `/healthz`: the process is alive. `/readyz`: database and objects respond, and whether there is free space.
 * `/metrics`: for Prometheus.
 */
export function serveHealth(http: HttpServer, platform: Platform, pool: pg.Pool): void {
  http.routes.serve('/healthz', async (_request, response) => response.send({ status: 'alive' }));

  http.routes.serve('/readyz', async (_request, response) => {
    const [database, objects] = await Promise.all([
      answers(pool.query('select 1')),
      answers(platform.objects.has(ABSENT)),
    ]);
    // Without free space all data can still be read, so the process stays ready.
    const room = !platform.room.isLow;
    return response.code(database && objects ? 200 : 503).send({ database, objects, room });
  });

  http.routes.serve('/metrics', async (request, response) => {
    if (!mayReadMetrics(request, platform.config.metricsToken)) throw new LecternError('FORBIDDEN');
    return response.type(platform.metrics.contentType).send(await platform.metrics.metrics());
  });
}

async function answers(question: Promise<unknown>): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
  });
  const answered = question.then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answered, timeout]);
  clearTimeout(late);
  return result;
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  // Through a proxy on this machine the caller's own address is used, not the proxy's.
  if (LOOPBACK.has(request.ip) && isOwnHost(request.raw.headers.host)) return true;
  const given = request.headers.authorization;
  if (token === undefined || given === undefined) return false;
  const expected = Buffer.from(`Bearer ${token}`);
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/**
 * Whether the Host header is a name that only programs on this machine use. A foreign page whose name resolves to this
 * machine (DNS rebinding) also connects from this machine, but under that name.
 */
function isOwnHost(host = ''): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
