import type { CatalogueEntry } from '@lectern/protocol/tool-entry';

/** One syllable of pinyin without tones. */
const SYLLABLE =
  /^(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|an|ao|ei|en|ia|ie|in|iu|ou|ua|ue|ui|un|uo|ve|a|e|i|o|u|v)|ai|ang|an|ao|ei|eng|en|er|ou|a|e|o)$/;
const LONGEST = 6;

/**
 * Whether a tool matches the typed text: by its name in any language, its pinyin (whole or initials), or its
 * introduction.
 */
export function isMeant(entry: CatalogueEntry, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return true;
  const { toolName, pinyin, i18n, intro } = entry;
  const names = [toolName, ...Object.values(i18n), intro].map((each) => each.toLowerCase());
  if (names.some((each) => each.includes(wanted))) return true;
  const letters = wanted.replaceAll(/[\s']/g, '');
  return letters !== '' && (pinyin.startsWith(letters) || initialsOf(entry).startsWith(letters));
}

/** The first letters of its pinyin, one per character of its name; empty when they cannot be determined. */
export function initialsOf({ toolName, pinyin }: Pick<CatalogueEntry, 'toolName' | 'pinyin'>): string {
  const count = [...toolName].filter((each) => /\p{Script=Han}/u.test(each)).length;
  return (
    split(pinyin, count)
      ?.map((syllable) => syllable[0])
      .join('') ?? ''
  );
}

function split(pinyin: string, count: number): readonly string[] | undefined {
  if (count === 0) return pinyin === '' ? [] : undefined;
  for (let length = Math.min(LONGEST, pinyin.length); length > 0; length--) {
    const first = pinyin.slice(0, length);
    const rest = SYLLABLE.test(first) ? split(pinyin.slice(length), count - 1) : undefined;
    if (rest) return [first, ...rest];
  }
  return undefined;
}
