import type { DocumentItem } from '@lectern/protocol/document-shapes';
import {
  type CSSProperties,
  type HTMLAttributes,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react';
import type { DocumentWishes } from '../actions/document-wishes.ts';
import { DocumentRow, ROWS } from './document-row.tsx';
import classes from './document-table.module.css';
import { placesDrawn } from './lines-in-sight.ts';
import { useHeldLine } from './use-held-line.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import type { Selection } from './use-selection.ts';
import { useLineHeight, useVirtualLines } from './use-virtual-lines.ts';

export interface ShownRows {
  readonly items: readonly DocumentItem[];
  readonly userId: string;
  readonly selection: Selection;
  readonly onWish: DocumentWishes['onWish'];
  readonly onNearEnd: () => void;
  readonly narrow: boolean;
  readonly mayOpen: ((item: DocumentItem) => boolean) | undefined;
}

export interface DocumentRowsProps extends HTMLAttributes<HTMLTableSectionElement> {
  readonly ref?: Ref<HTMLTableSectionElement>;
  /**
   * One object, because the wrapper that adds the context menu treats every `on…` property as an event listener and
   * replaces it on each render.
   */
  readonly rows: ShownRows;
  /** This ref is set to a function that scrolls a row into view. */
  readonly show: RefObject<(line: number) => void>;
}

/** The visible rows of a table, in a separate component so that scrolling renders only them. */
export function DocumentRows({ ref, rows, show, ...rest }: DocumentRowsProps) {
  const { items, userId, selection, onWish, onNearEnd, narrow, mayOpen } = rows;
  const body = useRef<HTMLTableSectionElement>(null);
  useImperativeHandle<HTMLTableSectionElement | null, HTMLTableSectionElement | null>(
    ref,
    () => body.current,
    [],
  );
  const height = useLineHeight(5.2, 6);
  const lines = useVirtualLines(body, { count: items.length, height, onNearEnd });
  useKeptFocus(body, items);
  const held = useHeldLine(body, items);
  useImperativeHandle(show, () => lines.show, [lines.show]);
  const end = Math.min(lines.drawn.end, items.length);
  const places = placesDrawn({ first: lines.drawn.first, end }, held);
  return (
    <tbody
      {...rest}
      ref={body}
      {...ROWS}
      className={classes.body}
      style={{ height: items.length * height, '--line-height': `${height}px` } as CSSProperties}
    >
      {places.map((line) => {
        const item = items[line];
        if (item === undefined) return null;
        return (
          <DocumentRow
            key={item.id}
            item={item}
            line={line}
            isLast={line === items.length - 1}
            mine={item.owner_id === userId}
            chosen={selection.ids.has(item.id)}
            onChoose={selection.toggle}
            onWish={onWish}
            narrow={narrow}
            disabled={mayOpen?.(item) === false}
          />
        );
      })}
    </tbody>
  );
}
