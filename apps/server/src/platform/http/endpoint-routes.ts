import { APP_ID_HEADER, type Endpoint, type ErrorDetails, LecternError } from '@lectern/protocol';
import { DEVICE_HEADER, PROOF_HEADER } from '@lectern/protocol/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { DiskRoom } from '../disk-room.ts';
import { languageOf } from './language.ts';
import { limitedBody } from './limited-body.ts';
import type { RefusalLog } from './refusal-log.ts';
import type { Authenticate, Call, CallerIdentity, Routes } from './routes.ts';
import { unstorableText } from './unstorable-text.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const APP_ID_MAX = 64;
/** The longest header with a device id or a proof of work, characters. */
const HEADER_MAX = 200;
/** RFC 6750, 2.1; the program's own tokens are shorter. */
const BEARER = /^Bearer ([\w~+/.-]{1,128}=*)$/;

export interface EndpointRoutes extends Routes {
  /** Set once by the accounts feature; until then every signed call is refused. */
  authenticateWith(authenticate: Authenticate): void;
  /** All registered endpoints, for OpenAPI. */
  readonly endpoints: readonly Endpoint[];
}

export function createEndpointRoutes(
  server: FastifyInstance,
  room: Pick<DiskRoom, 'check'>,
  refusals: RefusalLog,
): EndpointRoutes {
  const endpoints: Endpoint[] = [];
  let authenticate: Authenticate = async () => {
    throw new LecternError('NOT_READY');
  };

  async function identify(endpoint: Endpoint, request: FastifyRequest): Promise<CallerIdentity | undefined> {
    if (endpoint.caller === 'anyone' || endpoint.caller === 'bearer') return undefined;
    if (endpoint.caller === 'visitor' && !request.headers.authorization?.startsWith('MAC ')) return undefined;
    const caller = await authenticate({
      method: request.method,
      url: request.raw.url ?? request.url,
      host: request.headers.host ?? '',
      authorization: request.headers.authorization,
    });
    refusals.identified(request, caller);
    if (endpoint.caller === 'user' && caller.accountType === 'guest')
      throw new LecternError('GUEST_FORBIDDEN');
    return caller;
  }

  return {
    endpoints,

    authenticateWith(given) {
      authenticate = given;
    },

    handle(endpoint, handler) {
      endpoints.push(endpoint);
      const needsAppId = endpoint.path.startsWith('/api/');
      const { reply: replyShape, rawReply, rawBody } = endpoint;

      const run = async (request: FastifyRequest, response: FastifyReply): Promise<FastifyReply> => {
        if (needsAppId) checkAppId(request.headers[APP_ID_HEADER]);
        const caller = await identify(endpoint, request);
        const bearer = caller ? undefined : borne(endpoint, request.headers.authorization);
        if (endpoint.takesIn) room.check();
        const call = {
          params: check(endpoint.params, request.params, 'params'),
          query: check(endpoint.query, request.query, 'query'),
          body: rawBody ? undefined : check(endpoint.body, request.body, 'body'),
          rawBody: rawBody ? limitedBody(request.raw, rawBody.maxBytes) : undefined,
          caller,
          bearer,
          language: languageOf(request.headers['accept-language']),
          request,
          response,
          address: request.ip,
          device: shortHeader(request, DEVICE_HEADER),
          proof: shortHeader(request, PROOF_HEADER),
        } as Call<typeof endpoint>;
        const result: unknown = await handler(call);
        if (response.sent) return response;
        // "storage" would delete edits that were made offline and are stored only in the browser.
        if (endpoint.clearsCache) response.header('clear-site-data', '"cache"');
        if (replyShape) {
          return response.header('content-type', JSON_TYPE).send(JSON.stringify(replyShape.parse(result)));
        }
        if (rawReply) return response.header('content-type', rawReply.contentType).send(result);
        return response.header('content-type', JSON_TYPE).send('{}');
      };

      addRoute(server, endpoint, run);
    },

    serve(path, handler) {
      server.route({ method: 'GET', url: path, handler });
    },
  };
}

/** The route of an endpoint, with the parser for the kind of its body: JSON, a form, or bytes. */
function addRoute(
  server: FastifyInstance,
  { method, path, form, rawBody }: Endpoint,
  handler: (request: FastifyRequest, response: FastifyReply) => Promise<FastifyReply>,
): void {
  const route = { method, url: path, handler };
  if (form) {
    server.register(async (forms) => {
      forms.removeAllContentTypeParsers();
      forms.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, text, done) =>
        done(null, formFields(String(text))),
      );
      forms.route({ ...route, bodyLimit: form.maxBytes });
    });
    return;
  }
  if (!rawBody) {
    server.route(route);
    return;
  }
  server.register(async (bytes) => {
    // Any content type is accepted: handlers detect the type from the bytes, and no code reads the body before them.
    bytes.removeAllContentTypeParsers();
    bytes.addContentTypeParser('*', (_request, _payload, done) => done(null));
    bytes.route({
      ...route,
      bodyLimit: rawBody.maxBytes,
      preParsing: async (request) => {
        const length = Number(request.headers['content-length'] ?? 0);
        if (length > rawBody.maxBytes) throw new LecternError('PAYLOAD_TOO_LARGE');
      },
    });
  });
}

/** Undefined if the header is missing or longer than HEADER_MAX. */
function shortHeader({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' && value.length <= HEADER_MAX ? value : undefined;
}

/** The fields of a form; the last one wins when a field is repeated. */
function formFields(text: string): Record<string, string> {
  return Object.assign(Object.create(null), Object.fromEntries(new URLSearchParams(text)));
}

function checkAppId(value: string | string[] | undefined): void {
  if (typeof value !== 'string' || value === '' || value.length > APP_ID_MAX)
    throw new LecternError('APP_ID_MISSING');
}

/** A visitor's Authorization header that is neither a signature nor a pass is refused, not ignored. */
function borne({ caller }: Endpoint, authorization: string | undefined): string | undefined {
  if (caller === 'bearer') return tokenOf(authorization);
  return caller === 'visitor' && authorization !== undefined ? tokenOf(authorization) : undefined;
}

function tokenOf(authorization: string | undefined): string {
  const [, token] = BEARER.exec(authorization ?? '') ?? [];
  if (token === undefined) throw new LecternError('UNAUTHORIZED');
  return token;
}

function check(shape: z.ZodMiniType | undefined, value: unknown, place: string): unknown {
  if (!shape) return undefined;
  const result = shape.safeParse(value);
  const unstorable = result.success ? unstorableText(result.data) : undefined;
  if (unstorable !== undefined) {
    throw new LecternError('INVALID_INPUT', { field: unstorable === '' ? place : `${place}.${unstorable}` });
  }
  if (result.success) return result.data;
  throw new LecternError('INVALID_INPUT', whichField(result.error, place));
}

function whichField(error: z.core.$ZodError, place: string): ErrorDetails {
  const path = error.issues[0]?.path.map(String).join('.');
  return { field: path ? `${place}.${path}` : place };
}
