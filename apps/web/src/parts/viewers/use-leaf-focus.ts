import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Leaf } from './shown-preview.ts';

interface LeafButtons {
  readonly previous: RefObject<HTMLButtonElement | null>;
  readonly next: RefObject<HTMLButtonElement | null>;
}

/**
 * The buttons that lead to other files: the one with the keyboard keeps it when its file gives way to another one, whose
 * viewer has buttons of its own; at the end of the files the one that leads back takes it.
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
    // Whoever has gone on meanwhile is left where he is.
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
  // A button that leads nowhere any more would lose the keyboard to nobody: at the next frame, or at once where a viewer
  // measures what it has put there.
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
