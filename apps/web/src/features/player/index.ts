export { bringPlayerAhead } from './late-parts.ts';
export { PlayerScreen } from './player-screen.tsx';
