export { DeskScreen, type DeskScreenProps } from './desk-screen.tsx';
