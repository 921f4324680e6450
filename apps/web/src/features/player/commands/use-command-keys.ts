import { type RefObject, useMemo } from 'react';
import type { OpenableTool } from '../../../parts/class-tools/index.ts';
import { type KeyPort, keyCommands, runCommand } from './key-commands.ts';

/** Handlers of the commands' keys, by key; they use the player of the last render. */
export function useCommandKeys(
  tools: readonly OpenableTool[],
  latest: RefObject<KeyPort | undefined>,
): ReadonlyMap<string, () => void> {
  return useMemo(
    () =>
      new Map(
        keyCommands(tools).map((each) => {
          const press = () => latest.current && runCommand(each, latest.current);
          return [each.keys, press];
        }),
      ),
    [tools, latest],
  );
}
