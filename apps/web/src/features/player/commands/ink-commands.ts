import { Eraser, Highlighter, LassoSelect, MousePointer2, Pen, Sun, Undo2, WandSparkles } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { InkToolName, PlayerTool } from '../../../parts/ink/index.ts';
import { keyed } from './key-commands.ts';
import type { PlayerCommand, PlayerPort } from './player-command.ts';

/** Commands that select a tool, and undo and clear its ink. */
export const inkCommands: readonly PlayerCommand[] = [
  {
    ...keyed('pointer'),
    label: (t) => t('pointer'),
    place: 'hand',
    icon: () => MousePointer2,
    isPressed: isCurrentTool('pointer'),
  },
  {
    ...keyed('pen'),
    label: (t) => t('pen'),
    place: 'hand',
    icon: () => Pen,
    tint: (player) => colorOf('pen', player),
    choices: 'pen',
    isPressed: isCurrentTool('pen'),
  },
  {
    ...keyed('highlighter'),
    label: (t) => t('highlighter'),
    place: 'hand',
    icon: () => Highlighter,
    tint: (player) => colorOf('highlighter', player),
    choices: 'highlighter',
    isPressed: isCurrentTool('highlighter'),
  },
  {
    id: 'magic',
    label: (t) => t('magic'),
    place: 'hand',
    icon: () => WandSparkles,
    tint: (player) => colorOf('magic', player),
    choices: 'magic',
    isPressed: isCurrentTool('magic'),
    run: (player) => player.takeUp('magic'),
  },
  {
    ...keyed('laser'),
    label: (t) => t('laser'),
    place: 'hand',
    icon: () => Sun,
    tint: (player) => colorOf('laser', player),
    choices: 'laser',
    isPressed: isCurrentTool('laser'),
  },
  {
    ...keyed('eraser'),
    label: (t) => t('eraser'),
    place: 'hand',
    icon: () => Eraser,
    choices: 'eraser',
    isPressed: isCurrentTool('eraser'),
  },
  {
    id: 'lasso',
    label: (t) => t('lasso'),
    place: 'hand',
    icon: () => LassoSelect,
    isPressed: isCurrentTool('lasso'),
    run: (player) => player.takeUp('lasso'),
  },
  {
    ...keyed('undo'),
    label: (t) => t('undo'),
    place: 'hand',
    icon: () => Undo2,
  },
  { ...keyed('clear-ink'), label: (t) => t('clearPage') },
];

function isCurrentTool(tool: PlayerTool): (player: PlayerPort) => boolean {
  return (player) => player.tool === tool;
}

/** No tint for white and black, which are hard to see on a card in the light or the dark theme. */
function colorOf(pen: Exclude<InkToolName, 'eraser'>, { settings }: PlayerPort): CSSProperties | undefined {
  const { color } = settings[pen];
  return color === 'FFFFFF' || color === '1D2421' ? undefined : { color: `#${color}` };
}
