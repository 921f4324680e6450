import { Pause, Play, RotateCcw } from 'lucide-react';
import type { PlayerCommand } from './player-command.ts';

/** What the page plays, and the screen as it was before tools lay over it. */
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
