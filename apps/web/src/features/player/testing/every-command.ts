export { keyCommands } from '../commands/key-commands.ts';
export { playerCommands } from '../commands/player-commands.ts';
