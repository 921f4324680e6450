/** Blanks of every width, those that no line is broken at among them, and what ends a line. */
const BLANKS = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu;
/** What shows nothing, turns letters around, or is no letter at all. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;

/** What a cell says: without what shows nothing or turns letters around, and on one line. */
export function cellText(cell: string): string {
  return cell.replace(UNSEEN, '').replace(BLANKS, ' ').trim();
}

/**
 * A name without the blanks that lists pad Chinese names with (李  四, 欧阳 明); between Latin words one stays, and so does
 * the one between a Chinese and a Latin word.
 */
export function nameText(cell: string): string {
  return cellText(cell)
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .replace(/(?<=\p{Script=Han}) ?([·•・‧．]) ?(?=\p{Script=Han})/gu, '$1');
}
