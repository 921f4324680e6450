import { describe, expect, it, vi } from 'vitest';
import { actionOf, formOf, type LinkForm } from './link-form.ts';

const FILE = '01890a5d-ac96-774b-bcce-b302099a8057';
const empty = formOf(undefined);
const web = (address: string) => actionOf({ ...empty, address });

describe('a typed link', () => {
  it('gets the missing scheme', () => {
    expect(web(' example.org/rain?a=1 ')).toEqual({ type: 'url', url: 'https://example.org/rain?a=1' });
    expect(web('example.org:8080/a')).toEqual({ type: 'url', url: 'https://example.org:8080/a' });
    expect(web('http://例子.中国')).toEqual({ type: 'url', url: 'http://例子.中国' });
  });

  it('is undefined when it is no address, or has a scheme that is not allowed', () => {
    for (const typed of [
      '',
      'rain',
      'two words.org',
      'javascript:alert(1)',
      'file:///etc/passwd',
      'data:text/html,x',
      `a.org/${'x'.repeat(4096)}`,
    ])
      expect(web(typed), typed.slice(0, 30)).toBeUndefined();
    expect(actionOf({ ...empty, kind: 'mail', mail: 'nobody' })).toBeUndefined();
  });

  it('is shown in the fields again as it was typed', () => {
    const forms: readonly LinkForm[] = [
      { ...empty, address: 'https://example.org' },
      { ...empty, kind: 'mail', mail: 'a@example.org' },
      { ...empty, kind: 'page', page: 'last' },
      { ...empty, kind: 'page', page: 'page:two' },
      { ...empty, kind: 'file', file: { id: FILE, name: '雨.pdf' } },
    ];
    vi.stubGlobal('location', { origin: 'https://school.example' });
    for (const form of forms) expect(formOf(actionOf(form))).toEqual(form);
    const file = forms.at(-1);
    expect(file && actionOf(file)).toEqual({
      type: 'url',
      url: `https://school.example/#/netdiskpreview?fileId=${FILE}`,
      documentId: FILE,
      tooltip: '雨.pdf',
    });
    expect(actionOf({ ...empty, kind: 'file' })).toBeUndefined();
    vi.unstubAllGlobals();
  });
});
