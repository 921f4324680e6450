import { BASIC_HANDS } from './basic-hands.ts';
import { GAME_HANDS } from './game-hands.ts';
import type { Hand } from './hand.ts';

/** How each kind is made and answered by hand. */
export const HANDS: Readonly<Record<string, Hand>> = { ...BASIC_HANDS, ...GAME_HANDS };
