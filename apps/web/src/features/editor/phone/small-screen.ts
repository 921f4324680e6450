import { useSyncExternalStore } from 'react';

/** Narrower than a tablet (specification, section 2), CSS pixels. */
const NARROW = '(max-width: 767px)';
/**
 * Smallest shorter side of a tablet's screen, CSS pixels: a phone in landscape is as wide as a tablet, but not as high.
 */
const SHORTER_SIDE = 600;

/** The window's properties that decide the size of its screen. */
export interface ScreenPorts {
  readonly isNarrow: boolean;
  readonly screen: { readonly width: number; readonly height: number };
}

/** Whether the screen is too small to edit: a phone in either orientation, or a window as narrow. */
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
