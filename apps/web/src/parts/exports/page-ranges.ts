/** Separators that teachers type, also on a Chinese keyboard: `1-3,5`, `1～3，5`, `2、4`. */
const SEPARATORS = /[,，、;；\s]+/;
const RANGE = /^(\d{1,5})(?:[-–—~～至](\d{1,5}))?$/;

/**
 * The page numbers in a text, in order and without duplicates; undefined without a number, or with a page that does not
 * exist.
 */
export function pageRanges(words: string, pageCount: number): readonly number[] | undefined {
  const parts = words
    .replace(/\s*([-–—~～至])\s*/g, '$1')
    .split(SEPARATORS)
    .filter(Boolean);
  const numbers = new Set<number>();
  for (const part of parts) {
    const match = RANGE.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? from);
    if (!match || from < 1 || to < from || to > pageCount) return undefined;
    for (let number = from; number <= to; number += 1) numbers.add(number);
  }
  return numbers.size === 0 ? undefined : [...numbers].sort((a, b) => a - b);
}
