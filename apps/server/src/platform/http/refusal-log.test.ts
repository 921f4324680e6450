import type { FastifyRequest } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { RefusalLog } from './refusal-log.ts';
import type { CallerIdentity } from './routes.ts';

let lines: object[] = [];
const refusals = new RefusalLog(createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }));
beforeEach(() => {
  lines = [];
});

const request = (url: string | undefined) =>
  ({ method: 'GET', ip: '1.2.3.4', routeOptions: { url } }) as FastifyRequest;

it('logs a refused call with its pattern, user and address', () => {
  const call = request('/documents/:id');
  refusals.identified(call, { userId: 'chen' } as CallerIdentity);
  refusals.answered(call, 403, 'FORBIDDEN');
  refusals.answered(request('/documents/:id'), 401, 'UNAUTHORIZED');
  expect(lines).toMatchObject([
    { code: 'FORBIDDEN', call: 'GET /documents/:id', user: 'chen', address: '1.2.3.4' },
    { code: 'UNAUTHORIZED' },
  ]);
  expect(lines[1]).not.toHaveProperty('user');
});

it('logs neither other statuses nor unknown addresses', () => {
  refusals.answered(request('/documents/:id'), 500, 'INTERNAL');
  refusals.answered(request('/documents/:id'), 409, 'FORBIDDEN');
  refusals.answered(request(undefined), 404, 'ROUTE_NOT_FOUND');
  expect(lines).toEqual([]);
});

it.each([400, 401, 403, 404, 410, 413, 415, 429])('logs status %i', (status) => {
  refusals.answered(request('/a'), status, 'FORBIDDEN');
  expect(lines).toHaveLength(1);
});
