import { useState } from 'react';
import type { PlayerCommand, PlayerPort } from '../commands/player-command.ts';
import { useToolbarTexts } from '../toolbar-texts.ts';
import { keepAtHand, keptAtHand } from './toolbar-arrangement.ts';
import { useRoomForTools } from './use-room-for-tools.ts';
import type { ToolbarStand } from './use-toolbar-place.ts';

/** The tools in the bar and on the card of all tools. */
export interface Arrangement {
  /** Commands on the card, in their order. */
  readonly onCard: readonly PlayerCommand[];
  /** Ids of the commands that the teacher wants in the bar. */
  readonly atHand: readonly string[];
  /** Commands of the bar that fit. */
  readonly ofTools: readonly PlayerCommand[];
  readonly arrange: (atHand: readonly string[]) => void;
}

export function useArrangement(
  commands: readonly PlayerCommand[],
  player: PlayerPort,
  place: ToolbarStand,
): Arrangement {
  const t = useToolbarTexts();
  const [arrangedTo, setArrangedTo] = useState<readonly string[]>();
  const onCard = commands.filter(({ place: group }) => group === 'class' || group === 'more');
  const atHand = arrangedTo ?? keptAtHand(onCard.map(({ id }) => id));
  const inBar = atHand.flatMap((id) => onCard.find((command) => command.id === id) ?? []);
  const always = commands.filter(
    ({ place: group }) => group === 'hand' || group === 'show' || group === 'end',
  );
  const names = [...always, ...inBar].map((command) => command.label(t, player));
  const wish = `${place.edge} ${place.folded} ${names.join()}`;
  return {
    onCard,
    atHand,
    ofTools: inBar.slice(0, useRoomForTools(place.toolbar, inBar.length, wish)),
    arrange: (next) => {
      keepAtHand(next);
      setArrangedTo(next);
    },
  };
}
