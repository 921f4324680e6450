import { Button, ErrorState, Input, Spinner } from '@lectern/ui';
import { Table, type TableProps } from '@lectern/ui/table';
import { CircleAlert, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';
import classes from './table-screen.module.css';
import type { TableAddress } from './use-table-address.ts';

/** The properties that `TableScreen` uses of a result of `useQuery` or `useInfiniteQuery`. */
export interface TableQueryResult {
  readonly isPending: boolean;
  readonly isLoadingError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly hasNextPage?: boolean;
  readonly isFetchingNextPage?: boolean;
  readonly fetchNextPage?: () => unknown;
}

export interface TableReading {
  readonly query: TableQueryResult;
  /** Title shown when the rows failed to load. */
  readonly failed: string;
  readonly retry: string;
  /** Label of the button that loads further rows, for a list that is loaded page by page. */
  readonly more?: string;
}

export interface TableScreenProps<Row> extends Omit<TableProps<Row>, 'state' | 'onState'> {
  readonly address: TableAddress;
  /** Loads the rows, with the texts about loading; omitted when the caller has loaded the rows. */
  readonly reading?: TableReading;
  /** Search field, filters and buttons above the table. */
  readonly bar?: ReactNode;
  /** Actions on the selected rows; replaces the bar unless it is false. */
  readonly selectionBar?: ReactNode;
  /** Shows the bar also while the rows are loading and after they failed to load: the server searches. */
  readonly keepBar?: boolean;
  /** Replaces bar and table when the list is empty, unless it is false. */
  readonly emptyScreen?: ReactNode;
}

/**
 * A list as a table in all its states: loading, failed, empty, no match, rows sorted and paged by the address, rows
 * selected, more to load. Its parts are items of the caller's grid.
 */
export function TableScreen<Row extends object>({
  address,
  reading,
  bar,
  selectionBar,
  keepBar = false,
  emptyScreen,
  ...table
}: TableScreenProps<Row>) {
  const query = reading?.query;
  const isLoaded = !query?.isLoadingError && !query?.isPending;
  // The bar keeps its position among the children, so that the field keeps the focus while the server searches.
  const above = isLoaded ? !emptyScreen && (selectionBar || bar) : keepBar && bar;
  return (
    <>
      {above}
      {query?.isLoadingError ? (
        <ErrorState
          icon={<CircleAlert />}
          title={reading?.failed}
          text={messageOf(query.error)}
          action={<Button onClick={() => void query.refetch()}>{reading?.retry}</Button>}
        />
      ) : query?.isPending ? (
        <Spinner fill />
      ) : (
        emptyScreen || <Table {...table} state={address.state} onState={address.setState} />
      )}
      {query?.hasNextPage && (
        <Button
          className={classes.more ?? ''}
          busy={query.isFetchingNextPage ?? false}
          onClick={() => void query.fetchNextPage?.()}
        >
          {reading?.more}
        </Button>
      )}
    </>
  );
}

export interface TableSearchProps {
  readonly address: TableAddress;
  readonly label: string;
  readonly className?: string | undefined;
}

/** The search field of a table. */
export function TableSearch({ address, label, className }: TableSearchProps) {
  return (
    <Input
      className={className}
      type="search"
      aria-label={label}
      placeholder={label}
      leading={<Search aria-hidden="true" />}
      value={address.typed}
      onChange={(event) => address.setTyped(event.target.value)}
      onBlur={address.commitTyped}
    />
  );
}

/** Returns the rows with a text that contains the search text, regardless of case; the same array for an empty search. */
export function matchingRows<Row>(
  rows: readonly Row[],
  search: string,
  textsOf: (row: Row) => readonly string[],
): readonly Row[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return rows;
  return rows.filter((row) => textsOf(row).some((text) => text.toLowerCase().includes(wanted)));
}

/** CSS classes of a screen with a list, of the link back to it, and of the link to an object of it. */
export const tableScreenClasses = { screen: classes.screen, back: classes.back, name: classes.name };
