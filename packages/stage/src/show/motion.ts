export { playTransition } from './page-transition.ts';
export { playerOf } from './player-of.ts';
export { ShowSounds } from './show-sounds.ts';
