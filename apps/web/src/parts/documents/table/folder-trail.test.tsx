import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { folderPathQuery } from '../lists/document-queries.ts';
import { readListQuery } from '../lists/list-query.ts';
import { FolderTrail } from './folder-trail.tsx';

beforeAll(() => changeLanguage('zh'));

const [OUTER, INNER] = ['01a2028d-3272-70d9-82d6-b0624808bc78', '01a2028d-3272-70d9-82d6-b0624808bc79'];
function drawn(query: string): string {
  const client = new QueryClient();
  client.setQueryData(folderPathQuery(INNER).queryKey, {
    items: [
      { id: OUTER, name: '语文' },
      { id: INNER, name: '秋' },
    ],
  } as never);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <FolderTrail wish={readListQuery(new URLSearchParams(query))} onEnter={() => undefined} />
    </QueryClientProvider>,
  );
  client.clear();
  return html;
}
const buttons = (html: string) =>
  [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(([, attributes = '', name]) => [
    name,
    attributes.includes('aria-current="page"'),
    /data-drop-folder="([^"]*)"/.exec(attributes)?.[1],
  ]);

it('the top is the current folder, which accepts no dropped documents', () => {
  expect(buttons(drawn(''))).toEqual([[expect.any(String), true, undefined]]);
});

it('names each folder down to the current, and accepts documents in all others', () => {
  expect(buttons(drawn(`folder=${INNER}`))).toEqual([
    [expect.any(String), false, 'top'],
    ['语文', false, OUTER],
    ['秋', true, undefined],
  ]);
});

it.each(['search=叶', 'type=word', 'source=2', 'place=shared', 'place=bin'])(
  'shows no folders for %s',
  (query) => {
    const html = drawn(query);
    expect(buttons(html)).toEqual([]);
    expect(html).toContain('<p');
  },
);

it('shows the searched text before a filter or a place', () => {
  expect(drawn('search=叶&type=word')).toContain('“叶”');
  const said = ['type=word', 'place=shared', 'place=bin'].map((query) =>
    drawn(query).replaceAll(/<[^>]+>/g, ''),
  );
  expect(new Set(said).size).toBe(3);
});
