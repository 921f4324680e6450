import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { schoolQuery } from './school-queries.ts';
import { SchoolScreen } from './school-screen.tsx';

// The modules read the window's address, and the test has no window.
vi.mock('../../platform/router/router.ts', () => ({ navigate: () => undefined }));
vi.mock('../../platform/router/use-address.ts', () => ({
  useSearchParams: () => [new URLSearchParams()],
}));
vi.mock('../../platform/router/link.tsx', () => ({ Link: () => null }));
vi.mock('../../parts/account/index.ts', () => ({ registration: () => 'open' }));

afterEach(() => changeLanguage('zh'));

it.each([
  ['zh', '无法访问此页面', '您没有权限访问此页面', '返回'],
  ['en', 'Unable to access this page', 'You have no permission to access this page', 'Back'],
] as const)(
  'SchoolScreen shows a teacher in %s that they may not open the administration, with a back button',
  async (language, ...said) => {
    await changeLanguage(language);
    const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
    const error = new ApiError(403, 'FORBIDDEN', {}, '没有权限');
    const query = client.getQueryCache().build(client, { queryKey: schoolQuery.queryKey });
    query.setState({ status: 'error', error, errorUpdateCount: 1, fetchStatus: 'idle' });
    const page = renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <SchoolScreen userId="chen" />
      </QueryClientProvider>,
    );
    client.clear();
    for (const words of said) expect(page).toContain(words);
  },
);
