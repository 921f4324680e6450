import type { Pupil } from '../../../parts/classes/index.ts';

export type MatchedPhoto<File> = { readonly file: File } & (
  | { readonly kind: 'pupil'; readonly pupil: Pupil }
  | { readonly kind: 'refused'; readonly reason: 'none' | 'many' | 'twice' }
);

/**
 * Matches photos with pupils by the file name without its extension, which is the pupil's number, name, or both in any
 * order with any punctuation between them. Of two photos of a pupil the first is used.
 */
export function matchPhotos<File extends { readonly name: string }>(
  files: readonly File[],
  pupils: readonly Pupil[],
): readonly MatchedPhoto<File>[] {
  const taken = new Set<string>();
  return files.map((file): MatchedPhoto<File> => {
    const found = meantBy(file.name, pupils);
    if (found.length !== 1) return { file, kind: 'refused', reason: found.length === 0 ? 'none' : 'many' };
    const [pupil] = found as [Pupil];
    if (taken.has(pupil.user_id)) return { file, kind: 'refused', reason: 'twice' };
    taken.add(pupil.user_id);
    return { file, kind: 'pupil', pupil };
  });
}

function meantBy(fileName: string, pupils: readonly Pupil[]): readonly Pupil[] {
  const stem = plain(fileName.replace(/\.[^.]*$/, ''));
  if (stem === '') return [];
  const numbered = pupils.filter(({ student_number }) => sameNumber(plain(student_number), stem));
  if (numbered.length > 0) return numbered;
  const named = pupils.filter(({ real_name }) => plain(real_name) === stem);
  if (named.length > 0) return named;
  return pupils.filter(({ real_name, student_number }) => {
    const [name, number] = [plain(real_name), plain(student_number)];
    return number !== '' && (stem === number + name || stem === name + number);
  });
}

/** Normalises a file name or a pupil's name: no spaces, punctuation or upper case. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '');
}

/** Compares numbers without leading zeros: 01 equals 1. */
function sameNumber(a: string, b: string): boolean {
  if (a === '') return false;
  const bare = (text: string) => (/^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : text);
  return bare(a) === bare(b);
}
