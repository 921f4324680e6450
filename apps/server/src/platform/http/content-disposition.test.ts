import { describe, expect, it } from 'vitest';
import { contentDisposition } from './send-object.ts';

describe('the name of a download', () => {
  it.each([
    '秋天的雨.pptx',
    'a"; filename="evil.exe',
    'a\r\nset-cookie: x=1',
    '../../../etc/passwd',
    'C:\\windows\\evil.exe',
    "it's (1)*.pdf",
    '\ud800.pdf',
    '\u202Excod.exe',
    '%0d%0a',
    '',
  ])('%j adds no header, closes no quote and leads to no other folder', (name) => {
    const said = contentDisposition('attachment', name);
    expect(said).toMatch(/^attachment; filename\*=UTF-8''[A-Za-z0-9%!~._-]*$/);
    expect(decodeURIComponent(said.slice(said.indexOf("''") + 2))).toBe(name.toWellFormed());
  });
});
