import { tilesIn } from '@lectern/courseware';
import { COURSEWARE_EXTENSIONS, extensionOf } from '@lectern/protocol/file-kinds';
import type { EditSession } from '@lectern/stage/edit';
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { cellsOf, type TableSelection } from '../clipboard/copied-cells.ts';
import { pointUnder } from '../editing/page-geometry.ts';
import type { Point } from '../media/insert-media.ts';
import type { UploadList } from '../media/use-uploads.ts';

/** A dropped presentation or PDF, for which the user is asked how to import it. */
export interface DroppedItem {
  readonly key: number;
  readonly file: File;
}

export interface DroppedFiles {
  /** Whether files are being dragged over the window. */
  readonly over: boolean;
  /** The first of the waiting files. */
  readonly first: DroppedItem | undefined;
  readonly drop: (event: DragEvent) => void;
  /** Removes the first file, which is finished. */
  readonly next: () => void;
}

/**
 * Handles files dropped on the editor: pictures and media go onto the page; for files with pages the user is asked one
 * by one.
 */
export function useDroppedFiles(
  session: EditSession,
  surface: RefObject<HTMLElement | null>,
  uploads: UploadList,
  table: TableSelection,
): DroppedFiles {
  const [waiting, setWaiting] = useState<readonly DroppedItem[]>([]);
  const lastKey = useRef(0);
  /** Returns the cell under the pointer, where it is selected or open. */
  const cellUnder = (at: Point | undefined) => {
    const meant = at && table.meant();
    if (!meant || meant.isWhole) return undefined;
    const tile = session.cells.under(meant.element, at);
    return tile && tilesIn(meant.element.table, meant.area).includes(tile)
      ? cellsOf({ ...meant, area: tile })
      : undefined;
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    const at = pointUnder(event, session, surface.current);
    const asked: DroppedItem[] = [];
    for (const file of event.dataTransfer.files) {
      lastKey.current += 1;
      if (becomesPages(file)) asked.push({ key: lastKey.current, file });
      else uploads.add(file, { at, inCells: file.type.startsWith('image/') ? cellUnder(at) : undefined });
    }
    setWaiting((before) => [...before, ...asked]);
  };
  return {
    over: useFilesOver(),
    first: waiting[0],
    drop,
    next: () => setWaiting((before) => before.slice(1)),
  };
}

/** `dragenter` and `dragleave` come in pairs for every element that is crossed. */
function useFilesOver(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    let depth = 0;
    const follow = (event: globalThis.DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      if (event.type === 'drop') depth = 0;
      else depth = Math.max(0, depth + (event.type === 'dragenter' ? 1 : -1));
      setOver(depth > 0);
    };
    const kinds = ['dragenter', 'dragleave', 'drop'] as const;
    for (const kind of kinds) window.addEventListener(kind, follow);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, follow);
    };
  }, []);
  return over;
}

/** Whether a dropped file contains pages: a presentation, a courseware file, a PDF. */
function becomesPages({ name }: File): boolean {
  const extension = extensionOf(name);
  return extension === 'pdf' || COURSEWARE_EXTENSIONS.includes(extension);
}
