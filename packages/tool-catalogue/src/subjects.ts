import type { CatalogueEntry } from '@lectern/protocol/tool-entry';

/** Numbers of subjects as entries have them. */
const GENERAL = 0;
const POLITICS = 8;
const POLITICS_CODE = '$SB1700';
/** Numbers by the codes of the specification (section 3). */
const NUMBERS: Readonly<Record<string, number>> = {
  $SB0400: 1,
  $SB0200: 2,
  $SB0300: 3,
  $SB0100: 4,
  $SB01000: 5,
  $SB0900: 6,
  $SB01100: 7,
  [POLITICS_CODE]: POLITICS,
  $SB0500: 9,
};
/** Science is none of the ten subjects: tools of the natural sciences for primary schools stand for it. */
const SCIENCE_CODE = '$SB0600';
const SCIENCES: readonly number[] = [1, 5, 7, 9];

/** Whether a tool belongs to the subject with this code; a number stands for itself. False for unknown codes. */
export function isOfSubject({ subjectIdList, lectern }: CatalogueEntry, code: string): boolean {
  const ids: readonly number[] = subjectIdList;
  if (code === SCIENCE_CODE)
    return lectern.stages.includes('primary') && ids.some((id) => SCIENCES.includes(id));
  if (code === POLITICS_CODE || code === String(POLITICS)) return lectern.servesSubjectCode === POLITICS_CODE;
  const number = Object.hasOwn(NUMBERS, code) ? NUMBERS[code] : Number(code);
  return number !== undefined && ids.includes(number);
}

/** Whether a tool serves every subject. */
export function isCommon({ subjectIdList }: Pick<CatalogueEntry, 'subjectIdList'>): boolean {
  return (subjectIdList as readonly number[]).includes(GENERAL);
}

/** The place of a tool among those of a subject; tools of other subjects come last. */
export function placeIn({ seq, lectern }: CatalogueEntry, code: string | undefined): number {
  const number = code === undefined ? GENERAL : (NUMBERS[code] ?? code);
  return (seq[String(number)] ?? 999) * 1_000 + lectern.no;
}
