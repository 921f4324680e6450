import { Hand } from 'lucide-react';
import type { PlayerCommand } from './player-command.ts';

/** Selects the drag tool, with which the class drags elements about the page. */
export const dragCommand: PlayerCommand = {
  id: 'drag',
  label: (t) => t('drag'),
  place: 'more',
  icon: () => Hand,
  holds: true,
  isEnabled: ({ canDrag }) => canDrag,
  isPressed: ({ tool }) => tool === 'drag',
  run: (player) => player.drag(),
};
