export { bringRestOfEditor, EditorScreen } from './shell/editor-screen.tsx';
