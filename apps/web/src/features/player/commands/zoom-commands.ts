import { ScanSearch, ZoomOut } from 'lucide-react';
import { keyed } from './key-commands.ts';
import type { PlayerCommand } from './player-command.ts';

/** Commands that enlarge a part of the page. */
export const zoomCommands: readonly PlayerCommand[] = [
  {
    ...keyed('zoom'),
    label: (t, { zoomed }) => t(zoomed ? 'wholePage' : 'zoom'),
    place: 'more',
    icon: ({ zoomed }) => (zoomed ? ZoomOut : ScanSearch),
    isPressed: ({ zoomed, framing }) => zoomed || framing,
  },
  ...(
    [
      ['zoom-in', 'zoom'],
      ['zoom-in+', 'zoom'],
      ['zoom-out', 'wholePage'],
      ['zoom-whole', 'wholePage'],
      ['zoom-left', 'zoom'],
      ['zoom-right', 'zoom'],
      ['zoom-up', 'zoom'],
      ['zoom-down', 'zoom'],
    ] as const
  ).map(([id, name]): PlayerCommand => ({ ...keyed(id), label: (t) => t(name) })),
];
