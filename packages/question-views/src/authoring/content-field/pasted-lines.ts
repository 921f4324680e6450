import { type Content, isBlank } from '@lectern/questions';

/** `A.`, `B、`, `(C)`, `①` and `1.` at the beginning of a choice that is pasted. */
const MARK = /^\s*(?:[A-Ja-j][.、．:：)）]|[(（][A-Ja-j][)）]|[①-⑩]|\d{1,2}[.、．)）](?!\d))\s*/u;

/** The lines of a clipboard's text that have words, without the marks of choices. */
export function pastedLines(clipboard: Pick<DataTransfer, 'getData'>): Content[] {
  const lines = clipboard.getData('text/plain').split(/\r\n|\r|\n/);
  const marked = lines.filter((line) => MARK.test(line)).length;
  const whole = lines.filter((line) => line.trim() !== '').length;
  // A single line that begins with a number, such as a date, is no list.
  const hasMarks = whole > 1 && marked === whole;
  return lines
    .map((line) => contentOfLine(hasMarks ? line.replace(MARK, '') : line))
    .filter((line) => !isBlank(line));
}

/** The cells of lines with tabs, as copied from a table: 词 Tab 义. */
export function pastedCells(text: string): string[][] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => cellsOf(line))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

/** The cells of one line. */
export function cellsOf(line: string): string[] {
  const parts = line.includes('\t') ? line.split('\t') : line.split(/\s*(?:——|－－|--|=>|→|=|：|:)\s*/u);
  return parts.map((part) => part.trim());
}

function contentOfLine(line: string): Content {
  const text = line.trim();
  return { paragraphs: text === '' ? [] : [{ runs: [{ type: 'text', text }] }] };
}
