import { cellText } from './name-columns.ts';

/** A kind of column that a table may have. */
export interface ColumnKind<Id extends string> {
  readonly id: Id;
  /**
   * Names of such a column, without spaces and in lower case; a match of an earlier pattern is better than a match of a
   * later pattern.
   */
  readonly heads: readonly RegExp[];
}

/** The columns that are looked for in a table. */
export interface ColumnRules<Id extends string> {
  readonly kinds: readonly ColumnKind<Id>[];
  /** A table without these columns does not match the rules. */
  readonly needs: readonly Id[];
  /** A row without any of these is empty. */
  readonly tells: readonly Id[];
  /** The column of the row's subject. If it occurs several times, several lists are side by side. */
  readonly main: Id;
  /** Guesses the columns of a table without column names, if possible. */
  readonly guess?: (rows: readonly (readonly string[])[]) => readonly (Id | undefined)[];
}

/** A matched column name: how good it is (0 is best) and its kind. */
export interface NamedColumn<Id extends string> {
  readonly id: Id;
  readonly rank: number;
}

/** Words that may follow 姓名 in brackets and mean another name than the pupil's. */
const OTHER = /拼音|英文|曾用|家长|父|母|监护|pinyin|english|guardian|parent|father|mother/i;

/** The kind that a cell of the header row names. */
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

/** The whole name, then its Chinese and its Latin part if it is bilingual. Marks such as （必填） are removed. */
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
