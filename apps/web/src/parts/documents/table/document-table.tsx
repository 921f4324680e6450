import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { Checkbox } from '@lectern/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useDocumentTexts } from '../document-texts.ts';
import { type Direction, type DocumentOrder, type ListWish, naturalDirection } from '../list-wish.ts';
import type { DocumentWishes } from '../use-document-wishes.tsx';
import { DocumentRow } from './document-row.tsx';
import classes from './document-table.module.css';
import type { Selection } from './use-selection.ts';

export interface DocumentTableProps {
  readonly items: readonly DocumentItem[];
  readonly userId: string;
  readonly wish: ListWish;
  readonly selection: Selection;
  readonly onSort: (order: DocumentOrder, direction: Direction) => void;
  readonly onWish: DocumentWishes['onWish'];
  readonly onWishMany: DocumentWishes['onWishMany'];
}

/**
 * Documents as rows. Arrow keys walk through the names, Space chooses, Enter opens, F2 renames, Delete moves to the
 * bin, Ctrl+A chooses all, Escape none.
 */
export function DocumentTable({
  items,
  userId,
  wish,
  selection,
  onSort,
  onWish,
  onWishMany,
}: DocumentTableProps) {
  const texts = useDocumentTexts();
  const sortable = wish.search !== '' || wish.place === 'mine';
  const count = selection.ids.size;

  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    const focused = event.target instanceof HTMLElement ? event.target : undefined;
    const id = focused?.closest<HTMLElement>('[data-document]')?.dataset.document;
    const item = items.find((other) => other.id === id);
    const chosen = items.filter((other) => selection.ids.has(other.id));
    const targets = chosen.length > 0 ? chosen : item === undefined ? [] : [item];
    const inMenu = focused?.closest('[role="menu"]') !== null && focused !== undefined;
    if (inMenu) return;
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.setAll(true);
    else if (event.key === 'Escape' && count > 0) selection.clear();
    else if (event.key === 'F2' && item?.bin_at === null) onWish('rename', item);
    else if (event.key === 'Delete' && targets.every((target) => target.owner_id === userId) && targets[0]) {
      onWishMany(targets[0].bin_at === null ? 'bin' : 'delete', targets);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const names = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-name]')];
      const at = names.findIndex((name) => name.closest(`[data-document="${id ?? ''}"]`) !== null);
      names[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    } else if (event.key === ' ' && focused?.dataset.name !== undefined && id !== undefined) {
      selection.toggle(id, event.shiftKey);
    } else return;
    event.preventDefault();
  };

  const head = (order: DocumentOrder | undefined, label: string, className?: string) => (
    <SortHead className={className} order={sortable ? order : undefined} wish={wish} onSort={onSort}>
      {label}
    </SortHead>
  );

  return (
    <table className={classes.table} onKeyDown={press}>
      <thead>
        <tr>
          <th className={classes.check} scope="col">
            <Checkbox
              aria-label={texts('selectAll')}
              checked={count === items.length}
              partly={count > 0 && count < items.length}
              onChange={selection.setAll}
            />
          </th>
          {head('name', texts('columns.name'))}
          {head(undefined, texts('columns.kind'), classes.kind)}
          {head('size', texts('columns.size'), classes.size)}
          {head(
            'update_at',
            texts(wish.place === 'bin' ? 'columns.binned' : 'columns.modified'),
            classes.when,
          )}
          <td className={classes.more} />
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <DocumentRow
            key={item.id}
            item={item}
            mine={item.owner_id === userId}
            chosen={selection.ids.has(item.id)}
            onChoose={(range) => selection.toggle(item.id, range)}
            onWish={onWish}
          />
        ))}
      </tbody>
    </table>
  );
}

interface SortHeadProps {
  readonly order: DocumentOrder | undefined;
  readonly wish: ListWish;
  readonly onSort: (order: DocumentOrder, direction: Direction) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

function SortHead({ order, wish, onSort, className, children }: SortHeadProps) {
  if (order === undefined) {
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    );
  }
  const active = wish.order === order;
  const turned = wish.direction === 'asc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      className={className}
      aria-sort={active ? (wish.direction === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort(order, active ? turned : naturalDirection(order))}
      >
        {children}
        {active &&
          (wish.direction === 'asc' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />)}
      </button>
    </th>
  );
}
