import type { Pupil } from '../../../parts/classes/index.ts';

export type MatchedPhoto<File> = { readonly file: File } & (
  | { readonly kind: 'pupil'; readonly pupil: Pupil }
  | { readonly kind: 'refused'; readonly reason: 'none' | 'many' | 'twice' }
);

/**
 * Which photo belongs to whom: by its name without the extension, which is the pupil's number, the name, or both in any
 * order with whatever stands between. Of two photos of one pupil the first is taken.
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

/** As people write file names: without spaces, dashes and case. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '');
}

/** 01 is 1, where both are numbers. */
function sameNumber(a: string, b: string): boolean {
  if (a === '') return false;
  const bare = (text: string) => (/^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : text);
  return bare(a) === bare(b);
}
