import type { Language } from '@lectern/protocol/errors';
import { Hand, Pause, Play, RotateCcw } from 'lucide-react';
import type { ClassTool, OpenableTool } from '../../../parts/class-tools/index.ts';
import { inkCommands } from './ink-commands.ts';
import { hasButton } from './key-commands.ts';
import type { PlayerCommand } from './player-command.ts';
import { foldCommand, showCommands } from './show-commands.ts';
import { zoomCommands } from './zoom-commands.ts';

/** Commands that play the page, and that close all layers over it. */
const screenCommands: readonly PlayerCommand[] = [
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

/** Selects the drag tool, with which the class drags elements about the page. */
const dragCommand: PlayerCommand = {
  id: 'drag',
  label: (t) => t('drag'),
  place: 'more',
  icon: () => Hand,
  holds: true,
  isEnabled: ({ canDrag }) => canDrag,
  isPressed: ({ tool }) => tool === 'drag',
  run: (player) => player.drag(),
};

/** All commands of the toolbar and the keys, with the class tools that have a button and the client's commands. */
export function playerCommands(
  tools: readonly OpenableTool[],
  language: Language,
  ofClient: readonly PlayerCommand[] = [],
): readonly PlayerCommand[] {
  return [
    ...inkCommands,
    ...tools.filter(hasButton).map((tool) => commandOf(tool, language)),
    // The fold button is far from the end button, so that folding the toolbar never ends the show by mistake.
    foldCommand,
    ...screenCommands,
    dragCommand,
    ...zoomCommands,
    // The command that ends the show stays the last button.
    ...showCommands.toSpliced(-1, 0, ...ofClient),
  ];
}

function commandOf(tool: ClassTool, language: Language): PlayerCommand {
  const { id, label, place, icon, keys } = tool;
  return {
    id,
    label: () => label[language],
    place,
    icon: () => icon,
    ...(keys !== undefined && { keys }),
    isPressed: ({ openTools }) => openTools.has(id),
    run: (player) => player.toggleTool(id),
  };
}
