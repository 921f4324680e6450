import { type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { sectionGuid, sectionListXml, sectionsOf } from './sections-out.ts';

const section = (id: string, order: string, name: string): CoursewareRecord => ({
  kind: 'section',
  id,
  order,
  name,
});
const page = (id: string, order: string): CoursewareRecord => ({ kind: 'page', id, order });

function sections(
  records: CoursewareRecord[],
  numbers: Record<string, number> = { p1: 256, p2: 257, p3: 258 },
): string[] {
  const found = sectionsOf(
    new SnapshotReader({ records }),
    new Map(Object.entries(numbers)),
    (name, index) => `${name}${index}`,
  );
  return found.map(({ name, id, pages }) => `${name} ${id} ${pages.join()}`);
}

describe('sectionsOf', () => {
  const pages = [page('p1', 'a1'), page('p2', 'a3'), page('p3', 'a5')];

  it('returns sections with their pages', () => {
    expect(sections([section('s', 'a0', 'One'), ...pages, section('t', 'a4', 'Two')])).toEqual([
      'One One0 256,257',
      'Two Two1 258',
    ]);
  });

  it('returns the pages before the first section in a section of their own, in the language of the names', () => {
    const before = (name: string) => sections([...pages, section('t', 'a4', name)]);
    expect(before('Two')).toEqual([
      'Default Section {5B6C8A0E-3F0D-4E0B-9C57-6A1D2E84B7F4} 256,257',
      'Two Two1 258',
    ]);
    expect(before('第二')[0]).toBe('默认节 {5B6C8A0E-3F0D-4E0B-9C57-6A1D2E84B7F4} 256,257');
  });

  it('returns empty sections, and leaves out pages that are not written', () => {
    expect(sections([section('s', 'a0', 'A'), section('t', 'a00', 'B'), ...pages], { p2: 1 })).toEqual([
      'A A0 ',
      'B B1 1',
    ]);
  });

  it('returns nothing without sections', () => {
    expect(sections(pages)).toEqual([]);
  });
});

it('sectionListXml returns sections with the ids of their pages', () => {
  expect(
    sectionListXml([
      { name: 'A', id: '{1}', pages: [256, 257] },
      { name: 'B', id: '{2}', pages: [] },
    ]),
  ).toBe(
    '<p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"><p14:section name="A" id="{1}"><p14:sldIdLst><p14:sldId id="256"/><p14:sldId id="257"/></p14:sldIdLst></p14:section><p14:section name="B" id="{2}"><p14:sldIdLst/></p14:section></p14:sectionLst>',
  );
});

it('sectionGuid returns a GUID with the number', () => {
  expect([1, 255].map(sectionGuid)).toEqual([
    '{00000000-0000-4000-8000-000000000001}',
    '{00000000-0000-4000-8000-0000000000FF}',
  ]);
});
