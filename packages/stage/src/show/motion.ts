export { PagePlayer } from './page-player.ts';
export { playTransition } from './page-transition.ts';
export { planOf } from './plan-of.ts';
export { ShowSounds } from './show-sounds.ts';
