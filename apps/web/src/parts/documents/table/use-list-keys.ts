import type { DocumentItem } from '@lectern/protocol/document-shapes';
import type { KeyboardEvent } from 'react';
import type { DocumentWishes } from '../actions/document-wishes.ts';
import type { Selection } from './use-selection.ts';
import { scrollParentOf } from './use-virtual-lines.ts';

interface ListKeys {
  readonly items: readonly DocumentItem[];
  readonly userId: string;
  readonly selection: Selection;
  /** Documents per line: 1 in a table. */
  readonly across: number;
  /** Scrolls the line of a document into view when it is not drawn. */
  readonly show: (line: number) => void;
  readonly onWish: DocumentWishes['onWish'];
  readonly onWishMany: DocumentWishes['onWishMany'];
}

const STEPS: Readonly<Record<string, (across: number) => number>> = {
  ArrowDown: (across) => across,
  ArrowUp: (across) => -across,
  ArrowRight: (across) => (across > 1 ? 1 : 0),
  ArrowLeft: (across) => (across > 1 ? -1 : 0),
};

/** The index that a key selects from another index; undefined when the key selects none. */
function placeAfter(key: string, at: number, count: number, across: number, page: () => number) {
  const step = STEPS[key]?.(across) ?? 0;
  if (step !== 0) return at + step;
  const within = (to: number) => Math.max(0, Math.min(count - 1, to));
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'PageDown') return within(at + page() * across);
  if (key === 'PageUp') return within(at - page() * across);
  return undefined;
}

/** Number of fully visible lines minus one, when at least one is drawn. */
function linesOfPage(list: HTMLElement): number {
  const [room, height] = [
    scrollParentOf(list)?.clientHeight ?? 0,
    list.querySelector<HTMLElement>('[data-document]')?.offsetHeight ?? 0,
  ];
  return height === 0 ? 1 : Math.max(1, Math.floor(room / height) - 1);
}

/**
 * Arrow keys, Page up and down, Home and End move between names, Space selects, Enter opens, F2 renames, Delete moves
 * to the bin, Ctrl+A selects all, and Escape clears the selection.
 */
export function listKeys(keys: ListKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const { items, userId, selection, across, show, onWish, onWishMany } = keys;
  return (event) => {
    const focused = event.target instanceof HTMLElement ? event.target : undefined;
    if (focused?.closest('[role="menu"]')) return;
    const list = event.currentTarget;
    const id = focused?.closest<HTMLElement>('[data-document]')?.dataset.document;
    const at = items.findIndex((other) => other.id === id);
    const item = items[at];
    const chosen = items.filter((other) => selection.ids.has(other.id));
    const targets = chosen.length > 0 ? chosen : item === undefined ? [] : [item];
    const place = placeAfter(event.key, at, items.length, across, () => linesOfPage(list));
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.setAll(true);
    else if (event.key === 'Escape' && chosen.length > 0) selection.clear();
    else if (event.key === 'F2' && item?.bin_at === null) onWish('rename', item);
    else if (event.key === 'Delete' && targets.every((target) => target.owner_id === userId) && targets[0]) {
      onWishMany(targets[0].bin_at === null ? 'bin' : 'delete', targets);
    } else if (place !== undefined) {
      const to = items[place];
      if (to !== undefined) focusName(list, to.id, () => show(Math.floor(place / across)));
    } else if (event.key === ' ' && focused?.dataset.name !== undefined && id !== undefined) {
      selection.toggle(id, event.shiftKey);
    } else return;
    event.preventDefault();
  };
}

/** A line that is not drawn is scrolled into view first, which draws it. */
function focusName(list: HTMLElement, id: string, show: () => void): void {
  const name = () => list.querySelector<HTMLElement>(`[data-document="${id}"] [data-name]`);
  const drawn = name();
  if (drawn) {
    drawn.focus();
    return;
  }
  show();
  requestAnimationFrame(() => name()?.focus());
}
