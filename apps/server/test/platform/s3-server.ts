import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../../src/platform/config.ts';

/** Keys per page of a listing, few so that tests need several pages. */
const KEYS_A_PAGE = 3;

/**
 * How the store fails: every response is late, is a 500, is cut off in the middle or stalls there, or never comes.
 * `gone`: the server does not listen.
 */
export type S3Fault = 'none' | 'late' | 'error' | 'cut' | 'stops' | 'silent' | 'gone';

export interface S3Server {
  readonly config: S3Config;
  fault: S3Fault;
  /** A late response waits for this. */
  late: () => Promise<unknown>;
  /** Number of received calls. */
  calls: number;
  close(): void;
}

/**
 * The part of S3's interface that the object store uses, in memory. It refuses requests with a wrong signature (AWS
 * Signature Version 4), a wrong Content-MD5, or fewer bytes than declared. When S3_ENDPOINT names a real store, the
 * tests run against that one too.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const config = {
    region: 'us-east-1',
    bucket: 'school',
    accessKey: 'the-access-key',
    secretKey: 'the-secret',
  };
  const server = createServer((request, response) => {
    made.calls += 1;
    failing(made, request, response, () => answer(request, response, objects, config)).catch(() =>
      response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const made: S3Server = {
    config: { ...config, endpoint: `http://127.0.0.1:${port}` },
    fault: 'none',
    late: async () => undefined,
    calls: 0,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return made;
}

async function failing(
  { fault, late }: S3Server,
  request: IncomingMessage,
  response: ServerResponse,
  work: () => Promise<void>,
): Promise<void> {
  switch (fault) {
    case 'none':
      return work();
    case 'late':
      await late();
      return work();
    case 'error':
      request.resume();
      return fail(response, 500, 'InternalError');
    case 'gone':
      request.destroy();
      return;
    case 'silent':
      return;
    default: {
      // Sends the length and half of the content. Only reads of objects have a middle.
      if (request.method !== 'GET' || request.url?.includes('list-type')) {
        request.destroy();
        return;
      }
      const whole = response.end.bind(response);
      response.end = (body: unknown) => {
        if (!Buffer.isBuffer(body)) return whole();
        response.write(body.subarray(0, body.length / 2), () => {
          if (fault === 'cut') response.destroy();
        });
        return response;
      };
      return work();
    }
  }
}

type Secrets = Pick<S3Config, 'secretKey' | 'bucket'>;

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, Buffer>,
  { secretKey, bucket }: Secrets,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://s3');
  const body = await buffer(request);
  const [, inBucket, ...parts] = url.pathname.split('/');
  const key = parts.join('/');
  if (!isSigned(request, url, secretKey)) return fail(response, 403, 'SignatureDoesNotMatch');
  if (inBucket !== bucket) return fail(response, 404, 'NoSuchBucket');
  if (request.method === 'GET' && key === '') return list(response, url, [...objects.keys()].sort());
  const object = objects.get(key);
  switch (request.method) {
    case 'PUT': {
      const md5 = request.headers['content-md5'];
      if (md5 !== createHash('md5').update(body).digest('base64')) return fail(response, 400, 'BadDigest');
      if (body.length !== Number(request.headers['content-length']))
        return fail(response, 400, 'IncompleteBody');
      objects.set(key, body);
      response.end();
      return;
    }
    case 'DELETE':
      objects.delete(key);
      response.writeHead(204).end();
      return;
    default: {
      if (!object) return fail(response, 404, 'NoSuchKey');
      const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '');
      const part = range ? object.subarray(Number(range[1]), Number(range[2]) + 1) : object;
      response.writeHead(range ? 206 : 200, { 'content-length': part.length });
      response.end(request.method === 'HEAD' ? undefined : part);
    }
  }
}

function list(response: ServerResponse, url: URL, all: readonly string[]): void {
  const keys = all.filter((key) => key.startsWith(url.searchParams.get('prefix') ?? ''));
  const from = Number(url.searchParams.get('continuation-token') ?? 0);
  const page = keys.slice(from, from + KEYS_A_PAGE);
  const next = from + KEYS_A_PAGE < keys.length ? from + KEYS_A_PAGE : undefined;
  const token = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  // The listing states the present time as the modification time of every object.
  const put = new Date().toISOString();
  const contents = page
    .map((key) => `<Contents><Key>${key}</Key><LastModified>${put}</LastModified></Contents>`)
    .join('');
  const truncated = `<IsTruncated>${next !== undefined}</IsTruncated>`;
  response.setHeader('content-type', 'application/xml');
  response.end(`<?xml version="1.0"?><ListBucketResult>${truncated}${token}${contents}</ListBucketResult>`);
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** AWS Signature Version 4: docs.aws.amazon.com, "Create a signed AWS API request". */
function isSigned(request: IncomingMessage, url: URL, secretKey: string): boolean {
  const header = /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]+)/;
  const [, scope = '', signed = '', signature] = header.exec(request.headers.authorization ?? '') ?? [];
  const query = [...url.searchParams].map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  const canonical = [
    request.method,
    url.pathname,
    query.sort().join('&'),
    ...signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, digest].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${secretKey}`);
  return hmac(key, text).toString('hex') === signature;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
