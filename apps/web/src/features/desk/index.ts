export { type DeskPart, DeskScreen } from './desk-screen.tsx';
