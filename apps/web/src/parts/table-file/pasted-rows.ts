/** Far more than a list of names holds; what is longer is another table. */
export const ROWS_MAX = 1000;

/** A table as it was found: rows of cells, texts alone. */
export type Rows = readonly (readonly string[])[];

/** `12 白雨桐`, `12. 白雨桐`, `12、白雨桐`: a number and a name in one line. */
const NUMBERED = /^(\d{1,20})\s*[.．、:：)）\s]\s*(\D.*)$/u;

/**
 * Text as people have it: columns from a spreadsheet (tabs), a CSV file (commas, also Chinese ones, with quotes), or a
 * name a line, perhaps with its number before it. Lines without a word are left out.
 */
export function pastedRows(text: string): Rows {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|[\r\n\u2028\u2029]/);
  const separator = lines.some((line) => line.includes('\t'))
    ? '\t'
    : lines.some((line) => /[,，;；]/.test(line))
      ? ','
      : undefined;
  const rows = lines.map((line) => {
    if (separator === undefined) return numberedCells(line);
    return separator === '\t' ? line.split('\t') : commaCells(line);
  });
  return rows.map((row) => row.map(cellText)).filter((row) => row.some((cell) => cell !== ''));
}

/** What a cell says: without what shows nothing or turns letters around, and on one line. */
export function cellText(cell: string): string {
  return cell
    .replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\u00a0\u3000]+/gu, ' ')
    .trim();
}

function numberedCells(line: string): readonly string[] {
  const found = NUMBERED.exec(cellText(line));
  return found ? [found[1] ?? '', found[2] ?? ''] : [line];
}

/** One line of a CSV (RFC 4180), with Chinese commas and semicolons as commas. */
function commaCells(line: string): readonly string[] {
  const cells: string[] = [];
  let [cell, quoted] = ['', false];
  for (let at = 0; at < line.length; at++) {
    const character = line[at] ?? '';
    if (quoted) {
      if (character !== '"') cell += character;
      else if (line[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell.trim() === '') {
      [cell, quoted] = ['', true];
    } else if (/[,，;；]/.test(character)) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}
