import { beforeEach, expect, it, vi } from 'vitest';
import { forgetRole } from './forget-role.ts';
import { readRole, writeRole } from './role-cookie.ts';

/** The browser's cookies: an assignment sets one, reading returns all. */
let jar: Map<string, string>;
let written: string[];
beforeEach(() => {
  jar = new Map([['other', 'a=b']]);
  written = [];
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = ''] = text.split('; ');
      const [name = '', ...value] = pair.split('=');
      if (text.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value.join('='));
    },
  });
});

it('the role cookie is stored as "user id:role" and is read for that user alone', () => {
  expect(readRole('chen')).toBeUndefined();
  writeRole('chen', 'TEACHER');
  expect(decodeURIComponent(jar.get('lectern-role') ?? '')).toBe('chen:TEACHER');
  expect([readRole('chen'), readRole('wang')]).toEqual(['TEACHER', undefined]);
  forgetRole();
  expect(readRole('chen')).toBeUndefined();
});

it('the role cookie stores any role text of a client without letting it set another cookie', () => {
  writeRole('chen', '班主任:三 年级; Max-Age=0; Domain=x');
  expect(readRole('chen')).toBe('班主任:三 年级; Max-Age=0; Domain=x');
  expect(written[0]).toMatch(/^lectern-role=[^; ]+; Path=\/; SameSite=Strict; Secure$/);
});

it('readRole returns undefined when the cookie is damaged', () => {
  jar.set('lectern-role', '%E0%A4%A');
  expect(readRole('chen')).toBeUndefined();
  jar.set('lectern-role', 'chen');
  expect(readRole('chen')).toBeUndefined();
});

it('readRole returns undefined, without throwing, when the browser blocks cookies', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }));
  writeRole('chen', 'TEACHER');
  expect(readRole('chen')).toBeUndefined();
  forgetRole();
});
