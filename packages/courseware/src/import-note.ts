/** What a reader of files has to say of one kind of thing that it met. */
export interface ImportNoteText {
  /** `replaced`: shown in another way; `kept`: carried along, not shown; `lost`: could not be read. */
  readonly outcome: 'replaced' | 'kept' | 'lost';
  /** With `{detail}` where the note's own word goes. */
  readonly zh: string;
  readonly en: string;
}

export function importNote(outcome: ImportNoteText['outcome'], zh: string, en: string): ImportNoteText {
  return { outcome, zh, en };
}

/** Notes of one file beyond these are counted only. */
export const IMPORT_NOTES_MAX = 5_000;
