/** Letters and signs for several questions, such as `1-5 ABCDA 6. B`. */
export interface SignList {
  readonly signs: readonly { readonly number: number; readonly sign: string }[];
  /** Whether a range has more or fewer signs than numbers. */
  readonly isUnclear: boolean;
}

const SIGNS = 'A-J√×✓✗✔✘对错TF';
const PART = new RegExp(
  `(\\d{1,3})\\s?(?:[-–—~～－至到]{1,2}\\s?(\\d{1,3})\\s?题?\\s?[:：.．、]?|[.．、:：)）])\\s*([${SIGNS}][${SIGNS}\\s,，、;；|.。]*)`,
  'g',
);
const SEPARATORS = /[\s,，、;；|.。]+/;
const LONGEST_TITLE = 12;

/**
 * Reads a line of half width that has nothing but numbers and signs; in a list of answers, a short title may stand before a
 * range. Undefined for other lines, and for a single question.
 */
export function signListOf(text: string, isInList: boolean): SignList | undefined {
  const found = [...text.matchAll(PART)];
  const hasRange = found.some(({ 2: to }) => to !== undefined);
  if (found.length === 0 || (!hasRange && (found.length < 2 || isInList))) return undefined;
  const rest = text.replace(PART, '').trim();
  const isTitle = isInList && rest.length <= LONGEST_TITLE && text.startsWith(rest) && !/\d/.test(rest);
  if (rest !== '' && !isTitle) return undefined;
  const parts = found.map(([, from = '', to, signs = '']) =>
    signsOf(Number(from), Number(to ?? from), signs),
  );
  return {
    signs: parts.flatMap((part) => part ?? []),
    isUnclear: parts.includes(undefined),
  };
}

function signsOf(from: number, to: number, text: string): SignList['signs'][number][] | undefined {
  const tokens = text.split(SEPARATORS).filter((token) => token !== '');
  if (from === to) return [{ number: from, sign: tokens.join('') }];
  const single = [...tokens.join('')];
  const count = to - from + 1;
  const values = single.length === count ? single : tokens.length === count ? tokens : undefined;
  return count < 1 ? undefined : values?.map((sign, index) => ({ number: from + index, sign }));
}
