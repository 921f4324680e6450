// @first: every route is called.
import { type Endpoint, errorCatalogue, fillPath } from '@lectern/protocol';
import { createDocument } from '@lectern/protocol/documents';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type SignedIn, signInTeacher } from '../setup/sessions.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { anyCharacter } from './endpoint-input.ts';

const RUNS = process.env.LECTERN_LONG ? 300 : 4;
const SEED = Number(process.env.LECTERN_SEED ?? Date.now() % 2 ** 31);

let server: TestServer;
let teacher: SignedIn;
/** Ids of the caller's own objects, so that some calls get far. */
const ids: string[] = [];
const knownId = fc.nat().map((index) => ids[index % ids.length] ?? '');

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const hostileText = fc.constantFrom(
  '',
  '\u0000',
  '../../etc/passwd',
  "'; drop table account; --",
  '%00%ff',
  '\ud800',
  '💥'.repeat(300),
  'x'.repeat(5_000),
  'NaN',
  '__proto__',
  '-1',
  '1e999',
  '9223372036854775808',
);
const hostile = fc.oneof(
  hostileText,
  fc.string({ unit: anyCharacter }),
  fc.constantFrom(null, true, -1, 0, 1e308, 2 ** 53, -0.5, [], {}, [[]]),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Values of a shape, mixed with others. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fitting(schema), weight: 6 }, { arbitrary: hostile, weight: 1 });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  if (schema.anyOf?.length) return fc.oneof(...schema.anyOf.map(valuesOf));
  switch (schema.type) {
    case 'object': {
      const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, valuesOf(part)]);
      return fc.record<Record<string, unknown>>(Object.fromEntries(parts), {
        requiredKeys: [...(schema.required ?? [])],
      });
    }
    case 'array':
      return fc.array(schema.items ? valuesOf(schema.items) : hostile, { maxLength: 4 });
    case 'integer':
    case 'number': {
      const min = Math.max(schema.minimum ?? -10, -(2 ** 31));
      return fc.integer({ min, max: Math.max(min, Math.min(schema.maximum ?? 1_000, 2 ** 31)) });
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      if (schema.format === 'uuid') return fc.oneof(fc.uuid({ version: 7 }), knownId);
      return fc.oneof(knownId, fc.string(), fc.string({ unit: 'grapheme' }));
  }
}

function partOf(shape: z.ZodMiniType | undefined): fc.Arbitrary<unknown> {
  if (!shape) return fc.constant(undefined);
  return valuesOf(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Unpaired surrogates have no UTF-8: no client can send them. */
function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}

function addressOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  const given = Object.entries(asRecord(params)).map(([name, value]) => [name, textOf(value)]);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(asRecord(query))) search.append(name, textOf(value));
  return fillPath(endpoint.path, Object.fromEntries(given)) + (search.size > 0 ? `?${search}` : '');
}

beforeAll(async () => {
  server = await startTestServer({ config: { logLevel: 'silent' } });
  // An administrator of a school, so that calls of that role succeed.
  teacher = await signInTeacher(server, { identities: ['TEACHER', 'EDU_ADMIN'] });
  const made = await Promise.all(
    ['folder', 'coursewares'].map((kind) =>
      server.call(createDocument, { body: { name: kind, resource_type_code: kind as 'folder' } }, teacher),
    ),
  );
  ids.push(teacher.userId, ...made.map(({ id }) => id));
});
afterAll(() => server.close());

describe('every endpoint', () => {
  it(`returns only documented errors, and no unexpected error, for any input (seed ${SEED})`, async () => {
    const answers = new Map<number, number>();
    const codes = new Set<string>(Object.keys(errorCatalogue));
    const endpoints = server.http.routes.endpoints.filter(
      ({ path, method }) => !(path.includes('/tokens') && method === 'DELETE') && !endsSession(path),
    );
    expect(endpoints.length).toBeGreaterThan(30);
    for (const endpoint of endpoints) {
      const call = fc.record({
        params: partOf(endpoint.params),
        query: partOf(endpoint.query),
        body: endpoint.rawBody ? fc.uint8Array({ maxLength: 200 }) : partOf(endpoint.body),
      });
      await fc.assert(
        fc.asyncProperty(call, async ({ params, query, body }) => {
          const path = addressOf(endpoint, params, query);
          const content = endpoint.rawBody ? Buffer.from(body as Uint8Array) : JSON.stringify(body);
          const response = await server.fetch(
            path,
            {
              method: endpoint.method,
              ...(endpoint.method !== 'GET' &&
                content !== undefined && { body: content, headers: { 'content-type': 'application/json' } }),
            },
            teacher,
          );
          const text = await response.text();
          answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
          if (response.status === 200) return;
          const { code } = JSON.parse(text);
          expect(codes).toContain(code);
          if (code === 'INTERNAL') throw new Error(`${endpoint.method} ${path} ${content}: ${text}`);
        }),
        { numRuns: RUNS, seed: SEED },
      );
    }
    // The calls passed authentication: some succeed, few are unsigned.
    const share = (status: number) =>
      (answers.get(status) ?? 0) / [...answers.values()].reduce((a, b) => a + b, 0);
    expect(share(200)).toBeGreaterThan(0.1);
    expect(share(401)).toBeLessThan(0.3);
  }, 600_000);
});

/** Calls that end the caller's session. */
function endsSession(path: string): boolean {
  return /cancel|password|sign_out|sessions\/all/.test(path);
}
