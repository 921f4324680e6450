import { describe, expect, it } from 'vitest';
import { errorCatalogue, errorMessage, LecternError } from './errors.ts';

describe('errorMessage', () => {
  it('replaces the names of details in either language', () => {
    expect(errorMessage('FILE_TYPE_UNSUPPORTED', 'en', { types: 'PDF' })).toBe(
      'File type not supported, only PDF supported',
    );
    expect(errorMessage('FILE_TYPE_UNSUPPORTED', 'zh', { types: 'PDF' })).toBe(
      '不支持该文件类型，仅支持 PDF',
    );
    expect(errorMessage('FILE_TYPE_UNSUPPORTED', 'en', { types: 0 })).toContain('only 0 supported');
  });

  it('keeps a name without its detail', () => {
    expect(errorMessage('FILE_TYPE_UNSUPPORTED', 'en')).toContain('{types}');
  });
});

it('each entry of the catalogue has a status of a failure, and the same details in both languages', () => {
  const names = (message: string) => [...new Set(message.match(/\{\w+\}/g) ?? [])].sort();
  for (const [code, { status, zh, en }] of Object.entries(errorCatalogue)) {
    expect(status >= 400 && status < 600, code).toBe(true);
    expect(names(en), code).toEqual(names(zh));
  }
});

it('LecternError has the English message, its code, details and cause', () => {
  const cause = new Error('x');
  const error = new LecternError('FILE_TYPE_UNSUPPORTED', { types: 'PDF' }, { cause });
  expect(error).toMatchObject({
    name: 'LecternError',
    code: 'FILE_TYPE_UNSUPPORTED',
    details: { types: 'PDF' },
    cause,
  });
  expect(error.message).toContain('only PDF supported');
});
