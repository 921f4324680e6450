import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { schoolQuery } from '../features/school/school-queries.ts';
import { SchoolScreen } from '../features/school/school-screen.tsx';
import { ApiError } from '../platform/api/api-error.ts';
import { changeLanguage } from '../platform/i18n/language.ts';
import { GuestDeniedScreen } from './dead-end-screens.tsx';

// Both read the window's address, and there is no window here.
vi.mock('../platform/router/router.ts', () => ({ navigate: () => undefined }));
vi.mock('../platform/router/use-search-params.ts', () => ({
  useSearchParams: () => [new URLSearchParams()],
}));
vi.mock('../platform/router/link.tsx', () => ({ Link: () => null }));
vi.mock('../parts/account/index.ts', () => ({ registration: () => 'open' }));

afterEach(() => changeLanguage('zh'));

function drawn(screen: ReactNode): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const error = new ApiError(403, 'FORBIDDEN', {}, '没有权限');
  const query = client.getQueryCache().build(client, { queryKey: schoolQuery.queryKey });
  query.setState({ status: 'error', error, errorUpdateCount: 1, fetchStatus: 'idle' });
  const page = renderToStaticMarkup(<QueryClientProvider client={client}>{screen}</QueryClientProvider>);
  client.clear();
  return page;
}

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
  'says to who may not open a page that they cannot, why, and leads back, in %s',
  async (language, ...said) => {
    await changeLanguage(language);
    const [unable, why, back, signIn] = said;
    const guest = drawn(<GuestDeniedScreen onSignIn={() => undefined} />);
    for (const words of [unable, why, back, signIn]) expect(guest).toContain(words);
    const teacher = drawn(<SchoolScreen userId="chen" />);
    for (const words of [unable, why, back]) expect(teacher).toContain(words);
  },
);
