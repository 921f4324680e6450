export { playerOf } from './effects/player-of.ts';
export { ShowSounds } from './effects/show-sounds.ts';
export { playTransition } from './transitions/page-transition.ts';
