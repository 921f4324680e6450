import { rm } from 'node:fs/promises';
import {
  APP_ID_HEADER,
  type CallInput,
  type Endpoint,
  type ErrorReply,
  fillPath,
  type Language,
  type Reply,
} from '@lectern/protocol';
import { type App, composeApp } from '../../src/app.ts';
import type { AppFeature, FeatureName } from '../../src/app-features.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { type Config, ROLES } from '../../src/platform/config.ts';
import type { WarmUp } from '../../src/platform/every.ts';
import type { Ground } from '../../src/platform/feature.ts';
import { createHttpServer, type HttpServer } from '../../src/platform/http/http-server.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { type OpenPlatform, openPlatform } from '../../src/platform/open-platform.ts';
import { allowNothing } from '../../src/platform/outgoing/outgoing-allowance.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { type HttpAnswer, HttpClient } from './http-client.ts';
import { TEMPLATE } from './postgres-setup.ts';
import { createDatabase } from './shared-postgres.ts';
import { testFolder } from './test-folder.ts';

/** Signs the calls of a signed-in user; created by `sessions.ts` beside it. */
export interface Session {
  /** Returns the Authorization header of one call. `url` is the path with its query. */
  authorize(method: string, url: string, host: string): string | Promise<string>;
}

const APP_ID = 'lectern-test';

/** A call whose status was not 200: the status and the error of the response. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly status: number;
  readonly reply: ErrorReply;

  constructor(what: string, status: number, reply: ErrorReply) {
    super(`${what} returned ${status} ${reply.code}: ${reply.message}`);
    this.status = status;
    this.reply = reply;
  }
}

export type TestInput<E extends Endpoint> = Partial<CallInput<E>> & {
  /** The bytes of an endpoint with `rawBody`. */
  readonly rawBody?: Uint8Array;
  readonly language?: Language;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface TestServer {
  readonly platform: Platform;
  readonly http: HttpServer;
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  /** Host with port, as it is signed. */
  readonly host: string;
  /** Makes a call over HTTP as the web does; rejects with CallFailed. */
  call<E extends Endpoint>(endpoint: E, input?: TestInput<E>, session?: Session): Promise<Reply<E>>;
  /** Makes a call that must fail, and returns the error; rejects when it succeeds. */
  fails<E extends Endpoint>(endpoint: E, input?: TestInput<E>, session?: Session): Promise<ErrorReply>;
  /** Makes any request and returns the response. `path` with its query; the app id is added. */
  fetch(path: string, init?: RequestInit, session?: Session): Promise<Response>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly clock?: Clock;
  readonly config?: Partial<Config>;
  /** Free bytes on the disk. */
  readonly disk?: () => Promise<number>;
  /** By default nothing is warmed up, because few tests need the threads that would load their code. */
  readonly warmUp?: WarmUp;
  /** Registers these features and those that they need, instead of all: by name, or defined by the test. */
  readonly features?: readonly (FeatureName | AppFeature)[];
  /** Registers other routes than the application's. */
  readonly compose?: (platform: Platform, http: HttpServer) => Promise<App>;
}

/**
 * Starts the whole program, or the named features, in this process: with a temporary folder, a free port and, unless the
 * configuration names one, a new database.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.config?.databaseUrl === undefined ? await createDatabase(TEMPLATE) : undefined;
  const folder = await testFolder('lectern-server-');
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    dataFolder: folder,
    databaseUrl: database?.url,
    s3: undefined,
    demo: false,
    demoPassword: undefined,
    roles: ROLES,
    logLevel: 'warn',
    metricsToken: undefined,
    chromium: process.env.LECTERN_CHROMIUM,
    browserWithoutJail: false,
    callbackAllowance: allowNothing,
    proxies: ['loopback'],
    reserveBytes: 0,
    appUrl: undefined,
    assessment: { host: undefined, appId: undefined },
    registration: 'open',
    development: false,
    cheapPasswords: true,
    ...options.config,
  };
  const open = await openPlatform(config, createLog(config.logLevel), {
    clock: options.clock,
    free: options.disk,
    warmUp: options.warmUp ?? (() => () => undefined),
  });
  const http = createHttpServer(open.platform);
  const app = options.compose
    ? await options.compose(open.platform, http)
    : await composeApp(open.platform, http, options.features);
  const port = await http.listen(0, '127.0.0.1');
  return testServer(open, http, `127.0.0.1:${port}`, async () => {
    await http.close();
    await app.close();
    await open.close();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });
}

/** The ground of a running server, for further registrations, which are not served. */
export function groundWithoutDoors({ http, platform }: TestServer): Ground {
  const routes = { ...http.routes, handle: () => undefined, serve: () => undefined };
  return { ...platform, routes, sockets: { handle: () => undefined } };
}

function testServer(
  open: OpenPlatform,
  http: HttpServer,
  host: string,
  close: () => Promise<void>,
): TestServer {
  const url = `http://${host}`;
  const client = new HttpClient(url);

  async function send(path: string, init: RequestInit, session?: Session): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has(APP_ID_HEADER)) headers.set(APP_ID_HEADER, APP_ID);
    if (session) headers.set('authorization', await session.authorize(init.method ?? 'GET', path, host));
    return await fetch(url + path, { ...init, headers });
  }

  async function answer<E extends Endpoint>(
    endpoint: E,
    input: TestInput<E>,
    session?: Session,
  ): Promise<HttpAnswer> {
    const path = fillPath(endpoint.path, asRecord(input.params)) + queryText(asRecord(input.query));
    const headers: Record<string, string> = {
      [APP_ID_HEADER]: APP_ID,
      'accept-language': input.language ?? 'en',
      ...input.headers,
    };
    let body: string | Uint8Array | undefined;
    if (input.rawBody) {
      headers['content-type'] = 'application/octet-stream';
      body = input.rawBody;
    } else if (endpoint.form) {
      headers['content-type'] = 'application/x-www-form-urlencoded';
      body = new URLSearchParams(asRecord(input.body) as Record<string, string>).toString();
    } else if (input.body !== undefined) {
      headers['content-type'] = 'application/json';
      body = JSON.stringify(input.body);
    }
    if (session) headers.authorization = await session.authorize(endpoint.method, path, host);
    return await client.send(path, endpoint.method, headers, body);
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    input: TestInput<E> = {} as TestInput<E>,
    session?: Session,
  ): Promise<Reply<E>> {
    const { status, body } = await answer(endpoint, input, session);
    if (status !== 200) {
      const reply = JSON.parse(body.toString()) as ErrorReply;
      throw new CallFailed(`${endpoint.method} ${endpoint.path}`, status, reply);
    }
    const content: unknown = endpoint.rawReply ? new Uint8Array(body) : JSON.parse(body.toString());
    return content as Reply<E>;
  }

  return {
    platform: open.platform,
    http,
    url,
    host,
    call,
    async fails(endpoint, input, session) {
      try {
        await call(endpoint, input, session);
      } catch (error) {
        if (error instanceof CallFailed) return error.reply;
        throw error;
      }
      throw new Error(`${endpoint.method} ${endpoint.path} succeeded, but should have failed`);
    },
    fetch: (path, init = {}, session) => send(path, init, session),
    async close() {
      await close();
      client.close();
    },
  };
}

/** Undefined values are omitted, lists are repeated for each item. */
function queryText(query: Readonly<Record<string, unknown>> | undefined): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) text.append(name, String(item));
  }
  return text.size > 0 ? `?${text}` : '';
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
