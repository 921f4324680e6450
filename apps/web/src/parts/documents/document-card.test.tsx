import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { drawn } from '../../platform/testing/drawn.tsx';
import { DocumentCard, type DocumentCardProps } from './document-card.tsx';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
  vi.stubGlobal('localStorage', { getItem: () => null });
});
beforeAll(() => changeLanguage('zh'));

const item = (change: Partial<DocumentItem> = {}) =>
  ({
    ...{
      id: 'd1',
      name: '秋',
      resource_type_code: 'coursewares',
      format: 'ndpx',
      size: 2_048,
      page_count: 7,
    },
    ...{ update_at: 1, cover: null, permission: 20, bin_at: null, owner_id: 'chen', ...change },
  }) as DocumentItem;
const card = (of: DocumentItem, more: Partial<DocumentCardProps> = {}) =>
  drawn(<DocumentCard item={of} mine onWish={() => undefined} {...more} />);

it('shows the pages of a courseware, the size of a file, and neither of a folder', () => {
  const [courseware, file, folder] = [
    card(item()),
    card(item({ resource_type_code: 'assets_document', format: 'txt', page_count: null })),
    card(item({ resource_type_code: 'folder', format: '', page_count: null })),
  ].map((html) => [html.includes('7 页'), html.includes('2 KB')]);
  expect([courseware, file, folder]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  expect(card(item({ page_count: null }))).not.toContain('页 ');
});

it('can be selected only where cards can be selected', () => {
  expect(card(item())).not.toContain('checkbox');
  expect(card(item(), { onChoose: () => undefined })).toContain('checkbox');
  expect([card(item(), { chosen: true }), card(item())].map((html) => html.includes('data-chosen'))).toEqual([
    true,
    false,
  ]);
});

it('accepts dropped documents, and has a position, on request', () => {
  expect(card(item())).not.toMatch(/data-drop-folder|--row/);
  expect(card(item(), { dropFolder: true })).toContain('data-drop-folder="d1"');
  expect(card(item(), { line: 2, column: 1 })).toMatch(/--column:1;--row:2/);
});

it('shows the stored thumbnail, or a placeholder', () => {
  expect(card(item({ cover: '/covers/1' }))).toContain('src="/covers/1"');
  expect(card(item())).not.toContain('<img');
});
