export { EditorScreen, preloadEditor } from './shell/editor-screen.tsx';
