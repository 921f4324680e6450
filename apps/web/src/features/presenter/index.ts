export { PresenterScreen } from './presenter-screen.tsx';
