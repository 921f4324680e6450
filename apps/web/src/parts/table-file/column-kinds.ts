import { cellText } from './cell-text.ts';

/** Something that a column may hold. */
export interface ColumnKind<Id extends string> {
  readonly id: Id;
  /** The names that such a column has, without blanks and in small letters; those of an earlier pattern go before those of a later one. */
  readonly heads: readonly RegExp[];
}

/** What is looked for in a table. */
export interface ColumnRules<Id extends string> {
  readonly kinds: readonly ColumnKind<Id>[];
  /** Without these columns it is another table. */
  readonly needs: readonly Id[];
  /** A row in which none of these says anything tells of nobody. */
  readonly tells: readonly Id[];
  /** Who a row is about. Where the column stands several times, several lists stand side by side. */
  readonly main: Id;
  /** What the columns of a table without names of columns are, if that can be told. */
  readonly guess?: (rows: readonly (readonly string[])[]) => readonly (Id | undefined)[];
}

/** A name of a column, how good it is (0 is best) and what it says. */
export interface NamedColumn<Id extends string> {
  readonly id: Id;
  readonly rank: number;
}

/** In brackets behind 姓名: another name than the one that is looked for. */
const OTHER = /拼音|英文|曾用|家长|父|母|监护|pinyin|english|guardian|parent|father|mother/i;

/** What a cell of the row with the names of the columns calls its column. */
export function columnNamed<Id extends string>(
  cell: string,
  kinds: readonly ColumnKind<Id>[],
): NamedColumn<Id> | undefined {
  for (const name of namesOf(cell)) {
    for (const { id, heads } of kinds) {
      const rank = heads.findIndex((pattern) => pattern.test(name));
      if (rank >= 0) return { id, rank };
    }
  }
  return undefined;
}

/** The name as a whole; then its Chinese and its other words, where it is said in both. Marks such as （必填） are no part of it. */
function namesOf(cell: string): readonly string[] {
  const text = cellText(cell).replace(/^([*＊]|[（([【][^）)\]】]{0,20}[）)\]】])\s*/u, '');
  const inBrackets = /[（([【](.*)$/u.exec(text)?.[1] ?? '';
  if (OTHER.test(inBrackets)) return [];
  const plain = text
    .replace(/[*＊：:（([【].*$/u, '')
    .trim()
    .toLowerCase();
  if (plain === '' || plain.length > 40) return [];
  const whole = /\p{Script=Han}/u.test(plain) ? plain.replaceAll(' ', '') : plain;
  const words = plain.split(/[\s/|]+/u);
  const chinese = words.filter((word) => /\p{Script=Han}/u.test(word));
  const isBoth = chinese.length > 0 && chinese.length < words.length;
  return isBoth ? [whole, chinese.join('')] : [whole];
}
