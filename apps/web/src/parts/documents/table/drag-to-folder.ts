import type { Dispose } from '@lectern/base';
import { scrollParentOf } from './use-virtual-lines.ts';

/** The dragged documents, and the folders that accept them. */
export interface Dragged {
  readonly ids: readonly string[];
  readonly label: string;
}

export interface DragPorts {
  /** The documents that are dragged with the document under the pointer; undefined when it may not be moved. */
  readonly take: (documentId: string) => Dragged | undefined;
  /** `null` is the top of the disk. */
  readonly drop: (ids: readonly string[], folderId: string | null) => void;
  /** CSS class of the label that follows the pointer. */
  readonly labelClass: string;
}

/** Distance after which a mouse press becomes a drag, pixels; a finger must rest for the time below first. */
const FAR = 6;
const STILL_MS = 280;
/** Distance from the upper or lower edge within which the list scrolls, pixels. */
const EDGE = 48;
const SCROLL_STEP = 12;
const TOP = 'top';

/**
 * Lets documents of a list be dragged by mouse or finger to any element with `data-drop-folder`, the id of a folder or
 * `top`. A finger that moves at once scrolls the list.
 */
export function dragToFolder(area: HTMLElement, ports: DragPorts): Dispose {
  let ending: Dispose | undefined;

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    if (event.target.closest('input, [aria-haspopup], [role="menu"]')) return;
    const id = event.target.closest<HTMLElement>('[data-document]')?.dataset.document;
    const dragged = id === undefined ? undefined : ports.take(id);
    if (dragged === undefined) return;
    ending?.();
    ending = follow(area, event, dragged, ports);
  };
  // The browser's native drag of pictures and links would cancel this drag.
  const noDrag = (event: DragEvent) => event.preventDefault();

  area.addEventListener('pointerdown', press);
  area.addEventListener('dragstart', noDrag);
  return () => {
    ending?.();
    area.removeEventListener('pointerdown', press);
    area.removeEventListener('dragstart', noDrag);
  };
}

/** Handles one press until it ends. */
function follow(area: HTMLElement, begin: PointerEvent, dragged: Dragged, ports: DragPorts): Dispose {
  const byFinger = begin.pointerType === 'touch';
  const scroller = scrollParentOf(area);
  let state: 'pressed' | 'held' | 'dragging' = 'pressed';
  let label: HTMLElement | undefined;
  let over: HTMLElement | null = null;
  let frame = 0;
  let at = { x: begin.clientX, y: begin.clientY };
  const holding = byFinger ? setTimeout(() => (state = 'held'), STILL_MS) : undefined;

  const mark = (next: HTMLElement | null) => {
    if (next === over) return;
    over?.removeAttribute('data-drop-here');
    next?.setAttribute('data-drop-here', '');
    over = next;
  };
  const look = () => {
    if (label) label.style.transform = `translate(${at.x + 14}px, ${at.y + 14}px)`;
    const found = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-drop-folder]');
    const folder = found?.dataset.dropFolder;
    mark(found && folder !== undefined && !dragged.ids.includes(folder) ? found : null);
  };
  const scroll = () => {
    if (scroller !== null && state === 'dragging') {
      const { top, bottom } = scroller.getBoundingClientRect();
      const step = at.y < top + EDGE ? -SCROLL_STEP : at.y > bottom - EDGE ? SCROLL_STEP : 0;
      if (step !== 0) {
        scroller.scrollTop += step;
        look();
      }
    }
    frame = requestAnimationFrame(scroll);
  };
  const start = () => {
    state = 'dragging';
    label = document.createElement('div');
    label.className = ports.labelClass;
    label.textContent = dragged.label;
    document.body.append(label);
    getSelection()?.removeAllRanges();
    frame = requestAnimationFrame(scroll);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== begin.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(at.x - begin.clientX, at.y - begin.clientY) > FAR;
    if (state === 'pressed' && byFinger && far) end();
    else if (state !== 'dragging' && far) start();
    if (state === 'dragging') look();
  };
  const release = (event: PointerEvent) => {
    if (event.pointerId !== begin.pointerId) return;
    const target = state === 'dragging' ? over : null;
    if (state === 'dragging') swallowClick();
    end();
    const folder = target?.dataset.dropFolder;
    if (folder !== undefined) ports.drop(dragged.ids, folder === TOP ? null : folder);
  };
  const cancel = (event: PointerEvent) => {
    if (event.pointerId === begin.pointerId) end();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || state !== 'dragging') return;
    event.preventDefault();
    event.stopPropagation();
    swallowClick();
    end();
  };
  // The list does not scroll while a finger drags a document.
  const noScroll = (event: TouchEvent) => {
    if (state !== 'pressed' && event.cancelable) event.preventDefault();
  };
  const noSelect = (event: Event) => event.preventDefault();

  function end(): void {
    clearTimeout(holding);
    cancelAnimationFrame(frame);
    mark(null);
    label?.remove();
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', release);
    window.removeEventListener('pointercancel', cancel);
    window.removeEventListener('keydown', key, true);
    window.removeEventListener('selectstart', noSelect);
    area.removeEventListener('touchmove', noScroll);
  }
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', cancel);
  window.addEventListener('keydown', key, true);
  window.addEventListener('selectstart', noSelect);
  if (byFinger) area.addEventListener('touchmove', noScroll, { passive: false });
  return end;
}

/** Suppresses the click that follows a drag. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true), 0);
}
