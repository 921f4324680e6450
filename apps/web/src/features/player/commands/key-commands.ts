import type { ClassTool, OpenableTool } from '../../../parts/class-tools/index.ts';
import type { PlayerTool } from '../../../parts/ink/index.ts';
import type { PlayerCommand, PlayerPort } from './player-command.ts';

/** What keys do. `playerCommands` says of the same what the toolbar shows, with names and icons, which come after the page. */
export type KeyCommand = Pick<PlayerCommand, 'id' | 'isThere' | 'isEnabled' | 'run'> & {
  readonly keys: string;
};

const onPage = { isEnabled: ({ cover }: PlayerPort) => cover === 'none' };
const enlarged = { isEnabled: ({ cover, zoomed }: PlayerPort) => cover === 'none' && zoomed };

/** What is done by keys from the first moment on. Those of the hand are PowerPoint's, those of the page every browser's. */
const KEY_COMMANDS: readonly KeyCommand[] = [
  inHand('pointer', 'Ctrl+A'),
  inHand('pen', 'Ctrl+P'),
  inHand('highlighter', 'Ctrl+I'),
  inHand('laser', 'Ctrl+L'),
  inHand('eraser', 'Ctrl+E'),
  { id: 'undo', keys: 'Ctrl+Z', isEnabled: ({ canUndo }) => canUndo, run: (player) => player.undo() },
  { id: 'clear-ink', keys: 'E', run: (player) => player.clearInk() },
  { id: 'zoom', keys: 'Z', ...onPage, run: (player) => player.zoom('toggle') },
  // The key of the plus sign says what it says without Shift, or with it; the number pad has one of its own.
  { id: 'zoom-in', keys: 'Ctrl+=', ...onPage, run: (player) => player.zoom('in') },
  { id: 'zoom-in+', keys: 'Ctrl++', ...onPage, run: (player) => player.zoom('in') },
  { id: 'zoom-out', keys: 'Ctrl+-', ...onPage, run: (player) => player.zoom('out') },
  { id: 'zoom-whole', keys: 'Ctrl+0', ...onPage, run: (player) => player.zoom('whole') },
  // Arrows with Ctrl move what is seen.
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

function inHand(tool: PlayerTool, keys: string): KeyCommand {
  return { id: tool, keys, run: (player) => player.takeUp(tool) };
}

/** The keys of the command and what they do, for whoever says the rest of it. */
export function keyed(id: string): KeyCommand {
  const command = KEY_COMMANDS.find((each) => each.id === id);
  if (command === undefined) throw new Error(`${id} has no keys`);
  return command;
}

/** All that keys do, the class tools' among them. */
export function keyCommands(tools: readonly OpenableTool[]): readonly KeyCommand[] {
  const ofTools = tools
    .filter(hasButton)
    .flatMap(({ id, keys }): readonly KeyCommand[] =>
      keys === undefined ? [] : [{ id, keys, run: (player) => player.toggleTool(id) }],
    );
  return [...KEY_COMMANDS, ...ofTools];
}

/** Whether the tool stands in the toolbar, or is opened by other tools alone. */
export function hasButton(tool: OpenableTool): tool is ClassTool {
  return 'place' in tool;
}

/** Does what the command says, unless it cannot be done now. */
export function runCommand(
  command: Pick<PlayerCommand, 'isThere' | 'isEnabled' | 'run'>,
  player: PlayerPort,
): void {
  if (command.isThere?.(player) === false || command.isEnabled?.(player) === false) return;
  command.run(player);
}
