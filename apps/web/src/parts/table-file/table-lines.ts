import { type Arrangement, listsOf } from './arrangement.ts';
import { type ColumnRules, columnNamed } from './column-kinds.ts';
import type { SheetRow, TableSheet } from './table-sheet.ts';

/** One person or object of a row; a row has several if it contains lists side by side. */
export interface TableLine<Id extends string> {
  /** The row number of the spreadsheet. */
  readonly row: number;
  /** The text of a column; undefined if the column does not exist. */
  readonly cell: (id: Id) => string | undefined;
}

export type LeftWhy = 'above' | 'head' | 'footer' | 'noWords' | 'continued' | 'hidden' | 'error';

/** A row that is left out, with the reason. */
export interface LeftRow {
  readonly row: number;
  readonly words: string;
  readonly why: LeftWhy;
}

export interface TableLines<Id extends string> {
  readonly lines: readonly TableLine<Id>[];
  readonly left: readonly LeftRow[];
}

/** The lines of a table, read according to `arrangement`; several lists side by side follow one after another. */
export function linesOfTable<Id extends string>(
  sheet: TableSheet | undefined,
  arrangement: Arrangement<Id>,
  rules: ColumnRules<Id>,
): TableLines<Id> {
  const lists = listsOf(arrangement.columns, rules.main);
  const left: LeftRow[] = [];
  const taken: { readonly list: number; readonly line: TableLine<Id> }[] = [];
  (sheet?.rows ?? []).forEach((row, index) => {
    const why = leftWhole(row, index, arrangement, rules);
    const found = why === undefined ? lists.map((list) => entryOf(row, list, rules)) : [why];
    found.forEach((entry, list) => {
      if (typeof entry !== 'string') taken.push({ list, line: entry });
    });
    const whys = found.filter((entry) => typeof entry === 'string');
    // The shorter of two lists side by side has empty cells at its end.
    const worst = whys.find((each) => each !== 'noWords') ?? whys[0];
    const isEnd = worst === 'noWords' && whys.length < found.length;
    if (worst !== undefined && !isEnd && index !== arrangement.head)
      left.push({ row: row.number, words: wordsOf(row), why: worst });
  });
  const lines = taken.toSorted((a, b) => a.list - b.list).map(({ line }) => line);
  return { lines, left };
}

function wordsOf({ cells }: SheetRow): string {
  const words = cells.filter((cell, column) => cell !== '' && cell !== cells[column - 1]);
  return words.join(' · ').slice(0, 80);
}

/** The reason for leaving out a whole row; undefined to keep it. */
function leftWhole<Id extends string>(
  row: SheetRow,
  index: number,
  { head, columns, withHidden }: Arrangement<Id>,
  { kinds }: ColumnRules<Id>,
): LeftWhy | undefined {
  if (head !== undefined && index < head) return 'above';
  if (index === head) return 'head';
  if (row.isHidden && !withHidden) return 'hidden';
  if (isHeadAgain(row, columns, kinds)) return 'head';
  return isFooter(row) ? 'footer' : undefined;
}

/** The column names again: on each printed page, or in another language below the first names. */
function isHeadAgain<Id extends string>(
  { cells }: SheetRow,
  columns: readonly (Id | undefined)[],
  kinds: ColumnRules<Id>['kinds'],
): boolean {
  const filled = columns.flatMap((id, at) =>
    id !== undefined && cells[at] ? [{ id, cell: cells[at] }] : [],
  );
  const isNamed = ({ id, cell }: (typeof filled)[number]) => columnNamed(cell, kinds)?.id === id;
  return (
    filled.length > 0 && filled.every(isNamed) && (filled.length > 1 || columns.filter(Boolean).length === 1)
  );
}

const FOOTERS: readonly RegExp[] = [
  /^(合计|总计|小计|共计|总数|总人数|全班人数|班级人数|应到人数|实到人数|人数|平均|平均分|最高分|最低分)[:：]?\s*[\d.]*\s*[人名]?$/u,
  /^(共|合计|总计|共计|本班共|全班共)\s*有?\s*\d+\s*[人名]/u,
  /^[男女]生?[:：]?\s*\d+\s*[人名]/u,
  /^(备注|说明|注|制表|制表人|填表人|填表日期|填表时间|制表日期|班主任|审核|审核人|打印日期|打印时间|导出时间|日期|签名|签字|负责人|联系人|校长|盖章)[:：]/u,
  /^第\s*\d+\s*页/u,
  /^(sub-?total|total|sum|count|average|notes?|teacher|date|signature|printed)\s*[:：]?\s*[\d.]*$/iu,
  /^(notes?|class teacher|teacher|date|signature|printed|total)\s*[:：]/iu,
  /^page\s+\d+/iu,
];

/** Notes below a list: totals, remarks, its author. */
function isFooter({ cells }: SheetRow): boolean {
  const first = cells.find((cell) => cell !== '') ?? '';
  const words = first.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
  return FOOTERS.some((pattern) => pattern.test(words));
}

/** Error values that spreadsheets show for a failed formula. */
const ERROR = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/i;

function entryOf<Id extends string>(
  row: SheetRow,
  list: ReadonlyMap<Id, number>,
  { main, tells }: ColumnRules<Id>,
): TableLine<Id> | LeftWhy {
  const at = list.get(main) ?? -1;
  // The second row of a person with two rows.
  if (row.continued.has(at)) return 'continued';
  const cell = (id: Id) => {
    const column = list.get(id);
    return column === undefined ? undefined : (row.cells[column] ?? '');
  };
  if (ERROR.test(cell(main) ?? '')) return 'error';
  const says = (id: Id) => (cell(id) ?? '') !== '' && !row.continued.has(list.get(id) ?? -1);
  return tells.some(says) ? { row: row.number, cell } : 'noWords';
}
