import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { swallowNextClick } from '../picking/swallow-next-click.ts';

/** Pixels that a mouse moves before a press is a drag, and milliseconds that a finger is held before a drag. */
const tremor = 6;
const rest = 300;
/** Pixels from the list's edges within which it scrolls by itself, and pixels scrolled per frame. */
const edge = 36;
const speed = 9;

export interface PageDragOptions<Place> {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Returns the drop position for a point of the scrolled list (pixels). */
  readonly placeAt: (point: { readonly x: number; readonly y: number }) => Place | undefined;
  readonly onDrop: (pageId: string, place: Place) => void;
}

export interface PageDrag<Place> {
  /** The current drop position; undefined without a drag. */
  readonly place: Place | undefined;
  readonly pageId: string | undefined;
  start(event: ReactPointerEvent, pageId: string): void;
}

type State<Place> =
  | { readonly type: 'none' }
  | { readonly type: 'dragging'; readonly pageId: string; readonly place: Place };

/** Moves pages to another position by dragging with mouse, pen or finger. */
export function usePageDrag<Place>({ scroller, placeAt, onDrop }: PageDragOptions<Place>): PageDrag<Place> {
  const [state, setState] = useState<State<Place>>({ type: 'none' });
  const now = useRef({ placeAt, onDrop });
  now.current = { placeAt, onDrop };
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const start = useCallback(
    (event: ReactPointerEvent, pageId: string) => {
      if (event.button !== 0) return;
      stop.current();
      const from = { x: event.clientX, y: event.clientY };
      const pointer = event.pointerId;
      const touch = event.pointerType === 'touch';
      let at = from;
      let dragging = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let frame = 0;
      const place = () => {
        const box = scroller.current?.getBoundingClientRect();
        if (!box || !scroller.current) return;
        return now.current.placeAt({ x: at.x - box.left, y: at.y - box.top + scroller.current.scrollTop });
      };
      const follow = () => {
        const there = place();
        if (there !== undefined) setState({ type: 'dragging', pageId, place: there });
      };
      const scrolling = () => {
        const node = scroller.current;
        const box = node?.getBoundingClientRect();
        if (node && box) {
          if (at.y < box.top + edge) node.scrollTop -= speed;
          else if (at.y > box.bottom - edge) node.scrollTop += speed;
          follow();
        }
        frame = requestAnimationFrame(scrolling);
      };
      const begin = () => {
        dragging = true;
        frame = requestAnimationFrame(scrolling);
      };
      const move = (next: PointerEvent) => {
        if (next.pointerId !== pointer) return;
        at = { x: next.clientX, y: next.clientY };
        const far = Math.hypot(at.x - from.x, at.y - from.y) > tremor;
        if (!dragging && far) {
          if (touch) end();
          else begin();
        }
      };
      const blockScroll = (next: TouchEvent) => {
        if (dragging) next.preventDefault();
      };
      const end = () => {
        clearTimeout(timer);
        cancelAnimationFrame(frame);
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        window.removeEventListener('pointercancel', end);
        window.removeEventListener('keydown', key, true);
        window.removeEventListener('touchmove', blockScroll);
        setState({ type: 'none' });
        stop.current = () => undefined;
      };
      const up = (next: PointerEvent) => {
        if (next.pointerId !== pointer) return;
        // The position of the release, for the pointer may have moved since the last frame.
        at = { x: next.clientX, y: next.clientY };
        const there = place();
        end();
        if (dragging && there !== undefined) {
          swallowNextClick();
          now.current.onDrop(pageId, there);
        }
      };
      const key = (next: KeyboardEvent) => {
        if (next.key === 'Escape') end();
      };
      if (touch) timer = setTimeout(begin, rest);
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', end);
      window.addEventListener('keydown', key, true);
      window.addEventListener('touchmove', blockScroll, { passive: false });
      stop.current = end;
    },
    [scroller],
  );
  return {
    place: state.type === 'dragging' ? state.place : undefined,
    pageId: state.type === 'dragging' ? state.pageId : undefined,
    start,
  };
}
