import type { ErrorCode } from '@lectern/protocol/errors';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiError, networkError } from '../../platform/api/api-error.ts';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { RefusedLink } from './refused-link.tsx';

function pageOf(error: Error, isSignedIn = false): string {
  return renderToStaticMarkup(
    <RefusedLink
      error={error}
      isSignedIn={isSignedIn}
      verify={async () => undefined}
      again={() => undefined}
      onSignIn={() => undefined}
      onHome={() => undefined}
    />,
  );
}

function refused(code: ErrorCode): ApiError {
  return new ApiError(410, code, {}, 'message of the server');
}

afterAll(() => changeLanguage('zh'));

describe('the page of a link that is refused', () => {
  it.each([
    ['SHARE_PASSWORD_NEEDED', '请输入访问密码', 'Enter the password', '打开'],
    ['SHARE_NOT_FOUND', '链接无效', 'Link invalid', undefined],
    ['ROUTE_NOT_FOUND', '链接无效', 'Link invalid', undefined],
    ['INVALID_INPUT', '链接无效', 'Link invalid', undefined],
    ['SHARE_WITHDRAWN', '分享已被取消', 'The sharing was withdrawn', undefined],
    ['SHARE_ENDED', '分享已过期', 'The sharing has ended', undefined],
    ['SHARE_CONTENT_GONE', '分享的内容已被删除', 'What was shared is no longer there', undefined],
    ['SHARE_NEEDS_SIGN_IN', '请先登录', 'Sign in first', '登录'],
    ['SHARE_NOT_FOR_YOU', '您不能打开这个链接', 'You may not open this link', '登录'],
  ] as const)('explains %s in both languages, with the possible action', (code, zh, en, action) => {
    changeLanguage('zh');
    const page = pageOf(refused(code));
    expect(page).toContain(zh);
    const buttons = [...page.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) => text);
    expect(buttons).toEqual(action === undefined ? [] : [expect.stringContaining(action)]);
    changeLanguage('en');
    expect(pageOf(refused(code))).toContain(en);
  });

  it('has a button to the desk, and no button to the sign-in, for a signed-in user who is not a recipient', () => {
    changeLanguage('zh');
    const page = pageOf(refused('SHARE_NOT_FOR_YOU'), true);
    expect(page).toContain('返回首页');
    expect(page).not.toContain('登录<');
  });

  it('has a retry button when the network or the server failed', () => {
    changeLanguage('zh');
    expect(pageOf(networkError('query'))).toContain('网络错误，查询失败');
    expect(pageOf(refused('INTERNAL'))).toContain('重试');
  });
});
