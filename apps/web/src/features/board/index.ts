export { BoardScreen } from './board-screen.tsx';
