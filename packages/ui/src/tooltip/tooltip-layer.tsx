import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './tooltip.module.css';
import { placeTooltip } from './tooltip-place.ts';

const OPEN_AFTER_MS = 400;
/** The tooltip of a neighbour is shown at once within this time, milliseconds. */
const WARM_MS = 400;

function markedAncestor(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-tooltip]') ?? undefined) : undefined;
}

/** Shows the tooltip of the marked element under the mouse, or of the marked element that was focused by keyboard. */
export function TooltipLayer() {
  const anchor = useAnchor();
  const popup = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (anchor === undefined || popup.current === null) return;
    const side = anchor.dataset.tooltipSide ?? 'bottom';
    const box = popup.current.getBoundingClientRect();
    const place = placeTooltip(anchor.getBoundingClientRect(), box, side, {
      width: window.innerWidth,
      height: window.innerHeight,
    });
    popup.current.style.left = `${place.left}px`;
    popup.current.style.top = `${place.top}px`;
  }, [anchor]);

  // When an element leaves the page while its tooltip is open, the tooltip is removed, too.
  if (anchor === undefined || !anchor.isConnected) return null;
  const shortcut = anchor.dataset.tooltipShortcut;
  return createPortal(
    <div ref={popup} role="tooltip" className={classes.popup}>
      {anchor.dataset.tooltip}
      {shortcut !== undefined && <kbd className={classes.shortcut}>{shortcut}</kbd>}
    </div>,
    document.body,
  );
}

/** The element whose tooltip is open. */
function useAnchor(): HTMLElement | undefined {
  const [anchor, setAnchor] = useState<HTMLElement>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: HTMLElement | undefined;
    let closedAt = Number.NEGATIVE_INFINITY;
    let open = false;

    const close = () => {
      clearTimeout(timer);
      current = undefined;
      if (!open) return;
      open = false;
      closedAt = performance.now();
      setAnchor(undefined);
    };
    const show = (element: HTMLElement) => {
      // The tooltip would cover the menu or panel that the button has opened.
      if (element.matches('[aria-haspopup][aria-expanded="true"]')) return;
      open = true;
      setAnchor(element);
    };
    const enter = (event: PointerEvent) => {
      point(event.pointerType === 'touch' ? undefined : markedAncestor(event.target));
    };
    const point = (element: HTMLElement | undefined) => {
      if (element === current) return;
      close();
      if (element === undefined) return;
      current = element;
      const wait = performance.now() - closedAt < WARM_MS ? 0 : OPEN_AFTER_MS;
      timer = setTimeout(() => show(element), wait);
    };
    const focus = (event: FocusEvent) => {
      const element = markedAncestor(event.target);
      if (element?.matches(':focus-visible') !== true) return;
      close();
      current = element;
      show(element);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    // Shows the tooltip when the mouse already rested on an element. A touch screen has no hover.
    if (matchMedia('(hover: hover)').matches)
      point([...document.querySelectorAll<HTMLElement>('[data-tooltip]:hover')].at(-1));
    document.addEventListener('pointerover', enter);
    document.addEventListener('pointerdown', close, true);
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', close);
    document.addEventListener('keydown', key, true);
    window.addEventListener('scroll', close, true);
    window.addEventListener('blur', close);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', enter);
      document.removeEventListener('pointerdown', close, true);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', close);
      document.removeEventListener('keydown', key, true);
      window.removeEventListener('scroll', close, true);
      window.removeEventListener('blur', close);
    };
  }, []);
  return anchor;
}
