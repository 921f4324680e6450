import { processorTime } from '@lectern/base/processor-time';
import { describe, expect, it } from 'vitest';
import { passwordFault } from './password-strength.ts';

describe('a new password', () => {
  it.each(['', 'abc', '1234567', '天地玄黄宇宙洪'])('is too short: %s', (password) => {
    expect(passwordFault(password, [])).toBe('short');
  });

  it('is too long past 128 characters, and 128 characters outside the basic plane are not', () => {
    const various = Array.from({ length: 129 }, (_, index) => String.fromCodePoint(0x20000 + index));
    expect(passwordFault(various.join(''), [])).toBe('long');
    expect(passwordFault(various.slice(1).join(''), [])).toBeUndefined();
  });

  it.each([
    'password',
    'Password123!',
    '12345678',
    '87654321',
    '88888888',
    'qwertyuiop',
    'QWERTY123',
    'abcdefgh',
    'hgfedcba',
    'woaini1314',
    'abcabcabc',
    '12341234',
    '20120905',
    '13800138000',
    'admin@123',
    '１２３４５６７８',
    'teacher2024',
    '1qaz2wsx',
    'aaaaaaaa',
  ])('is guessed first: %s', (password) => {
    expect(passwordFault(password, [])).toBe('common');
  });

  it('is none of the forty that leaked most with eight characters and more, nor one of them in disguise', () => {
    const forty = `password1 sunshine football baseball trustno1 superman liverpool qwertyui asdfghjkl
      iloveyou princess michael1 jordan23 computer corvette elephant bluebird starwars internet jonathan midnight
      swordfish samsung1 charlie1 password12 welcome1 abcd1234 zxcvbnm1 dragon123 monkey123 hello123 whatever test1234
      jennifer mercedes maverick scorpion butthead marlboro srinivas`.split(/\s+/);
    expect(forty).toHaveLength(40);
    expect(forty.filter((password) => passwordFault(password, []) !== 'common')).toEqual([]);
    expect(passwordFault('sw0rdfish', [])).toBe('common');
  });

  it('is not one’s own name', () => {
    expect(passwordFault('chenxiaoming', ['chenxiaoming', '陈小明'])).toBe('common');
    expect(passwordFault('ChenXiaoming88', ['chenxiaoming'])).toBe('common');
  });

  it.each([
    'correct horse battery',
    '春眠不觉晓处处闻啼鸟',
    'Tr0ub4dor&3x',
    'lesson plan at dawn',
    'kX9#mLq2',
  ])('is good: %s', (password) => {
    expect(passwordFault(password, ['chen'])).toBeUndefined();
  });

  it('is judged at once, however hostile', () => {
    const spent = processorTime();
    for (const text of ['a'.repeat(512), 'ab1'.repeat(170), `${'a'.repeat(511)}b`, `${'1'.repeat(511)}a`])
      passwordFault(text, []);
    expect(spent()).toBeLessThan(1000);
  });
});
