import { ChevronsDown, LayoutGrid, Maximize, Minimize, MonitorX, PanelBottom, X } from 'lucide-react';
import type { PlayerCommand } from './player-command.ts';

/** What the screen shows. Keys that every show has, such as B and G, are the show's own. */
export const showCommands: readonly PlayerCommand[] = [
  {
    id: 'pages',
    label: (t) => t('pages'),
    place: 'more',
    icon: () => LayoutGrid,
    isPressed: ({ cover }) => cover === 'pages',
    run: (player) => player.show('pages'),
  },
  {
    id: 'black',
    label: (t) => t('black'),
    place: 'more',
    icon: () => MonitorX,
    isPressed: ({ cover }) => cover === 'black',
    run: (player) => player.show('black'),
  },
  {
    id: 'full-screen',
    label: (t, { isFullScreen }) => t(isFullScreen ? 'leaveFullScreen' : 'fullScreen'),
    place: 'more',
    icon: ({ isFullScreen }) => (isFullScreen ? Minimize : Maximize),
    run: (player) => player.toggleFullScreen(),
  },
  {
    id: 'move-toolbar',
    label: (t) => t('moveToolbar'),
    place: 'more',
    icon: () => PanelBottom,
    run: (player) => player.moveToolbar(),
  },
  {
    id: 'fold',
    label: (t) => t('fold'),
    place: 'show',
    icon: () => ChevronsDown,
    keys: 'T',
    run: (player) => player.foldToolbar(),
  },
  {
    id: 'end',
    label: (t) => t('end'),
    place: 'show',
    icon: () => X,
    run: (player) => player.show('end'),
  },
];
