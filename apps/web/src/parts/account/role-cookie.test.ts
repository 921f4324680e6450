import { beforeEach, expect, it, vi } from 'vitest';
import { forgetRole } from './forget-role.ts';
import { readRole, writeRole } from './role-cookie.ts';

/** A browser's cookies: each assignment changes one, reading answers all. */
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

it('is kept for its user alone, in the form of user id and role', () => {
  expect(readRole('chen')).toBeUndefined();
  writeRole('chen', 'TEACHER');
  expect(decodeURIComponent(jar.get('lectern-role') ?? '')).toBe('chen:TEACHER');
  expect([readRole('chen'), readRole('wang')]).toEqual(['TEACHER', undefined]);
  forgetRole();
  expect(readRole('chen')).toBeUndefined();
});

it('holds what a client calls a role as it is, and cannot be made into another cookie by it', () => {
  writeRole('chen', '班主任:三 年级; Max-Age=0; Domain=x');
  expect(readRole('chen')).toBe('班主任:三 年级; Max-Age=0; Domain=x');
  expect(written[0]).toMatch(/^lectern-role=[^; ]+; Path=\/; SameSite=Strict; Secure$/);
});

it('is none when it was damaged', () => {
  jar.set('lectern-role', '%E0%A4%A');
  expect(readRole('chen')).toBeUndefined();
  jar.set('lectern-role', 'chen');
  expect(readRole('chen')).toBeUndefined();
});

it('is none where the browser keeps no cookies, and nothing fails for it', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }));
  writeRole('chen', 'TEACHER');
  expect(readRole('chen')).toBeUndefined();
  forgetRole();
});
