import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { SelectionBar } from './selection-bar.tsx';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
});
beforeAll(() => changeLanguage('zh'));

const item = (change: Partial<DocumentItem> = {}) =>
  ({
    id: 'd',
    owner_id: 'chen',
    bin_at: null,
    resource_type_code: 'coursewares',
    format: 'ndpx',
    ...change,
  }) as DocumentItem;
const folder = item({ resource_type_code: 'folder', format: '' });
const others = item({ owner_id: 'li' });

/** The actions that the bar offers. */
function actions(...items: DocumentItem[]) {
  const nothing = () => undefined;
  const html = renderToStaticMarkup(
    <SelectionBar items={items} userId="chen" onWish={nothing} onClear={nothing} />,
  );
  const words = html.replaceAll(/<[^>]+>/g, '|');
  return ['恢复', '彻底删除', '移动', '复制', '下载', '共享', '移到'].filter((word) =>
    words.split('|').some((each) => each.startsWith(word)),
  );
}

it.each([
  ['own documents', [item()], ['移动', '复制', '下载', '共享', '移到']],
  ['own folders', [folder], ['移动', '复制', '下载', '移到']],
  ['an own folder and a document', [folder, item()], ['移动', '复制', '下载', '共享', '移到']],
  ['documents of others', [others], ['复制', '下载']],
  ['folders of others', [{ ...folder, owner_id: 'li' }], ['复制']],
  ['own and other documents', [item(), others], ['复制', '下载']],
  ['documents in the bin', [item({ bin_at: 5 })], ['恢复', '彻底删除']],
  [
    'documents of which only some are in the bin',
    [item({ bin_at: 5 }), item()],
    ['移动', '复制', '下载', '共享', '移到'],
  ],
] as const)('offers the actions on %s', (_, items, offered) => {
  expect(actions(...items)).toEqual(offered);
});
