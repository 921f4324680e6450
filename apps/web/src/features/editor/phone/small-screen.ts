import { useSyncExternalStore } from 'react';

/** Narrower than a tablet (specification, section 2), CSS pixels. */
const NARROW = '(max-width: 767px)';
/** A phone that lies on its side is as wide as a tablet, and its shorter side tells. CSS pixels. */
const SHORTER_SIDE = 600;

/** The part of a window that says how large its screen is. */
export interface ScreenPorts {
  readonly isNarrow: boolean;
  readonly screen: { readonly width: number; readonly height: number };
}

/** Whether there is no room for preparing: a phone, upright or on its side, or a window as narrow. */
export function isSmallScreen({ isNarrow, screen }: ScreenPorts): boolean {
  return isNarrow || Math.min(screen.width, screen.height) < SHORTER_SIDE;
}

function subscribe(listener: () => void): () => void {
  const narrow = matchMedia(NARROW);
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

const read = () => isSmallScreen({ isNarrow: matchMedia(NARROW).matches, screen: window.screen });

export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, read, read);
}
