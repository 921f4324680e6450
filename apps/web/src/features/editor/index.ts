export { EditorScreen } from './shell/editor-screen.tsx';
