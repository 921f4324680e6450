import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { type RefObject, useEffect, useRef } from 'react';
import { useDocumentTexts } from '../document-texts.ts';
import classes from './document-table.module.css';
import { dragToFolder } from './drag-to-folder.ts';
import type { Selection } from './use-selection.ts';

interface Dragging {
  readonly items: readonly DocumentItem[];
  readonly userId: string;
  readonly selection: Selection;
  readonly onMove: (items: readonly DocumentItem[], folderId: string | null) => void;
}

/** Lets the user's documents within `area` be dragged to folders within it; selected documents are dragged together. */
export function useDragToFolder(area: RefObject<HTMLElement | null>, dragging: Dragging): void {
  const texts = useDocumentTexts();
  const now = useRef({ ...dragging, texts });
  useEffect(() => {
    now.current = { ...dragging, texts };
  });
  useEffect(() => {
    if (area.current === null) return;
    return dragToFolder(area.current, {
      labelClass: classes.dragged ?? '',
      take: (id) => {
        const { items, userId, selection } = now.current;
        const taken = selection.ids.has(id) ? items.filter((item) => selection.ids.has(item.id)) : [];
        const dragged = taken.length > 0 ? taken : items.filter((item) => item.id === id);
        const [first] = dragged;
        const movable = dragged.every((item) => item.owner_id === userId && item.bin_at === null);
        if (first === undefined || !movable) return undefined;
        const label =
          dragged.length === 1 ? first.name : now.current.texts('selected', { count: dragged.length });
        return { ids: dragged.map((item) => item.id), label };
      },
      drop: (ids, folderId) => {
        const { items, onMove } = now.current;
        onMove(
          items.filter((item) => ids.includes(item.id)),
          folderId,
        );
      },
    });
  }, [area]);
}
