import { tilesIn } from '@lectern/courseware';
import type { EditSession } from '@lectern/stage/edit';
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { cellsOf, type TableInHand } from '../clipboard/copied-cells.ts';
import type { Point } from '../media/insert-media.ts';
import { pointUnder } from '../media/point-under.ts';
import type { UploadList } from '../media/use-uploads.ts';
import { becomesPages } from './becomes-pages.ts';

/** A presentation or PDF that was dropped and waits to be asked about. */
export interface DroppedItem {
  readonly key: number;
  readonly file: File;
}

export interface DroppedFiles {
  /** Files are held over the window. */
  readonly over: boolean;
  /** The first of those that wait. */
  readonly first: DroppedItem | undefined;
  readonly drop: (event: DragEvent) => void;
  /** The first has come to its end. */
  readonly next: () => void;
}

/** What is dropped on the editor: pictures and media go onto the page, files of pages are asked about one by one. */
export function useDroppedFiles(
  session: EditSession,
  surface: RefObject<HTMLElement | null>,
  uploads: UploadList,
  table: TableInHand,
): DroppedFiles {
  const [waiting, setWaiting] = useState<readonly DroppedItem[]>([]);
  const lastKey = useRef(0);
  /** The cell under the pointer, where it is one of those that are chosen or typed into. */
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

/** Enter and leave come in pairs for every element that is crossed. */
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
