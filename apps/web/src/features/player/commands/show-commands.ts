import {
  ChevronsDown,
  LayoutGrid,
  Maximize,
  Minimize,
  MonitorX,
  PanelBottom,
  PictureInPicture2,
  Repeat,
  Square,
  SquarePen,
  X,
} from 'lucide-react';
import { keyed } from './key-commands.ts';
import type { PlayerCommand } from './player-command.ts';

/** Hides the toolbar. */
export const foldCommand: PlayerCommand = {
  ...keyed('fold'),
  label: (t) => t('fold'),
  place: 'show',
  icon: () => ChevronsDown,
};

/** Commands for the content of the screen. Keys that every show has, such as B and G, belong to the show itself. */
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
    id: 'white',
    label: (t) => t('white'),
    place: 'more',
    icon: () => Square,
    isPressed: ({ cover }) => cover === 'white',
    run: (player) => player.show('white'),
  },
  {
    id: 'presenter',
    label: (t) => t('presenter'),
    place: 'more',
    icon: () => PictureInPicture2,
    isEnabled: ({ openPresenter }) => openPresenter !== undefined,
    run: (player) => player.openPresenter?.(),
  },
  {
    id: 'edit',
    label: (t) => t('edit'),
    place: 'more',
    icon: () => SquarePen,
    isThere: ({ edit }) => edit !== undefined,
    run: (player) => player.edit?.(),
  },
  {
    id: 'round',
    label: (t) => t('round'),
    place: 'more',
    icon: () => Repeat,
    isPressed: ({ goesRound }) => goesRound,
    run: (player) => player.toggleRound(),
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
    id: 'end',
    label: (t) => t('end'),
    place: 'end',
    icon: () => X,
    run: (player) => player.show('end'),
  },
];
