import { UPLOAD_MAX_BYTES } from '@lectern/protocol/constants';
import { describe, expect, it } from 'vitest';
import { ApiError, networkError } from '../../platform/api/api-error.ts';
import { mayRetry, refusalOf } from './refused-file.ts';

const file = (name: string, size: number) => ({ name, size }) as File;

describe('refusalOf', () => {
  it('returns undefined for a file that the server accepts', () => {
    expect(refusalOf(file('a.pptx', 1))).toBeUndefined();
    expect(refusalOf(file('a.PPTX', UPLOAD_MAX_BYTES))).toBeUndefined();
  });

  it('returns different messages for a wrong kind, an empty file and a large one', () => {
    const refusals = [file('a.exe', 1), file('a.pptx', 0), file('a.pptx', UPLOAD_MAX_BYTES + 1)].map(
      refusalOf,
    );
    expect(refusals.every((each) => each !== undefined && each !== '')).toBe(true);
    expect(new Set(refusals).size).toBe(3);
    expect(refusalOf(file('a.exe', 0))).toBe(refusals[0]);
  });
});

describe('mayRetry', () => {
  it('returns false for errors that occur again with the same file', () => {
    expect(mayRetry(new ApiError(422, 'FILE_CORRUPT', {}, 'damaged'))).toBe(false);
    expect(mayRetry(new ApiError(403, 'FORBIDDEN', {}, 'forbidden'))).toBe(false);
  });

  it('returns true for other errors', () => {
    expect(mayRetry(networkError())).toBe(true);
    expect(mayRetry(new Error('offline'))).toBe(true);
    expect(mayRetry(undefined)).toBe(true);
  });
});
