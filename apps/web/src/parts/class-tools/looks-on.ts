import { createContext, useContext } from 'react';
import { playSound } from './sounds.ts';

/** Whether class tools are only looked at in this window, because another device of the teacher has them in hand. */
export const LooksOn = createContext(false);

export function useLooksOn(): boolean {
  return useContext(LooksOn);
}

function silently(): void {
  // The panel that teaches is heard; both may stand in one room.
}

/** What a tool is heard by when nobody pressed anything: its own time, or what was pressed on the panel that teaches. */
export function useToolSound(): typeof playSound {
  return useLooksOn() ? silently : playSound;
}
