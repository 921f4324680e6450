import { describe, expect, it } from 'vitest';
import { errorMessage, LecternError } from '../errors/errors.ts';
import { documentName, nameKey } from './document-name.ts';
import { extensionOf, fileKindOf, nameWithoutExtension, uploadExtensions } from './file-kinds.ts';
import { freeName } from './free-name.ts';

function refusal(name: string): string {
  try {
    documentName(name);
  } catch (error) {
    if (error instanceof LecternError) return error.code;
    throw error;
  }
  return 'accepted';
}

describe('a document name', () => {
  it('is trimmed and normalised', () => {
    expect(documentName('  秋天的雨 ')).toBe('秋天的雨');
    expect(documentName('e\u0301t\u00e9')).toBe('\u00e9t\u00e9');
  });

  it.each([
    ['empty', ''],
    ['blank', ' \t '],
    ['with a slash', 'a/b'],
    ['with a backslash', 'a\\b'],
    ['with a control character', 'a\u0000b'],
    ['with a newline', 'a\nb'],
    ['with ..', '..'],
    ['with a right-to-left override', 'gnp\u202e.exe'],
    ['of 201 characters', '字'.repeat(201)],
    ['of 500 characters', 'n'.repeat(500)],
    ['with half a surrogate pair', 'a\ud800'],
  ])('is rejected when it is %s', (_, name) => {
    expect(refusal(name)).toBe('NAME_INVALID');
  });

  it('may have 200 characters, counted as code points', () => {
    expect(documentName('𠮷'.repeat(200))).toBe('𠮷'.repeat(200));
  });

  it('has an error that names the limit in both languages', () => {
    expect(errorMessage('NAME_INVALID', 'zh', { max: 200 })).toContain('200');
    expect(errorMessage('NAME_INVALID', 'en', { max: 200 })).toContain('200');
  });
});

describe('a name that is not free in a folder', () => {
  it('gets the next free number', () => {
    expect(freeName('课件', new Set())).toBe('课件');
    expect(freeName('课件', new Set(['课件']))).toBe('课件 (2)');
    expect(freeName('课件', new Set(['课件', '课件 (2)']))).toBe('课件 (3)');
  });

  it('is recognised in any case', () => {
    expect(freeName('Unit 1', new Set([nameKey('UNIT 1')]))).toBe('Unit 1 (2)');
  });

  it('keeps its extension and its limit of 200 characters', () => {
    expect(freeName('图.PNG', new Set(['图.png']), '.PNG')).toBe('图 (2).PNG');
    const long = 'n'.repeat(200);
    const next = freeName(long, new Set([long]));
    expect(next).toHaveLength(200);
    expect(next.endsWith(' (2)')).toBe(true);
  });
});

describe('the kind of a file', () => {
  it('is determined by the part after the last dot', () => {
    expect(extensionOf('a.b.PPTX')).toBe('pptx');
    expect(fileKindOf('课件.PPTX')).toBe('ppt');
    expect(fileKindOf('movie.mp4.exe')).toBeUndefined();
    expect(fileKindOf('pptx')).toBeUndefined();
  });

  it('is undefined for unknown extensions, which stay in the name', () => {
    expect(nameWithoutExtension('第1.2课.pptx')).toBe('第1.2课');
    expect(nameWithoutExtension('第1.2课')).toBe('第1.2课');
  });

  it('covers the whole list of the specification, further extensions of presentations, and exercises', () => {
    const otherPresentations = 9;
    // The only archives are zip files, which may contain the pictures of a courseware.
    const archives = 1;
    const exercises = 1;
    expect(uploadExtensions).toHaveLength(
      2 + 3 + otherPresentations + 3 + 1 + 1 + 6 + 18 + 5 + archives + 1 + 1 + exercises,
    );
    expect(fileKindOf('资料.rar')).toBe('archive');
  });
});
