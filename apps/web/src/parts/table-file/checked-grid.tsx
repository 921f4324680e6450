import { Box, classNames, Select, Text } from '@lectern/ui';
import { memo } from 'react';
import type { Arrangement } from './arrangement.ts';
import type { ColumnRules } from './column-kinds.ts';
import classes from './table-import.module.css';
import type { LeftRow } from './table-lines.ts';
import type { TableSheet } from './table-sheet.ts';
import { useTableTexts } from './table-texts.ts';

export interface CheckedGridProps<Id extends string> {
  readonly sheet: TableSheet | undefined;
  readonly arrangement: Arrangement<Id>;
  readonly rules: ColumnRules<Id>;
  readonly labels: Readonly<Record<Id, string>>;
  readonly left: readonly LeftRow[];
  readonly arrange: (arrangement: Arrangement<Id>) => void;
}

const ROWS_SHOWN = 200;

/** The rows as the spreadsheet shows them, with the kind of each column above it; left-out rows are pale. */
export function CheckedGrid<Id extends string>(props: CheckedGridProps<Id>) {
  const { sheet, arrangement, rules, labels, left, arrange } = props;
  const texts = useTableTexts();
  const rows = sheet?.rows ?? [];
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some(({ cells }) => (cells[column] ?? '') !== ''),
  );
  const whys = new Map(left.map(({ row, why }) => [row, why]));
  const say = (column: number, id: Id | '') => {
    const next = Array.from({ length: width }, (_, at) => arrangement.columns[at]);
    next[column] = id === '' ? undefined : id;
    arrange({ ...arrangement, columns: next });
  };
  if (rows.length === 0) return null;
  return (
    <Box as="section" radius="control" className={classes.grid} aria-label={texts('grid')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts('row')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <Select<Id | ''>
                  size="small"
                  className={classNames(
                    classes.kind,
                    arrangement.columns[column] === undefined && classes.unused,
                  )}
                  label={texts('columnIs', { letter: letterOf(column) })}
                  value={arrangement.columns[column] ?? ''}
                  options={[
                    { value: '', label: texts('unused') },
                    ...rules.kinds.map(({ id }) => ({ value: id, label: labels[id] })),
                  ]}
                  onChange={(id) => say(column, id)}
                />
                {sheet?.hiddenColumns.has(column) && (
                  <Text tone="quiet" size="small">
                    {texts('hiddenColumn')}
                  </Text>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS_SHOWN).map((row, index) => {
            const why = index === arrangement.head ? 'head' : whys.get(row.number);
            return (
              <tr
                key={row.number}
                className={classNames(
                  index === arrangement.head && classes.names,
                  why !== undefined && classes.pale,
                )}
                title={why === undefined ? undefined : texts(`whys.${why}`)}
              >
                <th scope="row">{row.number}</th>
                {columns.map((column) => (
                  <Cell
                    key={column}
                    text={row.cells[column] ?? ''}
                    isUsed={arrangement.columns[column] !== undefined}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length > ROWS_SHOWN && (
        <Text as="p" tone="quiet" size="small">
          {texts('more', { count: rows.length - ROWS_SHOWN })}
        </Text>
      )}
    </Box>
  );
}

const Cell = memo(function Cell({ text, isUsed }: { readonly text: string; readonly isUsed: boolean }) {
  return (
    <td className={isUsed ? undefined : classes.unused}>
      <bdi>{text.slice(0, 60)}</bdi>
    </td>
  );
});

/** Column names of spreadsheets: A to Z, then AA. */
function letterOf(column: number): string {
  const first = column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : '';
  return first + String.fromCharCode(65 + (column % 26));
}
