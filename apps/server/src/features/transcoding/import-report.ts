import { boundNotes } from '@lectern/courseware';
import { pdfNotes } from '@lectern/pdf';
import { importNotes } from '@lectern/pptx';
import type { Language } from '@lectern/protocol';
import type { ImportReport, ImportReportEntry } from '@lectern/protocol/transcoding';
import type { ImportReportRow, KeptNote } from './transcoding.tables.ts';

/** Notes of all readers. */
const NOTES = { ...importNotes, ...pdfNotes, ...boundNotes };

function isKnown(code: string): code is keyof typeof NOTES {
  return code in NOTES;
}

function entryOf(note: KeptNote, language: Language): ImportReportEntry {
  // A note of a kind that the readers no longer know still reports that a part was replaced.
  const { outcome, zh, en } = NOTES[isKnown(note.code) ? note.code : 'OBJECT_UNKNOWN'];
  return {
    code: note.code,
    outcome,
    message: (language === 'zh' ? zh : en).replace('{detail}', note.detail ?? ''),
    ...(note.page === undefined ? {} : { page: note.page }),
    ...(note.pageId === undefined ? {} : { page_id: note.pageId }),
    ...(note.elementId === undefined ? {} : { element_id: note.elementId }),
  };
}

/** A report in the caller's language. */
export function presentReport(row: ImportReportRow, language: Language): ImportReport {
  return {
    document_id: row.document_id,
    source_name: row.source_name,
    source_format: row.source_format,
    page_count: row.page_count,
    create_at: row.created_at.getTime(),
    entries: row.notes.map((note) => entryOf(note, language)),
    more: row.more_notes,
    fonts: [...row.fonts],
  };
}
