import { type RefObject, useMemo } from 'react';
import type { PlayerCommand, PlayerPort } from './player-command.ts';
import { runCommand } from './player-commands.ts';

/** What the commands' keys do, for a show; they reach the player of the last render. */
export function useCommandKeys(
  commands: readonly PlayerCommand[],
  latest: RefObject<PlayerPort | undefined>,
): ReadonlyMap<string, () => void> {
  return useMemo(
    () =>
      new Map(
        commands.flatMap((each) => {
          const press = () => latest.current && runCommand(each, latest.current);
          return each.keys === undefined ? [] : [[each.keys, press]];
        }),
      ),
    [commands, latest],
  );
}
