import { handSpan, type InkHabits, isPalm, screenSize } from '@lectern/stage/ink';
import { focusedOn, keepsKey, type usePageZoom, ZoomHands } from '@lectern/stage/show';
import { useSignal } from '@lectern/ui/use-signal';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { askOfKey, viewAskOfKey } from './model/board-model.ts';
import { allOf, type BoardState } from './model/use-board.ts';

/** Elements that handle their own drags and presses. */
const OTHERS = '[data-carried], button, input, select';

type Zoomed = ReturnType<typeof usePageZoom>;

/** Two fingers, or a wheel with Ctrl, zoom and move the page. */
export function useZoomHands(
  frame: { readonly current: HTMLElement | null },
  { zoom }: Zoomed,
  writes: boolean,
  habits: InkHabits,
): void {
  const latest = useRef({ writes, habits });
  useEffect(() => {
    latest.current = { writes, habits };
  });
  useEffect(() => {
    if (!frame.current) return;
    return new ZoomHands(frame.current, zoom, {
      isOthers: (event) => (event.target as Element).closest(OTHERS) !== null,
      writes: () => latest.current.writes,
      // A palm erases ink, so it does not zoom.
      isPalm: (event) => {
        const { writes, habits } = latest.current;
        return writes && habits.palmErases && isPalm(event, habits.panelInches);
      },
      span: () => handSpan(screenSize(latest.current.habits.panelInches)),
    }).listen();
  }, [frame, zoom]);
}

/** Transforms the frame at once while a gesture moves it, before React renders the new position. */
export function useMovedFrame(
  frame: { readonly current: HTMLElement | null },
  { zoom, place }: Zoomed,
): void {
  useSignal(zoom.isMoving);
  useLayoutEffect(() => {
    const move = () => {
      const style = frame.current?.style;
      if (!style) return;
      const { left, top, scale } = zoom.place.get();
      const [right, down, by] = [left - place.left, top - place.top, scale / place.scale];
      const isThere = Math.abs(by - 1) < 1e-6 && Math.hypot(right, down) < 0.01;
      style.transform = isThere ? '' : `translate(${right}px, ${down}px) scale(${by})`;
    };
    move();
    return zoom.place.subscribe(move);
  }, [frame, zoom, place]);
}

/** Keys change pages and undo; on an endless page arrows move the visible part, and plus, minus and 0 zoom. */
export function useBoardKeys(
  board: BoardState,
  canEdit: boolean,
  size: { readonly w: number; readonly h: number },
  zoom: Zoomed['zoom'],
): void {
  const latest = useRef({ board, canEdit, size });
  useEffect(() => {
    latest.current = { board, canEdit, size };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { board: now, canEdit: may, size: page } = latest.current;
      const view = now.isEndless ? viewAskOfKey(event) : undefined;
      const ask = view === undefined ? askOfKey(event) : undefined;
      if (view === undefined && ask === undefined) return;
      if (keepsKey(focusedOn(event.target as HTMLElement), event.key)) return;
      event.preventDefault();
      if (view === 'all') {
        if (now.pageId !== undefined) zoom.frame(allOf(now, now.pageId, page));
      } else if (view === 'larger' || view === 'smaller') zoom.step(view === 'larger' ? 1 : -1);
      else if (view) zoom.pan(...view);
      else if (ask !== undefined && ask !== 'undo' && ask !== 'redo') now.turn(ask);
      else if (ask !== undefined && may) now.step(ask);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [zoom]);
}

/** Whether the space bar is held, which selects the tool that moves the visible part. */
export function useSpaceHand(mayMove: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!mayMove) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLElement && keepsKey(focusedOn(target), ' ')) return;
      event.preventDefault();
      setHeld(true);
    };
    const lift = (event: KeyboardEvent) => event.key === ' ' && setHeld(false);
    const away = () => setHeld(false);
    addEventListener('keydown', press);
    addEventListener('keyup', lift);
    addEventListener('blur', away);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', lift);
      removeEventListener('blur', away);
      setHeld(false);
    };
  }, [mayMove]);
  return isHeld;
}
