import type { Naming } from '@lectern/protocol/phone-views';
import type { PanelShows, PhonesRow } from '../participants.tables.ts';

/** A lesson's row with the row of its phones, if there is one. */
export interface DoorRow {
  readonly id: string;
  readonly name: string;
  readonly class_id: string | null;
  readonly class_name: string;
  readonly end_at: Date | null;
  readonly code: string | null;
  readonly key: string | null;
  readonly naming: Naming | null;
  readonly admits: boolean | null;
  readonly version: number | null;
  readonly hands: boolean | null;
  readonly page_number: number | null;
  readonly page_count: number | null;
  readonly shows: PanelShows | null;
  readonly pictured: boolean | null;
  readonly courseware_id: string | null;
  readonly teacher_id: string;
}

/** Defaults for rows of earlier versions, whose panels sent only the number of their page. */
const SHOWS_NOTHING: PanelShows = {
  id: '',
  next_id: '',
  title: '',
  notes: '',
  next: null,
  size: { w: 1280, h: 720 },
  covered: false,
  board: null,
  uncovered: [],
  timer: 'none',
};

/** Converts the rows; undefined for a lesson that does not exist. */
export function phonesOf(row: DoorRow | undefined): PhonesRow | undefined {
  if (!row) return undefined;
  const { page_number: number, page_count: count } = row;
  return {
    lessonId: row.id,
    name: row.name,
    classId: row.class_id,
    className: row.class_name,
    over: row.end_at !== null,
    code: row.end_at === null ? row.code : null,
    key: row.key ?? '',
    naming: row.naming ?? 'typed',
    admits: row.admits ?? false,
    version: row.version ?? 0,
    hands: row.hands ?? true,
    page: number === null || count === null ? null : { ...SHOWS_NOTHING, ...row.shows, number, count },
    teacherId: row.teacher_id,
    coursewareId: row.courseware_id,
    picturesOf: row.pictured ? row.courseware_id : null,
  };
}
