/** Spaces of every width, including no-break spaces, and line ends. */
const BLANKS = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu;
/** Invisible characters, marks of text direction, and lone surrogates. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;

/** The text of a cell in one line, without invisible characters and marks of text direction. */
export function cellText(cell: string): string {
  return cell.replace(UNSEEN, '').replace(BLANKS, ' ').trim();
}

/**
 * A name without the spaces that pad Chinese names in lists (李  四, 欧阳 明). One space stays between Latin words, and between
 * a Chinese and a Latin word.
 */
export function nameText(cell: string): string {
  return cellText(cell)
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .replace(/(?<=\p{Script=Han}) ?([·•・‧．]) ?(?=\p{Script=Han})/gu, '$1');
}
