import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { DocumentWishes } from '../actions/document-wishes.ts';
import { ListMenu } from '../actions/list-menu.tsx';
import { DocumentCard } from '../document-card.tsx';
import { isFolder } from '../document-kind.tsx';
import classes from './document-table.module.css';
import { placesDrawn } from './lines-in-sight.ts';
import { useHeldLine } from './use-held-line.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { listKeys } from './use-list-keys.ts';
import type { Selection } from './use-selection.ts';
import { useLineHeight, useVirtualLines } from './use-virtual-lines.ts';

export interface DocumentGridProps {
  readonly items: readonly DocumentItem[];
  readonly userId: string;
  readonly selection: Selection;
  readonly onWish: DocumentWishes['onWish'];
  readonly onWishMany: DocumentWishes['onWishMany'];
  /** Called when the end of the loaded items comes into view. */
  readonly onNearEnd: () => void;
}

/** Least width of a card, in rem. */
const CARD_REM = 20;
/** Rows of cards drawn outside the view; one is as high as about five rows of a table. */
const CARD_LINES_BEYOND = 2;

/** Documents as cards with thumbnails; only cards in view are drawn. Keys: see `listKeys`. */
export function DocumentGrid({ items, userId, selection, onWish, onWishMany, onNearEnd }: DocumentGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const rem = useLineHeight(1, 1);
  const width = useWidth(list);
  const across = Math.max(2, Math.floor((width + 1.6 * rem) / ((CARD_REM + 1.6) * rem)));
  // Thumbnail of 16 to 9, name, details and the gap between rows, as in the style sheet.
  const card = (width - (across - 1) * 1.6 * rem) / across;
  const height = width === 0 ? 24 * rem : ((card - 2.4 * rem) * 9) / 16 + 11 * rem;
  const count = Math.ceil(items.length / across);
  const { drawn, show } = useVirtualLines(list, {
    count,
    height,
    beyond: CARD_LINES_BEYOND,
    onNearEnd,
  });
  useKeptFocus(list, items);
  const keys = listKeys({ items, userId, selection, across, show, onWish, onWishMany });
  const held = useHeldLine(list, items);
  const places = placesDrawn(
    { first: drawn.first * across, end: Math.min(drawn.end * across, items.length) },
    held,
  );

  return (
    <ListMenu items={items} userId={userId} onWish={onWish}>
      <ul
        ref={list}
        className={classes.cards}
        style={
          {
            height: count * height - 1.6 * rem,
            '--across': across,
            '--line-height': `${height}px`,
          } as CSSProperties
        }
        onKeyDown={keys}
      >
        {places.map((place) => {
          const item = items[place];
          if (item === undefined) return null;
          return (
            <DocumentCard
              key={item.id}
              item={item}
              column={place % across}
              line={Math.floor(place / across)}
              mine={item.owner_id === userId}
              chosen={selection.ids.has(item.id)}
              onChoose={selection.toggle}
              dropFolder={isFolder(item) && item.owner_id === userId}
              onWish={onWish}
            />
          );
        })}
      </ul>
    </ListMenu>
  );
}

function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
