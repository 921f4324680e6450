import { errorCatalogue } from '@lectern/protocol/errors';
import { afterEach, expect, it } from 'vitest';
import { changeLanguage } from '../i18n/language.ts';
import { errorTexts, messageOf, networkError, OWN_ERRORS, removed, replyError } from './api-error.ts';

it('removed resolves when the object was already deleted, and rejects on any other failure', async () => {
  const failed = (status: number, code: string) => Promise.reject(replyError(status, { code, message: '' }));
  await expect(removed(failed(404, 'LESSON_NOT_FOUND'))).resolves.toBeUndefined();
  await expect(removed(failed(403, 'FORBIDDEN'))).rejects.toMatchObject({ status: 403 });
  await expect(removed(Promise.reject(networkError()))).rejects.toMatchObject({ code: 'NETWORK' });
});

afterEach(() => changeLanguage('zh'));

it('a call without a response reports whether a query or an operation failed, in the words of the specification', () => {
  expect(messageOf(networkError('query'))).toMatch(/^(网络错误，查询失败|Network error, query failed)$/);
  expect(messageOf(networkError('operation'))).toMatch(
    /^(网络错误，操作失败|Network error, operation failed)$/,
  );
  expect(messageOf(networkError())).toMatch(
    /^(网络错误，请检查网络连接|Network error, check your connection)$/,
  );
  expect(messageOf(new TypeError('odd'))).toBe(messageOf(networkError()));
});

it('an error of this browser has the texts of the catalogue', () => {
  for (const [code, own] of Object.entries(OWN_ERRORS)) {
    const { zh, en } = errorCatalogue[code as keyof typeof OWN_ERRORS];
    expect(own).toEqual({ zh, en });
  }
});

it("an error is shown in the current language once that language's texts are loaded", async () => {
  changeLanguage('zh');
  const { zh, en } = errorCatalogue.LOGIN_FAILED;
  const failed = replyError(401, { code: 'LOGIN_FAILED', message: zh, details: {} });
  expect(messageOf(failed)).toBe(zh);
  changeLanguage('en');
  expect(messageOf(failed)).toBe(zh);
  await errorTexts.load();
  expect(messageOf(failed)).toBe(en);
});

it("an error code known only to a newer server is shown with the server's message", async () => {
  changeLanguage('zh');
  const newer = replyError(409, { code: 'TAUGHT_ELSEWHERE', message: '正在别处授课', details: {} });
  changeLanguage('en');
  await errorTexts.load();
  expect(messageOf(newer)).toBe('正在别处授课');
});

it('a response that is not from this server is reported as NOT_READY', () => {
  for (const body of [undefined, null, 'no', { code: 502, message: 'Bad gateway' }, { code: 'NOT_READY' }])
    expect(replyError(502, body).code).toBe('NOT_READY');
});
