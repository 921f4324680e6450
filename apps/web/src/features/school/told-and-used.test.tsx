import type { ToldFeedback } from '@lectern/protocol/reports';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { FeedbackList } from './feedback/feedback-list.tsx';
import { SchoolUsage } from './school/school-usage.tsx';
import { feedbackQuery, usageQuery } from './school-queries.ts';

afterEach(() => changeLanguage('zh'));

function drawn(screen: ReactNode, queryKey: readonly unknown[], read: unknown): string {
  const client = new QueryClient();
  client.setQueryData(queryKey, read);
  const page = renderToStaticMarkup(<QueryClientProvider client={client}>{screen}</QueryClientProvider>);
  client.clear();
  return page.replaceAll(/<[^>]+>/g, '|');
}

const told: ToldFeedback = {
  event_id: '018f0000-0000-7000-8000-000000000001',
  user_id: 'chen',
  user_name: '陈晓雨',
  told_at: Date.UTC(2026, 8, 1),
  name: '三（2）班 陈老师',
  contact: '8101',
  happened: '希望能换字体',
  description: '黑板上也要',
  message: '',
  page: '/user/help',
  version: 'b1',
  agent: 'Firefox',
};

it.each([
  ['zh', '没有发生错误', '错误：TypeError'],
  ['en', 'Without an error', 'Error: TypeError'],
] as const)(
  'FeedbackList shows the text, the sender and the error of each feedback, in %s',
  async (language, none, error) => {
    await changeLanguage(language);
    const items = [told, { ...told, event_id: `${told.event_id.slice(0, -1)}2`, message: 'TypeError' }];
    const data = { pages: [{ items, next: null }], pageParams: [undefined] };
    const page = drawn(<FeedbackList />, feedbackQuery.queryKey, data);
    for (const seen of ['希望能换字体', '黑板上也要', '三（2）班 陈老师（陈晓雨）', '8101', none, error])
      expect(page).toContain(seen);
  },
);

it.each([
  ['zh', '打开编辑器', '12 次，3 人', '还没有记录'],
  ['en', 'Editor opened', 'Times: 12, people: 3', 'Nothing was counted yet'],
] as const)(
  'SchoolUsage shows the number of uses of each feature, in %s',
  async (language, name, sum, none) => {
    await changeLanguage(language);
    const used = drawn(<SchoolUsage />, usageQuery.queryKey, [{ name: 'editor', times: 12, people: 3 }]);
    expect(used).toContain(name);
    expect(used).toContain(sum);
    expect(drawn(<SchoolUsage />, usageQuery.queryKey, [])).toContain(none);
  },
);

it('FeedbackList folds a long text, so that other feedback stays visible, and shows a short one whole', () => {
  const seen = (description: string) =>
    drawn(<FeedbackList />, feedbackQuery.queryKey, {
      pages: [{ items: [{ ...told, description }], next: null }],
      pageParams: [undefined],
    });
  expect(seen('x'.repeat(3_000))).toContain('显示全文');
  expect(seen('一行\n'.repeat(9))).toContain('显示全文');
  expect(seen('黑板上也要')).not.toContain('显示全文');
});
