import { LecternError } from '@lectern/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import * as failures from './job-failure.ts';

let lines: { level: string; id?: string; msg: string }[] = [];
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
beforeEach(() => {
  lines = [];
});

describe('the failure of a job', () => {
  it.each(['NOT_READY', 'STORAGE_FULL', 'FILES_UNAVAILABLE'] as const)('is retried for %s', (code) => {
    const error = new LecternError(code);
    expect(failures.isPassing(error)).toBe(true);
    expect(failures.jobFailure(error, false, log)).toBeUndefined();
    expect(failures.jobFailure(error, true, log)).toEqual({ code, details: {} });
  });

  it('is permanent for an error of the catalogue about the input', () => {
    const error = new LecternError('FILE_TOO_LARGE', { size: '1 MB' });
    expect(failures.isPassing(error)).toBe(false);
    expect(failures.jobFailure(error, false, log)).toEqual({
      code: 'FILE_TOO_LARGE',
      details: { size: '1 MB' },
    });
    expect(lines).toMatchObject([{ level: 'info' }]);
  });

  it('is an id in the log for any other error, at the last try', () => {
    const error = new Error('NOT_READY');
    expect(failures.isPassing(error)).toBe(false);
    expect(failures.jobFailure(error, false, log)).toBeUndefined();
    expect(lines).toEqual([]);
    const failure = failures.jobFailure(error, true, log);
    expect(failure?.code).toBe('INTERNAL');
    expect(lines).toMatchObject([{ level: 'error', id: failure?.details.id, err: { message: 'NOT_READY' } }]);
  });
});
