import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Leaf } from './shown-preview.ts';

interface LeafButtons {
  readonly previous: RefObject<HTMLButtonElement | null>;
  readonly next: RefObject<HTMLButtonElement | null>;
}

/**
 * Refs of the previous and next buttons. The focused button keeps the focus when another file's viewer replaces its
 * buttons; at the first or last file the other button gets it.
 */
export function useLeafFocus(leaf: Leaf | undefined): LeafButtons {
  const buttons = { previous: useRef<HTMLButtonElement>(null), next: useRef<HTMLButtonElement>(null) };
  const { previous, next } = buttons;
  const focused = leaf?.focused;
  useLayoutEffect(() => {
    if (focused === undefined) return;
    const here = { previous: previous.current, next: next.current };
    const wanted = focused.current;
    focused.current = undefined;
    // A user who has moved the focus meanwhile keeps it.
    if (wanted !== undefined && document.activeElement === document.body) {
      const other = wanted === 'next' ? here.previous : here.next;
      (here[wanted]?.disabled ? other : here[wanted])?.focus();
    }
    return () => {
      const active = document.activeElement;
      if (active !== null && active === here.previous) focused.current = 'previous';
      if (active !== null && active === here.next) focused.current = 'next';
    };
  }, [focused, previous, next]);
  // A disabled button would lose the focus: in the next frame, or at once when a viewer measures layout.
  useLayoutEffect(() => {
    const active = document.activeElement as HTMLButtonElement | null;
    if (active?.disabled === true) otherOf(active, previous.current, next.current)?.focus();
  });
  useEffect(() => {
    const onLost = ({ target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof HTMLButtonElement) || !target.disabled || relatedTarget !== null) return;
      otherOf(target, previous.current, next.current)?.focus();
    };
    document.addEventListener('focusout', onLost);
    return () => document.removeEventListener('focusout', onLost);
  }, [previous, next]);
  return buttons;
}

function otherOf<T>(button: T, previous: T | null, next: T | null): T | null {
  if (button === previous) return next;
  return button === next ? previous : null;
}
