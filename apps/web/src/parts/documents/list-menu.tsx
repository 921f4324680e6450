import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { ContextMenu } from '@lectern/ui';
import { cloneElement, type HTMLAttributes, type ReactElement, type SyntheticEvent, useState } from 'react';
import { DocumentMenu } from './document-menu.tsx';
import type { DocumentWishes } from './document-wishes.ts';

export interface ListMenuProps {
  readonly items: readonly DocumentItem[];
  readonly userId: string;
  readonly onWish: DocumentWishes['onWish'];
  readonly disabled?: boolean;
  /** The list: an element whose documents bear `data-document`. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/**
 * One context menu for all documents of a list, for most of them are only scrolled past: it is that of the one which was
 * pressed, with the right button, for long by a finger, or by the menu key. Between them the browser has its own.
 */
export function ListMenu({ items, userId, onWish, disabled = false, children }: ListMenuProps) {
  const [of, setOf] = useState<DocumentItem>();
  const note = (event: SyntheticEvent) => {
    // Menus that stand elsewhere in the page tell of what is pressed in them here too.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const id = (event.target as Element).closest<HTMLElement>('[data-document]')?.dataset.document;
    const item = items.find((each) => each.id === id);
    if (item) setOf(item);
    else event.stopPropagation();
  };
  return (
    <ContextMenu
      disabled={disabled}
      menu={of && <DocumentMenu item={of} mine={of.owner_id === userId} onWish={onWish} />}
    >
      {cloneElement(children, { onContextMenuCapture: note, onTouchStartCapture: note })}
    </ContextMenu>
  );
}
