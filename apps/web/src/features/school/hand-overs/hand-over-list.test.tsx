import type { HandOver } from '@lectern/protocol/hand-overs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { handOversQuery } from '../school-queries.ts';
import { HandOverList } from './hand-over-list.tsx';

beforeAll(() => changeLanguage('zh'));

const DONE: HandOver = {
  hand_over_id: '01a2028d-3272-70d9-82d6-b0624808bc79',
  from: { user_id: 'li', name: '李文静' },
  to: { user_id: 'zhao', name: '赵建国' },
  by: { user_id: 'wang', name: '王校长' },
  documents: true,
  classes: true,
  state: 'done',
  asked_at: 0,
  due_at: 0,
  settled_at: 0,
  document_count: 3,
  class_count: 1,
  assignment_count: 0,
  may_take_back: true,
};

function said(of: HandOver): string {
  const client = new QueryClient();
  client.setQueryData(handOversQuery.queryKey, [of]);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <HandOverList />
    </QueryClientProvider>,
  );
  client.clear();
  return markup.replaceAll(/<[^>]+>/g, '|');
}

it.each(['done', 'taken_back'] as const)(
  'HandOverList shows the number of documents and classes when the state is %s',
  (state) => {
    expect(said({ ...DONE, state })).toContain('3 个文档、1 个班级');
  },
);

it.each(['objected', 'stopped', 'failed'] as const)(
  'HandOverList shows no numbers when the state is %s',
  (state) => {
    expect(said({ ...DONE, state, document_count: 0, class_count: 0 })).not.toContain('个文档');
  },
);
