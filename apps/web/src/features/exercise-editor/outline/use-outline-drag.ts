import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels that a pointer moves before a press is a drag. */
const TREMOR = 6;
/** Pixels from the list's edges within which it scrolls by itself, and pixels scrolled per frame. */
const EDGE = 36;
const SPEED = 9;

export interface OutlineDrag {
  /** Id of the dragged entry, and of the entry before which it would be dropped: `end` behind the last one. */
  readonly dragged: string | undefined;
  readonly before: string | undefined;
  start(event: ReactPointerEvent, id: string): void;
}

interface DragOptions {
  /** The scrolled list. Entries have the attribute `data-entry` with their id. */
  readonly list: RefObject<HTMLElement | null>;
  readonly onDrop: (id: string, before: string) => void;
}

/** Moves entries of a list by a handle, with mouse, pen or finger. Escape cancels. */
export function useOutlineDrag({ list, onDrop }: DragOptions): OutlineDrag {
  const [state, setState] = useState<{ readonly dragged: string; readonly before: string }>();
  const drop = useRef(onDrop);
  drop.current = onDrop;
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const start = (event: ReactPointerEvent, id: string) => {
    if (event.button !== 0) return;
    stop.current();
    stop.current = followPointer(event, {
      list: () => list.current,
      onMove: (before) => setState({ dragged: id, before }),
      onEnd: (before) => {
        setState(undefined);
        if (before !== undefined) drop.current(id, before);
      },
    });
  };
  return { dragged: state?.dragged, before: state?.before, start };
}

interface Follower {
  readonly list: () => HTMLElement | null;
  readonly onMove: (before: string) => void;
  /** `before` is undefined for a press without a drag, and for a cancelled drag. */
  readonly onEnd: (before: string | undefined) => void;
}

/** Follows a pressed pointer; the returned function cancels. */
function followPointer(
  { clientX, clientY, pointerId }: ReactPointerEvent,
  { list, onMove, onEnd }: Follower,
): () => void {
  let at = clientY;
  let dragging = false;
  let frame = 0;
  const place = () => entryBelow(list(), at);
  const scroll = () => {
    const node = list();
    const box = node?.getBoundingClientRect();
    if (node && box) {
      if (at < box.top + EDGE) node.scrollTop -= SPEED;
      else if (at > box.bottom - EDGE) node.scrollTop += SPEED;
    }
    onMove(place());
    frame = requestAnimationFrame(scroll);
  };
  const move = (next: PointerEvent) => {
    if (next.pointerId !== pointerId) return;
    at = next.clientY;
    if (dragging || Math.hypot(next.clientX - clientX, next.clientY - clientY) <= TREMOR) return;
    dragging = true;
    frame = requestAnimationFrame(scroll);
  };
  const end = (before: string | undefined) => {
    cancelAnimationFrame(frame);
    ends.abort();
    onEnd(before);
  };
  const ends = new AbortController();
  const { signal } = ends;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointercancel', () => end(undefined), { signal });
  window.addEventListener(
    'pointerup',
    (next) => {
      if (next.pointerId !== pointerId) return;
      at = next.clientY;
      end(dragging ? place() : undefined);
    },
    { signal },
  );
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(undefined), { signal });
  return () => end(undefined);
}

/** The first entry whose middle is below the height, pixels of the window. */
function entryBelow(list: HTMLElement | null, y: number): string {
  for (const entry of list?.querySelectorAll<HTMLElement>('[data-entry]') ?? []) {
    const { top, height } = entry.getBoundingClientRect();
    if (y < top + height / 2) return entry.dataset.entry ?? '';
  }
  return END;
}

/** Stands for the position behind the last entry. */
export const END = 'end';
