import { Pause, Play, RotateCcw } from 'lucide-react';
import type { PlayerCommand } from './player-command.ts';

/** Commands that play the page, and that close everything placed over it. */
export const screenCommands: readonly PlayerCommand[] = [
  {
    id: 'play',
    label: (t, { playback }) => t(playback === 'playing' ? 'pausePage' : 'playPage'),
    place: 'show',
    icon: ({ playback }) => (playback === 'playing' ? Pause : Play),
    isEnabled: ({ playback, cover }) => playback !== 'nothing' && cover === 'none',
    run: (player) => player.togglePlayback(),
  },
  {
    id: 'restore',
    label: (t) => t('restore'),
    place: 'more',
    icon: () => RotateCcw,
    run: (player) => player.restore(),
  },
];
