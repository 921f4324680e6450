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
  /** The list: an element whose documents have `data-document`. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/**
 * One context menu for all documents of a list, because most are only scrolled past. It opens for the document that was
 * right-clicked, long-pressed by a finger, or focused when the menu key was pressed. Elsewhere in the list the
 * browser's own menu opens.
 */
export function ListMenu({ items, userId, onWish, disabled = false, children }: ListMenuProps) {
  const [of, setOf] = useState<DocumentItem>();
  const note = (event: SyntheticEvent) => {
    // React events of menus rendered in portals bubble to here; they are ignored.
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
