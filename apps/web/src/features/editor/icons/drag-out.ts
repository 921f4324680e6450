import type { PointerEvent as ReactPointerEvent } from 'react';
import { swallowNextClick } from '../picking/swallow-next-click.ts';

/** Pixels that a mouse moves before a press is a drag, and milliseconds that a finger is held before a drag. */
const tremor = 6;
const rest = 300;

export interface ClientPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Drags an entry out of a gallery: a copy of its picture follows the pointer, and the gallery is hidden meanwhile.
 * `onDrop` is called with the point where the pointer is released. A finger that moves before the hold scrolls instead.
 */
export function dragOut(event: ReactPointerEvent<HTMLElement>, onDrop: (point: ClientPoint) => void): void {
  if (event.button !== 0) return;
  const cell = event.currentTarget;
  const gallery = cell.closest<HTMLElement>('[role="dialog"]');
  const { pointerId, pointerType } = event;
  const from = { x: event.clientX, y: event.clientY };
  let ghost: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = ({ clientX, clientY }: ClientPoint) => {
    if (ghost) ghost.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
  };
  const begin = (at: ClientPoint) => {
    const box = cell.getBoundingClientRect();
    ghost = document.createElement('div');
    ghost.append(...[...cell.childNodes].map((node) => node.cloneNode(true)));
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      width: `${box.width}px`,
      height: `${box.height}px`,
      display: 'grid',
      placeItems: 'center',
      color: 'var(--jade)',
      scale: '1.5',
      pointerEvents: 'none',
      zIndex: '2147483647',
    });
    document.body.append(ghost);
    if (gallery) gallery.style.opacity = '0';
    follow(at);
  };
  const move = (next: PointerEvent) => {
    if (next.pointerId !== pointerId) return;
    if (ghost) follow(next);
    else if (Math.hypot(next.clientX - from.x, next.clientY - from.y) > tremor) {
      if (pointerType === 'touch') end();
      else begin(next);
    }
  };
  const up = (next: PointerEvent) => {
    if (next.pointerId !== pointerId) return;
    const dragged = ghost !== undefined;
    end();
    if (!dragged) return;
    swallowNextClick();
    onDrop(next);
  };
  const key = (next: KeyboardEvent) => {
    if (next.key !== 'Escape') return;
    if (ghost) {
      // Escape cancels the drag and must not close the gallery.
      next.stopPropagation();
      swallowNextClick();
    }
    end();
  };
  const blockScroll = (next: TouchEvent) => {
    if (ghost) next.preventDefault();
  };
  const end = () => {
    clearTimeout(timer);
    ghost?.remove();
    ghost = undefined;
    if (gallery) gallery.style.opacity = '';
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', end);
    window.removeEventListener('keydown', key, true);
    window.removeEventListener('touchmove', blockScroll);
    window.removeEventListener('contextmenu', blockMenu, true);
  };
  /** A held finger drags and must not open the context menu. */
  const blockMenu = (next: Event) => {
    if (pointerType === 'touch') next.preventDefault();
  };
  if (pointerType === 'touch') timer = setTimeout(() => begin({ clientX: from.x, clientY: from.y }), rest);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', end);
  window.addEventListener('keydown', key, true);
  window.addEventListener('touchmove', blockScroll, { passive: false });
  window.addEventListener('contextmenu', blockMenu, true);
}
