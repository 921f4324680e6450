export { registerBoards } from './register-boards.ts';
