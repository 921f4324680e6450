export { EditorScreen, type EditorScreenProps } from './editor-screen.tsx';
