export { EditorScreen, type EditorScreenProps } from './shell/editor-screen.tsx';
