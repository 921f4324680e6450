import { expect, it } from 'vitest';
import { messageOf, networkError } from './api-error.ts';

it('a call without an answer says whether a query or an operation failed, in the words of the specification', () => {
  expect(messageOf(networkError('query'))).toMatch(/^(网络错误，查询失败|Network error, query failed)$/);
  expect(messageOf(networkError('operation'))).toMatch(
    /^(网络错误，操作失败|Network error, operation failed)$/,
  );
  expect(messageOf(networkError())).toMatch(
    /^(网络错误，请检查网络连接|Network error, check your connection)$/,
  );
  expect(messageOf(new TypeError('odd'))).toBe(messageOf(networkError()));
});
