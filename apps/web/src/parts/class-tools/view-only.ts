import { createContext, useContext } from 'react';
import { playSound } from './sounds.ts';

/** Whether class tools are only viewed in this window, because another device of the teacher controls them. */
export const ViewOnly = createContext(false);

export function useViewOnly(): boolean {
  return useContext(ViewOnly);
}

function silently(): void {
  // The panel that teaches plays the sound; both may be in one room.
}

/**
 * The function that plays sounds without a press in this window, such as a timer's, or for a press on the panel that
 * teaches.
 */
export function useToolSound(): typeof playSound {
  return useViewOnly() ? silently : playSound;
}
