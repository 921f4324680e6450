import { LecternError } from '@lectern/protocol';
import { beforeEach, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { errorAnswer } from './error-reply.ts';

let lines: { level: string; msg: string; id?: string }[] = [];
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
beforeEach(() => {
  lines = [];
});

const reply = (error: unknown) => errorAnswer(error, 'en', log);
const withCode = (code: string, more: object = {}) => Object.assign(new Error('secret'), { code, ...more });

it('errorAnswer returns status, code and details of an error of the catalogue, and logs nothing', () => {
  const { status, body } = reply(new LecternError('TOO_MANY_REQUESTS', { seconds: 7 }));
  expect(status).toBe(429);
  expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { seconds: 7 } });
  expect(body.message).toContain('7');
  expect(lines).toEqual([]);
});

it('errorAnswer returns the message in the language of the caller', () => {
  const error = new LecternError('FORBIDDEN');
  expect(errorAnswer(error, 'zh', log).body.message).toMatch(/[一-龥]/);
  expect(reply(error).body.message).not.toMatch(/[一-龥]/);
});

it('errorAnswer logs that the object store is unavailable', () => {
  expect(reply(new LecternError('FILES_UNAVAILABLE')).body.code).toBe('FILES_UNAVAILABLE');
  expect(lines).toMatchObject([{ level: 'warn' }]);
});

it('errorAnswer returns NOT_READY when the database is unavailable and STORAGE_FULL when no space is left', () => {
  expect(reply(withCode('57P01')).body.code).toBe('NOT_READY');
  expect(reply(withCode('ENOSPC')).body.code).toBe('STORAGE_FULL');
  expect(lines.map(({ level }) => level)).toEqual(['warn', 'error']);
});

it.each([
  ['FST_ERR_CTP_BODY_TOO_LARGE', {}, 'PAYLOAD_TOO_LARGE'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', {}, 'UNSUPPORTED_MEDIA_TYPE'],
  ['FST_ERR_NOT_FOUND', {}, 'ROUTE_NOT_FOUND'],
  ['FST_ERR_OTHER', { statusCode: 413 }, 'PAYLOAD_TOO_LARGE'],
])('errorAnswer of %s with %j is %s', (code, more, expected) => {
  expect(reply(withCode(code, more)).body).toMatchObject({ code: expected, details: {} });
  expect(lines).toEqual([]);
});

it('errorAnswer returns INVALID_INPUT about the body for all other errors of status 400 to 499', () => {
  for (const statusCode of [400, 499])
    expect(reply(withCode('X', { statusCode })).body).toMatchObject({
      code: 'INVALID_INPUT',
      details: { field: 'body' },
    });
});

it.each([
  [withCode('X', { statusCode: 500 })],
  [withCode('X', { statusCode: 399 })],
  [new Error('secret')],
  ['secret'],
])('errorAnswer returns only an id for an unexpected error, which is logged under it', (error) => {
  const { status, body } = reply(error);
  expect(status).toBe(500);
  expect(body.code).toBe('INTERNAL');
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(lines).toMatchObject([{ level: 'error', id: body.details.id }]);
});
