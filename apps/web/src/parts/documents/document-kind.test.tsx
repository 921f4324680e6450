import type { DocumentKind, DocumentKindCode } from '@lectern/protocol/document-kinds';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { Rainbow } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { addressOf, type DocumentKindRow } from '../document-kinds/index.ts';
import { isPreviewable, isShareable } from './document-kind.tsx';
import { DocumentRow } from './table/document-row.tsx';

/** Adds a planted kind to the tables of protocol and web. */
vi.mock('@lectern/protocol/document-kinds', async (original) => {
  const { documentKinds, ...rest } = await original<typeof import('@lectern/protocol/document-kinds')>();
  const hologram: DocumentKind = {
    format: 'holo',
    coreType: 'hologram',
    listedAs: 'hologram',
    records: false,
    pages: false,
    taught: false,
    givenOut: false,
    shared: false,
    linked: false,
    comments: false,
    versions: false,
    exports: [],
  };
  return { ...rest, documentKinds: { ...documentKinds, hologram } };
});
vi.mock('../document-kinds/document-kinds.ts', async (original) => {
  const module = await original<{ documentKinds: Record<string, DocumentKindRow> }>();
  const hologram: DocumentKindRow = {
    label: { zh: '全息图', en: 'Hologram' },
    icon: Rainbow,
    isMarked: false,
    isFetchedAhead: false,
    hidesPages: false,
    goesOnBlackboard: false,
  };
  Object.assign(module.documentKinds, { hologram });
  return module;
});
vi.mock('../document-kinds/document-paths.ts', async (original) => {
  const module = await original<{ documentPaths: Record<string, string> }>();
  Object.assign(module.documentPaths, { hologram: '/hologram' });
  return module;
});

beforeAll(() => changeLanguage('zh'));

const ITEM: DocumentItem = {
  id: '01a2028d-3272-70d9-82d6-b0624808bc78',
  name: '光的折射',
  parent_id: null,
  owner_id: 'chen',
  resource_type_code: 'hologram' as string as DocumentKindCode,
  core_type: 'courseware',
  format: 'holo',
  document_type: 2,
  source_from: 1,
  size: 0,
  page_count: 0,
  cover: null,
  teaching_materials: [],
  permission: 20,
  create_at: 0,
  update_at: 0,
  bin_at: null,
};

function row(item: DocumentItem): string {
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <DocumentRow
      item={item}
      line={0}
      isLast
      mine
      chosen={false}
      onChoose={nothing}
      onWish={nothing}
      narrow={false}
      disabled={false}
    />,
  );
}

it('the disk shows a row of a document of a planted kind with its icon and label', () => {
  const shown = row(ITEM);
  expect(shown).toContain('lucide-rainbow');
  expect(shown).toContain('全息图');
  expect(shown).toContain('光的折射');
  expect(shown).not.toContain('页');
  expect(shown).not.toContain('data-marked');
});

it('the disk returns the address of a document of a planted kind, and neither previews nor shares it', () => {
  expect(addressOf(ITEM)).toBe(`/hologram?fileId=${ITEM.id}`);
  expect([isPreviewable(ITEM), isShareable(ITEM)]).toEqual([false, false]);
});

it('the disk shows coursewares, boards and folders with their icons and addresses', () => {
  const courseware: DocumentItem = { ...ITEM, resource_type_code: 'coursewares', page_count: 3 };
  expect(row(courseware)).toContain('lucide-presentation');
  expect(row(courseware)).toContain('3 页');
  expect(row(courseware)).toContain('data-marked');
  expect(addressOf(courseware)).toBe(`/view?fileId=${ITEM.id}`);
  const board: DocumentItem = { ...courseware, resource_type_code: 'superboard' };
  expect(row(board)).toContain('lucide-pen-line');
  expect(addressOf(board)).toBe(`/blackboard?fileId=${ITEM.id}`);
  const folder: DocumentItem = { ...ITEM, resource_type_code: 'folder', format: '' };
  expect(row(folder)).toContain('文件夹');
  expect(addressOf(folder)).toBeUndefined();
});
