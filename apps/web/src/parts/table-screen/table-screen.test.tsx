import type { TableColumn } from '@lectern/ui/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { networkError } from '../../platform/api/api-error.ts';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { matchingRows, type TableQueryResult, TableScreen, type TableScreenProps } from './table-screen.tsx';
import type { TableAddress } from './use-table-address.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

const ROWS: readonly Row[] = Array.from({ length: 25 }, (_, index) => ({
  id: `r${index}`,
  name: `三年级${index}班`,
  count: (index * 7) % 25,
}));
const COLUMNS: readonly TableColumn<Row>[] = [
  { id: 'name', header: '班级', cell: ({ name }) => name },
  { id: 'count', header: '人数', cell: ({ count }) => count, sortBy: ({ count }) => count },
];
const LOADED: TableQueryResult = {
  isPending: false,
  isLoadingError: false,
  error: null,
  refetch: () => undefined,
};
const reading = (query: Partial<TableQueryResult>) => ({
  query: { ...LOADED, ...query },
  failed: '没有读到',
  retry: '重试',
  more: '再显示一些',
});

function addressWith(state: TableAddress['state']): TableAddress {
  const ignore = () => undefined;
  return {
    ...{ typed: '', setTyped: ignore, commitTyped: ignore, search: '', state, setState: ignore },
    ...{ filter: ignore, setFilter: ignore, queryWith: () => '' },
  };
}

function drawn(props: Partial<TableScreenProps<Row>>, state: TableAddress['state'] = { page: 1 }): string {
  return renderToStaticMarkup(
    <TableScreen
      address={addressWith(state)}
      label="班级"
      rows={ROWS}
      columns={COLUMNS}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      pageSize={10}
      bar={<i>the bar</i>}
      {...props}
    />,
  );
}

/** Returns the numbers in the second column. */
const counts = (page: string) =>
  [...page.matchAll(/<td class="[^"]*">(\d+)<\/td>/g)].map(([, text]) => Number(text));

beforeAll(() => changeLanguage('zh'));

describe('TableScreen', () => {
  it('shows the rows of the page and in the order of the address', () => {
    expect(counts(drawn({}))).toEqual(ROWS.slice(0, 10).map(({ count }) => count));
    expect(counts(drawn({}, { sort: { id: 'count', descending: true }, page: 2 }))).toEqual([
      14, 13, 12, 11, 10, 9, 8, 7, 6, 5,
    ]);
  });

  it('shows the last page when the page of the address is beyond it', () => {
    expect(counts(drawn({}, { page: 99 }))).toHaveLength(5);
  });

  it.each(['name', 'nowhere'])(
    'keeps the order of the rows when the address sorts by "%s", which is no sortable column',
    (id) => {
      const page = drawn({}, { sort: { id, descending: false }, page: 1 });
      expect(counts(page)).toEqual(ROWS.slice(0, 10).map(({ count }) => count));
      expect(page).toContain('aria-sort="none"');
    },
  );

  it('shows neither bar nor table while the rows are loading, and an error and a retry button after they failed to load', () => {
    const loading = drawn({ reading: reading({ isPending: true }) });
    expect(loading).not.toContain('<table');
    expect(loading).not.toContain('the bar');
    const failed = drawn({ reading: reading({ isLoadingError: true, error: networkError('query') }) });
    expect(failed).toContain('没有读到');
    expect(failed).toContain('网络错误，查询失败');
    expect(failed).toMatch(/<button[^>]*>.*重试/);
    expect(failed).not.toContain('<table');
  });

  it('keeps the bar while rows are loading and after they failed to load when keepBar is set', () => {
    for (const query of [{ isPending: true }, { isLoadingError: true, error: networkError() }])
      expect(drawn({ reading: reading(query), keepBar: true })).toContain('the bar');
  });

  it('shows the empty screen instead of bar and table when there is one', () => {
    const page = drawn({ rows: [], emptyScreen: <b>Begin here</b> });
    expect(page).toContain('Begin here');
    expect(page).not.toContain('the bar');
    expect(page).not.toContain('<table');
  });

  it('keeps the bar above the table when no row matches', () => {
    const page = drawn({ rows: [], emptyScreen: false, empty: <b>None</b> });
    expect(page).toContain('the bar');
    expect(page).toContain('None');
  });

  it('shows the actions on selected rows instead of the bar', () => {
    const page = drawn({ chosen: new Set(['r1']), selectionBar: <b>2 chosen</b> });
    expect(page).toContain('2 chosen');
    expect(page).not.toContain('the bar');
    expect(page).toMatch(/data-chosen="true"/);
    expect(drawn({ chosen: new Set(), selectionBar: false })).toContain('the bar');
  });

  it('shows a button for more rows when the server has more', () => {
    expect(drawn({ reading: reading({ hasNextPage: true }) })).toContain('再显示一些');
    expect(drawn({ reading: reading({ hasNextPage: false }) })).not.toContain('再显示一些');
  });
});

describe('matchingRows', () => {
  const textsOf = ({ name }: Row) => [name];

  it('returns the same array when the search is empty', () => {
    expect(matchingRows(ROWS, '  ', textsOf)).toBe(ROWS);
  });

  it('returns the rows that contain the search text, regardless of case and outer spaces', () => {
    const rows = [
      { id: '1', name: 'Ming', count: 1 },
      { id: '2', name: 'Li', count: 2 },
    ];
    expect(matchingRows(rows, ' MI', textsOf).map(({ id }) => id)).toEqual(['1']);
  });
});
