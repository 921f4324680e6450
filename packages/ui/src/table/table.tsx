import {
  type ColumnDef,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useControlTexts } from '../control-texts.ts';
import { Checkbox } from '../fields/checkbox.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { fingerArea } from '../pointer/finger-area.ts';
import { useUiTexts } from '../ui-texts.ts';
import classes from './table.module.css';

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The sort key; a column without it cannot be sorted. Texts sort as in the language, numbers as numbers. */
  readonly sortBy?: (row: Row) => string | number;
  readonly align?: 'start' | 'end';
  /** Any CSS width. */
  readonly width?: string;
  /** Whether the column is left out on windows as narrow as a phone. */
  readonly onlyWide?: boolean;
}

/** Sort and page of a table: plain JSON. */
export interface TableState {
  /** Without it the rows keep the order of the array. */
  readonly sort?: { readonly id: string; readonly descending: boolean };
  /** Counted from 1. */
  readonly page: number;
}

export interface TableProps<Row> {
  /** The accessible name. */
  readonly label: string;
  /** Pass the same array while nothing has changed. */
  readonly rows: readonly Row[];
  /** Pass the same array while nothing has changed. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rowId: (row: Row) => string;
  /** The name of a row, for its check box. */
  readonly rowName: (row: Row) => string;
  /** Ids of the selected rows; without it rows cannot be selected. */
  readonly chosen?: ReadonlySet<string>;
  readonly onChosen?: (ids: ReadonlySet<string>) => void;
  /** Number of rows per page; without it all rows are on one page. */
  readonly pageSize?: number;
  /** Without it the table stores its state itself. A page beyond the last one shows the last one. */
  readonly state?: TableState;
  readonly onState?: (state: TableState) => void;
  /** Shown instead of the rows when there are none. */
  readonly empty?: ReactNode;
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  rowSelectionFeature,
});

const START: TableState = { page: 1 };

/** A table whose rows are sorted by a press on a column's name, selected one by one or all, and shown page by page. */
export function Table<Row extends object>({
  label,
  rows,
  columns,
  rowId,
  rowName,
  chosen,
  onChosen,
  pageSize = Number.MAX_SAFE_INTEGER,
  state,
  onState,
  empty,
}: TableProps<Row>) {
  const { locale } = useUiTexts();
  const texts = useControlTexts();
  const definitions = useMemo(() => columns.map((column) => definitionOf(column, locale)), [columns, locale]);
  const selection = useMemo(
    () => Object.fromEntries([...(chosen ?? [])].map((id) => [id, true as const])),
    [chosen],
  );
  const { page, pageCount, sorting, changeState, shownState } = useShownRows({
    rows,
    pageSize,
    state,
    onState,
  });
  const table = useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: rowId,
    enableSortingRemoval: false,
    enableMultiSort: false,
    // Without this option the table goes to the first page whenever the rows are fetched again.
    autoResetPageIndex: false,
    state: { rowSelection: selection, sorting, pagination: { pageIndex: page - 1, pageSize } },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(selection) : change;
      onChosen?.(new Set(Object.keys(next).filter((id) => next[id])));
    },
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  return (
    <div className={classes.frame}>
      <div className={classes.scroll}>
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              {chosen ? (
                <th scope="col" className={classes.check}>
                  <Checkbox
                    aria-label={texts.chooseAll}
                    disabled={rows.length === 0}
                    checked={table.getIsAllPageRowsSelected()}
                    partly={table.getIsSomePageRowsSelected()}
                    onChange={(on) => table.toggleAllPageRowsSelected(on)}
                  />
                </th>
              ) : null}
              {table.getHeaderGroups()[0]?.headers.map(({ column }) => (
                <HeaderCell
                  key={column.id}
                  column={byId.get(column.id)}
                  sorted={column.getIsSorted()}
                  onSort={() =>
                    changeState({
                      sort: { id: column.id, descending: column.getIsSorted() === 'asc' },
                      page: 1,
                    })
                  }
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id} className={classes.row} data-chosen={row.getIsSelected() || undefined}>
                {chosen ? (
                  <CheckCell
                    label={texts.chooseRow(rowName(row.original))}
                    checked={row.getIsSelected()}
                    onChange={(on) => row.toggleSelected(on)}
                  />
                ) : null}
                {columns.map((column) => (
                  <td key={column.id} className={cellClass(column)}>
                    {column.cell(row.original)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 ? empty : null}
      </div>
      <Pagination
        page={page}
        pageCount={pageCount}
        onPage={(next) => changeState({ ...shownState, page: next })}
      />
    </div>
  );
}

type ShownRows<Row extends object> = Pick<TableProps<Row>, 'rows' | 'pageSize' | 'state' | 'onState'>;

/** The current page and order of the rows, from the table's own state or from its caller's. */
function useShownRows<Row extends object>(table: ShownRows<Row>) {
  const { rows, pageSize = Number.MAX_SAFE_INTEGER, state, onState } = table;
  const [own, setOwn] = useState(START);
  const shownState = state ?? own;
  const changeState = onState ?? setOwn;
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(Math.max(1, shownState.page), pageCount);
  const { sort } = shownState;
  const sorting = useMemo(() => (sort ? [{ id: sort.id, desc: sort.descending }] : []), [sort]);
  return { page, pageCount, sorting, changeState, shownState };
}

interface CheckCellProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function CheckCell({ label, checked, onChange }: CheckCellProps) {
  return (
    <td className={classes.check}>
      <Checkbox aria-label={label} checked={checked} onChange={onChange} />
    </td>
  );
}

interface HeaderCellProps<Row> {
  readonly column: TableColumn<Row> | undefined;
  readonly sorted: false | 'asc' | 'desc';
  readonly onSort: () => void;
}

function HeaderCell<Row>({ column, sorted, onSort }: HeaderCellProps<Row>) {
  if (!column) return null;
  const Arrow = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ArrowUpDown;
  const direction = sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined;
  return (
    <th
      scope="col"
      className={cellClass(column)}
      style={{ width: column.width }}
      aria-sort={column.sortBy ? (direction ?? 'none') : undefined}
    >
      {column.sortBy ? (
        <button
          type="button"
          className={classNames(fingerArea, classes.sort)}
          data-sorted={sorted || undefined}
          onClick={onSort}
        >
          {column.header}
          <Arrow aria-hidden="true" />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

function cellClass<Row>({ align, onlyWide }: TableColumn<Row>): string {
  return classNames(align === 'end' && classes.end, onlyWide && classes.onlyWide) ?? '';
}

function definitionOf<Row extends object>(
  column: TableColumn<Row>,
  locale: string,
): ColumnDef<typeof features, Row> {
  const { id, sortBy } = column;
  return {
    id,
    accessorFn: (row) => sortBy?.(row),
    enableSorting: sortBy !== undefined,
    sortDescFirst: false,
    sortFn: (a, b) => compare(a.getValue(id), b.getValue(id), locale),
  };
}

/** Numbers within texts count as numbers: 第 2 课 comes before 第 10 课. */
function compare(a: unknown, b: unknown, locale: string): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), locale, { numeric: true });
}
