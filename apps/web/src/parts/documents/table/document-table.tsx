import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { Checkbox, classNames, fingerArea } from '@lectern/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { DocumentWishes } from '../actions/document-wishes.ts';
import { ListMenu } from '../actions/list-menu.tsx';
import { useDocumentTexts } from '../document-texts.ts';
import { type Direction, type DocumentOrder, type ListQuery, naturalDirection } from '../lists/list-query.ts';
import { CELL, HEAD, ROW, ROWS, TABLE } from './document-row.tsx';
import { DocumentRows } from './document-rows.tsx';
import classes from './document-table.module.css';
import { listKeys } from './use-list-keys.ts';
import type { Selection } from './use-selection.ts';

export interface DocumentTableProps {
  readonly items: readonly DocumentItem[];
  readonly userId: string;
  readonly wish: ListQuery;
  readonly selection: Selection;
  readonly onSort: (order: DocumentOrder, direction: Direction) => void;
  readonly onWish: DocumentWishes['onWish'];
  readonly onWishMany: DocumentWishes['onWishMany'];
  /** Called when the end of the loaded items comes into view. */
  readonly onNearEnd: () => void;
  /** Whether only names are shown, as in a dialog. */
  readonly narrow?: boolean;
  /** Whether a document may be opened; by default all may. */
  readonly mayOpen?: (item: DocumentItem) => boolean;
}

/** Documents as rows; only rows in view are drawn. Keys: see `listKeys`. */
export function DocumentTable({
  items,
  userId,
  wish,
  selection,
  onSort,
  onWish,
  onWishMany,
  onNearEnd,
  narrow = false,
  mayOpen,
}: DocumentTableProps) {
  const texts = useDocumentTexts();
  const show = useRef<(line: number) => void>(() => undefined);
  const sortable = wish.search !== '' || wish.place === 'mine';
  const count = selection.ids.size;
  const keys = listKeys({
    items,
    userId,
    selection,
    across: 1,
    show: (line) => show.current(line),
    onWish,
    onWishMany,
  });

  const head = (order: DocumentOrder | undefined, label: string, className?: string) => (
    <SortHead className={className} order={sortable ? order : undefined} wish={wish} onSort={onSort}>
      {label}
    </SortHead>
  );

  return (
    <table
      {...TABLE}
      className={classes.table}
      data-narrow={narrow || undefined}
      aria-rowcount={items.length + 1}
      onKeyDown={keys}
    >
      <thead {...ROWS}>
        <tr {...ROW}>
          {!narrow && (
            <th className={classes.check} scope="col" {...HEAD}>
              <Checkbox
                aria-label={texts('selectAll')}
                checked={count === items.length}
                partly={count > 0 && count < items.length}
                onChange={selection.setAll}
              />
            </th>
          )}
          {head('name', texts('columns.name'))}
          {!narrow && head(undefined, texts('columns.kind'), classes.kind)}
          {!narrow && head(undefined, texts('columns.source'), classes.source)}
          {!narrow && head('size', texts('columns.size'), classes.size)}
          {head(
            'update_at',
            texts(wish.place === 'bin' ? 'columns.binned' : 'columns.modified'),
            classes.when,
          )}
          {!narrow && <td className={classes.more} {...CELL} />}
        </tr>
      </thead>
      <ListMenu items={items} userId={userId} onWish={onWish} disabled={narrow}>
        <DocumentRows rows={{ items, userId, selection, onWish, onNearEnd, narrow, mayOpen }} show={show} />
      </ListMenu>
    </table>
  );
}

interface SortHeadProps {
  readonly order: DocumentOrder | undefined;
  readonly wish: ListQuery;
  readonly onSort: (order: DocumentOrder, direction: Direction) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

function SortHead({ order, wish, onSort, className, children }: SortHeadProps) {
  if (order === undefined) {
    return (
      <th scope="col" {...HEAD} className={className}>
        {children}
      </th>
    );
  }
  const active = wish.order === order;
  const turned = wish.direction === 'asc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      {...HEAD}
      className={className}
      aria-sort={active ? (wish.direction === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className={classNames(fingerArea, classes.sort)}
        onClick={() => onSort(order, active ? turned : naturalDirection(order))}
      >
        {children}
        {active &&
          (wish.direction === 'asc' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />)}
      </button>
    </th>
  );
}
