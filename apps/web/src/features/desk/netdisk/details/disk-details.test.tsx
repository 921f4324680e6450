import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { beforeAll, expect, it, vi } from 'vitest';
import { folderPathQuery } from '../../../../parts/documents/index.ts';
import { changeLanguage } from '../../../../platform/i18n/language.ts';
import { drawn } from '../../../../platform/testing/drawn.tsx';
import { DiskDetails } from './disk-details.tsx';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
});
beforeAll(() => changeLanguage('zh'));

const file = {
  ...{
    id: 'd1',
    name: '秋.txt',
    owner_id: 'chen',
    parent_id: 'f1',
    bin_at: null,
    format: 'txt',
    size: 2_048,
  },
  ...{ resource_type_code: 'assets_document', source_from: 1, page_count: null, create_at: 1, update_at: 2 },
} as unknown as DocumentItem;
const folder = { ...file, resource_type_code: 'folder', format: '' } as DocumentItem;

function details(...items: DocumentItem[]) {
  const html = drawn(
    <DiskDetails items={items} userId="chen" onClose={() => undefined} onEnter={() => undefined} />,
    [
      folderPathQuery('f1').queryKey,
      {
        items: [
          { id: 'f0', name: '语文' },
          { id: 'f1', name: '三班' },
        ],
      },
    ],
  );
  const facts = [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, fact = '']) =>
    fact.replaceAll(/<[^>]+>/g, ''),
  );
  return { html, facts };
}

it('shows kind, size, source, times and folder of a file', () => {
  const { facts } = details(file);
  expect(facts).toHaveLength(6);
  expect(facts.slice(0, 2)).toEqual(['txt', '2 KB']);
  expect(facts[5]).toMatch(/ › 语文 › 三班$/);
});

it('shows fewer facts of a folder, and the number of pages of a courseware', () => {
  expect(details(folder).facts).toHaveLength(3);
  const courseware = {
    ...file,
    resource_type_code: 'coursewares',
    format: 'ndpx',
    page_count: 7,
  } as DocumentItem;
  expect(details(courseware).facts).toContain('7');
});

it('shows no folder of documents in the bin, of other users, and of the top', () => {
  const binned = details({ ...file, bin_at: 5 });
  expect([binned.facts.length, binned.html.includes('语文')]).toEqual([6, false]);
  expect(details({ ...file, owner_id: 'li' }).facts).toHaveLength(5);
  const top = details({ ...file, parent_id: null });
  expect([top.facts.length, top.html.includes('›')]).toEqual([6, false]);
});

it('sums the sizes of several documents', () => {
  const { facts } = details(file, { ...file, id: 'd2', size: 1_024 });
  expect(facts).toEqual(['3 KB']);
});

it('describes the disk when nothing is selected', () => {
  expect(details().html).not.toContain('<dd>2 KB');
  expect(details().html).not.toContain('秋.txt');
});
