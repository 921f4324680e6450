import type { ReadCourseware } from './read-file.ts';

/** What of a file did not fit into the courseware. */
export interface CutAway {
  readonly pages: number;
  readonly elements: number;
}

/** Read from a report's notes; undefined if everything fitted. */
export function cutAway(notes: ReadCourseware['report']['notes']): CutAway | undefined {
  const count = (code: string) =>
    notes.filter((note) => note.code === code).reduce((sum, { detail }) => sum + Number(detail ?? 0), 0);
  const cut = { pages: count('PAGES_LEFT_OUT'), elements: count('ELEMENTS_LEFT_OUT') };
  return cut.pages + cut.elements > 0 ? cut : undefined;
}
