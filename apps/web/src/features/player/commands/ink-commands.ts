import { Eraser, Highlighter, LassoSelect, MousePointer2, Pen, Sun, Undo2, WandSparkles } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { InkToolName, PlayerTool } from '../hand/tool-settings.ts';
import type { PlayerCommand, PlayerPort } from './player-command.ts';

/** What the hand holds, and its ink. The keys are PowerPoint's. */
export const inkCommands: readonly PlayerCommand[] = [
  {
    id: 'pointer',
    label: (t) => t('pointer'),
    place: 'hand',
    icon: () => MousePointer2,
    keys: 'Ctrl+A',
    ...inHand('pointer'),
  },
  {
    id: 'pen',
    label: (t) => t('pen'),
    place: 'hand',
    icon: () => Pen,
    keys: 'Ctrl+P',
    tint: (player) => colorOf('pen', player),
    choices: 'pen',
    ...inHand('pen'),
  },
  {
    id: 'highlighter',
    label: (t) => t('highlighter'),
    place: 'hand',
    icon: () => Highlighter,
    keys: 'Ctrl+I',
    tint: (player) => colorOf('highlighter', player),
    choices: 'highlighter',
    ...inHand('highlighter'),
  },
  {
    id: 'magic',
    label: (t) => t('magic'),
    place: 'hand',
    icon: () => WandSparkles,
    tint: (player) => colorOf('magic', player),
    choices: 'magic',
    ...inHand('magic'),
  },
  {
    id: 'laser',
    label: (t) => t('laser'),
    place: 'hand',
    icon: () => Sun,
    keys: 'Ctrl+L',
    tint: (player) => colorOf('laser', player),
    choices: 'laser',
    ...inHand('laser'),
  },
  {
    id: 'eraser',
    label: (t) => t('eraser'),
    place: 'hand',
    icon: () => Eraser,
    keys: 'Ctrl+E',
    choices: 'eraser',
    ...inHand('eraser'),
  },
  {
    id: 'lasso',
    label: (t) => t('lasso'),
    place: 'hand',
    icon: () => LassoSelect,
    ...inHand('lasso'),
  },
  {
    id: 'undo',
    label: (t) => t('undo'),
    place: 'hand',
    icon: () => Undo2,
    keys: 'Ctrl+Z',
    isEnabled: ({ canUndo }) => canUndo,
    run: (player) => player.undo(),
  },
  {
    id: 'clear-ink',
    label: (t) => t('clearPage'),
    keys: 'E',
    run: (player) => player.clearInk(),
  },
];

function inHand(tool: PlayerTool): Pick<PlayerCommand, 'isPressed' | 'run'> {
  return { isPressed: (player) => player.tool === tool, run: (player) => player.takeUp(tool) };
}

/** White and black say nothing on a card of either theme. */
function colorOf(pen: Exclude<InkToolName, 'eraser'>, { settings }: PlayerPort): CSSProperties | undefined {
  const { color } = settings[pen];
  return color === 'FFFFFF' || color === '1D2421' ? undefined : { color: `#${color}` };
}
