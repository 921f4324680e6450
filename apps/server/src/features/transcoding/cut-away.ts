import type { ReadCourseware } from './read-file.ts';

/** How much of a file a courseware could not hold. */
export interface CutAway {
  readonly pages: number;
  readonly elements: number;
}

/** Of a report's notes; undefined where everything came in. */
export function cutAway(notes: ReadCourseware['report']['notes']): CutAway | undefined {
  const count = (code: string) =>
    notes.filter((note) => note.code === code).reduce((sum, { detail }) => sum + Number(detail ?? 0), 0);
  const cut = { pages: count('PAGES_LEFT_OUT'), elements: count('ELEMENTS_LEFT_OUT') };
  return cut.pages + cut.elements > 0 ? cut : undefined;
}
