export { keepFades } from './keep-fades.ts';
export { clockOf, seekStep } from './media-clock.ts';
export { MediaControls, togglePlaying } from './media-controls.tsx';
export { MediaIcon } from './media-icons.tsx';
export { MediaPlayer } from './media-player.tsx';
export { useFillsScreen, useMediaState } from './use-media-state.ts';
