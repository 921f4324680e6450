import { createServer, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { LecternError } from '@lectern/protocol';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Logger } from 'pino';
import { Histogram, type Registry } from 'prom-client';
import type { Platform } from '../platform.ts';
import { createEndpointRoutes, type EndpointRoutes } from './endpoint-routes.ts';
import { errorAnswer } from './error-reply.ts';
import { languageOf } from './language.ts';
import { RefusalLog } from './refusal-log.ts';
import { HSTS, SECURITY_HEADERS } from './security-headers.ts';
import { createSockets, hasOneHost, type OpenSockets } from './sockets.ts';

/** Largest JSON body, bytes; uploads have separate limits. */
const JSON_MAX_BYTES = 1_048_576;
/** Time for one request, milliseconds: a slow connection may take this long for one piece of an upload. */
const REQUEST_TIMEOUT_MS = 300_000;

/** Time for which calls are still accepted at the start of a shutdown, milliseconds. */
const LAST_CALLS_MS = 150;

/** Headers that describe the requested file. */
const OF_A_FILE = ['etag', 'content-length', 'content-range', 'content-disposition', 'accept-ranges'];

export interface HttpServer {
  readonly fastify: FastifyInstance;
  readonly routes: EndpointRoutes;
  readonly sockets: OpenSockets;
  /** Returns the port on which the server listens. Rejects with EADDRINUSE and similar errors. */
  listen(port: number, host: string): Promise<number>;
  /** Accepts no more calls, waits for running ones, and closes the sockets. */
  close(): Promise<void>;
}

export function createHttpServer({
  config,
  log,
  metrics,
  room,
}: Pick<Platform, 'config' | 'log' | 'metrics' | 'room'>): HttpServer {
  let raw: Server | undefined;
  const refusals = new RefusalLog(log);
  const server: FastifyInstance = fastify({
    serverFactory: (handler) => {
      raw = createServer({ keepAliveTimeout: 72_000, requestTimeout: REQUEST_TIMEOUT_MS }, handler);
      return raw;
    },
    logger: false,
    bodyLimit: JSON_MAX_BYTES,
    trustProxy: config.proxies.length > 0 ? [...config.proxies] : false,
    routerOptions: { maxParamLength: 512 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: (error, request, response) => {
      void response.headers(SECURITY_HEADERS);
      sendError(error, request, response, log, refusals);
    },
  });
  readJson(server);
  measure(server, metrics);

  let draining = false;
  server.addHook('onRequest', (request, response, done) => {
    if (draining) response.header('connection', 'close');
    response.headers(SECURITY_HEADERS);
    if (request.protocol === 'https') response.header('strict-transport-security', HSTS);
    response.header('cache-control', 'no-store');
    done(hasOneHost(request.raw) ? undefined : new LecternError('INVALID_INPUT', { field: 'headers.host' }));
  });
  // For a HEAD request a streamed content is not read, because no client would slow the reading down.
  server.addHook('onSend', (request, _response, payload, done) => {
    if (request.method !== 'HEAD' || !(payload instanceof Readable)) return done(null, payload);
    payload.once('error', () => undefined).destroy();
    done(null, Readable.from([]));
  });
  server.setErrorHandler((error, request, response) => {
    sendError(error, request, response, log, refusals);
  });
  server.setNotFoundHandler(() => {
    throw new LecternError('ROUTE_NOT_FOUND');
  });

  const sockets = createSockets(log, undefined, config.proxies);
  if (raw) sockets.attach(raw);
  return {
    fastify: server,
    routes: createEndpointRoutes(server, room, refusals),
    sockets,
    async listen(port, host) {
      await server.listen({ port, host });
      const address = server.server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    async close() {
      draining = true;
      // A call may be in progress on a connection that seems idle; its response has `connection: close`.
      await new Promise((resolve) => setTimeout(resolve, LAST_CALLS_MS));
      const closed = server.close();
      await sockets.close();
      await closed;
    },
  };
}

function sendError(
  error: unknown,
  request: FastifyRequest,
  response: FastifyReply,
  log: Logger,
  refusals: RefusalLog,
): void {
  const { status, body } = errorAnswer(error, languageOf(request.headers['accept-language']), log);
  refusals.answered(request, status, body.code);
  // The request was refused before its body was read; the rest is not awaited.
  const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  if (hasBody && !request.raw.complete) response.header('connection', 'close');
  // A route may have set headers of a file: they do not apply to an error, which must not be cached.
  for (const name of OF_A_FILE) response.removeHeader(name);
  response.header('cache-control', 'no-store');
  response.statusCode = status;
  response.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
}

/** JSON is the only content type with a parser: any other is refused before it is read. */
function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else parse(request, text, done);
  });
}

function measure(server: FastifyInstance, metrics: Registry): void {
  const duration = new Histogram({
    name: 'lectern_http_request_seconds',
    help: 'Time from the arrival of a call to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [metrics],
  });
  server.addHook('onResponse', (request, response, done) => {
    duration
      .labels(request.method, request.routeOptions.url ?? 'none', String(response.statusCode))
      .observe(response.elapsedTime / 1000);
    done();
  });
}
