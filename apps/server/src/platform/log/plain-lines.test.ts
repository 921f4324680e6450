import { expect, it } from 'vitest';
import { plainLine, terminalLanguage } from './plain-lines.ts';

const line = (more: object) =>
  plainLine(JSON.stringify({ level: 'info', time: '2026-09-01T08:30:15.123Z', msg: 'started', ...more }));

it('plainLine returns time, level, message and further values', () => {
  expect(line({ port: 8101, name: 'x' })).toBe('08:30:15 info  started port=8101 name="x"\n');
  expect(line({ level: 'warn', msg: undefined })).toBe('08:30:15 warn  \n');
});

it('plainLine returns the stack of an error, and only the message of a warning', () => {
  const err = { message: 'broken', stack: 'Error: broken\n at x' };
  expect(line({ level: 'error', err })).toBe('08:30:15 error started: Error: broken\n at x\n');
  expect(line({ level: 'error', err: { message: 'broken' } })).toBe('08:30:15 error started: broken\n');
  expect(line({ level: 'warn', err })).toBe('08:30:15 warn  started: broken\n');
});

it('plainLine returns other text unchanged', () => {
  expect(plainLine('text')).toBe('text');
  expect(plainLine('{"level":30}')).toBe('{"level":30}');
});

it.each([
  [{ LC_ALL: 'zh_CN.UTF-8', LANG: 'en_US' }, 'zh'],
  [{ LC_ALL: 'C', LANG: 'zh_CN' }, 'en'],
  [{ LC_ALL: '', LC_MESSAGES: 'ZH', LANG: 'en' }, 'zh'],
  [{ LC_ALL: 'zh', LC_MESSAGES: 'en' }, 'zh'],
  [{ LC_MESSAGES: 'en', LANG: 'zh' }, 'en'],
  [{ LANG: 'zh_TW' }, 'zh'],
  [{}, 'en'],
])('terminalLanguage of %j is %s', (environment, expected) => {
  expect(terminalLanguage(environment)).toBe(expected);
});
