import { type RefObject, useMemo } from 'react';
import type { ClassTool, OpenableTool } from '../../../parts/class-tools/index.ts';
import type { PlayerTool } from '../../../parts/ink/index.ts';
import type { PlayerPort } from './player-command.ts';

/**
 * A command with keys. `playerCommands` adds names and icons for the toolbar, whose code loads after the first page.
 */
export interface KeyCommand {
  readonly id: string;
  readonly keys: string;
  readonly isEnabled?: (player: KeyPort) => boolean;
  readonly run: (player: KeyPort) => void;
}

/** The parts of the player that key commands use. */
export type KeyPort = Pick<
  PlayerPort,
  'cover' | 'zoomed' | 'canUndo' | 'takeUp' | 'undo' | 'clearInk' | 'zoom' | 'foldToolbar' | 'toggleTool'
>;

const onPage = { isEnabled: ({ cover }: KeyPort) => cover === 'none' };
const enlarged = { isEnabled: ({ cover, zoomed }: KeyPort) => cover === 'none' && zoomed };

/**
 * Keys that are available from the first moment. Keys that select tools are PowerPoint's keys, and keys that zoom are
 * the browsers' keys.
 */
const KEY_COMMANDS: readonly KeyCommand[] = [
  toolCommand('pointer', 'Ctrl+A'),
  toolCommand('pen', 'Ctrl+P'),
  toolCommand('highlighter', 'Ctrl+I'),
  toolCommand('laser', 'Ctrl+L'),
  toolCommand('eraser', 'Ctrl+E'),
  { id: 'undo', keys: 'Ctrl+Z', isEnabled: ({ canUndo }) => canUndo, run: (player) => player.undo() },
  { id: 'clear-ink', keys: 'E', run: (player) => player.clearInk() },
  { id: 'zoom', keys: 'Z', ...onPage, run: (player) => player.zoom('toggle') },
  // The plus key is reported as `=` without Shift and `+` with it; the numeric keypad always reports `+`.
  { id: 'zoom-in', keys: 'Ctrl+=', ...onPage, run: (player) => player.zoom('in') },
  { id: 'zoom-in+', keys: 'Ctrl++', ...onPage, run: (player) => player.zoom('in') },
  { id: 'zoom-out', keys: 'Ctrl+-', ...onPage, run: (player) => player.zoom('out') },
  { id: 'zoom-whole', keys: 'Ctrl+0', ...onPage, run: (player) => player.zoom('whole') },
  // Arrows with Ctrl move an enlarged page.
  ...(['Left', 'Right', 'Up', 'Down'] as const).map((side): KeyCommand => {
    const asked = side.toLowerCase() as Lowercase<typeof side>;
    return {
      id: `zoom-${asked}`,
      keys: `Ctrl+Arrow${side}`,
      ...enlarged,
      run: (player) => player.zoom(asked),
    };
  }),
  { id: 'fold', keys: 'T', run: (player) => player.foldToolbar() },
];

function toolCommand(tool: PlayerTool, keys: string): KeyCommand {
  return { id: tool, keys, run: (player) => player.takeUp(tool) };
}

/** The keys and action of a command, to be completed with its name and icon. Throws if the command has no keys. */
export function keyed(id: string): KeyCommand {
  const command = KEY_COMMANDS.find((each) => each.id === id);
  if (command === undefined) throw new Error(`${id} has no keys`);
  return command;
}

/** All commands with keys, including commands of the class tools. */
export function keyCommands(tools: readonly OpenableTool[]): readonly KeyCommand[] {
  const ofTools = tools
    .filter(hasButton)
    .flatMap(({ id, keys }): readonly KeyCommand[] =>
      keys === undefined ? [] : [{ id, keys, run: (player) => player.toggleTool(id) }],
    );
  return [...KEY_COMMANDS, ...ofTools];
}

/** Whether the tool has a button in the toolbar; other tools are only opened by tools. */
export function hasButton(tool: OpenableTool): tool is ClassTool {
  return 'place' in tool;
}

/** Runs the command unless it is absent or disabled now. */
export function runCommand<Player>(
  { isEnabled, run }: { isEnabled?: (player: Player) => boolean; run: (player: Player) => void },
  player: Player,
): void {
  if (isEnabled?.(player) !== false) run(player);
}

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
