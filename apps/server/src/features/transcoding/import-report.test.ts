import { expect, it } from 'vitest';
import { presentReport } from './import-report.ts';
import type { ImportReportRow, KeptNote } from './transcoding.tables.ts';

const row = (notes: readonly KeptNote[]) =>
  ({
    document_id: 'd',
    source_name: 'a.pptx',
    source_format: 'pptx',
    page_count: 3,
    created_at: new Date(7),
    notes,
    more_notes: 2,
    fonts: ['KaiTi'],
  }) as unknown as ImportReportRow;

it('presentReport returns the facts of the report', () => {
  expect(presentReport(row([]), 'en')).toEqual({
    document_id: 'd',
    source_name: 'a.pptx',
    source_format: 'pptx',
    page_count: 3,
    create_at: 7,
    entries: [],
    more: 2,
    fonts: ['KaiTi'],
  });
});

it('presentReport returns each note in the language of the reader, with its place', () => {
  const note: KeptNote = { code: 'OBJECT_UNKNOWN', page: 2, pageId: 'p', elementId: 'e', detail: 'DETAIL' };
  const [zh] = presentReport(row([note]), 'zh').entries;
  const [en] = presentReport(row([note]), 'en').entries;
  expect(zh).toMatchObject({ code: 'OBJECT_UNKNOWN', page: 2, page_id: 'p', element_id: 'e' });
  expect(zh?.message).toMatch(/[一-龥]/);
  expect(en?.message).not.toMatch(/[一-龥]/);
  expect(en?.message).not.toContain('{detail}');
  const [plain] = presentReport(row([{ code: 'OBJECT_UNKNOWN' }]), 'en').entries;
  expect(Object.keys(plain ?? {}).sort()).toEqual(['code', 'message', 'outcome']);
});

it('presentReport shows an unknown kind of note as an unknown object', () => {
  const [unknown, known] = presentReport(
    row([{ code: 'FROM_LATER' }, { code: 'OBJECT_UNKNOWN' }]),
    'en',
  ).entries;
  expect(unknown).toEqual({ ...known, code: 'FROM_LATER' });
});
