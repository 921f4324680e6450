import * as z from 'zod/mini';
import { partId } from '../../question/content.ts';
import { partEntry } from '../../question/entry.ts';
import { blankParts, part, partProblems } from '../../question/part.ts';
import { unknownIds } from '../../question/problem.ts';
import { judgedSet } from '../../scoring/judged-picks.ts';
import type { Problem, QuestionKind } from '../question-kind.ts';

const MOST_ROWS = 30;
const MOST_COLUMNS = 12;

const picks = z
  .array(z.object({ row: partId, columns: z.array(partId).check(z.maxLength(MOST_COLUMNS)) }))
  .check(z.maxLength(MOST_ROWS));

const body = z.object({
  rows: z.array(part).check(z.maxLength(MOST_ROWS)),
  columns: z.array(part).check(z.maxLength(MOST_COLUMNS)),
  /** Several columns of a row can be picked. */
  several: z.optional(z.boolean()),
});
/** The right columns of each row. */
const key = z.object({ right: picks });
const response = z.object({ picks });

type Body = z.infer<typeof body>;
type Key = z.infer<typeof key>;
type Response = z.infer<typeof response>;

/** 表格选择题: in each row of a table, one or several columns are right. A row is an item. */
export const matrix: QuestionKind<Body, Key, Response> = {
  kind: 'matrix',
  body,
  key,
  response,
  rules: ['per-item', 'exact', 'net', 'none'],
  blank: (makeId) => ({
    body: { rows: blankParts(3, makeId), columns: blankParts(2, makeId) },
    key: { right: [] },
  }),
  problems: (asked, { right }) => [
    ...(asked.rows.length < 1 || asked.columns.length < 2 ? [{ code: 'too-few' } as const] : []),
    ...partProblems(asked.rows),
    ...partProblems(asked.columns),
    ...keyProblems(asked, right),
  ],
  rightResponse: (_body, { right }) => ({ picks: right }),
  isEmpty: (given) => given.picks.every(({ columns }) => columns.length === 0),
  entries: ({ picks }) =>
    picks.flatMap(({ row, columns }) => columns.flatMap((column) => partEntry(column, row))),
  judge({ rows, columns }, { right }, given) {
    const known = new Set(columns.map(({ id }) => id));
    const rightIn = cellsByRow(right, known);
    const givenIn = cellsByRow(given.picks, known);
    const answered = [...new Set(rows.map(({ id }) => id))].filter((id) => rightIn.get(id)?.size);
    const items = answered.map((id) =>
      judgedSet(id, rightIn.get(id) ?? new Set(), givenIn.get(id) ?? new Set()),
    );
    return { items, extra: 0 };
  },
};

/** The columns of each row, without columns that the table lacks. */
function cellsByRow(picked: Key['right'], known: ReadonlySet<string>): Map<string, Set<string>> {
  const cells = new Map<string, Set<string>>();
  for (const { row, columns } of picked) {
    const before = cells.get(row) ?? [];
    cells.set(row, new Set([...before, ...columns.filter((id) => known.has(id))]));
  }
  return cells;
}

/** Rows without a right column or with several where only one can be picked, and unknown rows and columns. */
function keyProblems({ rows, columns, several }: Body, right: Key['right']): Problem[] {
  const columnIds = columns.map(({ id }) => id);
  const rightIn = cellsByRow(right, new Set(columnIds));
  return [
    ...unknownIds(
      right.map(({ row }) => row),
      rows.map(({ id }) => id),
    ),
    ...unknownIds(
      right.flatMap((one) => one.columns),
      columnIds,
    ),
    ...rows.flatMap(({ id }): Problem[] => {
      const count = rightIn.get(id)?.size ?? 0;
      if (count === 0) return [{ code: 'key-empty', at: id }];
      return count > 1 && !several ? [{ code: 'key-too-many', at: id }] : [];
    }),
  ];
}
