import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { GuestDeniedScreen } from './dead-end-screens.tsx';

// The real module reads the window's address, and the test has no window.
vi.mock('../../platform/router/router.ts', () => ({ navigate: () => undefined }));

afterEach(() => changeLanguage('zh'));

it.each([
  ['zh', '无法访问此页面', '您没有权限访问此页面', '返回', '登录后才能使用此功能'],
  [
    'en',
    'Unable to access this page',
    'You have no permission to access this page',
    'Back',
    'You can use this feature after logging in',
  ],
] as const)(
  'the guest-denied screen shows in %s why the page cannot be opened, with a back button',
  async (language, ...said) => {
    await changeLanguage(language);
    const guest = renderToStaticMarkup(<GuestDeniedScreen onSignIn={() => undefined} />);
    for (const words of said) expect(guest).toContain(words);
  },
);
