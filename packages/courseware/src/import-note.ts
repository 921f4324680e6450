/** Message of an import about one kind of finding in a file. */
export interface ImportNoteText {
  /** `replaced`: shown in another form; `kept`: stored, not shown; `lost`: could not be read. */
  readonly outcome: 'replaced' | 'kept' | 'lost';
  /** May contain `{detail}` for the detail of a single note. */
  readonly zh: string;
  readonly en: string;
}

export function importNote(outcome: ImportNoteText['outcome'], zh: string, en: string): ImportNoteText {
  return { outcome, zh, en };
}

/** Maximum number of a file's notes that are listed; further notes are only counted. */
export const IMPORT_NOTES_MAX = 5_000;
