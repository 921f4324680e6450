import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { AccountForm } from './account-form-view.tsx';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  const nowhere = { addEventListener: () => undefined, location };
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', nowhere);
});

function said(content: string | undefined): void {
  vi.stubGlobal('document', {
    documentElement: {},
    querySelector: () => (content === undefined ? null : { content }),
  });
}
const drawn = (mode: 'sign-in' | 'register') =>
  renderToStaticMarkup(<AccountForm mode={mode} onModeChange={() => undefined} />);

beforeEach(() => {
  said(undefined);
  changeLanguage('zh');
});
afterEach(() => vi.unstubAllGlobals());

describe('the sign-in form', () => {
  it('offers to register when registration is open to every user', () => {
    said(undefined);
    expect(drawn('sign-in')).toContain('还没有账号？注册');
    expect(drawn('register')).toContain('name="realName"');
  });

  it.each([
    ['invitation', '邀请链接', 'invitation'],
    ['closed', '由学校管理员创建', 'administrator makes accounts'],
  ])("explains how accounts are created when the server's setting is %s", (content, zh, en) => {
    said(content);
    const signIn = drawn('sign-in');
    expect(signIn).not.toContain('还没有账号？注册');
    expect(signIn).toContain(zh);
    const register = drawn('register');
    expect(register).not.toContain('<form');
    expect(register).toContain(zh);
    expect(register).toContain('已有账号？登录');
    changeLanguage('en');
    expect(drawn('sign-in')).toContain(en);
  });
});
