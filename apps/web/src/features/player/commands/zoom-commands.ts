import { ScanSearch, ZoomOut } from 'lucide-react';
import type { PlayerCommand, PlayerPort } from './player-command.ts';

const onPage = { isEnabled: ({ cover }: PlayerPort) => cover === 'none' };
const enlarged = { isEnabled: ({ cover, zoomed }: PlayerPort) => cover === 'none' && zoomed };

/** A part of the page fills the screen. The keys are those of every browser; arrows with Ctrl move what is seen. */
export const zoomCommands: readonly PlayerCommand[] = [
  {
    id: 'zoom',
    label: (t, { zoomed }) => t(zoomed ? 'wholePage' : 'zoom'),
    place: 'more',
    icon: ({ zoomed }) => (zoomed ? ZoomOut : ScanSearch),
    keys: 'Z',
    ...onPage,
    isPressed: ({ zoomed, framing }) => zoomed || framing,
    run: (player) => player.zoom('toggle'),
  },
  // The key of the plus sign says what it says without Shift, or with it; the number pad has one of its own.
  { id: 'zoom-in', label: (t) => t('zoom'), keys: 'Ctrl+=', ...onPage, run: (player) => player.zoom('in') },
  { id: 'zoom-in+', label: (t) => t('zoom'), keys: 'Ctrl++', ...onPage, run: (player) => player.zoom('in') },
  {
    id: 'zoom-out',
    label: (t) => t('wholePage'),
    keys: 'Ctrl+-',
    ...onPage,
    run: (player) => player.zoom('out'),
  },
  {
    id: 'zoom-whole',
    label: (t) => t('wholePage'),
    keys: 'Ctrl+0',
    ...onPage,
    run: (player) => player.zoom('whole'),
  },
  ...(['Left', 'Right', 'Up', 'Down'] as const).map((side): PlayerCommand => {
    const asked = side.toLowerCase() as Lowercase<typeof side>;
    return {
      id: `zoom-${asked}`,
      label: (t) => t('zoom'),
      keys: `Ctrl+Arrow${side}`,
      ...enlarged,
      run: (player) => player.zoom(asked),
    };
  }),
];
