import { APP_ID_HEADER, type Endpoint, type ErrorCode, errorCatalogue } from '@lectern/protocol';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** Errors that any call may return, by its requirements. */
const ALWAYS: readonly ErrorCode[] = [
  'INTERNAL',
  'NOT_READY',
  'FILES_UNAVAILABLE',
  'INVALID_INPUT',
  'APP_ID_MISSING',
];
const SIGNED: readonly ErrorCode[] = [
  'UNAUTHORIZED',
  'TOKEN_EXPIRED',
  'MAC_INVALID',
  'NONCE_STALE',
  'NONCE_REPEATED',
];

/** Errors about the caller, by the kind of caller. */
const CALLING: Readonly<Record<Endpoint['caller'], readonly ErrorCode[]>> = {
  anyone: [],
  bearer: ['UNAUTHORIZED'],
  visitor: SIGNED,
  guest: SIGNED,
  user: [...SIGNED, 'GUEST_FORBIDDEN'],
};

/** Errors about the body of a call that changes data; they occur whether or not the call has a body. */
function bodyErrors({ method, rawBody }: Endpoint): readonly ErrorCode[] {
  if (method === 'GET') return [];
  // Raw bytes may have any content type: the server examines the bytes.
  return rawBody
    ? ['PAYLOAD_TOO_LARGE', 'STORAGE_FULL']
    : ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'STORAGE_FULL'];
}

/** Security schemes of a call; `{}` means without authentication. */
const SECURITY: Readonly<Record<Exclude<Endpoint['caller'], 'anyone'>, readonly Json[]>> = {
  visitor: [{}, { bearer: [] }, { mac: [] }],
  bearer: [{ bearer: [] }],
  guest: [{ mac: [] }],
  user: [{ mac: [] }],
};

/** The endpoints as an OpenAPI 3.1 document (spec.openapis.org/oas/v3.1.1). */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  let paths: Json | undefined;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lectern 讲台',
      version: '1',
      description:
        'Only status 200 is a success. Every other status returns `{code, message, details}`; the message is in the language of Accept-Language. An address that is too long returns 431 before the call is handled.',
    },
    components: {
      securitySchemes: {
        mac: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description:
            'MAC id="<access token>",nonce="<server milliseconds>:<16 characters>",mac="<base64>": HMAC-SHA-256 with mac_key over nonce LF method LF path with query LF host LF.',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a phone in a lesson, or the pass of a link.',
        },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['code', 'message', 'details'],
          properties: {
            code: { type: 'string', enum: Object.keys(errorCatalogue) },
            message: { type: 'string' },
            details: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
          },
        },
      },
    },
    /** Made when it is first read: it takes long, and few read the document. */
    get paths() {
      paths ??= pathsOf(endpoints);
      return paths;
    },
  };
}

function pathsOf(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z_]\w*)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return paths;
}

function operation(endpoint: Endpoint): Json {
  const { method, path, summary, caller, body, rawBody, form } = endpoint;
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z0-9]+/g, '_')}`,
    tags: [path.split('/')[2] ?? 'other'],
    summary,
    ...(caller !== 'anyone' && { security: [...SECURITY[caller]] }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      { name: APP_ID_HEADER, in: 'header', required: true, schema: { type: 'string' } },
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [form ? 'application/x-www-form-urlencoded' : 'application/json']: {
            schema: schema(body, 'input'),
          },
        },
      },
    }),
    ...(rawBody && {
      requestBody: {
        required: true,
        description: `At most ${rawBody.maxBytes} bytes`,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: responses(endpoint),
  };
}

function responses(endpoint: Endpoint): Json {
  const { reply, rawReply, errors, caller } = endpoint;
  const content = rawReply
    ? { [rawReply.contentType]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: reply ? schema(reply, 'output') : { type: 'object' } } };
  const byStatus = new Map<number, Set<string>>();
  for (const code of [...ALWAYS, ...CALLING[caller], ...bodyErrors(endpoint), ...errors]) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  }
  const failures = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: [...codes].join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  return { 200: { description: 'Done', content }, ...Object.fromEntries(failures) };
}

function parameters(shape: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!shape) return [];
  const { properties, required } = schema(shape, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required ?? []).includes(name),
    schema: property,
  }));
}

function schema(shape: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return rest;
}
